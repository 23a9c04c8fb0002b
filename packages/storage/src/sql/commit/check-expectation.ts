import {
  agentSessionId,
  type ClientMsgKey,
  type DocumentSet,
  dmKey,
  documents,
  type Expectation,
  nameKey,
  type ReactionExpectation,
  readTs,
} from "@rollcall/service/store";
import { countPins } from "../readers/history-reader.js";
import { messageCount } from "../readers/message-reader.js";
import { lockMessage, lockReaction, selectRoom, toRoom } from "../readers/reaction-reader.js";
import { countJoining } from "../readers/user-reader.js";
import { lockVersion } from "../statements/document-statements.js";
import { forShare, forUpdate, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";
import { selectMember as channelMember } from "../writes/channel-members.js";
import { selectHolder as holderOfName } from "../writes/claim-name.js";
import { selectMemberCount as memberCount } from "../writes/group-members.js";
import { idOfName as channelOfName } from "../writes/put-channel.js";
import { documentNamed } from "../writes/put-document.js";

/**
 * Checks an expectation about a reaction. Locks the message first, so that of concurrent commits each counts the
 * reactions of those before it.
 */
function* checkReaction({ ts: sent, ...expectation }: ReactionExpectation): Steps<boolean> {
  const { channelId, userId, name } = expectation;
  const ts = readTs(sent);
  if (ts === undefined) return false;
  if (expectation.kind === "hasReacted") {
    return (yield* firstOf(lockReaction, { channelId, ts, userId, name })) !== undefined;
  }
  if ((yield* firstOf(lockMessage, { channelId, ts })) === undefined) return false;
  const { isOwn, ownCount, otherEmoji } = toRoom(yield* firstOf(selectRoom, { channelId, ts, userId, name }));
  return !isOwn && ownCount < expectation.ownAtMost && otherEmoji < expectation.emojiAtMost;
}

const lockWorkspace = lockVersion(documents.workspace);
const lockApp = lockVersion(documents.app);
const lockSession = lockVersion(documents.agentSession);
const lockToken = lockVersion(documents.token);

/** The user who has an address. */
const userOfEmail = statement<{ readonly address: string }, Columns<"user_emails", "user_id">>(
  (arg) => sql`select user_id from user_emails where address = ${arg.address}`,
);

/** ID of the group with a name. */
const groupOfName = statement<{ readonly name: string }, Columns<"groups", "id">>(
  (arg) => sql`select id from groups where name_key = ${arg.name}`,
);

/** ID of the direct messages of two users. */
const channelOfDm = statement<{ readonly workspaceId: string; readonly dm: string }, Columns<"channels", "id">>(
  (arg) => sql`select id from channels where workspace_id = ${arg.workspaceId} and dm_key = ${arg.dm}`,
);

/** Whether a channel is archived; locks its row until the end of the transaction. */
const lockChannel = statement<{ readonly id: string }, Columns<"channels", "archived">>(
  (arg) => sql`select archived from channels where id = ${arg.id}${forUpdate}`,
);

/** Number of members of a channel. */
const channelMemberCount = statement<{ readonly id: string }, Columns<"channels", "member_count">>(
  (arg) => sql`select member_count from channels where id = ${arg.id}`,
);

/** A member of a channel, who stays one until the end of the transaction. */
const lockChannelMember = statement<
  { readonly channelId: string; readonly userId: string },
  Columns<"channel_members", "user_id">
>(
  (arg) => sql`select user_id from channel_members where channel_id = ${arg.channelId}
    and user_id = ${arg.userId}${forShare}`,
);

/** `ts` of a message with the ID of a client, since an instant. */
const messageOfClientMsgId = statement<ClientMsgKey & { readonly since: number }, Columns<"messages", "ts">>(
  (arg) => sql`select ts from messages where app_id = ${arg.appId} and client_msg_id = ${arg.clientMsgId}
    and author_id = ${arg.authorId} and channel_id = ${arg.channelId} and ts >= ${arg.since} limit 1`,
);

/** Number of replies of a thread. */
const replyCount = statement<{ readonly channelId: string; readonly threadTs: number }, { readonly count: number }>(
  (arg) => sql`select cast(coalesce(sum(replies), 0) as bigint) as count from thread_repliers
    where channel_id = ${arg.channelId} and thread_ts = ${arg.threadTs}`,
);

/** Counts the apps that an app manages. */
const managedAppCount = statement<{ readonly managerAppId: string }, { readonly count: number }>(
  (arg) => sql`select count(*) as count from apps where manager_app_id = ${arg.managerAppId}`,
);

/** Counts the uploads of a token that are not complete and are due after an instant. */
const unfinishedCount = statement<
  { readonly tokenHash: string; readonly dueAfterMs: number },
  { readonly count: number }
>((arg) => sql`select count(*) as count from file_uploads where token = ${arg.tokenHash} and due > ${arg.dueAfterMs}`);

/** Checks whether the expectation is met. It then stays met until the end of the transaction. */
export function* checkExpectation(expectation: Expectation, set: DocumentSet): Steps<boolean> {
  switch (expectation.kind) {
    case "version": {
      const { document, key, version } = expectation;
      return ((yield* firstOf(lockVersion(documentNamed(set, document)), key))?.version ?? 0) === version;
    }
    case "freeUserName":
    case "freeHandle": {
      const holder = yield* firstOf(holderOfName, { name: nameKey(expectation.name) });
      return holder === undefined || (holder.holder_id !== null && holder.holder_id === expectation.except);
    }
    case "freeEmail":
      return free(yield* firstOf(userOfEmail, { address: nameKey(expectation.address) }), expectation.except);
    case "freeGroupName":
      return free(yield* firstOf(groupOfName, { name: nameKey(expectation.name) }), expectation.except);
    case "freeChannelName":
      return yield* checkChannelName(expectation);
    case "freeDm": {
      const { workspaceId, userIds } = expectation;
      return (yield* firstOf(channelOfDm, { workspaceId, dm: dmKey(userIds) })) === undefined;
    }
    case "mayJoin": {
      const userIds = [...new Set(expectation.userIds)];
      return (yield* firstOf(countJoining(userIds), { userIds }))?.count === userIds.length;
    }
    case "openChannel":
      return (yield* firstOf(lockChannel, { id: expectation.id }))?.archived === 0;
    case "channelMember":
      return (yield* firstOf(lockChannelMember, expectation)) !== undefined;
    case "channelStranger":
      yield* firstOf(lockChannel, { id: expectation.channelId });
      return (yield* firstOf(channelMember, expectation)) === undefined;
    case "channelMembersWithin": {
      const { channelId: id, atLeast, atMost = Number.MAX_SAFE_INTEGER } = expectation;
      const count = (yield* firstOf(channelMemberCount, { id }))?.member_count ?? 0;
      return count >= atLeast && count <= atMost;
    }
    case "freeAgentSession":
      yield* firstOf(lockChannel, { id: expectation.channelId });
      return (yield* firstOf(lockSession, { id: agentSessionId(expectation) })) === undefined;
    case "freeClientMsgId":
      yield* firstOf(lockChannel, { id: expectation.channelId });
      return (
        (yield* firstOf(messageOfClientMsgId, { ...expectation, since: readTs(expectation.since) ?? 0 })) === undefined
      );
    case "replyCount": {
      const { channelId, threadTs, count } = expectation;
      yield* firstOf(lockChannel, { id: channelId });
      return ((yield* firstOf(replyCount, { channelId, threadTs: readTs(threadTs) ?? -1 }))?.count ?? 0) === count;
    }
    case "pinsAtMost":
      return yield* checkPins(expectation);
    case "mayReact":
    case "hasReacted":
      return yield* checkReaction(expectation);
    case "membersAtMost":
      return ((yield* firstOf(memberCount, expectation))?.member_count ?? 0) <= expectation.atMost;
    case "messagesAtMost":
      return yield* checkMessageCount(expectation);
    case "managedAppsAtMost":
      return yield* checkManagedApps(expectation);
    case "uploadsAtMost":
      return yield* checkUploads(expectation);
  }
}

function* checkChannelName(expectation: Extract<Expectation, { kind: "freeChannelName" }>): Steps<boolean> {
  const { workspaceId, except } = expectation;
  const name = nameKey(expectation.name);
  const holder = yield* firstOf(holderOfName, { name });
  if (holder !== undefined && holder.holder_id !== null) return false;
  return free(yield* firstOf(channelOfName, { workspaceId, name }), except);
}

/** Locks the row of the workspace first, so that of commits to several channels each counts those before it. */
function* checkMessageCount(expectation: Extract<Expectation, { kind: "messagesAtMost" }>): Steps<boolean> {
  const { workspaceId, atMost } = expectation;
  if ((yield* firstOf(lockWorkspace, { id: workspaceId })) === undefined) return false;
  return ((yield* firstOf(messageCount, { workspaceId }))?.count ?? 0) <= atMost;
}

/** Locks the row of the channel first, so that of concurrent commits each counts the pins of those before it. */
function* checkPins({ channelId, atMost }: Extract<Expectation, { kind: "pinsAtMost" }>): Steps<boolean> {
  yield* firstOf(lockChannel, { id: channelId });
  return ((yield* firstOf(countPins, { channelId }))?.count ?? 0) <= atMost;
}

/** Locks the row of the manager app first, so that of concurrent commits each counts the apps of those before it. */
function* checkManagedApps(expectation: Extract<Expectation, { kind: "managedAppsAtMost" }>): Steps<boolean> {
  const { managerAppId, atMost } = expectation;
  if ((yield* firstOf(lockApp, { id: managerAppId })) === undefined) return false;
  return ((yield* firstOf(managedAppCount, { managerAppId }))?.count ?? 0) <= atMost;
}

/** Locks the row of the token first, so that of concurrent commits each counts the uploads of those before it. */
function* checkUploads(expectation: Extract<Expectation, { kind: "uploadsAtMost" }>): Steps<boolean> {
  const { tokenHash, dueAfterMs, atMost } = expectation;
  yield* firstOf(lockToken, { hash: tokenHash });
  return ((yield* firstOf(unfinishedCount, { tokenHash, dueAfterMs }))?.count ?? 0) <= atMost;
}

function free(
  holder: { readonly id: string } | { readonly user_id: string } | undefined,
  except: string | undefined,
): boolean {
  if (holder === undefined) return true;
  return ("id" in holder ? holder.id : holder.user_id) === except;
}
