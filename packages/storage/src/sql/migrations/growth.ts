import type { MigrationStep } from "../refill.js";

/** Searches walk messages by time and count them under each term, so that their terms are computed again. */
export const growth: readonly MigrationStep[] = [
  "drop table if exists message_terms",
  "drop table if exists search_places",
  "drop table if exists search_changes",
];
