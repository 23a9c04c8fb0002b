import type { Dialect, DialectName } from "./dialect.js";
import { type FilterLimits, toLimits } from "./filter-limits.js";
import { type FilterProblem, FilterSyntaxError } from "./filter-syntax-error.js";
import { Grammar, GrammarError } from "./grammar.js";
import { toRules } from "./rules.js";
import { Scanner } from "./scan/scanner.js";
import type { TokenList } from "./scan/token-list.js";
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

/**
 * Parses a text.
 *
 * @throws FilterSyntaxError
 */
export function parse<Tree>(entry: Entry<Tree>, text: string, options: ParseOptions): Tree {
  const { dialect = "rfc7644" } = options;
  const { maxLength, maxDepth } = toLimits(options);
  if (text.length > maxLength) throw new FilterSyntaxError(text, tooLong(text, maxLength));
  const rules = toRules(typeof dialect === "string" ? entry.dialects[dialect] : dialect);
  const scanner = new Scanner({ text, rules, maxDepth });
  entry.scan(scanner);
  const tree = entry.plain(scanner.found) ?? toTree(entry, scanner);
  const left = scanner.trailingBlanks();
  if (left !== undefined) throw new FilterSyntaxError(text, left);
  return tree;
}

function toTree<Tree>(entry: Entry<Tree>, scanner: Scanner): Tree {
  try {
    return entry.rule(new Grammar(scanner.found.tokens));
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    throw new FilterSyntaxError(scanner.text, toProblem(scanner, error));
  }
}

function tooLong(text: string, maxLength: number): FilterProblem {
  const message = `The text has ${text.length} characters; the maximum is ${maxLength}`;
  return { reason: "limit", start: maxLength, end: text.length, expected: [], message };
}
