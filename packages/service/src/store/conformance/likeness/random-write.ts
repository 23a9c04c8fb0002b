import fc from "fast-check";
import type { MessageEvent } from "../../../analytics/message-event.js";
import type { Write } from "../../write.js";
import {
  sampleAgentSession,
  sampleApp,
  sampleCanvas,
  sampleChannel,
  sampleDm,
  sampleExport,
  sampleFile,
  sampleFunction,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleOrganization,
  sampleRecord,
  sampleRow,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";
import { pools } from "./pools.js";

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
  })
  .map((parts) => sampleChannel(parts.id, parts));

const dm = fc
  .record({ id: pick(pools.channels), one: pick(pools.users), other: pick(pools.users) })
  .map(({ id, one, other }) => sampleDm(id, [one, other]));

const message = fc
  .record({
    channelId: pick(pools.channels),
    appId: pick(pools.apps),
    clientMsgId: pick(pools.clientMsgIds),
    text: pick(["a", "b"]),
  })
  .map((parts) => sampleMessage(parts.channelId, parts));

const event = fc
  .record({
    channelId: pick(pools.channels),
    ts: pick(pools.ts),
    userId: pick(pools.users),
    deed: pick([
      { kind: "view", client: "desktop" },
      { kind: "view", client: "web" },
      { kind: "reaction", name: "+1" },
      { kind: "share" },
    ] as const),
  })
  .map(({ deed, ...parts }): MessageEvent => ({ ...parts, ...deed }));

const appFunction = fc
  .record({
    id: pick(pools.functions),
    version,
    created,
    appId: pick(pools.apps),
    callbackId: pick(["one", "two"]),
    distributed: fc.boolean(),
  })
  .map((parts) => sampleFunction(parts.id, parts));

const row = fc
  .record({
    id: pick(pools.rows),
    version,
    listId: pick(pools.lists),
    parentId: fc.option(pick(pools.rows), { nil: undefined }),
    place: fc.integer({ min: -1, max: 2 }),
  })
  .map(({ parentId, ...parts }) => sampleRow(parts.id, { ...parts, ...(parentId !== undefined && { parentId }) }));

const puts = [
  fc.record({
    kind: fc.constant("putOrganization" as const),
    organization: version.map((it) => sampleOrganization({ version: it })),
  }),
  fc.record({
    kind: fc.constant("putWorkspace" as const),
    workspace: fc.record({ id: pick(pools.workspaces), version }).map(sampleWorkspace),
  }),
  fc.record(
    { kind: fc.constant("putUser" as const), user, replaces: fc.integer({ min: 0, max: 3 }) },
    { requiredKeys: ["kind", "user"] },
  ),
  fc.record({
    kind: fc.constant("putGroup" as const),
    group: fc
      .record({ id: pick(pools.groups), version, created, displayName: pick(pools.names) })
      .map((parts) => sampleGroup(parts.id, parts)),
  }),
  fc.record({ kind: fc.constant("putChannel" as const), channel: fc.oneof(channel, dm) }),
  fc.record({
    kind: fc.constant("putToken" as const),
    token: fc
      .record({
        hash: pick(pools.hashes),
        userId: pick(pools.users),
        appId: pick(pools.apps),
        revoked: fc.boolean(),
      })
      .map((parts) => sampleToken(parts.hash, parts)),
  }),
  fc.record({
    kind: fc.constant("putApp" as const),
    app: fc
      .record({ id: pick(pools.apps), version, managerAppId: pick(pools.apps), deleted: fc.boolean() })
      .map((parts) => sampleApp(parts.id, parts)),
  }),
  fc.record({ kind: fc.constant("putFunction" as const), appFunction }),
  fc.record({
    kind: fc.constant("putRecord" as const),
    record: fc.record({ version, name: pick(pools.names) }).map((parts) => sampleRecord("R1", parts)),
  }),
  fc.record({
    kind: fc.constant("putList" as const),
    list: fc.record({ id: pick(pools.lists), version }).map((parts) => sampleList(parts.id, parts)),
  }),
] as const;

const agentSession = fc
  .record({ channelId: pick(pools.channels), threadTs: fc.option(pick(pools.ts), { nil: undefined }), version })
  .map(({ channelId, threadTs, ...parts }) =>
    sampleAgentSession(channelId, { ...parts, ...(threadTs !== undefined && { threadTs }) }),
  );

const others = [
  fc.record({
    kind: fc.constant("putCanvas" as const),
    canvas: fc.record({ id: pick(pools.canvases), version }).map((parts) => sampleCanvas(parts.id, parts)),
  }),
  fc.record({ kind: fc.constant("putAgentSession" as const), agentSession }),
  fc.record({ kind: fc.constant("putListRow" as const), row }),
  fc.record({
    kind: fc.constant("putListExport" as const),
    job: fc
      .record({ id: pick(pools.exports), version, created, listId: pick(pools.lists) })
      .map((parts) => sampleExport(parts.id, parts)),
  }),
  fc.record({ kind: fc.constant("removeListExports" as const), listId: pick(pools.lists), before: created }),
  fc.record({
    kind: fc.constant("putListExportPart" as const),
    id: pick(pools.exports),
    part: fc.integer({ min: 0, max: 2 }),
    text: pick(pools.names),
  }),
  fc.record({
    kind: fc.constant("putFile" as const),
    file: fc.record({ id: pick(pools.files), version }).map((parts) => sampleFile(parts.id, parts)),
  }),
  fc.record({ kind: fc.constant("removeGroup" as const), id: pick(pools.groups) }),
  fc.record({ kind: pick(["addGroupMembers", "removeGroupMembers"] as const), groupId: pick(pools.groups), userIds }),
  fc.record({ kind: fc.constant("clearGroupMembers" as const), groupId: pick(pools.groups) }),
  fc.record({ kind: fc.constant("revokeUserTokens" as const), userId: pick(pools.users) }),
  fc.record({
    kind: pick(["addChannelMembers", "removeChannelMembers"] as const),
    channelId: pick(pools.channels),
    userIds,
  }),
  fc.record(
    {
      kind: fc.constant("insertMessage" as const),
      message,
      nowMs: pick(pools.nowMs),
      whileOpen: fc.constant(true as const),
    },
    { requiredKeys: ["kind", "message", "nowMs"] },
  ),
  fc.record({ kind: fc.constant("recordMessageEvents" as const), events: fc.array(event, { maxLength: 4 }) }),
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

/** Any write, over the pools. Users are the most frequent, because most others need them. */
export const randomWrite: fc.Arbitrary<Write> = fc.oneof(puts[2], puts[2], puts[3], puts[4], ...puts, ...others);
