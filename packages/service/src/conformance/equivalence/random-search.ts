import fc from "fast-check";
import type { SearchSlice } from "../../model/message-search.js";
import type { Write } from "../../model/store.js";
import { sampleMessage } from "../samples.js";
import { pools } from "./pools.js";
import { rarely } from "./rarely.js";

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const word = pick(["sun", "Moon", "star", "ärger", "9", "𝒜"]);
const term = fc.oneof(
  word.map((it) => it.toLowerCase()),
  pick(["from:U1", "in:C2", "has:link", "as:ada"]),
);
const sequence = fc.array(term, { minLength: 1, maxLength: 3 });

const message = fc
  .record({
    channelId: pick(["C1", "C2", "C3", "D1"]),
    userId: pick(pools.users),
    words: fc.array(fc.oneof(word, pick(["&amp;", "https://a.example", "-"])), { maxLength: 6 }),
    username: fc.option(pick(["Ada", "Bob"]), { nil: undefined }),
    threadTs: fc.option(pick(pools.ts), { nil: undefined }),
    deleted: rarely(5),
  })
  .map(({ channelId, words, username, threadTs, deleted, userId }) =>
    sampleMessage(channelId, {
      userId,
      text: words.join(" "),
      ...(username !== undefined && { username }),
      ...(threadTs !== undefined && { threadTs }),
      ...(deleted && { deleted }),
    }),
  );

/** Writes of messages, changes of them, and reactions to them. */
export const randomMessageWrite: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("insertMessage" as const), message, nowMs: pick(pools.nowMs) }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ message, ts: pick(pools.ts), version: fc.integer({ min: 1, max: 4 }) })
      .map((it) => ({ kind: "changeMessage" as const, message: { ...it.message, ts: it.ts, version: it.version } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ channelId: pick(pools.channels), ts: pick(pools.ts), userId: pick(pools.users) })
      .map((it) => ({
        kind: "recordActivity" as const,
        activity: [{ kind: "reaction" as const, name: "tada", ...it }],
      })),
  },
);

/** Searches of the messages of two workspaces. */
export const randomSearch: fc.Arbitrary<SearchSlice> = fc
  .record({
    workspaceId: pick(pools.workspaces),
    viewerId: pick(pools.users),
    seesPublic: fc.boolean(),
    all: fc.array(sequence, { maxLength: 2 }),
    none: fc.array(sequence, { maxLength: 1 }),
    anyOf: fc.array(sequence, { maxLength: 1 }),
    isReacted: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
    oldest: pick(["0000000000.000000", ...pools.ts]),
    latest: pick(["9999999999.999999", ...pools.ts]),
    sort: pick(["score", "timestamp"] as const),
    scored: fc.integer({ min: 1, max: 4 }),
    direction: pick(["ascending", "descending"] as const),
    offset: fc.integer({ min: 0, max: 2 }),
    limit: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ isReacted, ...slice }) => ({ ...slice, ...(isReacted !== undefined && { isReacted }) }));
