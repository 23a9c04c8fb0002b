const before = 60;
const after = 40;

/**
 * Prints a text on one line and carets under the span on the next. A long text is shortened around the span. Line ends,
 * tabs and other control characters become one space each.
 */
export function explain(text: string, start: number, end: number, message: string): string {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, Math.max(start + after, Math.min(end, start + 2 * after)));
  const lead = from > 0 ? "… " : "";
  const tail = to < text.length ? " …" : "";
  const carets = "^".repeat(Math.max(1, Math.min(end, to) - start));
  const shown = `${lead}${visible(text.slice(from, to))}${tail}`;
  return `${shown}\n${" ".repeat(lead.length + start - from)}${carets} ${message}`;
}

/** Quotes at most 40 characters of a text, for a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
