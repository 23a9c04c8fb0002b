import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "../../model/message.js";
import {
  type MessageSearch,
  type SearchSlice,
  scoredTerms,
  type TermSequence,
  termsOf,
} from "../../model/message-search.js";
import { changeMessage } from "../../model/message-store.js";
import type { Store, Write } from "../../model/store.js";
import { compareText } from "../../values/text.js";
import { randomMessageWrite, randomSearch } from "../equivalence/random-search.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleDm, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;

/** Searches find what was committed before them, as a plain filter over the visible messages does. */
export function describeSearch(open: OpenStore, create: () => Promise<Store>): void {
  describe("any search", () => {
    it("finds the messages that a plain filter over all of them selects, whatever was posted, changed and deleted before", async () => {
      const run = fc.record({
        writes: fc.array(randomMessageWrite, { maxLength: 8 }),
        searches: fc.array(randomSearch),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 4 }), async (runs) => {
          const store = await create();
          try {
            await write(store, ...world());
            for (const { writes, searches } of runs) {
              await write(store, ...writes);
              const all = await readMessages(store);
              for (const slice of searches) expect(await store.search.messages(slice)).toEqual(select(all, slice));
            }
          } finally {
            await store.close();
          }
        }),
        { numRuns: 25 },
      );
    }, 60_000);
  });

  describe("searches", () => {
    it("find all of many messages that are posted and changed at once, each once", async () => {
      const store = await open();
      await write(store, ...world());
      const texts = Array.from({ length: 700 }, (_, at) => `star ${at}`);
      const posted = await Promise.all(
        texts.map(async (text, at) => {
          const ts = await post(store, { message: sampleMessage(`C${1 + (at % 2)}`, { text }), nowMs });
          if (at % 100 === 0) await count(store, "star");
          return ts ?? "";
        }),
      );
      expect(await count(store, "star")).toBe(700);
      const edits = posted.slice(0, 300).map(async (ts, at) => {
        const message = await store.messages.get(`C${1 + (at % 2)}`, ts);
        if (message !== undefined) await write(store, changeMessage({ ...message, text: `moon ${at}` }));
        if (at % 50 === 0) await count(store, "moon");
      });
      await Promise.all(edits);
      const counted = await Promise.all([count(store, "moon"), count(store, "star"), count(store, "moon")]);
      expect(counted).toEqual([300, 400, 300]);
    }, 60_000);

    it("have the same pages of many matches as a plain filter, in either order, whether the matches have a score or not", async () => {
      const store = await open();
      const writes = Array.from({ length: 2_400 }, (_, at): Write => {
        const message = sampleMessage(`C${1 + (at % 2)}`, { text: `${"star ".repeat(1 + (at % 3))}${at % 7}` });
        return { kind: "insertMessage", message, nowMs: nowMs + Math.floor(at / 4) };
      });
      await write(store, ...world(), ...writes);
      const all = await readMessages(store);
      const search = { workspaceId: "T1", viewerId: "U1", seesPublic: true, none: [], anyOf: [], ...always } as const;
      for (const sequences of [[["star"]], [["star", "3"]], [["star"], ["in:C2"]]])
        for (const sort of ["score", "timestamp"] as const)
          for (const direction of ["ascending", "descending"] as const)
            for (const offset of [0, 95, 1_195, 2_395]) {
              const slice = { ...search, all: sequences, sort, scored: 100, direction, offset, limit: 10 };
              expect(await store.search.messages(slice)).toEqual(select(all, slice));
            }
    }, 60_000);

    it("find words of any length", async () => {
      const store = await open();
      await write(store, ...world());
      const long = "ab".repeat(9_000);
      await post(store, { message: sampleMessage("C1", { text: `${long} \u{D800}\0 ${long}` }), nowMs });
      expect(await count(store, "ab".repeat(32))).toBe(1);
    });
  });
}

/** A message, and whether it has reactions. */
interface ReadMessage {
  readonly message: Message;
  readonly hasReactions: boolean;
}

