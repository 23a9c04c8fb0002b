import { describe, expect, it } from "vitest";
import type { Slice } from "../../model/port/document-reader.js";
import type { Batch } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleChannel, sampleGroup, sampleUser } from "../samples.js";

const put = (user: User) => ({ kind: "put", document: "user", value: user }) as const;

/** Queries of users. */
export function describeUsers(open: OpenStore): void {
  describe("users", () => {
    describeLookUps(open);
    describeReplacement(open);
    describeSelections(open);
    describeSlices(open);
    describeNames(open);
  });
}

function describeLookUps(open: OpenStore): void {
  it("are found by name and by each address, ignoring case", async () => {
    const store = await open();
    const ada = sampleUser("U1", { userName: "ada", emails: ["Ada@Example.com", "countess@example.com"] });
    await write(store, put(ada), put(sampleUser("U2")));
    for (const name of ["ada", "ADA"]) expect(await store.users.byUserName(name)).toEqual(ada);
    for (const address of ["ada@example.com", "ADA@EXAMPLE.COM", "Countess@Example.com"]) {
      expect(await store.users.byEmail(address)).toEqual(ada);
    }
    expect(await store.users.byUserName("ad_")).toBeUndefined();
    expect(await store.users.byEmail("ada")).toBeUndefined();
  });

  it("are found only by their current name and addresses after a change", async () => {
    const store = await open();
    await write(store, put(sampleUser("U1", { userName: "ada", emails: ["a@b.c", "d@e.f"] })));
    const after = sampleUser("U1", { version: 2, userName: "lovelace", emails: ["g@h.i", "a@b.c"] });
    await write(store, put(after));
    expect(await store.users.byUserName("ada")).toBeUndefined();
    expect(await store.users.byEmail("d@e.f")).toBeUndefined();
    for (const address of ["a@b.c", "g@h.i"]) expect(await store.users.byEmail(address)).toEqual(after);
    expect(await store.users.byUserName("lovelace")).toEqual(after);
  });

  it("and channels hold their names", async () => {
    const store = await open();
    await write(store, put(sampleUser("U1", { userName: "ada" })), {
      kind: "put",
      document: "channel",
      value: sampleChannel("C1", { name: "General" }),
    });
    const holders = await Promise.all(["ADA", "general", "nobody"].map((name) => store.users.nameHolder(name)));
    expect(holders).toEqual([{ userId: "U1" }, {}, undefined]);
  });
}

