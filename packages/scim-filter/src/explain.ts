const before = 60;
const behind = 40;

/**
 * Prints the text on one line and carets under the span on the next. A long text is shortened around the span. A line
 * end, a tab or another control character becomes one space.
 */
export function explain(text: string, start: number, end: number, message: string): string {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, Math.max(start + behind, Math.min(end, start + 2 * behind)));
  const lead = from > 0 ? "… " : "";
  const tail = to < text.length ? " …" : "";
  const carets = "^".repeat(Math.max(1, Math.min(end, to) - start));
  const shown = `${lead}${visible(text.slice(from, to))}${tail}`;
  return `${shown}\n${" ".repeat(lead.length + start - from)}${carets} ${message}`;
}

/** At most 40 characters of a text, quoted, for a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
