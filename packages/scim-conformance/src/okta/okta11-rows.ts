import { must, type Requirement, section } from "../requirement.js";
import { demandStatus, demandValue } from "../rows/demand.js";
import { bodyOf, core, create, groups, users } from "../scim11/client.js";

const document = "Okta 1.1";

/** The requests of Okta to a server of SCIM 1.1. */
export const okta11Rows: readonly Requirement[] = [
  ...section(
    {
      document,
      section: "users",
      title: "Users",
      fix: "Support filters by userName, PUT with a whole profile, and active.",
    },
    [
      must("match", "A user is looked up by `userName`, created, found and read back", async (scim) => {
        const body = bodyOf(scim);
        const path = `${users}?filter=${encodeURIComponent(`userName eq "${body["userName"]}"`)}&startIndex=1&count=100`;
        const before = await scim.get(path);
        demandStatus(before, 200);
        demandValue(before, "totalResults", before.body?.totalResults, 0);
        const made = await create(scim, users, body);
        const found = await scim.get(path);
        demandValue(found, "id", found.body?.Resources?.[0]?.id, made.id);
        demandStatus(await scim.get(made.path), 200);
      }),
      must("write-back", "A complete profile that was read is written back with changes", async (scim) => {
        const made = await create(scim, users);
        const { body } = await scim.get(made.path);
        const heard = await scim.put(made.path, { ...body, title: "Changed" });
        demandStatus(heard, 200);
        demandValue(heard, "title", heard.body?.title, "Changed");
      }),
      must("deactivate", "A user is deactivated and activated with a PATCH of `active`", async (scim) => {
        const made = await create(scim, users);
        for (const active of [false, true]) {
          const heard = await scim.send("PATCH", made.path, { schemas: [core], active });
          demandStatus(heard, 200, 204);
          demandValue(heard, "active", (await scim.get(made.path)).body?.active, active);
        }
      }),
    ],
  ),
  ...section(
    { document, section: "groups", title: "Group push", fix: "Support PATCH of members with operation delete." },
    [
      must("members", "Members are added and removed with a PATCH", async (scim) => {
        const [a, b] = [await create(scim, users), await create(scim, users)];
        const { path } = await create(scim, groups, { members: [{ value: a.id }] });
        const heard = await scim.send("PATCH", path, {
          schemas: [core],
          members: [{ value: b.id }, { value: a.id, operation: "delete" }],
        });
        demandStatus(heard, 200, 204);
        demandValue(heard, "members", (await scim.get(path)).body?.members, [{ value: b.id }]);
      }),
      must("delete", "A group is deleted", async (scim) => {
        const { path } = await create(scim, groups);
        demandStatus(await scim.delete(path), 200, 204);
        demandStatus(await scim.get(path), 404);
      }),
    ],
  ),
];
