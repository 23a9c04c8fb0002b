import type { Committed, Expectation, Write } from "@rollcall/service/store";
import type { Steps } from "../statements/steps.js";
import {
  addChannelMembers,
  changeMembership,
  leaveChannels,
  openForMembers,
  removeChannelMembers,
} from "../writes/channel-members.js";
import { connectMembers, disconnectGroup } from "../writes/connected-members.js";
import { clearGroupMembers, type MemberWrites } from "../writes/group-members.js";
import { grantListAccess, removeListExports, revokeListAccess } from "../writes/list-writes.js";
import { changeMessage, insertMessage } from "../writes/message-writes.js";
import { type PutOptions, putDocument } from "../writes/put-document.js";
import { recordActivity, removeReaction } from "../writes/record-activity.js";
import { removeDocument } from "../writes/remove-document.js";
import { revokeInstallations, revokeUserTokens } from "../writes/revoke-tokens.js";
import type { PlannedWrite } from "./plan-batch.js";

/** A message that a commit inserted. */
export type Made = Extract<Committed, { ok: true }>["messages"][number];

/** Context shared by the writes of a commit. */
interface CommitContext extends PutOptions {
  /** Collects the inserted messages. */
  readonly made: Made[];
  readonly members: MemberWrites;
}

/**
 * Runs one write.
 * @returns the expectation that failed, if one did
 */
export function* applyWrite({ write, guard }: PlannedWrite, writing: CommitContext): Steps<Expectation | undefined> {
  switch (write.kind) {
    case "put":
      return yield* putDocument(write, guard, writing);
    case "remove":
      return yield* none(removeDocument(write, writing.documents));
    case "insertMessage":
      return yield* post(write, guard !== undefined, writing.made);
    case "changeMessage":
      return yield* changeMessage(write, guard);
    case "recordActivity":
      return yield* none(recordActivity(write));
    case "removeReaction":
      return yield* none(removeReaction(write));
    case "revokeUserTokens":
      return yield* none(revokeUserTokens(write));
    case "revokeInstallations":
      return yield* none(revokeInstallations(write));
    case "removeListExports":
      return yield* none(removeListExports(write));
    case "addGroupMembers":
      return yield* none(writing.members.add(write));
    case "removeGroupMembers":
      return yield* none(writing.members.remove(write));
    case "clearGroupMembers":
      return yield* none(clearGroupMembers(write));
    case "connectMembers":
      return yield* none(connectMembers(write));
    case "disconnectGroup":
      return yield* none(disconnectGroup(write));
    case "addChannelMembers":
      return yield* none(addChannelMembers(write));
    case "removeChannelMembers":
      return yield* none(removeChannelMembers(write));
    case "leaveChannels":
      return yield* none(leaveChannels(write));
    case "changeMembership":
      return yield* none(changeMembership(write));
    case "openForMembers":
      return yield* none(openForMembers(write));
    case "grantListAccess":
      return yield* none(grantListAccess(write.listId, write.access));
    case "revokeListAccess":
      return yield* none(revokeListAccess(write.listId, write.subjects));
  }
}

function* post(
  write: Extract<Write, { kind: "insertMessage" }>,
  whileOpen: boolean,
  made: Made[],
): Steps<Expectation | undefined> {
  const { channelId } = write.message;
  const ts = yield* insertMessage(write, whileOpen);
  if (ts === undefined) return { kind: "openChannel", id: channelId };
  made.push({ channelId, ts });
  return undefined;
}

function* none(steps: Steps<void>): Steps<undefined> {
  yield* steps;
  return undefined;
}
