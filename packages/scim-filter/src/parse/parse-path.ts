import type { PatchPath } from "../filter.js";
import { pathDialects } from "./dialect.js";
import { type Entry, type ParseOptions, parse } from "./parse.js";
import { read } from "./tokens.js";

const entry: Entry<PatchPath> = {
  dialects: pathDialects,
  scan: (scanner) => scanner.scanPath(),
  plain: ({ tokens: [token, more], types }) =>
    token?.tokenType === types.Attribute && more === undefined ? read<"Attribute">(token) : undefined,
  rule: (grammar) => grammar.path(),
};

/**
 * The path of a PATCH operation as a tree: `name.familyName`, `emails[type eq "work"].value`, each with a schema URN
 * before it where there is one.
 *
 * @throws FilterSyntaxError where the text is no path of the dialect.
 * @see RFC 7644 §3.5.2
 */
export function parsePath(text: string, options: ParseOptions = {}): PatchPath {
  return parse(entry, text, options);
}
