import { eventSubscriptions, subscriptionsOfType } from "../values/default-events.js";
import type { ChannelKind } from "./channel-kind.js";
import type { StoredAudience } from "./port/event-draft.js";

type Subscription = (typeof eventSubscriptions)[number];

/** Scopes of which a token needs one to receive an event; empty if it needs none. */
export function scopesOfEvent({ subscription, kind }: StoredAudience): readonly string[] {
  return formFor(byName.get(subscription) ?? [], kind)?.scopes ?? [];
}

/** Name by which apps subscribe to an event about a conversation; undefined if no conversation of the kind has such events. */
export function subscriptionFor(type: string, kind: ChannelKind): string | undefined {
  return formFor(subscriptionsOfType(type), kind)?.name;
}

function formFor(forms: readonly Subscription[], kind: string | undefined): Subscription | undefined {
  const counted = kind === "session" ? "private" : kind;
  return forms.find((each) => each.kind === undefined || each.kind === counted);
}

const byName = Map.groupBy(eventSubscriptions, ({ name }) => name);
