import { describe, expect, it } from "vitest";
import type { Store } from "../../model/store.js";
import type { Role, User } from "../../model/user.js";
import type { AdministeredSlice, SeenSlice } from "../../model/user-store.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleChannel, sampleUser } from "../samples.js";

const put = (user: User) => ({ kind: "put", document: "user", value: user }) as const;
const member = (id: string, ...workspaceIds: readonly string[]) =>
  sampleUser(id, {
    organizationId: "E1",
    memberships: workspaceIds.map((workspaceId) => ({ workspaceId, role: "member" })),
  });
const channel = (id: string, ...userIds: readonly string[]) =>
  [
    { kind: "put", document: "channel", value: sampleChannel(id) },
    { kind: "addChannelMembers", channelId: id, userIds },
  ] as const;

/** Pages of the users that a caller sees. */
export function describeSeenUsers(open: OpenStore): void {
  const openWith = async () => {
    const store = await open();
    await write(
      store,
      put({ ...member("U1", "T1"), created: "2026-02-01T00:00:00.000Z" }),
      put(member("U2", "T2", "T1")),
      put(member("U3", "T3")),
      put(member("U4")),
      put(member("U5", "T22")),
      put({ ...sampleUser("U6"), memberships: [{ workspaceId: "T1", role: "member" }] }),
      ...channel("C1", "U3", "U5", "U6"),
      ...channel("C2", "U3", "U5", "U1"),
      ...channel("C3", "U2"),
    );
    return store;
  };
  const find = async ({ users }: Store, slice: Partial<SeenSlice>) =>
    (await users.seen({ home: "E1", limit: 9, ...slice })).map(({ id }) => id);

  describe("the users that a caller sees", () => {
    it("are those of the directory, in the order of their creation", async () => {
      const store = await openWith();
      expect(await find(store, {})).toEqual(["U2", "U3", "U4", "U5", "U1"]);
      expect(await find(store, { home: "T1" })).toEqual(["U6"]);
      expect(await find(store, { limit: 2 })).toEqual(["U2", "U3"]);
      const from = { created: sampleUser("U3").created, id: "U3" };
      expect(await find(store, { from, limit: 2 })).toEqual(["U3", "U4"]);
      expect(await find(store, { from: { created: "2026-02-01T00:00:00.000Z", id: "U1" } })).toEqual(["U1"]);
    });

    it("share a channel with a guest, each listed once", async () => {
      const store = await openWith();
      expect(await find(store, { guestId: "U3" })).toEqual(["U3", "U5", "U1"]);
      expect(await find(store, { guestId: "U3", limit: 2 })).toEqual(["U3", "U5"]);
      expect(await find(store, { guestId: "U4" })).toEqual(["U4"]);
      expect(await find(store, { guestId: "U9" })).toEqual([]);
    });

    it("are in one of the granted workspaces or in none, or are the one of the token", async () => {
      const store = await openWith();
      const granted = (workspaceIds: readonly string[], userId = "") =>
        find(store, { granted: { workspaceIds, userId } });
      expect(await granted(["T1"])).toEqual(["U2", "U4", "U1"]);
      expect(await granted(["T2"])).toEqual(["U2", "U4"]);
      expect(await granted(["T3", "T22", "T9"], "U1")).toEqual(["U3", "U4", "U5", "U1"]);
      expect(await granted([], "U5")).toEqual(["U4", "U5"]);
      await write(store, { kind: "connectMembers", groupId: "S1", workspaceIds: ["T2"], userIds: ["U5"] });
      expect(await granted(["T2"])).toEqual(["U2", "U4", "U5"]);
      await write(store, put({ ...member("U3", "T2"), version: 2 }));
      expect(await granted(["T2"])).toEqual(["U2", "U3", "U4", "U5"]);
    });

    it("are in a granted workspace and share a channel with the guest", async () => {
      const store = await openWith();
      const granted = { workspaceIds: ["T1"], userId: "U3" };
      expect(await find(store, { guestId: "U3", granted })).toEqual(["U3", "U1"]);
    });

    it("are the same if a guest's channels have thousands of members", async () => {
      const store = await openWith();
      const crowd = Array.from({ length: 5_000 }, (_, at) => `UX${String(at).padStart(4, "0")}`);
      const page = { guestId: "UX4999", limit: 3 };
      await write(store, ...crowd.map((id) => put({ ...member(id, "T3"), emails: [] })), ...channel("C4", ...crowd));
      await write(store, ...channel("C5", "UX4999", "UX0007", "U3"));
      const from = { created: sampleUser("UX4998").created, id: "UX4998" };
      expect(await find(store, page)).toEqual(["U3", "UX0000", "UX0001"]);
      expect(await find(store, { ...page, from })).toEqual(["UX4998", "UX4999"]);
      const granted = { workspaceIds: ["T1"], userId: "UX4999" };
      expect(await find(store, { ...page, granted })).toEqual(["UX4999"]);
    }, 60_000);
  });

  describe("the users that an administrator lists", () => {
    const role = (id: string, organizationRole: Role, inT1: Role, workspaceId = "T1") => ({
      ...sampleUser(id, { organizationId: "E1", organizationRole, memberships: [{ workspaceId, role: inT1 }] }),
    });
    const openAdministered = async () => {
      const store = await open();
      await write(
        store,
        put({ ...role("U1", "primary_owner", "owner"), created: "2026-02-01T00:00:00.000Z" }),
        put(role("U2", "admin", "member")),
        put(role("U3", "member", "admin")),
        put(role("U4", "owner", "admin", "T2")),
        put({ ...role("U5", "member", "member"), guest: { kind: "multi" } }),
        put({ ...role("U6", "member", "member", "T2"), guest: { kind: "single" }, active: false }),
        put({ ...role("U7", "admin", "admin"), active: false }),
        put({ ...member("U8"), memberships: [] }),
        { kind: "connectMembers", groupId: "S1", workspaceIds: ["T1", "T3"], userIds: ["U4", "U8"] },
      );
      return store;
    };
    const list = async ({ users }: Store, slice: Partial<AdministeredSlice>) =>
      (await users.administered({ home: "E1", limit: 9, active: true, ...slice })).map(({ id }) => id);

    it.each([
      [{}, ["U2", "U3", "U4", "U5", "U8", "U1"]],
      [{ active: false }, ["U6", "U7"]],
      [{ home: "E2" }, []],
      [{ workspaceId: "T1" }, ["U2", "U3", "U4", "U5", "U8", "U1"]],
      [{ workspaceId: "T2" }, ["U4"]],
      [{ workspaceId: "T" }, []],
      [{ workspaceId: "T2", active: false }, ["U6"]],
      [{ onlyGuests: true }, ["U5"]],
      [{ onlyGuests: true, active: false }, ["U6"]],
      [{ roles: { of: "E1", anyOf: ["admin"] } }, ["U2"]],
      [{ roles: { of: "E1", anyOf: ["owner", "primary_owner"] } }, ["U4", "U1"]],
      [{ roles: { of: "E1", anyOf: ["admin", "owner", "primary_owner"] } }, ["U2", "U4", "U1"]],
      [{ roles: { of: "T1", anyOf: ["admin"] } }, ["U3"]],
      [{ roles: { of: "T1", anyOf: ["admin"] }, active: false }, ["U7"]],
      [{ workspaceId: "T2", roles: { of: "T2", anyOf: ["admin", "owner", "primary_owner"] } }, ["U4"]],
      [{ granted: { workspaceIds: ["T3"], userId: "U1" } }, ["U4", "U8", "U1"]],
    ] as const satisfies readonly (readonly [Partial<AdministeredSlice>, readonly string[]])[])(
      "are those of %j",
      async (slice, wanted) => {
        expect(await list(await openAdministered(), slice)).toEqual(wanted);
      },
    );

    it("are cut into pages, and follow a change", async () => {
      const store = await openAdministered();
      const from = { created: sampleUser("U4").created, id: "U4" };
      expect(await list(store, { limit: 2 })).toEqual(["U2", "U3"]);
      expect(await list(store, { limit: 2, from })).toEqual(["U4", "U5"]);
      expect(await list(store, { from: { created: "2026-02-01T00:00:00.000Z", id: "U1" } })).toEqual(["U1"]);
      await write(store, put({ ...role("U2", "member", "owner"), version: 2 }));
      expect(await list(store, { roles: { of: "E1", anyOf: ["admin"] } })).toEqual([]);
      expect(await list(store, { roles: { of: "T1", anyOf: ["owner"] } })).toEqual(["U2", "U1"]);
    });

    it("are in workspaces through groups", async () => {
      const store = await openAdministered();
      const found = [...(await store.users.connectionsOf(["U1", "U4", "U8", "U404"]))].toSorted();
      expect(found).toEqual([
        ["U4", ["T1", "T3"]],
        ["U8", ["T1", "T3"]],
      ]);
      expect(await store.users.connectionsOf([])).toEqual(new Map());
    });
  });

  describe("users among many", () => {
    it("are connected to a workspace", async () => {
      const store = await openWith();
      await write(store, { kind: "connectMembers", groupId: "S1", workspaceIds: ["T2"], userIds: ["U5", "U1"] });
      const among = async (ids: readonly string[], workspaceId: string) =>
        [...(await store.users.connectedAmong(ids, workspaceId))].toSorted();
      expect(await among(["U1", "U3", "U5", "U9"], "T2")).toEqual(["U1", "U5"]);
      expect(await among(["U1"], "T1")).toEqual([]);
      expect(await among([], "T2")).toEqual([]);
    });
  });
}
