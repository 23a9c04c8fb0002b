import { at, type Json, textAt } from "../json.js";

/** Numbers of users who did something with a message. */
interface Counts {
  readonly views: number;
  readonly desktop: number;
  readonly mobile: number;
  readonly web: number;
  readonly reactions: number;
  readonly shares: number;
  readonly clicks: number;
}

/** The counts of one message. */
interface MessageCounts extends Counts {
  readonly ts: string;
}

/** The messages of a day in UTC, with the sums of their counts. */
export interface DayCounts extends Counts {
  /** As `2026-06-01`. */
  readonly day: string;
  /** Oldest first. */
  readonly messages: readonly MessageCounts[];
}

/** Counts of messages by the day on which each was posted, latest day first. */
export function groupByDay(activities: readonly Json[]): readonly DayCounts[] {
  const days = Map.groupBy(activities.map(readCounts), ({ ts }) => dayOf(ts));
  return [...days]
    .map(([day, messages]) => ({ day, messages, ...sum(messages) }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

function readCounts(activity: Json): MessageCounts {
  const count = (...keys: readonly string[]) => Number(at(activity, ...keys) ?? 0);
  return {
    ts: textAt(activity, "timestamp"),
    views: count("unique_user_views_count"),
    desktop: count("unique_views_client", "desktop_views_count"),
    mobile: count("unique_views_client", "mobile_views_count"),
    web: count("unique_views_client", "web_views_count"),
    reactions: count("unique_user_reactions_count"),
    shares: count("unique_user_shares_count"),
    clicks: count("unique_user_clicks_count"),
  };
}

function dayOf(ts: string): string {
  return new Date(Number(ts) * 1000).toISOString().slice(0, 10);
}

function sum(all: readonly Counts[]): Counts {
  const of = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  return {
    views: of("views"),
    desktop: of("desktop"),
    mobile: of("mobile"),
    web: of("web"),
    reactions: of("reactions"),
    shares: of("shares"),
    clicks: of("clicks"),
  };
}
