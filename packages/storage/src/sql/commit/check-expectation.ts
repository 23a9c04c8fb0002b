import {
  agentSessionId,
  type DocumentSet,
  dmKey,
  documents,
  type Expectation,
  nameKey,
  readTs,
} from "@rollcall/service/store";
import { countJoining } from "../directory/count-joining.js";
import { countPins } from "../readers/history-statements.js";
import { compiled } from "../statements/compiled.js";
import { lockVersion } from "../statements/document-statements.js";
import { firstOf, type Steps } from "../statements/steps.js";
import { documentNamed } from "../writes/put-document.js";
import { checkReaction } from "./check-reaction.js";
import { messageCount } from "./message-count.js";

const lockWorkspace = lockVersion(documents.workspace);
const lockApp = lockVersion(documents.app);
const lockSession = lockVersion(documents.agentSession);
const lockToken = lockVersion(documents.token);

const holderOfName = compiled("names.holder");
const userOfEmail = compiled("users.emailHolder");
const groupOfName = compiled("groups.idOfName");
const channelOfName = compiled("channels.idOfName");
const channelOfDm = compiled("channels.idOfDm");
const lockChannel = compiled("channels.lock");
const channelMember = compiled("channels.member");
const channelMemberCount = compiled("channels.memberCount");
const lockChannelMember = compiled("channels.lockMember");

const messageOfClientMsgId = compiled("messages.tsOfClientMsgId");
const replyCount = compiled("messages.replyCount");
const memberCount = compiled("groups.memberCount");
const managedAppCount = compiled("apps.managedCount");
const unfinishedCount = compiled("files.unfinishedCount");

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
