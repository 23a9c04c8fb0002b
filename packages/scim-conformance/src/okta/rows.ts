import type { Heard } from "../http/heard.js";
import type { TypeModel } from "../model/model.js";
import { must, type Requirement, section } from "../requirement.js";
import { demand, demandStatus, demandValue } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Json, Scim } from "../rows/scim.js";

// The requests are from Okta's public documentation of its SCIM 2.0 client.
const document = "Okta";
const page = "startIndex=1&count=100";

function oktaUser(scim: Scim): Json {
  const has = new Set(scim.type("User").attributes.map(({ name }) => name));
  const mark = scim.mark();
  return {
    ...(has.has("name") && { name: { givenName: "Test", familyName: "User" } }),
    ...(has.has("emails") && { emails: [{ primary: true, value: `${mark}@example.com`, type: "work" }] }),
    ...(has.has("displayName") && { displayName: "Test User" }),
    ...(has.has("locale") && { locale: "en-US" }),
    externalId: mark,
    groups: [],
    password: `${mark}Aa1!`,
    active: true,
  };
}

function match(scim: Scim, type: TypeModel, filter: string): Promise<Heard> {
  return scim.filter(type, filter, page);
}

function idsOf({ body }: Heard): readonly unknown[] {
  return Array.isArray(body?.Resources) ? body.Resources.map(({ id }: { readonly id: unknown }) => id) : [];
}

