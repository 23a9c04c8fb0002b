import type { PatchPath } from "../filter.js";
import { pathDialects } from "./dialect.js";
import { type Entry, type ParseOptions, parse } from "./parse.js";
import { read } from "./scan/tokens.js";

const entry: Entry<PatchPath> = {
  dialects: pathDialects,
  scan: (scanner) => scanner.scanPath(),
  plain: ({ tokens: [token, more], types }) =>
    token?.tokenType === types.Attribute && more === undefined ? read<"Attribute">(token) : undefined,
  rule: (grammar) => grammar.path(),
};

/**
 * Parses the path of a PATCH operation: `name.familyName`, `emails[type eq "work"].value`, optionally after a schema
 * URN.
 *
 * @throws FilterSyntaxError if the text is not a path of the dialect
 * @see RFC 7644 §3.5.2
 */
export function parsePath(text: string, options: ParseOptions = {}): PatchPath {
  return parse(entry, text, options);
}
