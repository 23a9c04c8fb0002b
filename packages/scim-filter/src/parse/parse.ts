import type { Dialect, DialectName } from "./dialect.js";
import { type FilterLimits, toLimits } from "./filter-limits.js";
import { type FilterProblem, FilterSyntaxError } from "./filter-syntax-error.js";
import { Grammar } from "./grammar.js";
import { toRules } from "./rules.js";
import { Scanner } from "./scan/scanner.js";
import type { TokenList } from "./scan/token-list.js";
import { createTokenTypes, type TokenTypes } from "./scan/tokens.js";
import { toProblem } from "./syntax-problem.js";

/** Options of parsing. */
export interface ParseOptions extends FilterLimits {
  /** Syntax, by name or as a value. Default: `rfc7644`. */
  readonly dialect?: DialectName | Dialect;
}

/** Start symbol of parsing. */
export interface Entry<Tree> {
  /** The named dialects. */
  readonly dialects: { readonly [Name in DialectName]: Dialect };
  /** Lets the scanner fill its tokens. */
  readonly scan: (scanner: Scanner) => void;
  /** Returns the tree of a text that does not need the grammar. Undefined for other texts. */
  readonly plain: (found: TokenList) => Tree | undefined;
  /** Lets the grammar build the tree of the tokens. */
  readonly rule: (grammar: Grammar) => Tree;
}

/** Built on first use, because Chevrotain takes milliseconds to analyze the grammar. */
let types: TokenTypes | undefined;
let grammar: Grammar | undefined;

/**
 * Parses a text.
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
  // The parser is kept, but its tokens should be released.
  tokens.length = 0;
  if (problem !== undefined) throw new FilterSyntaxError(scanner.text, problem);
  return tree;
}

function tooLong(text: string, maxLength: number): FilterProblem {
  const message = `The text has ${text.length} characters; the maximum is ${maxLength}`;
  return { reason: "limit", start: maxLength, end: text.length, expected: [], message };
}
