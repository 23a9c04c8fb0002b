import fc from "fast-check";
import { documents } from "../../model/documents.js";
import { type AnyDocument, keyOf, put, remove } from "../../model/port/document.js";
import type { Activity } from "../../model/reaction.js";
import type { Write } from "../../model/store.js";
import { sampleChannel, sampleDm, sampleGroup, sampleMessage, sampleToken, sampleUser } from "../samples.js";
import { pools } from "./pools.js";
import { rarely } from "./rarely.js";

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const version = fc.integer({ min: 1, max: 3 });
const created = pick(pools.instants);
const userIds = fc.array(pick([...pools.users, "U99"]), { maxLength: 4 });
const level = pick(["read", "write"] as const);
const subject = fc.record({ kind: pick(["user", "channel"] as const), id: pick(["X1", "X2"]) });

const user = fc
  .record({
    id: pick(pools.users),
    version,
    created,
    userName: pick(pools.names),
    displayName: pick(["Ada", "Bob"]),
    emails: fc.array(pick(pools.addresses), { maxLength: 2 }),
    active: fc.boolean(),
    guest: fc.option(fc.record({ kind: pick(["multi", "single"] as const) }), { nil: undefined }),
    organizationId: fc.option(pick(pools.organizations), { nil: undefined }),
  })
  .map(({ guest, organizationId, ...parts }) =>
    sampleUser(parts.id, {
      ...parts,
      ...(guest !== undefined && { guest }),
      ...(organizationId !== undefined && { organizationId }),
    }),
  );

const channel = fc
  .record({
    id: pick(pools.channels),
    version,
    workspaceId: pick(pools.workspaces),
    name: pick(pools.names),
    archived: fc.boolean(),
    kind: pick(["public", "private", "session"] as const),
    deleted: rarely(9),
    sharedWith: fc.option(fc.subarray([...pools.workspaces], { minLength: 1 }), { nil: undefined, freq: 3 }),
  })
  .map(({ deleted, sharedWith, ...parts }) =>
    sampleChannel(parts.id, { ...parts, ...(deleted && { deleted }), ...(sharedWith && { sharedWith }) }),
  );

const dm = fc
  .record({ id: pick(pools.channels), one: pick(pools.users), other: pick(pools.users) })
  .map(({ id, one, other }) => sampleDm(id, [one, other]));

const message = fc
  .record({
    channelId: pick(pools.channels),
    userId: pick(pools.users),
    appId: pick(pools.apps),
    clientMsgId: pick(pools.clientMsgIds),
    text: pick(["a", "b"]),
    threadTs: fc.option(pick(pools.ts), { nil: undefined }),
    replyBroadcast: fc.boolean(),
    pinned: fc.option(fc.record({ userId: pick(pools.users), ts: pick(pools.ts) }), { nil: undefined }),
    deleted: rarely(9),
  })
  .map(({ threadTs, pinned, deleted, ...parts }) =>
    sampleMessage(parts.channelId, {
      ...parts,
      ...(threadTs && { threadTs }),
      ...(pinned && { pinned }),
      ...(deleted && { deleted }),
    }),
  );

const event = fc
  .record({
    channelId: pick(pools.channels),
    ts: pick(pools.ts),
    userId: pick(pools.users),
    action: pick([
      { kind: "view", client: "desktop" },
      { kind: "view", client: "web" },
      { kind: "reaction", name: "+1" },
      { kind: "reaction", name: "tada" },
      { kind: "share" },
    ] as const),
  })
  .map(({ action, ...parts }): Activity => ({ ...parts, ...action }));

const reaction = fc.record({
  channelId: pick(pools.channels),
  ts: pick(pools.ts),
  userId: pick(pools.users),
  name: pick(pools.emoji),
});

const seed = fc.nat(999);

/** Any document of the set, from its samples. */
const samples: readonly fc.Arbitrary<Write>[] = Object.values<AnyDocument>(documents)
  .filter(({ name }) => name !== "message")
  .map((document) => seed.map((at) => put(document, document.sample(at)) as Write));