function describeReplacement(open: OpenStore): void {
  it("are replaced only in the expected version, and created once", async () => {
    const store = await open();
    const [first, second] = [sampleUser("U1"), sampleUser("U1", { version: 2, title: "second" })];
    const attempt = async (user: User, replaces: number) =>
      store.commit({
        expect: [{ kind: "version", document: "user", key: { id: "U1" }, version: replaces }],
        writes: [{ kind: "put", document: "user", value: user }],
      });
    const missed = (version: number) => ({
      ok: false,
      failed: { kind: "version", document: "user", key: { id: "U1" }, version },
    });
    expect(await attempt(second, 1)).toEqual(missed(1));
    expect(await attempt(first, 0)).toMatchObject({ ok: true });
    expect(await attempt({ ...second, userName: "other", emails: [] }, 0)).toEqual(missed(0));
    expect(await attempt(second, 2)).toEqual(missed(2));
    expect(await store.users.get("U1")).toEqual(first);
    expect(await attempt(second, 1)).toMatchObject({ ok: true });
    expect(await store.users.get("U1")).toEqual(second);
  });

  it.each<[string, Partial<User>, Partial<User>]>([
    ["nothing else", {}, {}],
    ["its name", {}, { userName: "Lovelace" }],
    ["the case of its name", {}, { userName: "ADA" }],
    ["one address", { emails: ["a@b.c", "d@e.f"] }, { emails: ["a@b.c", "g@h.i"] }],
    ["one address fewer", { emails: ["a@b.c", "d@e.f"] }, { emails: ["D@e.f"] }],
    ["one address more", { emails: ["a@b.c"] }, { emails: ["d@e.f", "A@b.c"] }],
    ["all addresses", { emails: ["a@b.c"] }, { emails: [] }],
    ["a duplicate address", { emails: ["a@b.c", "d@e.f"] }, { emails: ["a@b.c", "A@b.c"] }],
    ["its activity", {}, { active: false, guest: { kind: "multi" } }],
    ["its creation", {}, { created: "2019-01-01T00:00:00.000Z" }],
  ])("are found by their new values after a replacement that changes %s", async (_what, had, has) => {
    const store = await open();
    const before = sampleUser("U1", { userName: "ada", ...had });
    const after = { ...before, version: 2, title: "second", ...has };
    await write(store, put(before), put(sampleUser("U2", { created: "2019-06-01T00:00:00.000Z" })));
    const batch: Batch = {
      expect: [{ kind: "version", document: "user", key: { id: "U1" }, version: 1 }],
      writes: [{ kind: "put", document: "user", value: after }],
    };
    expect(await store.commit(batch)).toMatchObject({ ok: true });
    expect(await store.users.byUserName(after.userName)).toEqual(after);
    const addresses = [...new Set([...before.emails, ...after.emails])];
    for (const address of addresses) {
      const isKept = after.emails.some((kept) => kept.toLowerCase() === address.toLowerCase());
      expect(await store.users.byEmail(address)).toEqual(isKept ? after : undefined);
    }
    const { items } = await store.users.find({ home: "T1", offset: 0, limit: 9, order: "ascending" });
    const order = after.created < "2019-06" ? ["U1", "U2"] : ["U2", "U1"];
    expect(items.map(({ id }) => id)).toEqual(order);
    const exceptions = await store.users.exceptionsAmong(["U1"]);
    expect(exceptions.has("U1")).toBe(!after.active || after.guest !== undefined);
    const isFree = after.userName.toLowerCase() !== before.userName;
    await write(store, put(sampleUser("U3", { userName: isFree ? before.userName : "another" })));
  });
}

function describeSelections(open: OpenStore): void {
  it("are found by ID, skipping unknown IDs", async () => {
    const store = await open();
    await write(store, put(sampleUser("U1")), put(sampleUser("U2")), put(sampleUser("U3")));
    const found = await store.users.getMany(["U3", "U9", "U1", "U3"]);
    expect(found.map(({ id }) => id).sort()).toEqual(["U1", "U3"]);
    expect(await store.users.getMany([])).toEqual([]);
  });

  it("who are not active full members are found among many", async () => {
    const store = await open();
    const [multi, single] = [{ kind: "multi" } as const, { kind: "single" } as const];
    const gone = sampleUser("U2", { active: false });
    const guests = [sampleUser("U3", { guest: multi }), sampleUser("U4", { guest: single, active: false })];
    await write(store, put(sampleUser("U1")), put(gone), ...guests.map(put), put(sampleUser("U5", { guest: multi })));
    const found = await store.users.exceptionsAmong(["U9", "U1", "U2", "U3", "U4", "U3"]);
    expect([...found].toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ["U2", gone],
      ["U3", guests[0]],
      ["U4", guests[1]],
      ["U9", undefined],
    ]);
    const ofOne = async (id: string) => [...(await store.users.exceptionsAmong([id]))];
    expect(await Promise.all(["U1", "U2", "U3", "U4", "U9"].map(ofOne))).toEqual([
      [],
      [["U2", gone]],
      [["U3", guests[0]]],
      [["U4", guests[1]]],
      [["U9", undefined]],
    ]);
    expect(await store.users.exceptionsAmong([])).toEqual(new Map());
  });
}

