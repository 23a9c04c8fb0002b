import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

interface Assignment {
  readonly role_id: string;
  readonly entity_id: string;
  readonly user_id: string;
}

async function list(server: WebapiServer, sent: object = {}) {
  const { body } = await server.call("admin.roles.listAssignments", { sort_dir: "ASC", ...sent });
  const assignments = body["role_assignments"] as readonly Assignment[];
  return assignments.map(({ role_id, entity_id, user_id }) => `${role_id} ${entity_id} ${user_id}`);
}

const add = "admin.roles.addAssignments";
const remove = "admin.roles.removeAssignments";

describe("admin.roles", () => {
  it("changes every valid pair, and only those", async () => {
    await using server = await createWebapiServer();
    const sent = { role_id: "Rl0A", entity_ids: ["E1", "T404"], user_ids: ["UMIA", "UREX", "U404"] };
    expect((await server.call(add, sent)).outcome).toBe("failed_for_some_users_and_entities");
    expect(await list(server)).toEqual(["Rl0A E1 UMIA", "Rl0A E1 UREX"]);
    expect((await server.call(remove, { ...sent, user_ids: ["UREX"] })).outcome).toBe("failed_for_some_entities");
    expect(await list(server)).toEqual(["Rl0A E1 UMIA"]);
  });

  it("loses nothing when several change roles at once", async () => {
    await using server = await createWebapiServer();
    const role = { role_id: "Rl0A", entity_ids: ["E1"] };
    await server.call(add, { ...role, user_ids: ["UPAT"] });
    const calls = [
      ...[["UMIA"], ["UMIA", "UREX"], ["UREX"]].map((user_ids) => server.call(add, { ...role, user_ids })),
      server.call(remove, { ...role, user_ids: ["UPAT"] }),
    ];
    expect((await Promise.all(calls)).map(({ outcome }) => outcome)).toEqual(["ok", "ok", "ok", "ok"]);
    expect((await list(server)).toSorted()).toEqual(["Rl0A E1 UMIA", "Rl0A E1 UREX"]);
  });

  it("lists each assignment once, page by page", async () => {
    await using server = await createWebapiServer();
    await server.call(add, { role_id: "Rl0A", entity_ids: ["E1", "T1", "C1"], user_ids: ["UMIA", "UREX", "UADAM"] });
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const { body } = await server.call("admin.roles.listAssignments", { limit: 2, cursor });
      const page = body["role_assignments"] as readonly Assignment[];
      seen.push(...page.map(({ entity_id, user_id }) => `Rl0A ${entity_id} ${user_id}`));
      cursor = (body["response_metadata"] as { readonly next_cursor: string }).next_cursor;
      if (cursor === "") break;
    }
    expect(seen).toHaveLength(9);
    expect(seen.toReversed()).toEqual(await list(server));
  });

  it("gives installers the Channel Management role over the organization", async () => {
    const world = "tokens: [{ token: svcp-olga, installation: { channel_manager_lost: true } }]";
    await using server = await createWebapiServer({ world });
    const functions = async () => (await server.call("admin.functions.list", { app_ids: ["A1"] })).outcome;
    const change = (method: string, role_id: string, entity_ids: readonly string[]) =>
      server.call(method, { role_id, entity_ids, user_ids: ["UOLGA"] });
    expect(await functions()).toBe("not_allowed");
    await change(add, "Rl0A", ["T1"]);
    await change(add, "Rl0L", ["E1"]);
    expect(await functions()).toBe("not_allowed");
    for (const role of ["Rl01", "Rl05", "Rl0A"]) {
      await change(add, role, ["E1"]);
      expect([role, await functions()]).toEqual([role, "ok"]);
      await change(remove, role, ["E1"]);
      expect([role, await functions()]).toEqual([role, "not_allowed"]);
    }
  });

  it("lets channel managers rename the channels of their channel, workspace or organization", async () => {
    await using server = await createWebapiServer({ world: "channels: [{ name: random, creator: pat }]" });
    const rename = async (name: string) =>
      (await server.call("conversations.rename", { channel: "C2", name }, { token: "svcp-mia" })).outcome;
    expect(await rename("lobby")).toBe("not_authorized");
    for (const entity of ["C2", "T1", "E1"]) {
      const sent = { role_id: "Rl0A", entity_ids: [entity], user_ids: ["UMIA"] };
      await server.call(add, sent);
      expect([entity, await rename(`lobby-${entity.toLowerCase()}`)]).toEqual([entity, "ok"]);
      await server.call(remove, sent);
      expect([entity, await rename("corridor")]).toEqual([entity, "not_authorized"]);
    }
    await server.call(add, { role_id: "Rl0A", entity_ids: ["C1", "T2"], user_ids: ["UMIA"] });
    expect(await rename("corridor")).toBe("not_authorized");
  });
});
