import type { Dialect, DialectName } from "./dialect.js";
import { type FilterLimits, toLimits } from "./filter-limits.js";
import { type FilterProblem, FilterSyntaxError } from "./filter-syntax-error.js";
import { Grammar } from "./grammar.js";
import { toRules } from "./rules.js";
import { Scanner } from "./scanner.js";
import { toProblem } from "./syntax-problem.js";
import type { TokenList } from "./token-list.js";
import { createTokenTypes, type TokenTypes } from "./tokens.js";

/** How a text is read. */
export interface ParseOptions extends FilterLimits {
  /** What may be written, by name or as a value; `rfc7644` unless said. */
  readonly dialect?: DialectName | Dialect;
}

/** What a text is read as. */
export interface Entry<Tree> {
  /** What the names of dialects mean. */
  readonly dialects: { readonly [Name in DialectName]: Dialect };
  /** Has the scanner fill its tokens. */
  readonly scan: (scanner: Scanner) => void;
  /** The tree of a text that needs no grammar; undefined for others. */
  readonly plain: (found: TokenList) => Tree | undefined;
  /** Has the grammar make the tree of the tokens. */
  readonly rule: (grammar: Grammar) => Tree;
}

/** Built by the first text that needs them: Chevrotain studies a grammar for some milliseconds. */
let types: TokenTypes | undefined;
let grammar: Grammar | undefined;

/**
 * The tree of a text.
 *
 * @throws FilterSyntaxError
 */
export function parse<Tree>(entry: Entry<Tree>, text: string, options: ParseOptions): Tree {
  const { dialect = "rfc7644" } = options;
  const { maxLength, maxDepth } = toLimits(options);
  if (text.length > maxLength) throw new FilterSyntaxError(text, tooLong(text, maxLength));
  types ??= createTokenTypes();
  const rules = toRules(typeof dialect === "string" ? entry.dialects[dialect] : dialect);
  const scanner = new Scanner({ text, rules, maxDepth, types });
  entry.scan(scanner);
  const tree = entry.plain(scanner.found) ?? toTree(entry, scanner);
  const left = scanner.trailingBlanks();
  if (left !== undefined) throw new FilterSyntaxError(text, left);
  return tree;
}

function toTree<Tree>(entry: Entry<Tree>, scanner: Scanner): Tree {
  const { tokens, types } = scanner.found;
  grammar ??= new Grammar(types);
  grammar.input = tokens;
  const tree = entry.rule(grammar);
  const [error] = grammar.errors;
  const problem = error && toProblem(scanner, error);
  // The parser lives on; the tokens should not live on with it.
  tokens.length = 0;
  if (problem !== undefined) throw new FilterSyntaxError(scanner.text, problem);
  return tree;
}

function tooLong(text: string, maxLength: number): FilterProblem {
  const message = `The text has ${text.length} characters, more than ${maxLength}`;
  return { reason: "limit", start: maxLength, end: text.length, expected: [], message };
}