function describeSlices(open: OpenStore): void {
  describe("slices", () => {
    const years = { U5: 2021, U4: 2022, Ub: 2022, U10: 2022, UB: 2022, U1: 2024 };
    const users = Object.entries(years).map(([id, year]) =>
      sampleUser(id, {
        created: `${year}-01-01T00:00:00.000Z`,
        userName: `n${year}${id.codePointAt(1)}${id.length}`,
        emails: [],
      }),
    );
    const inOrder = ["U5", "U10", "U4", "UB", "Ub", "U1"];
    const strangers = [
      sampleUser("U6", { created: "2022-01-01T00:00:00.000Z", organizationId: "E1" }),
      sampleUser("U7", { memberships: [{ workspaceId: "T2", role: "member" }] }),
    ];
    const cases: readonly (readonly [Slice, readonly string[]])[] = [
      [{ offset: 0, limit: 10, order: "ascending" }, inOrder],
      [{ offset: 0, limit: 10, order: "descending" }, inOrder.toReversed()],
      [{ offset: 1, limit: 3, order: "ascending" }, ["U10", "U4", "UB"]],
      [{ offset: 4, limit: 3, order: "descending" }, ["U10", "U5"]],
      [{ offset: 0, limit: 0, order: "ascending" }, []],
      [{ offset: 99, limit: 10, order: "ascending" }, []],
    ];
    for (const [slice, wanted] of cases) {
      it(`of ${slice.limit} from ${slice.offset} on, ${slice.order}`, async () => {
        const store = await open();
        await write(store, ...[...users, ...strangers].map(put));
        const { items, total } = await store.users.find({ ...slice, home: "T1" });
        expect(items.map(({ id }) => id)).toEqual(wanted);
        expect(total).toBe(users.length);
      });
    }

    it("of an empty store", async () => {
      const store = await open();
      const slice = { home: "T1", offset: 0, limit: 10, order: "ascending" } as const;
      expect(await store.users.find(slice)).toEqual({ items: [], total: 0 });
    });
  });
}

function describeNames(open: OpenStore): void {
  it("know their groups, each list by name in lowercase", async () => {
    const store = await open();
    const groups = ["beta", "Alpha", "gamma", "Émile"].map((displayName, at) => sampleGroup(`S${at}`, { displayName }));
    await write(store, put(sampleUser("U1")), put(sampleUser("U2")), put(sampleUser("U3")));
    await write(store, ...groups.map((group) => ({ kind: "put", document: "group", value: group }) as const));
    for (const { id: groupId } of groups) await write(store, { kind: "addGroupMembers", groupId, userIds: ["U1"] });
    await write(store, { kind: "addGroupMembers", groupId: "S0", userIds: ["U2"] });
    for (const id of ["U1", "U2", "U3"]) {
      const [user, of] = [await store.users.get(id), await store.users.groupsOf([id])];
      expect(await store.users.withGroups(id)).toEqual({ user, groups: of.get(id) ?? [] });
    }
    expect(await store.users.withGroups("U9")).toBeUndefined();
    const found = await store.users.groupsOf(["U1", "U2", "U3", "U9"]);
    expect([...found.keys()].sort()).toEqual(["U1", "U2"]);
    expect(found.get("U1")?.map(({ displayName }) => displayName)).toEqual(["Alpha", "beta", "gamma", "Émile"]);
    expect(found.get("U2")).toEqual([groups[0]]);
  });

  it("and channels are found by the stem of their names", async () => {
    const store = await open();
    const names = ["ada", "ada2", "ada10", "ada.1", "ada2b", "adam", "bada", "ad"];
    await write(store, ...names.map((userName, at) => put(sampleUser(`U${at}`, { userName }))));
    await write(store, { kind: "put", document: "channel", value: sampleChannel("C1", { name: "ada7" }) });
    await write(store, {
      kind: "put",
      document: "channel",
      value: sampleChannel("C2", { workspaceId: "T2", name: "ada7" }),
    });
    expect((await store.users.namesLike("ADA")).toSorted()).toEqual(["ada", "ada10", "ada2", "ada7"]);
    expect(await store.users.namesLike("nobody")).toEqual([]);
    expect(await store.users.namesLike("a_a")).toEqual([]);
  });
}
