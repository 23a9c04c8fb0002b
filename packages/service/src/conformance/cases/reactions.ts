import { describe, expect, it } from "vitest";
import type { OwnReaction } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;
const users = Array.from({ length: 30 }, (_, at) => `U${at + 1}`);

/** Reactions to messages: their order, their limits, and what a user reacted to. */
export function describeReactions(open: OpenStore): void {
  describe("reactions", () => {
    it("are in the order of first use, with the first users and the viewer", async () => {
      const { store, ts } = await openWithMessage(open);
      for (const id of ["U3", "U1", "U2"]) await react(store, { ts, userId: id, name: "tada" });
      await react(store, { ts, userId: "U1", name: "+1" });
      const read = (viewerId: string, usersAtMost: number) => store.reactions.of("C1", [ts], { viewerId, usersAtMost });
      const tada = (userIds: readonly string[]) => ({ ts, name: "tada", userIds, count: 3 });
      const thumbsUp = { ts, name: "+1", userIds: ["U1"], count: 1 };
      expect(await read("U9", 9)).toEqual([tada(["U3", "U1", "U2"]), thumbsUp]);
      expect(await read("U9", 2)).toEqual([tada(["U3", "U1"]), thumbsUp]);
      expect(await read("U2", 1)).toEqual([tada(["U3", "U2"]), thumbsUp]);
      await write(store, { kind: "removeReaction", channelId: "C1", ts, userId: "U3", name: "tada" });
      await react(store, { ts, userId: "U3", name: "tada" });
      expect(await read("U9", 9)).toEqual([tada(["U1", "U2", "U3"]), thumbsUp]);
      expect(await store.reactions.of("C1", [], { viewerId: "U1", usersAtMost: 9 })).toEqual([]);
      expect(await store.messages.activity("C1", { oldest: ts, latest: ts })).toHaveLength(4);
    });

    it("leave room that says what a further one would meet", async () => {
      const { store, ts } = await openWithMessage(open);
      const room = (userId: string, name: string) => store.reactions.room({ channelId: "C1", ts, userId, name });
      expect(await room("U1", "tada")).toEqual({ isOwn: false, ownCount: 0, otherEmoji: 0 });
      for (const name of ["tada", "+1", "eyes"]) await react(store, { ts, userId: "U1", name });
      await react(store, { ts, userId: "U2", name: "tada" });
      expect(await room("U1", "tada")).toEqual({ isOwn: true, ownCount: 3, otherEmoji: 0 });
      expect(await room("U2", "+1")).toEqual({ isOwn: false, ownCount: 1, otherEmoji: 0 });
      expect(await room("U3", "bell")).toEqual({ isOwn: false, ownCount: 0, otherEmoji: 3 });
    });

    it("are refused for a deleted message, twice, and beyond the limits", async () => {
      const { store, ts } = await openWithMessage(open);
      const gone = (await post(store, { message: sampleMessage("C1", { deleted: true }), nowMs })) ?? "";
      const tryOut = async (parts: Omit<OwnReaction, "channelId">) => (await tryToReact(store, parts)).ok;
      expect(await tryOut({ ts: gone, userId: "U1", name: "tada" })).toBe(false);
      expect(await tryOut({ ts: "1.000000", userId: "U1", name: "tada" })).toBe(false);
      expect(await tryOut({ ts, userId: "U1", name: "tada" })).toBe(true);
      expect(await tryOut({ ts, userId: "U1", name: "tada" })).toBe(false);
      expect(await tryOut({ ts, userId: "U1", name: "+1" })).toBe(true);
      expect(await tryOut({ ts, userId: "U1", name: "eyes" })).toBe(false);
      expect(await tryOut({ ts, userId: "U2", name: "eyes" })).toBe(true);
      expect(await tryOut({ ts, userId: "U2", name: "bell" })).toBe(false);
      expect(await tryOut({ ts, userId: "U2", name: "+1" })).toBe(true);
    });

    it("of many users at once are all kept, and the last place is taken once", async () => {
      const { store, ts } = await openWithMessage(open);
      const same = await Promise.all(users.map((userId) => tryToReact(store, { ts, userId, name: "tada" })));
      expect(same.filter(({ ok }) => ok)).toHaveLength(users.length);
      const names = users.map((userId) => ({ ts, userId, name: `own-${userId.toLowerCase()}` }));
      const different = await Promise.all(names.map((reaction) => tryToReact(store, reaction)));
      expect(different.filter(({ ok }) => ok)).toHaveLength(2);
      const found = await store.reactions.of("C1", [ts], { viewerId: "U1", usersAtMost: 99 });
      expect(found.map(({ count }) => count)).toEqual([users.length, 1, 1]);
    });

    it("are removed by one of many calls at once", async () => {
      const { store, ts } = await openWithMessage(open);
      const reaction = { channelId: "C1", ts, userId: "U1", name: "tada" };
      await react(store, reaction);
      const removals = users.map(() =>
        store.commit({
          expect: [{ kind: "hasReacted", ...reaction }],
          writes: [{ kind: "removeReaction", ...reaction }],
        }),
      );
      expect((await Promise.all(removals)).filter(({ ok }) => ok)).toHaveLength(1);
    });

    it("list what a user reacted to, newest first, as a viewer sees it", async () => {
      const store = await openWithUsers(open);
      await write(
        store,
        { kind: "put", document: "channel", value: sampleChannel("C1") },
        { kind: "put", document: "channel", value: sampleChannel("C2", { kind: "private" }) },
        { kind: "put", document: "channel", value: sampleChannel("C3", { workspaceId: "T2" }) },
        { kind: "put", document: "channel", value: sampleChannel("C4", { deleted: true }) },
        { kind: "addChannelMembers", channelId: "C2", userIds: ["U2"] },
      );
      const posted: string[] = [];
      for (const [at, id] of ["C1", "C2", "C1", "C3", "C4", "C2"].entries()) {
        const ts = (await post(store, { message: sampleMessage(id), nowMs: nowMs + at })) ?? "";
        posted.push(`${id} ${ts}`);
        await write(store, {
          kind: "recordActivity",
          activity: ["+1", "tada"].map((name) => ({ kind: "reaction", channelId: id, ts, userId: "U1", name })),
        });
      }
      const [first, second, third, , , last] = posted;
      const list = async (viewerId: string, seesPublic: boolean, page = { offset: 0, limit: 9 }) => {
        const found = await store.reactions.by({ userId: "U1", workspaceId: "T1", viewerId, seesPublic, ...page });
        return found.map(({ channelId, ts }) => `${channelId} ${ts}`);
      };
      expect(await list("U2", true)).toEqual([last, third, second, first]);
      expect(await list("U2", false)).toEqual([last, second]);
      expect(await list("U3", true)).toEqual([third, first]);
      expect(await list("U3", false)).toEqual([]);
      expect(await list("U2", true, { offset: 1, limit: 2 })).toEqual([third, second]);
      const from = { channelId: "C1", ts: third?.slice(3) ?? "" };
      const seen = { userId: "U1", workspaceId: "T1", viewerId: "U2", seesPublic: true };
      expect(await store.reactions.by({ ...seen, from, offset: 0, limit: 2 })).toHaveLength(2);
      expect(await store.reactions.countBy(seen)).toBe(4);
      expect(await store.reactions.countBy({ ...seen, userId: "U2" })).toBe(0);
    });
  });
}

async function openWithUsers(open: OpenStore): Promise<Store> {
  const store = await open();
  await write(store, ...users.map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const));
  return store;
}

async function openWithMessage(open: OpenStore): Promise<{ readonly store: Store; readonly ts: string }> {
  const store = await openWithUsers(open);
  await write(store, { kind: "put", document: "channel", value: sampleChannel("C1") });
  return { store, ts: (await post(store, { message: sampleMessage("C1"), nowMs })) ?? "" };
}

function react(store: Store, parts: Omit<OwnReaction, "channelId">): Promise<void> {
  return write(store, { kind: "recordActivity", activity: [{ kind: "reaction", channelId: "C1", ...parts }] });
}

/** Reacts if the message has at most three emoji, and the user at most two. */
function tryToReact(store: Store, parts: Omit<OwnReaction, "channelId">) {
  const reaction = { channelId: "C1", ...parts };
  return store.commit({
    expect: [{ kind: "mayReact", emojiAtMost: 3, ownAtMost: 2, ...reaction }],
    writes: [{ kind: "recordActivity", activity: [{ kind: "reaction", ...reaction }] }],
  });
}
