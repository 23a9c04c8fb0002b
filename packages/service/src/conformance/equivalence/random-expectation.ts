import fc from "fast-check";
import { documents } from "../../model/documents.js";
import { type AnyDocument, hasVersion, keyOf } from "../../model/port/document.js";
import type { Expectation } from "../../model/store.js";
import { pools } from "./pools.js";

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const anyId = pick([...pools.users, ...pools.groups, ...pools.channels]);

/** The expectation, with or without an exception. */
function named<T extends object>(expectation: fc.Arbitrary<T>): fc.Arbitrary<T | (T & { readonly except: string })> {
  return fc.oneof(
    expectation,
    fc.tuple(expectation, anyId).map(([parts, except]) => ({ ...parts, except })),
  );
}

/** Any version of any document. */
const version: fc.Arbitrary<Expectation> = fc
  .record({
    document: pick(Object.values<AnyDocument>(documents)),
    seed: fc.nat(999),
    version: fc.integer({ min: 0, max: 3 }),
  })
  .map(
    ({ document, seed, version }) =>
      hasVersion(document, keyOf(document, document.sample(seed)), version) as Expectation,
  );

const reaction = {
  channelId: pick(pools.channels),
  ts: pick(pools.ts),
  userId: pick(pools.users),
  name: pick(pools.emoji),
};

/** Any expectation over the pools. */
export const randomExpectation: fc.Arbitrary<Expectation> = fc.oneof(
  version,
  named(fc.record({ kind: fc.constant("freeUserName" as const), name: pick(pools.names) })),
  named(fc.record({ kind: fc.constant("freeEmail" as const), address: pick(pools.addresses) })),
  named(fc.record({ kind: pick(["freeGroupName", "freeHandle"] as const), name: pick(pools.names) })),
  named(
    fc.record({
      kind: fc.constant("freeChannelName" as const),
      workspaceId: pick(pools.workspaces),
      name: pick(pools.names),
    }),
  ),
  fc.record({
    kind: fc.constant("freeDm" as const),
    workspaceId: fc.constant("T1"),
    userIds: fc.tuple(pick(pools.users), pick(pools.users)),
  }),
  fc.record({ kind: fc.constant("mayJoin" as const), userIds: fc.array(pick(pools.users), { maxLength: 2 }) }),
  fc.record({ kind: fc.constant("openChannel" as const), id: pick(pools.channels) }),
  fc.record({
    kind: fc.constant("channelMember" as const),
    channelId: pick(pools.channels),
    userId: pick(pools.users),
  }),
  fc.record({
    kind: fc.constant("channelStranger" as const),
    channelId: pick(pools.channels),
    userId: pick(pools.users),
  }),
  fc.record({
    kind: fc.constant("channelMembersWithin" as const),
    channelId: pick(pools.channels),
    atLeast: fc.integer({ min: 0, max: 2 }),
    atMost: fc.integer({ min: 0, max: 3 }),
  }),
  fc
    .record({ channelId: pick(pools.channels), threadTs: fc.option(pick(pools.ts), { nil: undefined }) })
    .map(({ channelId, threadTs }) => {
      const kind = "freeAgentSession" as const;
      return threadTs === undefined ? { kind, channelId } : { kind, channelId, threadTs };
    }),
  fc.record({
    kind: fc.constant("freeClientMsgId" as const),
    channelId: pick(pools.channels),
    appId: pick(pools.apps),
    authorId: pick(pools.users),
    clientMsgId: pick(pools.clientMsgIds),
    since: pick(pools.ts),
  }),
  fc.record({ kind: fc.constant("hasReacted" as const), ...reaction }),
  fc.record({
    kind: fc.constant("mayReact" as const),
    ...reaction,
    emojiAtMost: fc.integer({ min: 1, max: 3 }),
    ownAtMost: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant("replyCount" as const),
    channelId: pick(pools.channels),
    threadTs: pick(pools.ts),
    count: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant("pinsAtMost" as const),
    channelId: pick(pools.channels),
    atMost: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({
    kind: fc.constant("membersAtMost" as const),
    groupId: pick(pools.groups),
    atMost: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant("messagesAtMost" as const),
    workspaceId: pick(pools.workspaces),
    atMost: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant("managedAppsAtMost" as const),
    managerAppId: pick(pools.apps),
    atMost: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({
    kind: fc.constant("uploadsAtMost" as const),
    tokenHash: pick(["h0", "h1"]),
    dueAfterMs: pick(pools.nowMs),
    atMost: fc.integer({ min: 0, max: 2 }),
  }),
);