/** Removal of any document that can be removed. */
const removals: readonly fc.Arbitrary<Write>[] = Object.values<AnyDocument>(documents)
  .filter(({ name }) => !["user", "channel", "message"].includes(name))
  .map((document) => seed.map((at) => remove(document, keyOf(document, document.sample(at))) as Write));

/** Documents that clash in names and addresses. */
const clashes: readonly fc.Arbitrary<Write>[] = [
  user.map((value) => put(documents.user, value)),
  fc.oneof(channel, dm).map((value) => put(documents.channel, value)),
  fc
    .record({
      id: pick(pools.groups),
      version,
      created,
      displayName: pick(pools.names),
      handle: fc.option(pick(pools.names), { nil: undefined }),
      workspaceId: fc.option(pick(pools.workspaces), { nil: undefined }),
      connectedWorkspaceIds: fc.subarray([...pools.workspaces]),
      disabled: fc.option(fc.record({ at: created }), { nil: undefined }),
    })
    .map(({ handle, workspaceId, disabled, ...parts }) =>
      put(
        documents.group,
        sampleGroup(parts.id, {
          ...parts,
          ...(handle !== undefined && { handle }),
          ...(workspaceId !== undefined && { workspaceId, connectedWorkspaceIds: [] }),
          ...(disabled !== undefined && { disabled }),
        }),
      ),
    ),
  fc
    .record({ hash: pick(pools.hashes), userId: pick(pools.users), appId: pick(pools.apps), revoked: fc.boolean() })
    .map((parts) => put(documents.token, sampleToken(parts.hash, parts))),
] as const;

const others = [
  fc.record({ kind: fc.constant("removeListExports" as const), listId: pick(pools.lists), before: created }),
  fc.record({ kind: pick(["addGroupMembers", "removeGroupMembers"] as const), groupId: pick(pools.groups), userIds }),
  fc.record({ kind: fc.constant("clearGroupMembers" as const), groupId: pick(pools.groups) }),
  fc.record({
    kind: fc.constant("connectMembers" as const),
    groupId: pick(pools.groups),
    workspaceIds: fc.array(pick(pools.workspaces), { maxLength: 3 }),
    userIds,
  }),
  fc.record({
    kind: fc.constant("disconnectGroup" as const),
    groupId: pick(pools.groups),
    workspaceId: pick(pools.workspaces),
  }),
  fc.record({ kind: fc.constant("revokeUserTokens" as const), userId: pick(pools.users) }),
  fc.record({
    kind: fc.constant("revokeInstallations" as const),
    appId: pick(pools.apps),
    targetIds: fc.subarray([...pools.workspaces]),
  }),
  fc.record({
    kind: pick(["addChannelMembers", "removeChannelMembers"] as const),
    channelId: pick(pools.channels),
    userIds,
  }),
  fc.record({ kind: fc.constant("leaveChannels" as const), userId: pick(pools.users) }),
  fc.record({
    kind: fc.constant("changeMembership" as const),
    channelId: pick(pools.channels),
    userId: pick(pools.users),
    lastReadTs: pick(pools.ts),
    open: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("openForMembers" as const), channelId: pick(pools.channels) }),
  fc.record({ kind: fc.constant("insertMessage" as const), message, nowMs: pick(pools.nowMs) }),
  fc
    .record({ message, ts: pick(pools.ts), version: fc.option(version, { nil: undefined }) })
    .map(({ message, ts, version }) => ({
      kind: "changeMessage" as const,
      message: { ...message, ts, ...(version !== undefined && { version }) },
    })),
  reaction.map((it) => ({ kind: "removeReaction" as const, ...it })),
  fc.record({ kind: fc.constant("recordActivity" as const), activity: fc.array(event, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant("grantListAccess" as const),
    listId: pick(pools.lists),
    access: fc.array(fc.record({ subject, level }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("revokeListAccess" as const),
    listId: pick(pools.lists),
    subjects: fc.array(subject, { maxLength: 3 }),
  }),
] as const;

/** Any write over the pools. Users, channels and groups are most frequent, because most other writes need them. */
export const randomWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...clashes) },
  { weight: 3, arbitrary: fc.oneof(...samples) },
  { weight: 1, arbitrary: fc.oneof(...removals) },
  { weight: 5, arbitrary: fc.oneof(...others) },
);
