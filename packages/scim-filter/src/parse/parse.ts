import type { IRecognitionException, IToken } from "chevrotain";
import { quote } from "../explain.js";
import { type Dialect, type DialectName, dialectNamed } from "./dialect.js";
import { type FilterProblem, FilterSyntaxError } from "./filter-syntax-error.js";
import { Grammar, type Missing } from "./grammar.js";
import { type Rules, toRules } from "./rules.js";
import { Scanner } from "./scan/scanner.js";
import type { TokenList } from "./scan/token-list.js";
import { createTokenTypes, type TokenTypes } from "./scan/tokens.js";

/** Limits of parsing. */
export interface FilterLimits {
  /** Maximum length of the text, in UTF-16 code units. `Infinity` for no limit. Default: 65,536. */
  readonly maxLength?: number;
  /** Maximum nesting depth of round and square brackets, at most 200. Default: 100. */
  readonly maxDepth?: number;
}

/** Upper bound of `maxDepth`: a quarter of the depth that the stack of a Node process allows. */
const maxSafeDepth = 200;

/** Fills in the default limits. */
function toLimits({ maxLength = 65_536, maxDepth = 100 }: FilterLimits): Required<FilterLimits> {
  return { maxLength, maxDepth: Math.min(maxDepth, maxSafeDepth) };
}

/** Explains what is wrong with the scanned text, from the first exception of the grammar. */
function toProblem(scanner: Scanner, error: IRecognitionException): FilterProblem {
  const { text, rules, problem } = scanner;
  const { tokens } = scanner.found;
  const known: readonly IToken[] = tokens;
  const index = known.indexOf(error.token);
  if (problem !== undefined && index === tokens.length - 1) return problem;
  const token = tokens[index];
  const start = token?.startOffset ?? text.length;
  const end = token?.end ?? start;
  // The grammar's message provider returns only these words.
  const missing = error.message as Missing;
  const reason = tokens.length === 0 ? "empty" : "group";
  const found = token === undefined ? "The text ends" : `${quote(text.slice(start, end))} is`;
  return { reason, start, end, expected: toExpected(missing, rules), message: `${found} where ${places[missing]}` };
}

const places: { readonly [M in Missing]: string } = {
  condition: "a condition should start",
  path: "a path should start",
  groupClose: "a bracket is still open",
  elementsClose: "a bracket is still open",
  end: "no bracket is open",
};

function toExpected(missing: Missing, { words }: Rules): readonly string[] {
  switch (missing) {
    case "condition":
      return words.condition;
    case "path":
      return ["an attribute"];
    case "groupClose":
      return ["and", "or", ")"];
    case "elementsClose":
      return ["and", "or", "]"];
    case "end":
      return ["and", "or", "the end"];
  }
}

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
  const isOwn = typeof dialect === "object" && dialect !== null;
  const rules = toRules(isOwn ? dialect : dialectNamed(dialect, entry.dialects));
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
