import type { Heard } from "../http/heard.js";
import { urns } from "../model/model.js";
import { may, must, type Requirement, section } from "../requirement.js";
import { demand, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Json, Made, Scim } from "../rows/scim.js";

// The requests are from Microsoft's public documentation of Entra ID provisioning.
const document = "Entra ID";
const json = { "content-type": "application/scim+json; charset=utf-8" };

/** Sends a PATCH as Entra does: operations in capitals, and a charset. Returns the user or group afterwards. */
async function change(scim: Scim, { path }: Pick<Made, "path">, ...Operations: readonly object[]) {
  const heard = await scim.send("PATCH", path, { schemas: [urns.patch], Operations }, json);
  demandStatus(heard, 200, 204);
  return { heard, body: (await scim.get(path)).body };
}

function idsOf({ body }: Heard): readonly unknown[] {
  return Array.isArray(body?.Resources) ? body.Resources.map(({ id }: { readonly id: unknown }) => id) : [];
}

/** Members of a user as Entra sends them, with null and empty lists. */
function entraUser(scim: Scim): Json {
  const { extensions, attributes } = scim.type("User");
  const has = (name: string) => attributes.some((each) => each.name === name);
  const mark = scim.mark();
  return {
    externalId: `${mark}-external`,
    active: true,
    ...(has("addresses") && { addresses: null }),
    ...(has("displayName") && { displayName: "lennay" }),
    ...(has("emails") && { emails: [{ type: "work", value: `${mark}@example.com`, primary: true }] }),
    meta: { resourceType: "User" },
    ...(has("name") && {
      name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
    }),
    ...(has("phoneNumbers") && { phoneNumbers: null }),
    ...(has("roles") && { roles: [] }),
    ...(has("title") && { title: null }),
    ...(extensions.some(({ urn }) => urn === urns.enterprise) && {
      [urns.enterprise]: { employeeNumber: mark, manager: null },
    }),
  };
}

async function create(scim: Scim): Promise<Made> {
  return scim.user(entraUser(scim));
}

function needsEnterprise(scim: Scim): void {
  if (!scim.type("User").extensions.some(({ urn }) => urn === urns.enterprise))
    skip("users have no enterprise extension");
}

