import type { Write } from "../writes.js";
import type { CommitView, EventRead } from "./commit-view.js";
import type { EventDraft } from "./event-draft.js";

/** Makes the events that a write brings about. */
export interface EventSource<W extends Write = Write> {
  /** Names of the subscriptions that may receive one of them. */
  readonly subscriptions: readonly string[];
  /** What it must know from before the writes. */
  readonly reads: (write: W) => readonly EventRead[];
  readonly drafts: (write: W, view: CommitView) => readonly EventDraft[];
}
