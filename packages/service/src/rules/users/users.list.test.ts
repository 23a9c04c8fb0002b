import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const scopes = ["users:read", "users.profile:read", "users.profile:write"];
const tokens = (organizationWorld.tokens ?? []).map((token) =>
  token.scopes === undefined ? token : { ...token, scopes: [...token.scopes, ...scopes] },
);

async function start() {
  const { call, scim, clock } = await createTestService({ ...organizationWorld, tokens });
  return {
    scim,
    clock,
    call: async (method: string, args: object, token?: string) => (await call(method, args, token)).body,
  };
}

interface Member {
  readonly id: string;
}

describe("users.list", () => {
  it("pages through everybody in the order of creation", async () => {
    const { call } = await start();
    const ids: string[] = [];
    let cursor = "";
    do {
      const page = await call("users.list", { limit: 4, cursor });
      ids.push(...page.members.map(({ id }: Member) => id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    expect(ids).toEqual(["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "W1", "U10"]);
    expect((await call("users.list", {})).members.map(({ id }: Member) => id)).toEqual(ids);
  });

  it("shows bots, deactivated users and the organization", async () => {
    const { call } = await start();
    const { members } = await call("users.list", {});
    const find = (wanted: string) => members.find(({ id }: Member) => id === wanted);
    expect(find("U6").profile).toMatchObject({ bot_id: "B6", api_app_id: "A1", always_active: true });
    expect(Object.keys(find("U9"))).toEqual([
      "id",
      "team_id",
      "name",
      "deleted",
      "profile",
      "is_bot",
      "is_app_user",
      "updated",
    ]);
    expect(find("U2").enterprise_user).toMatchObject({ enterprise_id: "E1", is_owner: true, is_primary_owner: false });
  });

  it("shows guests only the users of common channels", async () => {
    const { call } = await start();
    const { members } = await call("users.list", {}, "svcp-guest");
    expect(members.map(({ id }: Member) => id)).toEqual(["U1", "U3", "U4", "U6", "U7", "U10"]);
  });

  it("cuts a guest's pages after leaving out the users whom the guest does not see", async () => {
    const { call } = await start();
    const first = await call("users.list", { limit: 4 }, "svcp-guest");
    expect(first.members.map(({ id }: Member) => id)).toEqual(["U1", "U3", "U4", "U6"]);
    const { next_cursor: cursor } = first.response_metadata;
    expect(atob(cursor)).toBe("user:U7");
    const last = await call("users.list", { limit: 4, cursor }, "svcp-guest");
    expect(last.members.map(({ id }: Member) => id)).toEqual(["U7", "U10"]);
    expect(last.response_metadata).toEqual({ next_cursor: "" });
  });

  it.each(["user:U99", "team:C1", "user_id:U4", "nonsense"])("refuses the cursor of %s", async (text) => {
    const { call } = await start();
    expect((await call("users.list", { limit: 4, cursor: btoa(text) })).error).toBe("invalid_cursor");
  });

  it("looks up once what the rows of a page need", async () => {
    const counts = new Map<string, number>();
    const counted = <T extends object>(reader: T): T =>
      new Proxy(reader, {
        get: (target, name, receiver) => {
          counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
          return Reflect.get(target, name, receiver);
        },
      });
    const { call } = await createTestService(
      { ...organizationWorld, tokens },
      { wrap: (store) => ({ ...store, users: counted(store.users), tokens: counted(store.tokens) }) },
    );
    const { body } = await call("users.list", { limit: 1000 });
    expect(body.members).toHaveLength(11);
    expect(Object.fromEntries(counts)).toEqual({ resolve: 1, seen: 1, connectedAmong: 1, actsAsAmong: 1 });
  });
});

describe("profiles", () => {
  const patch = (Operations: readonly object[]) => ({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations,
  });

  it("set here are visible over SCIM, and the other way round", async () => {
    const { call, scim } = await start();
    const sent = { first_name: "Maria", display_name: "Maria M", phone: "+1 555" };
    const changed = await call("users.profile.set", { user: "U4", profile: sent }, "svcp-owner");
    expect(changed.profile).toMatchObject({ ...sent, real_name: "Maria Müller" });
    expect((await scim("GET", "/v2/Users/U4")).body).toMatchObject({
      name: { givenName: "Maria", familyName: "Müller" },
      displayName: "Maria M",
      phoneNumbers: expect.arrayContaining([{ value: "+1 555", primary: true }]),
    });
    await scim("PATCH", "/v2/Users/U4", patch([{ op: "replace", path: "title", value: "Captain" }]));
    expect((await call("users.profile.get", { user: "U4" })).profile).toMatchObject({
      title: "Captain",
      fields: { XfTITLE: { value: "Captain", alt: "" } },
    });
  });

  it("keep what SCIM has written from being changed", async () => {
    const { call, scim } = await start();
    const set = () => call("users.profile.set", { user: "U4", profile: { title: "Pilot" } }, "svcp-owner");
    expect((await set()).ok).toBe(true);
    await scim("PATCH", "/v2/Users/U4", patch([{ op: "replace", path: "title", value: "Captain" }]));
    expect((await set()).error).toBe("permission_denied");
  });

  it("lose their status by the clock", async () => {
    const { call, clock } = await start();
    const expiration = 1_780_315_200 + 60;
    const sent = { status_text: "Lunch", status_emoji: ":bread:", status_expiration: expiration };
    expect((await call("users.profile.set", { profile: sent }, "svcp-mia")).profile).toMatchObject(sent);
    clock.advance(60_000);
    expect((await call("users.profile.get", { user: "U4" })).profile).toMatchObject({
      status_text: "",
      status_emoji: "",
      status_expiration: 0,
    });
  });
});
