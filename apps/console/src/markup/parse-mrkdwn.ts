import { type Mark, unescapeText } from "./mark.js";
import { parseInline } from "./parse-inline.js";

/** Reads a text with the markup of messages: blocks of code, quotes, and what is within a line. */
export function parseMrkdwn(text: string): readonly Mark[] {
  const parts = text.split("```");
  // A fence without its end is text.
  const isOpen = parts.length % 2 === 0;
  const last = isOpen ? parts.length - 2 : parts.length;
  const marks: Mark[] = [];
  for (const [index, part] of parts.slice(0, last).entries()) {
    if (index % 2 === 1) marks.push({ kind: "pre", text: unescapeText(part.replace(/^\n|\n$/g, "")) });
    else marks.push(...parseLines(part));
  }
  if (isOpen) marks.push(...parseLines(parts.slice(last).join("```")));
  return marks;
}

const quoted = /^(?:&gt;|>) ?/;

function parseLines(text: string): readonly Mark[] {
  if (text === "") return [];
  const marks: Mark[] = [];
  let quote: Mark[] | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (quoted.test(line)) {
      const of = parseInline(line.replace(quoted, ""));
      if (quote === undefined) {
        quote = [...of];
        marks.push({ kind: "quote", of: quote });
      } else quote.push({ kind: "break" }, ...of);
      continue;
    }
    const follows = quote === undefined && index > 0;
    quote = undefined;
    if (follows) marks.push({ kind: "break" });
    marks.push(...parseInline(line));
  }
  return marks;
}
