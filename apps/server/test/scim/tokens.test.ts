import { describe, expect, it } from "vitest";
import { createScimClient, type ScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const world = `
  workspaces: [{ domain: attic, name: Attic, deleted: true }]
  users:
    - { userName: keeper, emails: [keeper@acme.example], workspaces: { attic: primary_owner } }
    - { userName: rexbot, bot_of: Helper }
  tokens:
    - { token: svcp-rex-token, kind: user, user: rex, scopes: ["users:read"], installation: { workspace: hq, installer: adam } }
    - { token: svcb-hq-token, kind: bot, user: helper, scopes: ["users:read"], installation: { workspace: hq, installer: adam } }
    - { token: svcb-attic-token, kind: bot, user: rexbot, scopes: ["users:read"], installation: { workspace: attic, installer: adam } }`;

/** The answer of the Web API to a token. */
async function callWebapi({ server }: ScimClient, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await server.fetch(new Request("http://host.example/api/users.info?user=UMIA", { headers }));
  const answer = (await response.json()) as { readonly ok: boolean; readonly error?: string };
  return answer.ok ? "ok" : String(answer.error);
}

describe.each(versions)("tokens over SCIM %s", (version) => {
  it("of a deactivated user are revoked, and stay revoked when the user is reactivated", async () => {
    await using scim = await createScimClient(version, { world });
    expect(await callWebapi(scim, "svcp-rex-token")).toBe("ok");
    await scim.remove("/Users/UREX");
    expect(await callWebapi(scim, "svcp-rex-token")).toBe("token_revoked");
    await scim.change("/Users/UREX", { active: true });
    expect(await callWebapi(scim, "svcp-rex-token")).toBe("token_revoked");
  });

  it("of a bot in a deleted workspace are account_inactive", async () => {
    await using scim = await createScimClient(version, { world });
    expect(await callWebapi(scim, "svcb-hq-token")).toBe("ok");
    expect(await callWebapi(scim, "svcb-attic-token")).toBe("account_inactive");
  });

  it("of an organization work while one workspace is left, even if their user was in no other", async () => {
    const gone = `
      organization: { default_workspace: labs }
      workspaces: [{ domain: hq, deleted: true }, { domain: attic, name: Attic, deleted: true }]
      users:
        - { userName: adam, workspaces: { attic: member, labs: member } }
        - { userName: keeper, emails: [keeper@acme.example], workspaces: { attic: primary_owner } }
      tokens:
        - token: svcp-attic-token
          kind: user
          user: olga
          scopes: [admin]
          installation: { installer: olga, workspaces: [attic] }`;
    await using scim = await createScimClient(version, { world: gone });
    for (const token of ["svcp-owner-token", "svcp-admin-token"]) {
      expect((await scim.send({ verb: "GET", path: "/Users/UMIA", token })).outcome).toBe("200");
    }
    expect((await scim.send({ verb: "GET", path: "/Users", token: "svcp-attic-token" })).outcome).toBe(
      "401 invalid_authentication",
    );
  });

  it("accept any case of the scheme", async () => {
    await using scim = await createScimClient(version);
    for (const scheme of ["bearer", "BEARER"]) {
      const headers = { authorization: `${scheme} svcp-owner-token` };
      expect((await scim.send({ verb: "GET", path: "/Users", token: null, headers })).outcome).toBe("200");
    }
  });

  it("are required for configuration documents, which accept any token", async () => {
    await using scim = await createScimClient(version);
    const path = version === "1.1" ? "/ServiceProviderConfigs" : "/ServiceProviderConfig";
    expect((await scim.get(path)).outcome).toBe("200");
    expect((await scim.send({ verb: "GET", path, token: null })).outcome).toBe("401 missing_authentication");
  });

  it("work if their installer had another administrative role at that time", async () => {
    const other = `
      tokens:
        - token: svcp-other-token
          kind: user
          user: mia
          scopes: [admin]
          installation: { installer: adam, installer_role: owner, allowed_addresses: [127.0.0.0/8] }`;
    await using scim = await createScimClient(version, { world: other });
    const token = "svcp-other-token";
    expect((await scim.send({ verb: "POST", path: "/Users", body: newUser(), token })).outcome).toBe("201");
  });

  it("act on the users of every workspace, and new users join the default one", async () => {
    await using scim = await createScimClient(version, { world });
    const ids = (await scim.get("/Users?count=100")).body.Resources.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(["UPAT", "ULAB", "UMIA"]));
    expect((await scim.change("/Users/ULAB", { title: "Head of labs" })).outcome).toBe("200");

    const created = await scim.post("/Users", newUser());
    const headers = { authorization: "Bearer svcb-hq-token" };
    const url = `http://host.example/api/users.info?user=${created.body.id}`;
    const response = await scim.server.fetch(new Request(url, { headers }));
    expect(await response.json()).toMatchObject({ ok: true, user: { team_id: "T1", is_restricted: false } });
  });
});
