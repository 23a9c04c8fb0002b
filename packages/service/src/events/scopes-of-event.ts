import type { StoredAudience } from "../store/event-draft.js";
import { eventSubscriptions } from "../values/stock-events.js";

/** Scopes of which a token needs one to receive an event; empty if it needs none. */
export function scopesOfEvent({ subscription, kind }: StoredAudience): readonly string[] {
  const forms = byName.get(subscription) ?? [];
  const counted = kind === "session" ? "private" : kind;
  return forms.find((each) => each.kind === undefined || each.kind === counted)?.scopes ?? [];
}

const byName = Map.groupBy(eventSubscriptions, ({ name }) => name);
