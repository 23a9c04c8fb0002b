import type { Expectation } from "@rollcall/service/store";

const ranks = {
  user: 1,
  group: 2,
  channel: 3,
  list: 4,
  row: 5,
  app: 6,
  workspace: 7,
  organization: 8,
  record: 9,
  canvas: 10,
  agentSession: 11,
} as const;

/**
 * Where an expectation stands among those that lock rows: all commits lock users before groups before channels, and
 * each of these by id, so that two of them seldom wait for each other. For `toSorted`.
 */
export function byLockOrder(one: Expectation, other: Expectation): number {
  const [[rank, id], [otherRank, otherId]] = [lockOf(one), lockOf(other)];
  if (rank !== otherRank) return rank - otherRank;
  return id < otherId ? -1 : Number(id > otherId);
}

function lockOf(expectation: Expectation): readonly [number, string] {
  switch (expectation.kind) {
    case "version":
      return [ranks[expectation.of], expectation.id];
    case "openChannel":
      return [ranks.channel, expectation.id];
    case "channelMember":
    case "freeAgentSession":
    case "freeClientMsgId":
      return [ranks.channel, expectation.channelId];
    case "managedAppsAtMost":
      return [ranks.app, expectation.managerAppId];
    case "messagesAtMost":
      return [ranks.workspace, expectation.workspaceId];
    case "freeUserName":
    case "freeEmail":
    case "freeGroupName":
    case "freeChannelName":
    case "freeDm":
    case "mayJoin":
    case "membersAtMost":
      return [0, ""];
  }
}
