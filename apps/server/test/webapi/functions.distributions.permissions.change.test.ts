import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const permissions = "functions.distributions.permissions";
const fn2 = { function_id: "Fn2" };
const nobody = "functions: [{ callback_id: tidy, permission: { users: [] } }]";
const adams =
  "tokens: [{ token: svcc-adam, kind: configuration, user: adam, installation: { workspace: hq, installer: adam } }]";

const idsOf = (body: { readonly users?: unknown }) =>
  (body.users as readonly { readonly user_id: string }[]).map(({ user_id }) => user_id);

describe(permissions, () => {
  it("loses no user when several are added and removed at once", async () => {
    await using server = await createWebapiServer({ world: nobody });
    await server.call(`${permissions}.add`, { ...fn2, user_ids: ["UMIA"] });
    const calls = ["UREX", "UADAM", "UPAT"].map((id) => server.call(`${permissions}.add`, { ...fn2, user_ids: [id] }));
    const removal = server.call(`${permissions}.remove`, { ...fn2, user_ids: ["UMIA"] });
    const outcomes = (await Promise.all([...calls, removal])).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["ok", "ok", "ok", "ok"]);
    const { body } = await server.call(`${permissions}.list`, fn2);
    expect(idsOf(body).toSorted()).toEqual(["UADAM", "UPAT", "UREX"]);
  });

  it("decides who reads the permissions, from the next call on", async () => {
    await using server = await createWebapiServer({ world: `${nobody}\n${adams}` });
    const read = async () => (await server.call(`${permissions}.list`, fn2, { token: "svcc-adam" })).outcome;
    expect(await read()).toBe("access_denied");
    for (const [given, wanted] of [
      [{ permission_type: "everyone" }, "ok"],
      [{ permission_type: "system" }, "access_denied"],
      [{ permission_type: "named_entities", org_ids: ["E1"] }, "ok"],
      [{ permission_type: "named_entities", team_ids: ["T2"] }, "access_denied"],
    ] as const) {
      expect((await server.call(`${permissions}.set`, { ...fn2, ...given })).outcome).toBe("ok");
      expect([given, await read()]).toEqual([given, wanted]);
    }
  });

  it("lists a function as distributed once others than the collaborators may use it", async () => {
    await using server = await createWebapiServer();
    const listed = async () => {
      const { body } = await server.call("admin.functions.list", { app_ids: ["A1"] });
      return (body["functions"] as readonly { readonly id: string }[]).map(({ id }) => id);
    };
    await server.call(`${permissions}.set`, { ...fn2, permission_type: "system" });
    expect(await listed()).toEqual(["Fn1", "Fn4"]);
    await server.call(`${permissions}.set`, { ...fn2, permission_type: "everyone" });
    await server.call(`${permissions}.set`, { ...fn2, permission_type: "app_collaborators" });
    expect(await listed()).toEqual(["Fn1", "Fn2", "Fn4"]);
  });
});
