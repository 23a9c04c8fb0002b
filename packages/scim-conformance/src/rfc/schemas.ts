import { sampleOf } from "../model/fill.js";
import type { Attribute } from "../model/model.js";
import { may, must, section } from "../requirement.js";
import { demand, demandRefusal, demandRefused, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import { bodyWith, valueIn } from "./values.js";

const isText = ({ type, multiValued, canonicalValues }: Attribute) =>
  type === "string" && !multiValued && canonicalValues.length === 0;

/** RFC 7643 §2.2, §3 and §4. */
export const schemas = [
  ...section(
    {
      document: "RFC 7643",
      section: "2.2",
      title: "Attribute characteristics",
      fix: "Treat each attribute as its characteristics in /Schemas say.",
    },
    [
      must("write-only", "`writeOnly` attributes are never returned", async (scim) => {
        const place = scim.attribute("writeOnly", (each) => isText(each) && each.mutability === "writeOnly");
        const secret = `${scim.mark()}Aa1!`;
        const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, secret));
        if (heard.status !== 201) skip(`creating a ${place.type.name} with ${place.attribute.name} is refused`);
        const path = `${place.type.endpoint}/${heard.body.id}`;
        for (const each of [heard, await scim.get(path), await scim.get(`${path}?attributes=${place.attribute.name}`)])
          demand(!each.text.includes(secret), each, `an answer without ${place.attribute.name}`);
      }),
      must("never", "`returned: never` attributes are not returned even to the write that set them", async (scim) => {
        const place = scim.attribute("returned never", (each) => isText(each) && each.returned === "never");
        const secret = `${scim.mark()}Aa1!`;
        const heard = await scim.post(place.type.endpoint, bodyWith(scim, place, secret));
        if (heard.status !== 201) skip(`creating a ${place.type.name} with ${place.attribute.name} is refused`);
        demand(!heard.text.includes(secret), heard, `an answer without ${place.attribute.name}`);
      }),
      must("always", "`returned: always` attributes are returned regardless of `attributes`", async (scim) => {
        const place = scim.attribute(
          "returned always",
          (each) =>
            each.returned === "always" &&
            each.mutability !== "readOnly" &&
            !each.multiValued &&
            each.name !== "schemas",
        );
        const made = await scim.make(
          place.type,
          place.extension === undefined ? { [place.attribute.name]: sampleOf(place.attribute, scim.mark()) } : {},
        );
        const heard = await scim.get(`${made.path}?attributes=meta`);
        demandStatus(heard, 200);
        demandValue(heard, "id", heard.body?.id, made.id);
        demandValue(heard, place.attribute.name, valueIn(heard.body ?? {}, place), valueIn(made.body, place));
      }),
      must("default", "`returned: default` attributes are returned unless `attributes` omits them", async (scim) => {
        const [one, two] = [scim.text(0), scim.text(1)];
        const made = await scim.user({ [one]: "1", [two]: "2" });
        const all = await scim.get(made.path);
        demandValue(all, one, all.body?.[one], "1");
        const some = await scim.get(`${made.path}?attributes=${two}`);
        demandValue(some, one, some.body?.[one], undefined);
      }),
      must("request", "`returned: request` attributes are returned if `attributes` names them", async (scim) => {
        const place = scim.attribute(
          "returned request",
          (each) => isText(each) && each.returned === "request" && each.mutability === "readWrite",
        );
        const made = await scim.make(place.type, { [place.attribute.name]: "N" });
        const plain = await scim.get(made.path);
        demandValue(plain, place.attribute.name, valueIn(plain.body ?? {}, place), undefined);
        const named = await scim.get(`${made.path}?attributes=${place.attribute.name}`);
        demandValue(named, place.attribute.name, valueIn(named.body ?? {}, place), "N");
      }),
      must("immutable", "`immutable` attributes can be set once and then not changed", async (scim) => {
        const place = scim.attribute("immutable", (each) => isText(each) && each.mutability === "immutable");
        const { name } = place.attribute;
        const made = await scim.make(place.type, { [name]: scim.mark() });
        const heard = await scim.patch(made.path, { op: "add", path: name, value: scim.mark() });
        demandRefusal(heard, 400, "mutability");
        demandStatus(await scim.patch(made.path, { op: "add", path: name, value: made.body[name] }), 200, 204);
      }),
      must(
        "unique",
        "`uniqueness: server` values belong to one resource, compared by the case rule of the attribute",
        async (scim) => {
          const place = scim.attribute(
            "unique",
            (each) =>
              isText(each) && each.uniqueness !== "none" && each.mutability !== "readOnly" && each.name !== "userName",
          );
          const value = `${scim.mark()}-a`;
          await scim.make(place.type, { [place.attribute.name]: value });
          const again = await scim.post(place.type.endpoint, bodyWith(scim, place, value));
          demandRefusal(again, 409, "uniqueness");
          const other = await scim.post(place.type.endpoint, bodyWith(scim, place, value.toUpperCase()));
          demandStatus(other, place.attribute.caseExact ? 201 : 409);
        },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "3",
      title: "Resources and their schemas",
      fix: "Write schemas from the extensions that the resource uses, and check the URNs in bodies.",
    },
    [
      may("names-schema", "A body without the schema of its resource type in `schemas` is refused", async (scim) => {
        for (const schemas of [undefined, [], null, "x", ["urn:example:nothing"]]) {
          const heard = await scim.post(scim.type("User").endpoint, { ...scim.userBody(), schemas });
          demandRefused(heard);
        }
      }),
      may("unknown-schema", "A schema that the resource type does not have is refused", async (scim) => {
        const body = scim.userBody();
        const named = Array.isArray(body["schemas"]) ? body["schemas"] : [];
        demandRefused(
          await scim.post(scim.type("User").endpoint, { ...body, schemas: [...named, "urn:example:nothing"] }),
        );
      }),
      must("schemas-unique", "The `schemas` of an answer contain each URN once", async (scim) => {
        const { extension, attribute } = scim.extension();
        const made = await scim.user({ [extension]: { [attribute.name]: "B" } });
        const { heard, body } = await scim.change(made, {
          op: "replace",
          path: `${extension}:${attribute.name}`,
          value: "C",
        });
        const said: readonly string[] = body?.schemas ?? [];
        demand(
          said.length > 0 && new Set(said).size === said.length,
          heard,
          "schemas without duplicates",
          `schemas is ${JSON.stringify(said)}`,
        );
      }),
      may("schemas-in-use", "An extension without a value is not in `schemas`", async (scim) => {
        const { extension, attribute } = scim.extension();
        const made = await scim.user({ [extension]: { [attribute.name]: "B" } });
        const { heard, body } = await scim.change(made, { op: "remove", path: `${extension}:${attribute.name}` });
        demand(
          !body?.schemas?.includes(extension),
          heard,
          `schemas without ${extension}`,
          `schemas is ${JSON.stringify(body?.schemas)}`,
        );
      }),
      must("extension-object", "Attributes of an extension are in an object under its URN", async (scim) => {
        const { extension, attribute } = scim.extension();
        const made = await scim.user({ [extension]: { [attribute.name]: "R" } });
        const heard = await scim.get(made.path);
        demandValue(heard, extension, heard.body?.[extension], { [attribute.name]: "R" });
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "3.1",
      title: "Common attributes",
      fix: "Assign id and meta in the server, and return both with every resource.",
    },
    [
      must("id", "Every resource has a unique `id` assigned by the service", async (scim) => {
        const made = [];
        for (const type of scim.model.types) made.push(await scim.make(type), await scim.make(type));
        for (const { heard, id } of made) demand(heard.body?.id === id && id !== "", heard, "an id");
        const ids = made.map(({ id }) => id);
        const heard = made[0]?.heard;
        if (heard !== undefined)
          demand(new Set(ids).size === ids.length, heard, "a new id for each resource", `ids ${ids.join(", ")}`);
      }),
      must("id-stable", "The `id` never changes", async (scim) => {
        const made = await scim.user();
        const replaced = await scim.put(made.path, scim.userBody());
        demandValue(replaced, "id", replaced.body?.id, made.id);
      }),
      may("id-case", "The `id` is case-sensitive", async (scim) => {
        const { id, type } = await scim.user();
        const other = id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
        if (other === id) skip("the id has no letters");
        demandStatus(await scim.get(`${type.endpoint}/${encodeURIComponent(other)}`), 404);
      }),
      must("id-reserved", "No `id` is `bulkId`", async (scim) => {
        const { heard, id } = await scim.user();
        demand(id !== "bulkId", heard, "another id");
      }),
      must("external-id", "`externalId` belongs to the client and is stored unchanged", async (scim) => {
        const externalId = `${scim.mark()} Ext`;
        const made = await scim.user({ externalId });
        const heard = await scim.get(made.path);
        demandValue(heard, "externalId", heard.body?.externalId, externalId);
      }),
      may(
        "external-id-filter",
        "A filter finds a resource by its `externalId`",
        async (scim) => {
          const externalId = `${scim.mark()} Ext`;
          const { type, id } = await scim.user({ externalId });
          const heard = await scim.filter(type, `externalId eq ${JSON.stringify(externalId)}`);
          demandValue(
            heard,
            "ids",
            heard.body?.Resources?.map((each: { readonly id: unknown }) => each.id),
            [id],
          );
        },
        { fix: "Index externalId and allow eq: identity providers match resources by it." },
      ),
      must(
        "meta",
        "`meta` belongs to the service: `resourceType`, `created`, `lastModified` and `location`",
        async (scim) => {
          const { heard, body } = await scim.user();
          const isInstant = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);
          demandValue(heard, "meta.resourceType", body.meta?.resourceType, "User");
          demand(
            isInstant(body.meta?.created) && isInstant(body.meta?.lastModified),
            heard,
            "meta.created and meta.lastModified as dateTime",
            `meta is ${JSON.stringify(body.meta)}`,
          );
          demand(typeof body.meta?.location === "string", heard, "meta.location");
        },
      ),
      must("last-modified", "`meta.lastModified` changes with each change, `meta.created` does not", async (scim) => {
        const made = await scim.user();
        const { heard, body } = await scim.change(made, { op: "add", path: scim.text(), value: "T" });
        demandValue(heard, "meta.created", body?.meta?.created, made.body.meta?.created);
        demand(
          Date.parse(body?.meta?.lastModified) >= Date.parse(made.body.meta?.lastModified),
          heard,
          "a meta.lastModified that is not earlier",
        );
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "4.1",
      title: "User",
      fix: "Require userName, keep it unique without regard to case, and never return password.",
    },
    [
      must("user-name-required", "`userName` is required and not empty", async (scim) => {
        const type = scim.type("User");
        for (const userName of [undefined, "", null])
          demandRefusal(await scim.post(type.endpoint, { ...scim.userBody(), userName }), 400, "invalidValue");
      }),
      must("user-name-unique", "`userName` is unique regardless of case", async (scim) => {
        const { body, type } = await scim.user();
        demandRefusal(
          await scim.post(type.endpoint, scim.userBody({ userName: String(body.userName).toUpperCase() })),
          409,
          "uniqueness",
        );
      }),
      must("password", "`password` is never returned", async (scim) => {
        const password = `${scim.mark()}Aa1!`;
        const made = await scim.user({ password });
        for (const heard of [made.heard, await scim.get(`${made.path}?attributes=password`), await scim.get(made.path)])
          demand(!heard.text.includes(password), heard, "an answer without the password");
      }),
      may(
        "password-filter",
        "A filter on `password` is refused",
        async (scim) => {
          demandRefusal(await scim.filter(scim.type("User"), 'password eq "correct horse"'), 400, "invalidFilter");
        },
        { reads: true, fix: "Refuse filters on attributes that are never returned: they let a client guess values." },
      ),
      must("groups-read-only", "`groups` of a user can only be changed through groups", async (scim) => {
        if (!scim.type("User").attributes.some(({ name }) => name === "groups")) skip("users have no groups");
        const made = await scim.user();
        const heard = await scim.patch(made.path, { op: "add", path: "groups", value: [{ value: scim.mark() }] });
        const read = await scim.get(made.path);
        demandValue(heard, "groups after the change", read.body?.groups, undefined);
        demandRefusal(heard, 400, "mutability");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "4.2",
      title: "Group",
      fix: "Require displayName, and store members with the id of the user or group as value.",
    },
    [
      must("display-name", "`displayName` of a group is required", async (scim) => {
        const { displayName: _left, ...body } = scim.bodyOf(scim.type("Group"));
        demandRefusal(await scim.post(scim.type("Group").endpoint, body), 400, "invalidValue");
      }),
      must("members", "`members` are identifiers of users and groups", async (scim) => {
        const { id } = await scim.user();
        const members = [{ value: id }];
        const { heard, path } = await scim.group({ members });
        demandValue(heard, "members", (await scim.get(path)).body?.members, members);
      }),
      may("nested", "A group can be a member of a group", async (scim) => {
        const [{ id }, inner] = [await scim.user(), await scim.group()];
        const members = [
          { value: id, type: "User" },
          { value: inner.id, type: "Group" },
        ];
        const heard = await scim.post(scim.type("Group").endpoint, scim.bodyOf(scim.type("Group"), { members }));
        demandStatus(heard, 201);
        demandValue(
          heard,
          "members",
          heard.body?.members?.map((each: { readonly value: unknown }) => each.value),
          members.map(({ value }) => value),
        );
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7643",
      section: "4.3",
      title: "Enterprise user",
      fix: "Store every attribute of the enterprise extension, and ignore manager.displayName.",
    },
    [
      must("stored", "The complete extension is stored", async (scim) => {
        const { urn, attributes } = enterpriseOf(scim.type("User").extensions);
        const names = new Set(attributes.map(({ name }) => name));
        const boss = await scim.user();
        const whole = {
          employeeNumber: scim.mark(),
          costCenter: "4130",
          organization: "Studios",
          division: "Park",
          department: "Tours",
          manager: { value: boss.id },
        };
        const enterprise = Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
        const { path } = await scim.user({ [urn]: enterprise });
        const heard = await scim.get(path);
        demandValue(heard, urn, heard.body?.[urn], enterprise);
      }),
      must("manager-name", "`manager.displayName` is readOnly", async (scim) => {
        const { urn, attributes } = enterpriseOf(scim.type("User").extensions);
        if (!attributes.some(({ name }) => name === "manager")) skip("users have no manager");
        const boss = await scim.user();
        const { heard, body } = await scim.user({
          [urn]: { manager: { value: boss.id, displayName: "Sent by a client" } },
        });
        demand(
          body[urn]?.manager?.displayName !== "Sent by a client",
          heard,
          "a manager without the displayName of the client",
        );
      }),
    ],
  ),
];

function enterpriseOf(extensions: readonly { readonly urn: string; readonly attributes: readonly Attribute[] }[]) {
  return (
    extensions.find(({ urn }) => urn === "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User") ??
    skip("users have no enterprise extension")
  );
}
