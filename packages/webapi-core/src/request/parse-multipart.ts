import type { WebapiLimits } from "../definition/definition.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { type Sliced, sliceCharacters } from "./decode-text.js";
import { createFieldCollector, type Fields, tooManyMembers } from "./fields.js";

type ParsedMultipart = { readonly ok: true; readonly fields: Fields } | Refusal;

/**
 * Parses a multipart form, in slices. A part with a file name is read as the text of the file, because an argument may
 * come from a file.
 * @see RFC 7578
 */
export function* parseMultipart(
  text: string,
  boundary: string | undefined,
  limits: WebapiLimits,
): Sliced<ParsedMultipart> {
  if (boundary === undefined || boundary === "") return refuse("bodyMalformed");
  const delimiter = `--${boundary}`;
  if (!text.includes(`${delimiter}--`)) return refuse(text.includes(delimiter) ? "bodyTruncated" : "bodyMalformed");
  const { maxBodyMembers = Number.POSITIVE_INFINITY } = limits;
  const collector = createFieldCollector();
  const blank = /^(?:\r\n)*/.exec(text)?.[0].length ?? 0;
  if (!text.startsWith(delimiter, blank)) return refuse("bodyMalformed");
  let sliceEnd = sliceCharacters;
  for (let start = blank + delimiter.length; !text.startsWith("--", start); ) {
    const part = readPart(text, start, delimiter);
    if (part === undefined) return refuse("bodyMalformed");
    if (collector.add(part.name, part.value) > maxBodyMembers) return refuse("bodyTooLarge", tooManyMembers(limits));
    start = part.end;
    if (start < sliceEnd) continue;
    yield;
    sliceEnd = start + sliceCharacters;
  }
  return { ok: true, fields: collector.fields };
}

interface Part {
  readonly name: string;
  readonly value: string;
  /** End of the next delimiter. */
  readonly end: number;
}

const lineEnd = /[ \t]*\r\n/y;

/** The part after a delimiter that ends at `start`. Undefined if there is none, or it has no name. */
function readPart(text: string, start: number, delimiter: string): Part | undefined {
  lineEnd.lastIndex = start;
  if (!lineEnd.test(text)) return undefined;
  const head = lineEnd.lastIndex;
  const headEnd = text.indexOf("\r\n\r\n", head);
  if (headEnd === -1) return undefined;
  const from = headEnd + 4;
  const to = findDelimiter(text, from, `\r\n${delimiter}`);
  const name = to === -1 ? undefined : nameIn(text.slice(head, headEnd));
  return name === undefined ? undefined : { name, value: text.slice(from, to), end: to + 2 + delimiter.length };
}

/** Start of a delimiter, not of a line that merely begins like one; -1 if there is none. */
function findDelimiter(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf(delimiter, from); at !== -1; at = text.indexOf(delimiter, at + 2)) {
    const end = at + delimiter.length;
    lineEnd.lastIndex = end;
    if (text.startsWith("--", end) || lineEnd.test(text)) return at;
  }
  return -1;
}

const disposition = /^content-disposition[ \t]*:[ \t]*form-data[ \t]*;(.*)$/im;
const nameParameter = /(?:^|;)[ \t]*name[ \t]*=[ \t]*(?:"([^"\r\n]*)"|([^\s";]+))/i;

/** The name of a part. Quotes and line ends in it are percent-encoded. */
function nameIn(head: string): string | undefined {
  if (head.length > sliceCharacters) return undefined;
  const [, quoted, bare] = nameParameter.exec(disposition.exec(head)?.[1] ?? "") ?? [];
  return (quoted ?? bare)?.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
