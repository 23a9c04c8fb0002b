import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const method = "admin.users.getExpiration";
const seconds = (text: string) => Date.parse(text) / 1000;

const world = `users:
  - userName: gus
    workspaces: { hq: member, labs: member }
    guest: { expiration: 2026-12-31T00:00:00Z, expirations: { labs: 2026-07-01T00:00:00Z } }
tokens:
  - token: svcp-labs
    kind: user
    user: labby
    app: Helper
    scopes: ["admin.users:read"]
    installation: { workspace: labs, installer: labby }
  - token: svcp-headquarters
    kind: user
    user: adam
    app: Helper
    scopes: ["admin.users:read"]
    installation: { workspace: hq, installer: adam }
`;

describe(method, () => {
  it.each([
    { who: "the organization", args: {}, token: "svcp-olga", wanted: "2026-12-31T00:00:00Z" },
    {
      who: "the organization, for labs",
      args: { target_team: "T2" },
      token: "svcp-olga",
      wanted: "2026-07-01T00:00:00Z",
    },
    {
      who: "the organization, for hq",
      args: { target_team: "T1" },
      token: "svcp-olga",
      wanted: "2026-12-31T00:00:00Z",
    },
    { who: "labs", args: {}, token: "svcp-labs", wanted: "2026-07-01T00:00:00Z" },
    { who: "hq", args: {}, token: "svcp-headquarters", wanted: "2026-12-31T00:00:00Z" },
  ])("returns the end of the account to $who", async ({ args, token, wanted }) => {
    await using server = await createWebapiServer({ world });
    const { body } = await server.call(method, { user_id: "UGUS", ...args }, { token });
    expect(body.user).toMatchObject({ id: "UGUS", expiration_ts: seconds(wanted) });
  });

  it("follows provisioning, and keeps expirations of single workspaces", async () => {
    await using server = await createWebapiServer({ world });
    const guest = "urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User";
    const change = new Request("http://host.example/scim/v2/Users/UGUS", {
      method: "PATCH",
      headers: { authorization: "Bearer svcp-olga", "content-type": "application/scim+json" },
      body: JSON.stringify({
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [{ op: "replace", path: `${guest}:expiration`, value: "2027-01-01T00:00:00Z" }],
      }),
    });
    expect((await server.fetch(change)).status).toBe(200);
    const read = async (target_team?: string) =>
      (await server.call(method, { user_id: "UGUS", target_team })).body.user;
    expect(await read()).toMatchObject({ expiration_ts: seconds("2027-01-01T00:00:00Z") });
    expect(await read("T2")).toMatchObject({ expiration_ts: seconds("2026-07-01T00:00:00Z") });
  });
});
