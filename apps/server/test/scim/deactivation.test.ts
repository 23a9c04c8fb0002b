import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const deleted = { "1.1": "200", "2.0": "204" } as const;

describe.each(versions)("deactivation over SCIM %s", (version) => {
  it("happens on DELETE, which can be repeated and has an empty body", async () => {
    await using scim = await createScimClient(version);
    for (const _time of [1, 2]) {
      expect(await scim.remove("/Users/UMIA")).toMatchObject({ outcome: deleted[version], body: undefined });
    }
    expect((await scim.get("/Users/UMIA")).body).toMatchObject({ id: "UMIA", active: false, userName: "mia" });
  });

  it("leaves the user in lists and in groups", async () => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users");
    await scim.remove("/Users/UMIA");
    expect((await scim.get("/Users?count=1000")).body.totalResults).toBe(before.body.totalResults);
    expect((await scim.get("/Groups/SCREW")).body.members).toContainEqual({ value: "UMIA", display: "Mia Miller" });
  });

  it.each(inTurn(version, [{ active: false }, { active: false, title: "Former pilot" }]))(
    "happens on a change of %j",
    async (change) => {
      await using scim = await createScimClient(version);
      expect(await scim.change("/Users/UMIA", change)).toMatchObject({ outcome: "200", body: change });
    },
  );

  it("ends if active is set to true", async () => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    await scim.remove("/Users/UMIA");
    const changed = await scim.change("/Users/UMIA", { active: true });
    expect(changed).toMatchObject({ outcome: "200", body: before.body });
  });

  it("continues after other changes of the user", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.change("/Users/UGONE", { title: "Ghost" })).body).toMatchObject({
      title: "Ghost",
      active: false,
    });
  });

  it("keeps userName and addresses reserved for the user", async () => {
    await using scim = await createScimClient(version);
    await scim.remove("/Users/UMIA");
    expect((await scim.post("/Users", newUser({ userName: "mia" }))).outcome).toBe("409 username_taken");
    const emails = [{ value: "mia@home.example" }];
    expect((await scim.post("/Users", newUser({ emails }))).outcome).toBe("409 email_taken");
  });

  it.each(
    inTurn(version, [
      { who: "a plain owner, by an owner", id: "UOLGA", token: "svcp-pat-token" },
      { who: "an administrator, by an administrator", id: "UADAM", token: "svcp-eve-token" },
      { who: "a guest", id: "UGUS", token: "svcp-owner-token" },
      { who: "a single-channel guest", id: "USUE", token: "svcp-owner-token" },
    ]),
  )("is possible for $who", async ({ id, token }) => {
    const world = `
      users: [{ userName: eve, organization_role: admin, emails: [eve@acme.example] }]
      tokens:
        - { token: svcp-pat-token, kind: user, user: pat, scopes: [admin], installation: { installer: pat } }
        - { token: svcp-eve-token, kind: user, user: eve, scopes: [admin], installation: { installer: eve } }`;
    await using scim = await createScimClient(version, { world });
    const path = `/Users/${id}`;
    expect((await scim.send({ verb: "DELETE", path, token })).outcome).toBe(deleted[version]);
    expect((await scim.send({ verb: "GET", path, token })).body.active).toBe(false);
  });

  it("is possible for the plain owner of a single workspace", async () => {
    const world =
      "tokens: [{ token: svcp-pat-token, kind: user, user: pat, scopes: [admin], installation: { installer: pat } }]";
    await using scim = await createScimClient(version, { base: "lone", world });
    const request = { verb: "DELETE", path: "/Users/UOLGA", token: "svcp-pat-token" };
    expect((await scim.send(request)).outcome).toBe(deleted[version]);
  });

  it.each(
    inTurn(version, [
      { id: "UPAT", change: { title: "Chief" } },
      { id: "ULAB", change: { active: true } },
      { id: "UHELP", change: { title: "Helping hand" } },
    ]),
  )("does not happen on a change of $id by $change, which succeeds", async ({ id, change }) => {
    await using scim = await createScimClient(version);
    expect((await scim.change(`/Users/${id}`, change)).outcome).toBe("200");
  });
});
