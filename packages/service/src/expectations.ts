import type { FreeAgentSession } from "./agent-sessions/agent-session-store.js";
import type { ManagedAppsAtMost } from "./apps/app-store.js";
import type { ChannelExpectation } from "./channels/channel-store.js";
import type { ServiceDocuments } from "./documents.js";
import type { UploadsAtMost } from "./files/file-upload.js";
import type { GroupExpectation } from "./groups/group-store.js";
import type { MessageExpectation } from "./messages/message-store.js";
import type { ReactionExpectation } from "./reactions/reaction-store.js";
import type { VersionOf } from "./store/document.js";
import type { UserExpectation } from "./users/user-store.js";

/**
 * A fact that a decision relied on. `commit` checks it before any write, or after the writes where its docstring says
 * so.
 *
 * The store also keeps names, addresses and DMs unique on its own: a write that would take one that is in use fails
 * with the matching expectation, whether or not the batch states it.
 */
export type Expectation =
  | VersionOf<ServiceDocuments>
  | UserExpectation
  | GroupExpectation
  | ChannelExpectation
  | MessageExpectation
  | ReactionExpectation
  | FreeAgentSession
  | UploadsAtMost
  | ManagedAppsAtMost;

/** Whether an expectation is about the state after the writes and is checked then. */
export function isAboutOutcome({ kind }: Expectation): boolean {
  return outcomeKinds.has(kind);
}

const outcomeKinds: ReadonlySet<Expectation["kind"]> = new Set([
  "mayJoin",
  "membersAtMost",
  "channelMembersWithin",
  "messagesAtMost",
  "pinsAtMost",
  "managedAppsAtMost",
  "uploadsAtMost",
]);
