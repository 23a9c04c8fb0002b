import type { Message } from "./types.js";

/**
 * The messages that are known, with the latest page in place of its period. If the page begins after all that is known,
 * messages in between are missing, and only the page is kept.
 */
export function joinPages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first] = page;
  const last = known.at(-1);
  if (first === undefined || last === undefined || first.ts > last.ts) return page;
  return [...known.filter(({ ts }) => ts < first.ts), ...page];
}
