import { quote } from "../explain.js";
import type { AttributePath, CompareFilter, CompareOperator, PresentFilter } from "../filter.js";
import type { FilterProblem, FilterSyntaxReason } from "./filter-syntax-error.js";
import type { Rules } from "./rules.js";
import { code, endsWord, linkLength, pairKey } from "./scan/characters.js";
import { readAttributePath } from "./scan/read-attribute-path.js";
import { readLiteral } from "./scan/read-literal.js";
import { apart, type Gap, joined, skipBlanks } from "./scan/spacing.js";

const nothing: AttributePath = { kind: "attribute", name: "", start: 0, end: 0 };

/** The expected word at each place, with its article. */
const nouns = { condition: "an attribute", operator: "an operator", value: "a value" } as const;

/** Reads attribute expressions, such as `userName eq "ada"` or `title pr`. They form a regular language. */
export class TestReader {
  /** The error of the last expression. */
  problem: FilterProblem | undefined;
  /** The last attribute. */
  attribute: AttributePath = nothing;
  readonly #text: string;
  readonly #rules: Rules;

  constructor(text: string, rules: Rules) {
    this.#text = text;
    this.#rules = rules;
  }

  /** Reads the attribute expression at `start`. Undefined with a `problem`, or if a bracket follows `attribute`. */
  read(start: number): PresentFilter | CompareFilter | undefined {
    const text = this.#text;
    const attribute = readAttributePath(text, start, this.#rules.dialect.dottedUrns);
    if (attribute === undefined) return this.#refuseAttribute(start);
    this.attribute = attribute;
    const at = skipBlanks(text, attribute.end);
    const operator = endsWord(text.charCodeAt(at + 2)) ? this.#rules.operators[pairKey(text, at)] : undefined;
    if (operator === undefined) return this.#readBracket(attribute.end, at);
    if (!this.#spaced(attribute.end, at, apart)) return undefined;
    if (operator === "pr") return { kind: "present", attribute, start, end: at + 2 };
    return this.#readComparison(attribute, operator, at + 2);
  }

  /** Checks the whitespace from `start` to `end`. */
  checkGap(start: number, end: number, gap: Gap): FilterProblem | undefined {
    const length = end - start;
    const isSpace = length === 0 || this.#text.charCodeAt(start) === code.space;
    if (!this.#rules.singleSpaces || (isSpace && length >= gap.least && length <= gap.most)) return undefined;
    const expected = [gap.most === 0 ? "no space" : "one space"];
    if (length === 0) return { reason: "spacing", start, end, expected, message: "A space is missing" };
    const message = "Unexpected whitespace";
    return { reason: "spacing", start: isSpace ? start + gap.most : start, end, expected, message };
  }

  #readComparison(attribute: AttributePath, operator: CompareOperator, from: number): CompareFilter | undefined {
    const at = skipBlanks(this.#text, from);
    const { value, end } = readLiteral(this.#text, at, this.#rules.looseLiterals);
    if (value === undefined) return this.#refuseValue(from, at);
    if (!this.#spaced(from, at, apart)) return undefined;
    return { kind: "compare", attribute, operator, value, start: attribute.start, end };
  }

  #refuseValue(from: number, at: number): undefined {
    const char = this.#text.charCodeAt(at);
    if (this.#partEnds(at)) return this.#missing("incomplete", at, "value");
    if (char === code.groupOpen || char === code.elementsOpen) return this.#wrong("group", at, "value");
    return this.#spaced(from, at, apart) ? this.#wrong("literal", at, "value") : undefined;
  }

  /** Clears the problem if a bracket follows the attribute. */
  #readBracket(from: number, at: number): undefined {
    const char = this.#text.charCodeAt(at);
    if (char === code.elementsOpen) {
      this.#spaced(from, at, joined);
      return undefined;
    }
    if (char === code.groupOpen) return this.#wrong("group", at, "operator");
    if (this.#partEnds(at)) return this.#missing(this.#nothingFollows(at) ? "empty" : "incomplete", at, "operator");
    if (this.#isOperatorAlone(at)) return this.#missing("incomplete", this.attribute.start, "condition");
    return this.#spaced(from, at, apart) ? this.#wrong("operator", at, "operator") : undefined;
  }

  /** A text that is only a value has no operator. */
  #refuseAttribute(start: number): undefined {
    const { end } = readLiteral(this.#text, start, this.#rules.looseLiterals);
    const isAlone = end > start && this.#nothingFollows(skipBlanks(this.#text, end));
    return this.#wrong(isAlone ? "empty" : "attribute", start, "condition");
  }

  /** Whether the text is an operator followed by a quoted value at `at`, so the attribute is missing. */
  #isOperatorAlone(at: number): boolean {
    const { start, end } = this.attribute;
    const char = this.#text.charCodeAt(at);
    const isQuoted = char === code.doubleQuote || char === code.singleQuote;
    return isQuoted && end - start === 2 && this.#rules.operators[pairKey(this.#text, start)] !== undefined;
  }

  /** Whether the text ends here, or continues with a closing bracket, `and` or `or`. */
  #partEnds(at: number): boolean {
    const char = this.#text.charCodeAt(at);
    if (!(char >= 0) || char === code.groupClose || char === code.elementsClose) return true;
    return linkLength(this.#text, at) > 0;
  }

  /** Whether only closing brackets follow. */
  #nothingFollows(at: number): boolean {
    for (let next = at; next < this.#text.length; next = skipBlanks(this.#text, next + 1)) {
      const char = this.#text.charCodeAt(next);
      if (char !== code.groupClose && char !== code.elementsClose) return false;
    }
    return true;
  }

  #spaced(start: number, end: number, gap: Gap): boolean {
    this.problem = this.checkGap(start, end, gap);
    return this.problem === undefined;
  }

  #missing(reason: FilterSyntaxReason, at: number, place: "condition" | "operator" | "value"): undefined {
    const expected = this.#rules.words[place];
    const missing = place === "condition" ? "attribute" : place;
    this.problem = { reason, start: at, end: at, expected, message: `The ${missing} is missing` };
  }

  #wrong(reason: FilterSyntaxReason, start: number, place: "condition" | "operator" | "value"): undefined {
    const end = Math.max(start + 1, readLiteral(this.#text, start, this.#rules.looseLiterals).end);
    const found = quote(this.#text.slice(start, end));
    const message = `${found} is not ${nouns[place]}`;
    this.problem = { reason, start, end, expected: this.#rules.words[place], message };
  }
}
