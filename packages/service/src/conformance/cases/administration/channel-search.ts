import { describe, expect, it } from "vitest";
import type { ChannelSearch, ChannelSearchSlice, ChannelTrait } from "../../../model/channel-store.js";
import type { Store, Write } from "../../../model/store.js";
import { type OpenStore, write } from "../../open-store.js";
import { sampleChannel, sampleUser } from "../../samples.js";

const search: ChannelSearch = {
  workspaceIds: ["T1", "T2"],
  ownIds: ["T1", "T2"],
  connectedIds: [],
  name: "",
  anyOf: [],
  withPrivate: true,
};

const traits: Readonly<Record<ChannelTrait, readonly string[]>> = {
  archived: ["C3", "C6"],
  exclude_archived: ["C1", "C2", "C4", "C5"],
  exclude_org_shared: ["C1", "C2", "C3", "C5", "C6"],
  external_shared: ["C5", "C6"],
  external_shared_archived: ["C6"],
  external_shared_exclude: ["C1", "C2", "C3", "C4"],
  external_shared_private: ["C5"],
  multi_workspace: ["C4"],
  org_wide: ["C4"],
  private: ["C2", "C5"],
  private_exclude: ["C1", "C3", "C4", "C6"],
  private_exclude_archived: ["C2", "C5"],
};

/** Searches of administrators for channels. */
export function describeChannelSearch(open: OpenStore): void {
  const start = async () => {
    const store = await open();
    const day = (number: number) => ({ created: `2026-01-0${number}T00:00:00.000Z` });
    const channels = [
      sampleChannel("C1", { name: "alpha", ...day(3) }),
      sampleChannel("C2", { kind: "private", name: "beta", ...day(1) }),
      sampleChannel("C3", { archived: true, name: "Alphabet", ...day(2) }),
      sampleChannel("C4", { name: "gamma", sharedWith: ["T2"], ...day(4) }),
      sampleChannel("C5", { kind: "private", name: "delta", workspaceId: "T2", sharedWith: ["T9"], ...day(5) }),
      sampleChannel("C6", { archived: true, name: "deal", workspaceId: "T9", sharedWith: ["T1"], ...day(6) }),
      sampleChannel("C7", { name: "foreign", workspaceId: "T9" }),
      sampleChannel("C8", { name: "gone", deleted: true }),
      sampleChannel("C9", { kind: "mpim", name: "three", dmUserIds: ["U1", "U2"] }),
    ];
    const members = (channelId: string, ...userIds: readonly string[]) =>
      ({ kind: "addChannelMembers", channelId, userIds }) as const;
    await write(
      store,
      ...["U1", "U2"].map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const),
      ...channels.map((value) => ({ kind: "put", document: "channel", value }) as const),
      members("C2", "U1", "U2"),
      members("C4", "U1"),
      members("C3", "U1", "U2"),
    );
    return store.channels;
  };
  const ids = async (channels: Store["channels"], parts: Partial<ChannelSearchSlice> = {}) => {
    const slice = { ...search, order: "name", direction: "ascending", limit: 10, ...parts } as const;
    const { items, total } = await channels.search(slice);
    expect(await channels.countSearched({ ...search, ...parts })).toBe(total);
    if (slice.limit === 10 && slice.after === undefined) expect(total).toBe(items.length);
    return items.map(({ channel }) => channel.id);
  };
  describe("channels that administrators search for", () => {
    it("are those of the workspaces, ordered by name, creation or members", async () => {
      const channels = await start();
      expect(await ids(channels)).toEqual(["C1", "C3", "C2", "C6", "C5", "C4"]);
      expect(await ids(channels, { direction: "descending" })).toEqual(["C4", "C5", "C6", "C2", "C3", "C1"]);
      expect(await ids(channels, { order: "created" })).toEqual(["C2", "C3", "C1", "C4", "C5", "C6"]);
      const byMembers = { order: "member_count", direction: "descending" } as const;
      expect(await ids(channels, byMembers)).toEqual(["C2", "C4", "C5", "C1", "C6", "C3"]);
      const first = await channels.search({ ...search, ...byMembers, limit: 1 });
      expect(first).toMatchObject({ items: [{ memberCount: 2 }], total: 6 });
    });

    it("are found by workspace, company, name and kind", async () => {
      const channels = await start();
      expect(await ids(channels, { workspaceIds: ["T2"] })).toEqual(["C5", "C4"]);
      expect(await ids(channels, { workspaceIds: [] })).toEqual([]);
      expect(await ids(channels, { connectedIds: ["T9"] })).toEqual(["C6", "C5"]);
      expect(await ids(channels, { name: "ALPHA" })).toEqual(["C1", "C3"]);
      expect(await ids(channels, { withPrivate: false })).toEqual(["C1", "C3", "C6", "C4"]);
      expect(await ids(channels, { anyOf: ["private", "archived"], name: "a" })).toEqual(["C3", "C2", "C6", "C5"]);
    });

    it.each(Object.entries(traits))("are found as %s", async (trait, wanted) => {
      const channels = await start();
      const anyOf = [trait as ChannelTrait];
      expect((await ids(channels, { anyOf })).toSorted()).toEqual(wanted);
      const inLabs = await ids(channels, { anyOf, workspaceIds: ["T2"], name: "a" });
      expect(inLabs.toSorted()).toEqual(wanted.filter((id) => ["C4", "C5"].includes(id)));
    });

    it("are in the same order whether they are few or many", async () => {
      const store = await open();
      const puts = Array.from({ length: 1_003 }, (_, at): Write => {
        const id = `C${1_000 + at}`;
        return { kind: "put", document: "channel", value: sampleChannel(id, { name: `n${(at * 7) % 1_003}` }) };
      });
      const page = (parts: object) => ids(store.channels, { limit: 3, ...parts });
      await write(store, ...puts.slice(0, 1_000));
      const few = await page({ name: "n10" });
      await write(store, ...puts.slice(1_000));
      expect(await page({ name: "n10" })).toEqual(few);
      const byMembers = { order: "member_count", direction: "descending" } as const;
      expect(await page(byMembers)).toEqual(["C2002", "C2001", "C2000"]);
      expect(await page({ ...byMembers, after: { value: 0, id: "C1002" } })).toEqual(["C1001", "C1000"]);
      expect(await page({ after: { value: "n9999", id: "" } })).toEqual([]);
    }, 60_000);

    it("continue after a position, in both directions", async () => {
      const channels = await start();
      expect(await ids(channels, { after: { value: "alphabet", id: "C3" }, limit: 2 })).toEqual(["C2", "C6"]);
      const byMembers = { order: "member_count", direction: "descending" } as const;
      expect(await ids(channels, { ...byMembers, after: { value: 0, id: "C5" } })).toEqual(["C1", "C6", "C3"]);
      const oldest = { order: "created", after: { value: "2026-01-05T00:00:00.000Z", id: "C5" } } as const;
      expect(await ids(channels, oldest)).toEqual(["C6"]);
    });
  });
}
