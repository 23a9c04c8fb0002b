import type { CommitView, EventRead } from "../model/commit-view.js";
import type { EventDraft, FarewellDraft } from "../model/event-draft.js";
import type { Write } from "../model/writes.js";

/** Makes the events that a write brings about. */
export interface EventSource<W extends Write = Write> {
  /** Names of the subscriptions that may receive one of them. */
  readonly subscriptions: readonly string[];
  /**
   * The reads that are needed from before the writes.
   * @param isWanted returns whether an app subscribes to an event
   */
  readonly reads: (write: W, isWanted: (subscription: string) => boolean) => readonly EventRead[];
  readonly drafts: (write: W, view: CommitView) => readonly EventDraft[];
  /** Makes those for apps that no longer see them after the writes. Default: none. */
  readonly farewells?: (write: W, view: CommitView) => readonly FarewellDraft[];
}
