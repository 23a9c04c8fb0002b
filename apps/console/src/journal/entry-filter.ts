import type { Entry } from "../store/types.js";

/** Kinds of entries: calls of clients, acts of people, deliveries to apps. */
export const kinds = { all: "All", call: "Calls", act: "Acts", delivery: "Deliveries" } as const;
type Kind = keyof typeof kinds;

/** Selects entries; all given members must match. */
export interface EntryFilter {
  readonly kind: Kind;
  /** Words that an entry has, in any order: a method, a code, a status, a name. */
  readonly words: string;
  readonly onlyFailed: boolean;
  /** Identifier of an app. Empty for all. */
  readonly app: string;
  /** Identifier of a user. Empty for all. */
  readonly user: string;
}

export const everything: EntryFilter = { kind: "all", words: "", onlyFailed: false, app: "", user: "" };

/** Kind of an entry. */
export function kindOf({ protocol }: Entry): Exclude<Kind, "all"> {
  if (protocol === "events") return "delivery";
  return protocol === "people" ? "act" : "call";
}

/** The subject of an entry: a method, a route, or the type of an event. */
export function titleOf({ method, route, delivery }: Entry): string {
  return delivery?.event ?? method ?? route ?? "unknown request";
}

/** The entries that a filter selects. */
export function filterEntries(entries: readonly Entry[], filter: EntryFilter): readonly Entry[] {
  const words = filter.words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return entries.filter((entry) => {
    if (filter.kind !== "all" && kindOf(entry) !== filter.kind) return false;
    if (filter.onlyFailed && entry.ok) return false;
    if (filter.app !== "" && entry.app !== filter.app) return false;
    if (filter.user !== "" && entry.user !== filter.user) return false;
    if (words.length === 0) return true;
    const text =
      `${titleOf(entry)} ${entry.code ?? ""} ${entry.status} ${entry.version ?? ""} ${entry.request_id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
