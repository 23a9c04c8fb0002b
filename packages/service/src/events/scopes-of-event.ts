import { eventSubscriptions } from "../values/stock-events.js";
import type { Audience } from "./event-draft.js";

/** Scopes of which a token needs one to receive an event; empty if it needs none. */
export function scopesOfEvent({ subscription, kind }: Audience): readonly string[] {
  const forms = byName.get(subscription) ?? [];
  const counted = kind === "session" ? "private" : kind;
  return forms.find((each) => each.kind === undefined || each.kind === counted)?.scopes ?? [];
}

const byName = Map.groupBy(eventSubscriptions, ({ name }) => name);
