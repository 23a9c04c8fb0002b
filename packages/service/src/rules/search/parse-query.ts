import { wordsOf } from "../../model/cut-words.js";
import type { FoundContent } from "../../model/terms.js";
import { millisecondsOf, readInstant } from "../../values/instant.js";

const dayMs = 86_400_000;

/** Start of a day since 1970, and of the next one, in milliseconds in UTC; undefined unless it is `YYYY-MM-DD`. */
function readDay(text: string): { readonly startMs: number; readonly endMs: number } | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? readInstant(`${text}T00:00`) : undefined;
  const startMs = start === undefined ? -1 : millisecondsOf(start);
  return startMs < 0 ? undefined : { startMs, endMs: startMs + dayMs };
}

/** A condition of a query. */
export type QueryPart =
  /** The words follow each other in the message. */
  | { readonly kind: "words"; readonly words: readonly string[]; readonly isExcluded: boolean }
  /** The conversation or the author, as written. */
  | { readonly kind: "in"; readonly value: string; readonly isExcluded: boolean }
  | { readonly kind: "from"; readonly value: string; readonly isExcluded: boolean }
  | { readonly kind: "has"; readonly content: FoundContent | "reaction"; readonly isExcluded: boolean }
  /** Milliseconds since 1970 in UTC; `until` is not included. */
  | { readonly kind: "time"; readonly fromMs?: number; readonly untilMs?: number };

const contents = ["link", "file", "pin", "reaction"] as const;

const parts =
  /(?<minus>-?)(?:(?<operator>in|from|has|before|after|on):(?<value>"[^"]*"|<[^>]*>|[^\s"]+)|"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/giu;

/** Reads the query of a search. What is no operator is looked for as words. */
export function parseQuery(query: string): readonly QueryPart[] {
  return [...query.matchAll(parts)].flatMap(({ 0: whole, groups = {} }) => {
    const isExcluded = groups["minus"] === "-";
    const { operator, value = "" } = groups;
    const operated =
      operator === undefined
        ? undefined
        : toOperated(operator.toLowerCase(), value.replaceAll('"', "").trim(), isExcluded);
    if (operated !== undefined) return [operated];
    const words = wordsOf(whole);
    return words.length === 0 ? [] : [{ kind: "words", words, isExcluded }];
  });
}

function toOperated(operator: string, value: string, isExcluded: boolean): QueryPart | undefined {
  if (value === "") return undefined;
  if (operator === "in" || operator === "from") return { kind: operator, value, isExcluded };
  if (operator === "has") {
    const content = contents.find((each) => each === value.toLowerCase());
    return content === undefined ? undefined : { kind: "has", content, isExcluded };
  }
  const day = isExcluded ? undefined : readDay(value);
  if (day === undefined) return undefined;
  switch (operator) {
    case "before":
      return { kind: "time", untilMs: day.startMs };
    case "after":
      return { kind: "time", fromMs: day.endMs };
    default:
      return { kind: "time", fromMs: day.startMs, untilMs: day.endMs };
  }
}