/** The requests of Okta, in the order in which it sends them. */
export const oktaRows: readonly Requirement[] = [
  ...section(
    {
      document,
      section: "connection",
      title: "Test API credentials",
      fix: "Answer lists with startIndex and itemsPerPage, also if they are empty.",
    },
    [
      must(
        "lists",
        "Lists of users and groups answer with the members of a page",
        async (scim) => {
          for (const path of [
            `${scim.type("User").endpoint}?startIndex=1&count=2`,
            `${scim.type("Group").endpoint}?${page}`,
          ]) {
            const heard = await scim.get(path);
            demandStatus(heard, 200);
            for (const name of ["totalResults", "startIndex", "itemsPerPage"])
              demand(
                typeof heard.body?.[name] === "number",
                heard,
                `${name} as a number`,
                `${name} is ${JSON.stringify(heard.body?.[name])}`,
              );
            demand(Array.isArray(heard.body?.Resources), heard, "Resources as a list");
          }
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
      fix: "Support filters by userName, PUT with a whole profile, and PATCH without a path.",
    },
    [
      must(
        "no-match",
        "A filter by `userName` that finds nothing answers an empty list",
        async (scim) => {
          const heard = await match(scim, scim.type("User"), `userName eq "${scim.mark()}@example.com"`);
          demandStatus(heard, 200);
          demandValue(heard, "totalResults", heard.body?.totalResults, 0);
        },
        { reads: true },
      ),
      must("create", "A user with a password is created, found by `userName` and read back", async (scim) => {
        const type = scim.type("User");
        const heard = await scim.post(type.endpoint, scim.userBody(oktaUser(scim)));
        demandStatus(heard, 201);
        demandValue(heard, "password", heard.body?.password, undefined);
        demandValue(heard, "active", heard.body?.active, true);
        const found = await match(scim, type, `userName eq "${heard.body?.userName}"`);
        demandValue(found, "ids", idsOf(found), [heard.body?.id]);
        demandStatus(await scim.get(`${type.endpoint}/${heard.body?.id}`), 200);
      }),
      must("conflict", "A second creation answers 409", async (scim) => {
        const { type, body } = await scim.user(oktaUser(scim));
        demandStatus(
          await scim.post(type.endpoint, scim.userBody({ ...oktaUser(scim), userName: body.userName })),
          409,
        );
      }),
      must("write-back", "A complete profile that was read is written back with changes", async (scim) => {
        const made = await scim.user(oktaUser(scim));
        const { body } = await scim.get(made.path);
        const text = scim.text();
        const heard = await scim.put(made.path, { ...body, [text]: "Changed", groups: [] });
        demandStatus(heard, 200);
        demandValue(heard, text, heard.body?.[text], "Changed");
        demandValue(heard, "userName", heard.body?.userName, made.body.userName);
      }),
      must("deactivate", "A user is deactivated with a PATCH without a path, found, and activated", async (scim) => {
        const made = await scim.user(oktaUser(scim));
        for (const active of [false, true]) {
          const { heard } = await scim.change(made, { op: "replace", value: { active } });
          const found = await match(scim, made.type, `userName eq "${made.body.userName}"`);
          demandValue(found, "ids", idsOf(found), [made.id]);
          demandValue(heard, "active", found.body?.Resources?.[0]?.active, active);
        }
      }),
      must("password", "A password is set with a PATCH, and not returned", async (scim) => {
        if (!scim.type("User").attributes.some(({ name }) => name === "password")) skip("users have no password");
        const made = await scim.user(oktaUser(scim));
        const password = `${scim.mark()}Bb2!`;
        const { heard } = await scim.change(made, { op: "replace", value: { password } });
        demand(!heard.text.includes(password), heard, "an answer without the password");
      }),
      must("import", "An import finds every user page by page", async (scim) => {
        const made = [];
        for (let n = 0; n < 5; n += 1) made.push(await scim.user());
        const query = await scim.only(made);
        const seen: unknown[] = [];
        for (const startIndex of [1, 3, 5]) {
          const heard = await scim.get(`${scim.type("User").endpoint}?${query}&startIndex=${startIndex}&count=2`);
          demandStatus(heard, 200);
          seen.push(...idsOf(heard));
          if (startIndex === 5)
            demandValue(
              heard,
              "ids of all pages",
              seen,
              made.map(({ id }) => id),
            );
        }
      }),
    ],
  ),
  ...section(
    {
      document,
      section: "groups",
      title: "Group push",
      fix: "Support filters by displayName, and PATCH of members with lists, paths and replacement.",
    },
    [
      must("create", "A group without members is looked up, created and found", async (scim) => {
        const type = scim.type("Group");
        const displayName = scim.mark();
        const absent = await match(scim, type, `displayName eq "${displayName}"`);
        demandValue(absent, "totalResults", absent.body?.totalResults, 0);
        const made = await scim.post(type.endpoint, scim.bodyOf(type, { displayName, members: [] }));
        demandStatus(made, 201);
        const heard = await match(scim, type, `displayName eq "${displayName}"`);
        demandValue(heard, "ids", idsOf(heard), [made.body?.id]);
      }),
      must("add", "Members with `display` are added", async (scim) => {
        const members = [await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const value = members.map((each) => ({ ...each, display: "x" }));
        const { heard, body } = await scim.change(await scim.group({ members: [] }), {
          op: "add",
          path: "members",
          value,
        });
        demandValue(heard, "members", body?.members, members);
      }),
      must("swap", "One request removes a member by a path and adds another", async (scim) => {
        const [a, b, c] = [await scim.user(), await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const made = await scim.group({ members: [a, b] });
        const { heard, body } = await scim.change(
          made,
          { op: "remove", path: `members[value eq "${a?.value}"]` },
          { op: "add", path: "members", value: [c] },
        );
        demandValue(heard, "members", body?.members, [b, c]);
      }),
      must("replace", "All members are replaced", async (scim) => {
        const [a, b] = [await scim.user(), await scim.user()].map(({ id }) => ({ value: id }));
        const { heard, body } = await scim.change(await scim.group({ members: [a] }), {
          op: "replace",
          path: "members",
          value: [b],
        });
        demandValue(heard, "members", body?.members, [b]);
      }),
      must("rename", "A group is renamed with a value that contains its `id`", async (scim) => {
        const made = await scim.group();
        const displayName = scim.mark();
        const { heard, body } = await scim.change(made, { op: "replace", value: { id: made.id, displayName } });
        demandValue(heard, "displayName", body?.displayName, displayName);
      }),
      must("delete", "A group is deleted", async (scim) => {
        const { path } = await scim.group();
        demandStatus(await scim.delete(path), 204);
        demandStatus(await scim.get(path), 404);
      }),
    ],
  ),
];