/** The requests of Entra ID, in the order in which it sends them. */
export const entraRows: readonly Requirement[] = [
  ...section(
    {
      document,
      section: "connection",
      title: "Test connection",
      fix: "Answer a filter that finds nothing with 200 and an empty list.",
    },
    [
      must(
        "look-up",
        "A look-up of a user who does not exist answers 200 and an empty list",
        async (scim) => {
          const heard = await scim.filter(scim.type("User"), `userName eq "${scim.mark()}"`);
          demandStatus(heard, 200);
          demandValue(heard, "totalResults", heard.body?.totalResults, 0);
          demand(Array.isArray(heard.body?.Resources), heard, "Resources as a list");
        },
        { reads: true },
      ),
    ],
  ),
  ...section(
    {
      document,
      section: "users",
      title: "Users",
      fix: "Accept operations and booleans in any case, paths with filters, and PATCH for every attribute.",
    },
    [
      must("create", "A user with null, empty lists and extensions is created", async (scim) => {
        const own = entraUser(scim);
        const heard = await scim.post(scim.type("User").endpoint, scim.userBody(own), json);
        demandStatus(heard, 201);
        demandValue(heard, "externalId", heard.body?.externalId, own["externalId"]);
      }),
      must("match", "A user is found by `userName`, `externalId` and work e-mail address", async (scim) => {
        const { id, type, body } = await create(scim);
        const [email] = body.emails ?? [];
        const filters = [
          `userName eq "${body.userName}"`,
          `externalId eq "${body.externalId}"`,
          `externalId eq "${body.externalId}" and active eq true`,
        ];
        if (email !== undefined) filters.push(`emails[type eq "work"].value eq "${email.value}"`);
        for (const filter of filters) {
          const heard = await scim.filter(type, filter);
          demandStatus(heard, 200);
          demandValue(heard, `ids for ${filter}`, idsOf(heard), [id]);
        }
      }),
      must("conflict", "A second creation answers 409", async (scim) => {
        const { type, body } = await create(scim);
        demandStatus(
          await scim.post(type.endpoint, scim.userBody({ ...entraUser(scim), userName: body.userName }), json),
          409,
        );
      }),
      must("update", "Several attributes are changed by paths, with operations in capitals", async (scim) => {
        const emails = scim.emails();
        const { heard, body } = await change(
          scim,
          await create(scim),
          { op: "Replace", path: `${emails}[type eq "work"].value`, value: "updated@example.com" },
          { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
          { op: "Add", path: scim.text(), value: "T" },
        );
        demandValue(heard, emails, body?.[emails], [{ type: "work", value: "updated@example.com" }]);
        demandValue(heard, "name.familyName", body?.name?.familyName, "updatedFamilyName");
        demandValue(heard, scim.text(), body?.[scim.text()], "T");
      }),
      must("add-value", "A value that a filter describes is added", async (scim) => {
        if (!scim.type("User").attributes.some(({ name }) => name === "phoneNumbers"))
          skip("users have no phoneNumbers");
        const { heard, body } = await change(scim, await create(scim), {
          op: "Add",
          path: 'phoneNumbers[type eq "mobile"].value',
          value: "+1 555 0100",
        });
        demandValue(heard, "phoneNumbers", body?.phoneNumbers, [{ type: "mobile", value: "+1 555 0100" }]);
      }),
      must("extension", "Attributes of the enterprise extension are added and removed", async (scim) => {
        needsEnterprise(scim);
        const { heard, body } = await change(
          scim,
          await create(scim),
          { op: "Add", path: `${urns.enterprise}:department`, value: "IT" },
          { op: "Remove", path: `${urns.enterprise}:employeeNumber` },
        );
        demandValue(heard, urns.enterprise, body?.[urns.enterprise], { department: "IT", employeeNumber: undefined });
      }),
      must("dotted", "The members of a value without a path can be paths", async (scim) => {
        const { heard, body } = await change(scim, await create(scim), {
          op: "Replace",
          value: { "name.givenName": "New", displayName: "Renamed" },
        });
        demandValue(heard, "name.givenName", body?.name?.givenName, "New");
        demandValue(heard, "displayName", body?.displayName, "Renamed");
      }),
      must("rename", "A user is renamed, and found by the new name only", async (scim) => {
        const made = await create(scim);
        const value = `${scim.mark()}@example.com`;
        const { heard, body } = await change(scim, made, { op: "Replace", path: "userName", value });
        demandValue(heard, "userName", body?.userName, value);
        for (const [name, ids] of [
          [made.body.userName, []],
          [value, [made.id]],
        ] as const) {
          const found = await scim.filter(made.type, `userName eq "${name}"`);
          demandValue(found, `ids for ${name}`, idsOf(found), ids);
        }
      }),
      must("manager", "A manager is set and removed", async (scim) => {
        needsEnterprise(scim);
        const [made, boss] = [await create(scim), await scim.user()];
        const path = `${urns.enterprise}:manager`;
        const { heard, body } = await change(scim, made, { op: "Add", path, value: boss.id });
        const manager = body?.[urns.enterprise]?.manager;
        demand(
          (manager?.value ?? manager) === boss.id,
          heard,
          `the manager ${boss.id}`,
          `the manager is ${JSON.stringify(manager)}`,
        );
        const removed = await change(scim, made, { op: "Remove", path });
        demandValue(removed.heard, "manager", removed.body?.[urns.enterprise]?.manager, undefined);
      }),
      must("manager-list", "A manager can be a list of one object", async (scim) => {
        needsEnterprise(scim);
        const [made, boss] = [await create(scim), await scim.user()];
        const { heard, body } = await change(scim, made, {
          op: "Add",
          path: `${urns.enterprise}:manager`,
          value: [{ $ref: boss.body.meta?.location, value: boss.id }],
        });
        demandValue(heard, "manager", body?.[urns.enterprise]?.manager?.value, boss.id);
      }),
      must("disable", "A user is disabled and restored with a boolean", async (scim) => {
        const made = await create(scim);
        for (const value of [false, true]) {
          const { heard, body } = await change(scim, made, { op: "Replace", path: "active", value });
          demandValue(heard, "active", body?.active, value);
        }
      }),
      must("disable-text", 'A user is disabled with the text "False" and restored with "True"', async (scim) => {
        const made = await create(scim);
        for (const [value, active] of [
          ["False", false],
          ["True", true],
        ] as const) {
          const { heard, body } = await change(scim, made, { op: "Replace", path: "active", value });
          demandValue(heard, "active", body?.active, active);
        }
      }),
      must("disabled-found", "A disabled user is still found", async (scim) => {
        const made = await create(scim);
        await change(scim, made, { op: "Replace", path: "active", value: false });
        const heard = await scim.filter(made.type, `externalId eq "${made.body.externalId}"`);
        demandValue(heard, "ids", idsOf(heard), [made.id]);
      }),
      may("no-schemas", "A PATCH without `schemas` is accepted", async (scim) => {
        const { path } = await create(scim);
        demandStatus(
          await scim.send("PATCH", path, { Operations: [{ op: "Replace", path: "active", value: false }] }, json),
          200,
          204,
        );
      }),
      must("delete", "A deleted user is gone, and can be created again", async (scim) => {
        const { path, type, body } = await create(scim);
        demandStatus(await scim.delete(path), 204);
        demandStatus(await scim.get(path), 404);
        demandStatus(
          await scim.post(type.endpoint, scim.userBody({ ...entraUser(scim), userName: body.userName }), json),
          201,
        );
      }),
    ],
  ),
  ...section(
    {
      document,
      section: "groups",
      title: "Groups",
      fix: "Ignore unknown schemas of a group, accept lists of members to add and to remove, and leave out members with excludedAttributes.",
    },
    [
      must("create", "A group with an additional schema is created", async (scim) => {
        const type = scim.type("Group");
        const schemas = [type.urn, "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"];
        const body = { ...scim.bodyOf(type, { externalId: scim.mark() }), schemas, meta: { resourceType: "Group" } };
        demandStatus(await scim.post(type.endpoint, body, json), 201);
      }),
      must("match", "A group is found by `displayName`, without its members", async (scim) => {
        const { id } = await scim.user();
        const made = await scim.group({ members: [{ value: id }] });
        const heard = await scim.filter(
          made.type,
          `displayName eq "${made.body.displayName}"`,
          "excludedAttributes=members",
        );
        demandValue(heard, "ids", idsOf(heard), [made.id]);
        demandValue(heard, "members", heard.body?.Resources?.[0]?.members, undefined);
        const read = await scim.get(`${made.path}?excludedAttributes=members`);
        demandStatus(read, 200);
        demandValue(read, "members", read.body?.members, undefined);
      }),
      must("rename", "A group is renamed", async (scim) => {
        const value = scim.mark();
        const { heard, body } = await change(scim, await scim.group(), { op: "Replace", path: "displayName", value });
        demandValue(heard, "displayName", body?.displayName, value);
      }),
      must("add-members", "Members are added with a list whose `$ref` is null", async (scim) => {
        const members = [await scim.user(), await scim.user()].map(({ id }) => ({ $ref: null, value: id }));
        const { heard, body } = await change(scim, await scim.group(), { op: "Add", path: "members", value: members });
        demandValue(
          heard,
          "members",
          body?.members,
          members.map(({ value }) => ({ value })),
        );
      }),
      must("is-member", "A filter tells whether a user is a member", async (scim) => {
        const [user, other] = [await scim.user(), await scim.user()];
        const { id, type } = await scim.group({ members: [{ value: user.id }] });
        for (const [member, ids] of [
          [user, [id]],
          [other, []],
        ] as const) {
          const heard = await scim.filter(type, `id eq "${id}" and members eq "${member.id}"`, "attributes=id");
          demandStatus(heard, 200);
          demandValue(heard, "ids", idsOf(heard), ids);
        }
      }),
      must("remove-members", "Members are removed with a list of values, and the others stay", async (scim) => {
        const [a, b] = [await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const made = await scim.group({ members: [a, b] });
        const { heard, body } = await change(scim, made, {
          op: "Remove",
          path: "members",
          value: [{ $ref: null, ...a }],
        });
        demandValue(heard, "members", body?.members, [b]);
      }),
      must("remove-member-path", "A member is removed with a path", async (scim) => {
        const [a, b] = [await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const made = await scim.group({ members: [a, b] });
        const { heard, body } = await change(scim, made, { op: "Remove", path: `members[value eq "${a?.value}"]` });
        demandValue(heard, "members", body?.members, [b]);
      }),
      must("delete", "A group is deleted", async (scim) => {
        const { path } = await scim.group();
        demandStatus(await scim.delete(path), 204);
        demandStatus(await scim.get(path), 404);
      }),
    ],
  ),
];
