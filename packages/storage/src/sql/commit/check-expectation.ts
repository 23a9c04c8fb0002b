import {
  agentSessionId,
  type ClientMsgKey,
  type DocumentSet,
  dmKey,
  documents,
  type Expectation,
  nameKey,
  readTs,
} from "@rollcall/service/store";
import { countJoining } from "../directory/count-joining.js";
import { lockVersion } from "../statements/document-statements.js";
import { statement } from "../statements/statement.js";
import { firstOf, type Steps } from "../statements/steps.js";
import { documentNamed } from "../writes/put-document.js";
import { messageCount } from "./message-count.js";

const lockWorkspace = lockVersion(documents.workspace);
const lockApp = lockVersion(documents.app);
const lockSession = lockVersion(documents.agentSession);

const holderOfName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("names").select(["user_id", "channels"]).where("name", "=", name),
);

const userOfEmail = statement(({ db }, { address }: { readonly address: string }) =>
  db.selectFrom("user_emails").select("user_id").where("address", "=", address),
);

const groupOfName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("groups").select("id").where("name_key", "=", name),
);

const channelOfName = statement(
  ({ db }, { workspaceId, name }: { readonly workspaceId: string; readonly name: string }) =>
    db.selectFrom("channels").select("id").where("workspace_id", "=", workspaceId).where("name_key", "=", name),
);

const channelOfDm = statement(({ db }, { workspaceId, dm }: { readonly workspaceId: string; readonly dm: string }) =>
  db.selectFrom("channels").select("id").where("workspace_id", "=", workspaceId).where("dm_key", "=", dm),
);

const lockChannel = statement(({ db, dialect }, { id }: { readonly id: string }) =>
  db
    .selectFrom("channels")
    .select("archived")
    .where("id", "=", id)
    .$if(dialect.rowLocks, (query) => query.forUpdate()),
);

const lockChannelMember = statement(
  ({ db, dialect }, { channelId, userId }: { readonly channelId: string; readonly userId: string }) =>
    db
      .selectFrom("channel_members")
      .select("user_id")
      .where("channel_id", "=", channelId)
      .where("user_id", "=", userId)
      .$if(dialect.rowLocks, (query) => query.forShare()),
);

interface SinceClientMsgKey extends ClientMsgKey {
  /** Microseconds. */
  readonly since: number;
}

const messageOfClientMsgId = statement(
  ({ db }, { channelId, appId, authorId, clientMsgId, since }: SinceClientMsgKey) =>
    db
      .selectFrom("messages")
      .select("ts")
      .where("app_id", "=", appId)
      .where("client_msg_id", "=", clientMsgId)
      .where("author_id", "=", authorId)
      .where("channel_id", "=", channelId)
      .where("ts", ">=", since)
      .limit(1),
);

const memberCount = statement(({ db }, { groupId }: { readonly groupId: string }) =>
  db.selectFrom("groups").select("member_count").where("id", "=", groupId),
);

const managedAppCount = statement(({ db }, { managerAppId }: { readonly managerAppId: string }) =>
  db
    .selectFrom("apps")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("manager_app_id", "=", managerAppId),
);

/** Checks whether the expectation is met. It then stays met until the end of the transaction. */
export function* checkExpectation(expectation: Expectation, set: DocumentSet): Steps<boolean> {
  switch (expectation.kind) {
    case "version": {
      const { document, key, version } = expectation;
      return ((yield* firstOf(lockVersion(documentNamed(set, document)), key))?.version ?? 0) === version;
    }
    case "freeUserName": {
      const holder = yield* firstOf(holderOfName, { name: nameKey(expectation.name) });
      return holder === undefined || (holder.user_id !== null && holder.user_id === expectation.except);
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
    case "freeAgentSession":
      yield* firstOf(lockChannel, { id: expectation.channelId });
      return (yield* firstOf(lockSession, { id: agentSessionId(expectation) })) === undefined;
    case "freeClientMsgId":
      yield* firstOf(lockChannel, { id: expectation.channelId });
      return (
        (yield* firstOf(messageOfClientMsgId, { ...expectation, since: readTs(expectation.since) ?? 0 })) === undefined
      );
    case "membersAtMost":
      return ((yield* firstOf(memberCount, expectation))?.member_count ?? 0) <= expectation.atMost;
    case "messagesAtMost":
      return yield* checkMessageCount(expectation);
    case "managedAppsAtMost":
      return yield* checkManagedApps(expectation);
  }
}

function* checkChannelName(expectation: Extract<Expectation, { kind: "freeChannelName" }>): Steps<boolean> {
  const { workspaceId, except } = expectation;
  const name = nameKey(expectation.name);
  const holder = yield* firstOf(holderOfName, { name });
  if (holder !== undefined && holder.user_id !== null) return false;
  return free(yield* firstOf(channelOfName, { workspaceId, name }), except);
}

/** Locks the row of the workspace first, so that of commits to several channels each counts those before it. */
function* checkMessageCount(expectation: Extract<Expectation, { kind: "messagesAtMost" }>): Steps<boolean> {
  const { workspaceId, atMost } = expectation;
  if ((yield* firstOf(lockWorkspace, { id: workspaceId })) === undefined) return false;
  return ((yield* firstOf(messageCount, { workspaceId }))?.count ?? 0) <= atMost;
}

/** Locks the row of the manager app first, so that of concurrent commits each counts the apps of those before it. */
function* checkManagedApps(expectation: Extract<Expectation, { kind: "managedAppsAtMost" }>): Steps<boolean> {
  const { managerAppId, atMost } = expectation;
  if ((yield* firstOf(lockApp, { id: managerAppId })) === undefined) return false;
  return ((yield* firstOf(managedAppCount, { managerAppId }))?.count ?? 0) <= atMost;
}

function free(
  holder: { readonly id: string } | { readonly user_id: string } | undefined,
  except: string | undefined,
): boolean {
  if (holder === undefined) return true;
  return ("id" in holder ? holder.id : holder.user_id) === except;
}