/** Every message of the world, read without the search. */
async function readMessages({ messages, reactions }: Store): Promise<readonly ReadMessage[]> {
  const read = async (channelId: string) => {
    const found = (await messages.latest(channelId, 10_000)).filter(({ deleted }) => deleted !== true);
    const timestamps = found.map(({ ts }) => ts);
    const reacted = await reactions.of(channelId, timestamps, { viewerId: "", usersAtMost: 1 });
    const withReactions = new Set(reacted.map(({ ts }) => ts));
    return found.map((message) => ({ message, hasReactions: withReactions.has(message.ts) }));
  };
  return (await Promise.all(Object.keys(conversations).map(read))).flat();
}

/** The slice of a search, by a plain filter over all messages. */
function select(all: readonly ReadMessage[], slice: SearchSlice) {
  const scored = new Set(scoredTerms(slice));
  const found = all
    .filter((each) => isSeen(each.message, slice) && matches(each, slice))
    .map(({ message }) => message)
    .toSorted((one, other) => compareText(one.ts, other.ts) || compareText(one.channelId, other.channelId));
  const hits = found
    .map((message, at) => {
      const hasScore = slice.sort === "score" && scored.size > 0 && at >= found.length - slice.scored;
      return { message, score: hasScore ? termsOf(message).filter((term) => scored.has(term)).length : 0 };
    })
    .toSorted((one, other) => one.score - other.score);
  const ordered = slice.direction === "ascending" ? hits : hits.toReversed();
  const items = ordered.slice(slice.offset, slice.offset + slice.limit).map(({ message }) => message);
  return { items, total: hits.length };
}

function isSeen({ channelId }: Message, { workspaceId, viewerId, seesPublic }: MessageSearch): boolean {
  const conversation = conversations[channelId];
  if (conversation === undefined || conversation.workspaceId !== workspaceId) return false;
  return conversation.members.includes(viewerId) || (seesPublic && conversation.isPublic);
}

function matches(
  { message, hasReactions }: ReadMessage,
  { all, none, anyOf, isReacted, oldest, latest }: MessageSearch,
): boolean {
  const terms = termsOf(message);
  const occurs = (sequence: TermSequence) =>
    terms.some((_, at) => sequence.every((term, nth) => terms[at + nth] === term));
  return (
    message.ts >= oldest &&
    message.ts <= latest &&
    all.every(occurs) &&
    !none.some(occurs) &&
    anyOf.every((list) => list.some((term) => terms.includes(term))) &&
    (isReacted === undefined || isReacted === hasReactions)
  );
}

/** The conversations of the world, by channel. */
const conversations: Readonly<
  Record<string, { readonly workspaceId: string; readonly isPublic: boolean; readonly members: readonly string[] }>
> = {
  C1: { workspaceId: "T1", isPublic: true, members: [] },
  C2: { workspaceId: "T1", isPublic: false, members: ["U1", "U3"] },
  C3: { workspaceId: "T2", isPublic: true, members: [] },
  D1: { workspaceId: "T1", isPublic: false, members: ["U1", "U2"] },
};

function world(): readonly Write[] {
  return [
    ...["U1", "U2", "U3", "U10"].map((id): Write => ({ kind: "put", document: "user", value: sampleUser(id) })),
    { kind: "put", document: "channel", value: sampleChannel("C1", { workspaceId: "T1" }) },
    { kind: "put", document: "channel", value: sampleChannel("C2", { workspaceId: "T1", kind: "private" }) },
    { kind: "put", document: "channel", value: sampleChannel("C3", { workspaceId: "T2" }) },
    { kind: "put", document: "channel", value: sampleDm("D1", ["U1", "U2"]) },
    { kind: "addChannelMembers", channelId: "C2", userIds: ["U1", "U3"] },
    { kind: "addChannelMembers", channelId: "D1", userIds: ["U1", "U2"] },
  ];
}

const always = { oldest: "0000000000.000000", latest: "9999999999.999999" } as const;

async function count(store: Store, word: string): Promise<number> {
  const search: MessageSearch = {
    workspaceId: "T1",
    viewerId: "U1",
    seesPublic: true,
    all: [[word]],
    none: [],
    anyOf: [],
    ...always,
  };
  const slice = { ...search, sort: "score", scored: 1_000, direction: "descending", offset: 0, limit: 1 } as const;
  return (await store.search.messages(slice)).total;
}
