import { urns } from "../model/model.js";
import { may, must, section } from "../requirement.js";
import { addresses } from "../rows/addresses.js";
import { demand, demandRefusal, demandRefused, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Scim } from "../rows/scim.js";

function needsPatch(scim: Scim): void {
  if (!scim.model.features.patch) skip("the server does not support PATCH");
}

/** RFC 7644 §3.5.2, rules for all operations. */
export const changing = section(
  {
    document: "RFC 7644",
    section: "3.5.2",
    title: "Changing with PATCH",
    fix: "Apply the operations in order to a copy, and store it only if all succeed.",
  },
  [
    must("answer", "A PATCH answers 200 and the whole resource, or 204", async (scim) => {
      const text = scim.text();
      const { path, id } = await scim.user();
      const heard = await scim.patch(path, { op: "add", path: text, value: "T" });
      demandStatus(heard, 200, 204);
      if (heard.status === 204) return;
      demandValue(heard, "id", heard.body?.id, id);
      demandValue(heard, text, heard.body?.[text], "T");
    }),
    must("in-order", "Operations are applied in order, each to the result of the previous one", async (scim) => {
      const [text, emails, { work, home }] = [scim.text(), scim.emails(), addresses(scim)];
      const { heard, body } = await scim.change(
        await scim.user({ [emails]: [] }),
        { op: "add", path: text, value: "first" },
        { op: "add", path: emails, value: [work, home] },
        { op: "replace", path: emails, value: [home] },
        { op: "replace", path: text, value: "second" },
      );
      demandValue(heard, text, body?.[text], "second");
      demandValue(heard, emails, body?.[emails], [home]);
    }),
    must("atomic", "If one operation fails, the resource does not change", async (scim) => {
      const text = scim.text();
      const { path } = await scim.user({ [text]: "T" });
      const refused = await scim.patch(
        path,
        { op: "replace", path: text, value: "U" },
        { op: "replace", path: "emails[", value: "x" },
      );
      const read = await scim.get(path);
      if (refused.status < 400) skip("the server does not refuse the second operation");
      demandValue(refused, `${text} after the failed request`, read.body?.[text], "T");
    }),
    may("needs-schemas", "A body that is not a PatchOp is refused with `invalidSyntax`", async (scim) => {
      needsPatch(scim);
      const { path } = await scim.user();
      const Operations = [{ op: "add", path: scim.text(), value: "T" }];
      for (const body of [{ Operations }, { schemas: [urns.user], Operations }, { schemas: [urns.patch] }])
        demandRefusal(await scim.send("PATCH", path, body), 400, "invalidSyntax");
    }),
    must("needs-operations", "A body without `Operations` is refused", async (scim) => {
      needsPatch(scim);
      demandRefused(await scim.send("PATCH", (await scim.user()).path, { schemas: [urns.patch] }));
    }),
    must(
      "unknown-operation",
      "An operation other than `add`, `remove` and `replace` is refused with `invalidSyntax`",
      async (scim) => {
        const { path } = await scim.user();
        const text = scim.text();
        for (const operation of [
          { op: "move", path: text, value: "T" },
          { path: text, value: "T" },
        ])
          demandRefusal(await scim.patch(path, operation), 400, ["invalidSyntax", "invalidValue"]);
      },
    ),
    must("malformed-path", "A malformed path is refused with `invalidPath`", async (scim) => {
      const { path } = await scim.user();
      for (const at of ["emails[", 'emails[type eq "work"', "na me", "name..givenName"])
        demandRefusal(await scim.patch(path, { op: "replace", path: at, value: "x" }), 400, [
          "invalidPath",
          "invalidFilter",
        ]);
    }),
    must("unknown-path", "A path with an unknown attribute is refused with `invalidPath`", async (scim) => {
      const { path } = await scim.user();
      for (const at of ["shoeSize", "name.shoeSize", "urn:example:nothing:title"])
        demandRefusal(await scim.patch(path, { op: "add", path: at, value: "x" }), 400, ["invalidPath", "noTarget"]);
    }),
    must("read-only", "A change of a readOnly attribute is refused with `mutability`", async (scim) => {
      const { path } = await scim.user();
      for (const at of ["id", "meta.created"])
        demandRefusal(
          await scim.patch(path, { op: "replace", path: at, value: "2001-01-01T00:00:00Z" }),
          400,
          "mutability",
        );
    }),
    must("immutable", "A change of an immutable value is refused with `mutability`", async (scim) => {
      const { type, attribute } = scim.attribute(
        "immutable",
        (each) => each.mutability === "immutable" && each.type === "string" && !each.multiValued,
      );
      const made = await scim.make(type, { [attribute.name]: scim.mark() });
      demandRefusal(
        await scim.patch(made.path, { op: "replace", path: attribute.name, value: scim.mark() }),
        400,
        "mutability",
      );
      const read = await scim.get(made.path);
      demandValue(read, attribute.name, read.body?.[attribute.name], made.body[attribute.name]);
    }),
    must("wrong-type", "A value of the wrong type is refused with `invalidValue`", async (scim) => {
      const { path, type } = await scim.user();
      const has = new Set(type.attributes.map(({ name }) => name));
      const cases = [
        ["active", { a: 1 }],
        [scim.text(), { a: 1 }],
        ["name", "Ada"],
      ] as const;
      for (const [at, value] of cases.filter(([name]) => has.has(name)))
        demandRefusal(await scim.patch(path, { op: "replace", path: at, value }), 400, [
          "invalidValue",
          "invalidSyntax",
        ]);
    }),
    must("conflict", "A change that conflicts with another resource answers 409 with `uniqueness`", async (scim) => {
      const [one, two] = [await scim.user(), await scim.user()];
      demandRefusal(
        await scim.patch(two.path, { op: "replace", path: "userName", value: one.body.userName }),
        409,
        "uniqueness",
      );
    }),
    must("primary", "Setting a value as primary makes the previous primary value non-primary", async (scim) => {
      const [emails, { work, home, fresh }] = [scim.emails(), addresses(scim)];
      const made = await scim.user({ [emails]: [{ ...work, primary: true }, home] });
      const other = { ...fresh, type: "other", primary: true };
      const { heard, body } = await scim.change(made, { op: "add", path: emails, value: [other] });
      const primary = body?.[emails]?.filter((each: { readonly primary?: unknown }) => each.primary === true);
      demandValue(heard, "primary values", primary, [other]);
    }),
    must("unknown", "A PATCH of an unknown identifier answers 404", async (scim) => {
      demandStatus(
        await scim.patch(scim.unknown(scim.type("User")), { op: "add", path: scim.text(), value: "T" }),
        404,
      );
    }),
    must("extension", "Paths name attributes of extensions with the URN of their schema", async (scim) => {
      const { extension, attribute } = scim.extension();
      const { heard, body } = await scim.change(await scim.user(), {
        op: "add",
        path: `${extension}:${attribute.name}`,
        value: "B1",
      });
      demandValue(heard, extension, body?.[extension], { [attribute.name]: "B1" });
      demand(
        body?.schemas?.includes(extension),
        heard,
        `schemas that contain ${extension}`,
        `schemas is ${JSON.stringify(body?.schemas)}`,
      );
    }),
    must("any-case", "Attribute names in paths and values are not case-sensitive", async (scim) => {
      const [one, two] = [scim.text(0), scim.text(1)];
      const { heard, body } = await scim.change(
        await scim.user(),
        { op: "add", path: one.toUpperCase(), value: "T" },
        { op: "add", value: { [two.toUpperCase()]: "N" } },
      );
      demandValue(heard, one, body?.[one], "T");
      demandValue(heard, two, body?.[two], "N");
    }),
  ],
);
