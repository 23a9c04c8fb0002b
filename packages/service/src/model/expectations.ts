import type { FreeAgentSession } from "./agent-session-store.js";
import type { ManagedAppsAtMost } from "./app-store.js";
import type { ChannelExpectation } from "./channel-store.js";
import type { ServiceDocuments } from "./documents.js";
import type { UploadsAtMost } from "./file-upload.js";
import type { GroupExpectation } from "./group-store.js";
import type { MessageExpectation } from "./message-store.js";
import type { VersionOf } from "./port/document.js";
import type { ReactionExpectation } from "./reaction-store.js";
import type { UserExpectation } from "./user-store.js";

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
