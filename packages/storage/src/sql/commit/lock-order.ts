import { documents, type Expectation } from "@rollcall/service/store";

/** Documents that commits lock most often come first; the others follow in the order of the set. */
const first: readonly string[] = ["user", "group", "channel"];
const names = [...first, ...Object.keys(documents).filter((name) => !first.includes(name))];

/**
 * Compares expectations by the rows they lock: users before groups before channels, each by ID. With one order for all
 * commits, deadlocks are rare. For `toSorted`.
 */
export function byLockOrder(one: Expectation, other: Expectation): number {
  const [[rank, id], [otherRank, otherId]] = [lockOf(one), lockOf(other)];
  if (rank !== otherRank) return rank - otherRank;
  return id < otherId ? -1 : Number(id > otherId);
}

function lockOf(expectation: Expectation): readonly [number, string] {
  switch (expectation.kind) {
    case "version":
      return [rankOf(expectation.document), Object.values(expectation.key).join(" ")];
    case "openChannel":
      return [rankOf("channel"), expectation.id];
    case "channelMember":
    case "channelStranger":
    case "channelMembersWithin":
    case "freeAgentSession":
    case "freeClientMsgId":
    case "replyCount":
    case "pinsAtMost":
      return [rankOf("channel"), expectation.channelId];
    case "mayReact":
    case "hasReacted":
      return [rankOf("message"), `${expectation.channelId} ${expectation.ts}`];
    case "managedAppsAtMost":
      return [rankOf("app"), expectation.managerAppId];
    case "uploadsAtMost":
      return [rankOf("token"), expectation.tokenHash];
    case "messagesAtMost":
      return [rankOf("workspace"), expectation.workspaceId];
    case "freeUserName":
    case "freeEmail":
    case "freeGroupName":
    case "freeHandle":
    case "freeChannelName":
    case "freeDm":
    case "mayJoin":
    case "membersAtMost":
      return [0, ""];
  }
}

function rankOf(document: string): number {
  const rank = names.indexOf(document);
  return rank < 0 ? names.length + 1 : rank + 1;
}
