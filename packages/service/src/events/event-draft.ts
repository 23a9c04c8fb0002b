import type { ChannelKind } from "../channels/channel-kind.js";
import type { StoredAudience, StoredDraft } from "../store/event-draft.js";

/** Who receives an event. Every condition that is given must hold. */
export interface Audience extends StoredAudience {
  readonly kind?: ChannelKind;
}

/** An event that a commit brings about, before anybody is known to receive it. */
export interface EventDraft extends StoredDraft {
  readonly audience: Audience;
}
