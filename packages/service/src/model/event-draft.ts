import type { ChannelKind } from "./channel-kind.js";
import type { StoredAudience, StoredDraft } from "./port/event-draft.js";

/** The receivers of an event. Every condition that is given must hold. */
export interface Audience extends StoredAudience {
  readonly kind?: ChannelKind;
}

interface Draft extends Omit<StoredDraft, "isFarewell"> {
  readonly audience: Audience;
}

/** An event that a commit brings about, before anybody is known to receive it. */
export interface EventDraft extends Draft {
  readonly isFarewell?: never;
}

/** An event for those who would have received it before the writes, because the writes take that away. */
export interface FarewellDraft extends Draft {
  readonly isFarewell: true;
}
