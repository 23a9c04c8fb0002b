import { must, section, should } from "../requirement.js";
import { addresses } from "../rows/addresses.js";
import {
  demand,
  demandRefusal,
  demandRefused,
  demandSame,
  demandStatus,
  demandValue,
  isUnassigned,
} from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Scim } from "../rows/scim.js";

function needsName(scim: Scim): void {
  const name = scim.type("User").attributes.find((each) => each.name === "name");
  if (!name?.subAttributes.some((each) => each.name === "familyName")) skip("users have no name.familyName");
}

/** Creates a user with e-mail addresses, and returns the name of the attribute. */
async function withEmails(scim: Scim, values: readonly object[]) {
  const emails = scim.emails();
  return { emails, made: await scim.user({ [emails]: values }) };
}

/** RFC 7644 §3.5.2.1 to §3.5.2.3. */
export const changeOperations = [
  ...section(
    {
      document: "RFC 7644",
      section: "3.5.2.1",
      title: "Add",
      fix: "Merge objects, append to lists without duplicates, and replace single values.",
    },
    [
      must("no-path", "Without a path, the value is an object whose members are added", async (scim) => {
        const text = scim.text();
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work]);
        const { heard, body } = await scim.change(made, { op: "add", value: { [text]: "T", [emails]: [home] } });
        demandValue(heard, text, body?.[text], "T");
        demandValue(heard, emails, body?.[emails], [work, home]);
      }),
      must("unassigned", "An attribute without a value gets it", async (scim) => {
        const text = scim.text();
        const { heard, body } = await scim.change(await scim.user(), { op: "add", path: text, value: "N" });
        demandValue(heard, text, body?.[text], "N");
      }),
      must("complex", "The sub-attributes in the value are added to a complex attribute", async (scim) => {
        needsName(scim);
        const made = await scim.user({ name: { givenName: "Ada", familyName: "L" } });
        const { heard, body } = await scim.change(made, { op: "add", path: "name", value: { familyName: "K" } });
        demandValue(heard, "name", body?.name, { givenName: "Ada", familyName: "K" });
      }),
      must("members", "Values are added to a multi-valued attribute", async (scim) => {
        const [a, b, c] = [await scim.user(), await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const made = await scim.group({ members: [a] });
        const { heard, body } = await scim.change(made, { op: "add", path: "members", value: [b, c] });
        demandValue(heard, "members", body?.members, [a, b, c]);
      }),
      must("single", "The value of a single-valued attribute is replaced", async (scim) => {
        const text = scim.text();
        const { heard, body } = await scim.change(await scim.user({ [text]: "T" }), {
          op: "add",
          path: text,
          value: "U",
        });
        demandValue(heard, text, body?.[text], "U");
      }),
      must("needs-value", "An add without a value is refused", async (scim) => {
        const { path } = await scim.user();
        demandRefused(await scim.patch(path, { op: "add", path: scim.text() }));
      }),
      must("selected", "The sub-attribute is added to the values that a filter selects", async (scim) => {
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work, home]);
        const place = scim.type("User").attributes.find(({ name }) => name === emails);
        if (!place?.subAttributes.some(({ name, mutability }) => name === "display" && mutability === "readWrite"))
          skip(`${emails} has no writable display`);
        const { heard, body } = await scim.change(made, {
          op: "add",
          path: `${emails}[type eq "work"].display`,
          value: "W",
        });
        demandValue(heard, emails, body?.[emails], [
          { ...work, display: "W" },
          { ...home, display: undefined },
        ]);
      }),
      should("no-duplicate", "An existing value is not added again", async (scim) => {
        const member = { value: (await scim.user()).id };
        const made = await scim.group({ members: [member] });
        const { heard, body } = await scim.change(made, { op: "add", path: "members", value: [member] });
        demandValue(heard, "members", body?.members, [member]);
      }),
      should("no-change", "Adding an existing value keeps `meta.lastModified`", async (scim) => {
        const member = { value: (await scim.user()).id };
        const made = await scim.group({ members: [member] });
        const before = (await scim.get(made.path)).body?.meta?.lastModified;
        const { heard, body } = await scim.change(made, { op: "add", path: "members", value: [member] });
        demandSame(heard, "meta.lastModified", body?.meta?.lastModified, before);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.5.2.2",
      title: "Remove",
      fix: "Remove the values that the path selects, and refuse the removal of required and readOnly attributes.",
    },
    [
      must("needs-path", "A remove without a path is refused with `noTarget`", async (scim) => {
        const heard = await scim.patch((await scim.user()).path, { op: "remove" });
        demandStatus(heard, 400);
        demandValue(heard, "scimType", heard.body?.scimType, "noTarget");
      }),
      must("single", "A single-valued attribute loses its value", async (scim) => {
        const text = scim.text();
        const { heard, body } = await scim.change(await scim.user({ [text]: "T" }), { op: "remove", path: text });
        demandValue(heard, text, body?.[text], undefined);
      }),
      must("all-values", "A multi-valued attribute without a filter loses all of its values", async (scim) => {
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work, home]);
        const { heard, body } = await scim.change(made, { op: "remove", path: emails });
        demandValue(heard, emails, body?.[emails], undefined);
      }),
      must("selected", "Only the values that a filter selects are removed", async (scim) => {
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work, home]);
        const { heard, body } = await scim.change(made, { op: "remove", path: `${emails}[type eq "work"]` });
        demandValue(heard, emails, body?.[emails], [home]);
      }),
      must("last", "Once its last value is removed, an attribute has no value", async (scim) => {
        const { work } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work]);
        const { heard, body } = await scim.change(made, { op: "remove", path: `${emails}[type eq "work"]` });
        demand(isUnassigned(body?.[emails]), heard, `no ${emails}`, `${emails} is ${JSON.stringify(body?.[emails])}`);
      }),
      must("sub-attribute", "A sub-attribute of the selected values is removed, and the values stay", async (scim) => {
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [{ ...work, primary: true }, home]);
        const { heard, body } = await scim.change(made, {
          op: "remove",
          path: `${emails}[value eq "${home.value}"].type`,
        });
        demandValue(heard, emails, body?.[emails], [work, { value: home.value, type: undefined }]);
      }),
      must("required", "Required attributes cannot be removed", async (scim) => {
        const made = await scim.user();
        const heard = await scim.patch(made.path, { op: "remove", path: "userName" });
        demandValue(
          heard,
          "userName after the request",
          (await scim.get(made.path)).body?.userName,
          made.body.userName,
        );
        demandRefusal(heard, 400, ["mutability", "invalidValue"]);
      }),
      must("read-only", "ReadOnly attributes cannot be removed", async (scim) => {
        demandRefusal(await scim.patch((await scim.user()).path, { op: "remove", path: "id" }), 400, "mutability");
      }),
      must("member", "A member of a group is removed by a filter on its `value`", async (scim) => {
        const [a, b] = [await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const made = await scim.group({ members: [a, b] });
        const { heard, body } = await scim.change(made, { op: "remove", path: `members[value eq "${a?.value}"]` });
        demandValue(heard, "members", body?.members, [b]);
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.5.2.3",
      title: "Replace",
      fix: "Replace the values that the path selects, and answer noTarget if its filter selects none.",
    },
    [
      must("no-path", "Without a path, the members of the value are replaced", async (scim) => {
        const text = scim.text();
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work]);
        const { heard, body } = await scim.change(made, { op: "replace", value: { [text]: "U", [emails]: [home] } });
        demandValue(heard, text, body?.[text], "U");
        demandValue(heard, emails, body?.[emails], [home]);
      }),
      must("single", "A single-valued attribute gets the value", async (scim) => {
        const text = scim.text();
        const { heard, body } = await scim.change(await scim.user({ [text]: "T" }), {
          op: "replace",
          path: text,
          value: "U",
        });
        demandValue(heard, text, body?.[text], "U");
      }),
      must("all-values", "Without a filter, all values of a multi-valued attribute are replaced", async (scim) => {
        const { work, home } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work]);
        const { heard, body } = await scim.change(made, { op: "replace", path: emails, value: [home] });
        demandValue(heard, emails, body?.[emails], [home]);
      }),
      must("unassigned", "An attribute without a value gets it, as with an add", async (scim) => {
        const text = scim.text();
        const { heard, body } = await scim.change(await scim.user(), { op: "replace", path: text, value: "T" });
        demandValue(heard, text, body?.[text], "T");
      }),
      must("complex", "The sub-attributes in the value are replaced in a complex attribute", async (scim) => {
        needsName(scim);
        const made = await scim.user({ name: { givenName: "Ada", familyName: "L" } });
        const { heard, body } = await scim.change(made, { op: "replace", path: "name", value: { familyName: "K" } });
        demandValue(heard, "name", body?.name, { givenName: "Ada", familyName: "K" });
      }),
      must("selected", "The values that a filter selects are replaced", async (scim) => {
        const { work, home, fresh } = addresses(scim);
        const { emails, made } = await withEmails(scim, [work, home]);
        const { heard, body } = await scim.change(made, {
          op: "replace",
          path: `${emails}[type eq "work"]`,
          value: fresh,
        });
        demandValue(heard, emails, body?.[emails], [fresh, home]);
      }),
      must(
        "selected-sub-attribute",
        "A sub-attribute of the values that a filter selects is replaced",
        async (scim) => {
          const { work, home, fresh } = addresses(scim);
          const { emails, made } = await withEmails(scim, [work, home]);
          const { heard, body } = await scim.change(made, {
            op: "replace",
            path: `${emails}[type eq "work"].value`,
            value: fresh.value,
          });
          demandValue(heard, emails, body?.[emails], [fresh, home]);
        },
      ),
      must("no-target", "A filter that selects nothing is refused with `noTarget`", async (scim) => {
        const { home, fresh } = addresses(scim);
        const { emails, made } = await withEmails(scim, [home]);
        const heard = await scim.patch(made.path, {
          op: "replace",
          path: `${emails}[type eq "work"].value`,
          value: fresh.value,
        });
        demandStatus(heard, 400);
        demandValue(heard, "scimType", heard.body?.scimType, "noTarget");
      }),
    ],
  ),
];
