import fc from "fast-check";
import type { Expectation } from "../../expectation.js";
import { pools } from "./pools.js";

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const anyId = pick([...pools.users, ...pools.groups, ...pools.channels]);

/** The expectation without an exception, or with one. */
function named<T extends object>(expectation: fc.Arbitrary<T>): fc.Arbitrary<T | (T & { readonly except: string })> {
  return fc.oneof(
    expectation,
    fc.tuple(expectation, anyId).map(([parts, except]) => ({ ...parts, except })),
  );
}

const ids = {
  user: pools.users,
  group: pools.groups,
  channel: pools.channels,
  list: pools.lists,
  row: pools.rows,
  canvas: pools.canvases,
  agentSession: pools.sessions,
  app: pools.apps,
  workspace: pools.workspaces,
  organization: ["E1"],
  record: ["O1/R1"],
} as const;

const version = fc
  .constantFrom(
    "user",
    "group",
    "channel",
    "list",
    "row",
    "canvas",
    "agentSession",
    "app",
    "workspace",
    "organization",
    "record",
  )
  .chain((of) =>
    fc.record({
      kind: fc.constant("version" as const),
      of: fc.constant(of),
      id: pick(ids[of] as readonly string[]),
      version: fc.integer({ min: 1, max: 3 }),
    }),
  );

/** Any expectation, over the pools. */
export const randomExpectation: fc.Arbitrary<Expectation> = fc.oneof(
  version,
  named(fc.record({ kind: fc.constant("freeUserName" as const), name: pick(pools.names) })),
  named(fc.record({ kind: fc.constant("freeEmail" as const), address: pick(pools.addresses) })),
  named(fc.record({ kind: fc.constant("freeGroupName" as const), name: pick(pools.names) })),
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
    clientMsgId: pick(pools.clientMsgIds),
    since: pick(pools.ts),
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
);
