import { quote } from "../../explain.js";
import type { AttributePath } from "../../filter.js";
import type { FilterProblem } from "../filter-syntax-error.js";
import type { Rules } from "../rules.js";
import { TestReader } from "../test-reader.js";
import { code, endOfWord, isNot, linkLength } from "./characters.js";
import { isName, readAttributePath } from "./read-attribute-path.js";
import { apart, either, type Gap, joined, skipBlanks } from "./spacing.js";
import { TokenList } from "./token-list.js";
import { FilterToken, type TokenKind, type TokenPayloads, type TokenTypes } from "./tokens.js";

/** State and options of a scanner. */
interface ScannerParts {
  readonly text: string;
  readonly rules: Rules;
  readonly maxDepth: number;
  readonly types: TokenTypes;
}

/**
 * Splits a text into brackets and whole attribute expressions, in one pass. The position of a word determines its
 * meaning: `pr` can be an attribute, `eq` a value. The scanner stops at the first invalid text, which becomes a token
 * of the kind `Invalid`. The grammar detects errors before it.
 */
export class Scanner {
  readonly found: TokenList;
  /** The error of the token of the kind `Invalid`. */
  problem: FilterProblem | undefined;
  readonly text: string;
  readonly rules: Rules;
  readonly #maxDepth: number;
  readonly #tests: TestReader;
  /** Offset of the current token. */
  #at = 0;
  /** Offset after the previous token. */
  #end = 0;
  /** Spacing allowed between the two. */
  #gap: Gap = joined;
  #expectsCondition = true;
  /** The last `and` or `or`. */
  #link: "and" | "or" = "and";
  /** Whether the next token follows it. */
  #isLinked = false;
  #isPath = false;
  #hasTest = false;
  /** Whether the brackets of a value filter are open. */
  #inElements = false;
  #depth = 0;

  constructor({ text, rules, maxDepth, types }: ScannerParts) {
    this.text = text;
    this.rules = rules;
    this.#maxDepth = maxDepth;
    this.found = new TokenList(types);
    this.#tests = new TestReader(text, rules);
  }

  /** Scans a filter. */
  scanFilter(): void {
    while (this.#scanNext());
  }

  /** Scans the path of a PATCH operation. */
  scanPath(): void {
    this.#isPath = true;
    if (this.#scanPathStart()) this.scanFilter();
  }

  /** Whitespace after the last token, if the dialect allows none. */
  trailingBlanks(): FilterProblem | undefined {
    const end = this.text.length;
    if (!this.rules.singleSpaces || this.#end === end) return undefined;
    return {
      reason: "spacing",
      start: this.#end,
      end,
      expected: ["the end"],
      message: "The text ends with whitespace",
    };
  }

  /** Adds the next token. Returns false at the end. */
  #scanNext(): boolean {
    this.#at = skipBlanks(this.text, this.#end);
    switch (this.text.charCodeAt(this.#at)) {
      case code.groupOpen:
        return this.#openGroup();
      case code.groupClose:
        return this.#mayClose() && this.#closeGroup();
      case code.elementsOpen:
        return this.#refuseBracket("group", "A bracket does not follow an attribute");
      case code.elementsClose:
        return this.#mayClose() && this.#closeElements();
      default:
        if (this.#at === this.text.length) return this.#isLinked && this.#missCondition(this.#at);
        if (!this.#spaced(this.#gap)) return false;
        return this.#expectsCondition ? this.#scanCondition() : this.#scanLink();
    }
  }

  #openGroup(): boolean {
    if (!this.#expectsCondition) return this.#refuseBracket("group", "A bracket follows a condition");
    return this.#spaced(this.#gap) && this.#deepen() && this.#add("GroupOpen", this.#at + 1, undefined, joined);
  }

  #openNegation(bracket: number): boolean {
    if (!this.rules.dialect.not) {
      const expected = this.rules.words.condition;
      return this.#invalid({
        reason: "operator",
        end: this.#at + 3,
        expected,
        message: "The dialect does not support not",
      });
    }
    const problem = this.#tests.checkGap(this.#at + 3, bracket, either);
    if (problem !== undefined) return this.#reject(problem);
    return this.#deepen() && this.#add("NotOpen", bracket + 1, undefined, joined);
  }

  #mayClose(): boolean {
    return this.#isLinked ? this.#missCondition(this.#at + 1) : this.#spaced(joined);
  }

  #closeGroup(): boolean {
    this.#depth--;
    this.#expectsCondition = false;
    return this.#add("GroupClose", this.#at + 1, undefined, apart);
  }

  #openElements(attribute: AttributePath, end: number): boolean {
    const { valuePaths } = this.rules.dialect;
    if (!valuePaths || this.#inElements) {
      const message = valuePaths
        ? "A value filter is nested in a value filter"
        : "The dialect does not support value filters";
      return this.#invalid({ reason: "group", end, expected: [], message });
    }
    this.#inElements = true;
    this.#expectsCondition = true;
    return this.#deepen() && this.#add("ElementsOpen", end, attribute, joined);
  }

  /** Scans a bracket, and what a dot joins to it. */
  #closeElements(): boolean {
    this.#depth--;
    this.#inElements = false;
    this.#expectsCondition = false;
    const dot = this.#at + 1;
    if (this.text.charCodeAt(dot) !== code.dot) return this.#add("ElementsClose", dot, undefined, apart);
    const end = endOfWord(this.text, dot);
    const name = this.text.slice(dot + 1, end);
    if (this.#isPath && isName(name)) return this.#add("ElementsClose", end, name, apart);
    const isSelection = this.rules.dialect.selections && !this.#isPath && linkLength(this.text, dot + 1) === 0;
    if (isSelection && isName(name)) return this.#closeSelection(dot + 1);
    this.#at = dot;
    const expected = this.#isPath ? ["a sub-attribute"] : ["and", "or", "the end"];
    const message = `${quote(this.text.slice(dot, end))} follows a bracket`;
    return this.#invalid({ reason: "attribute", end, expected, message });
  }

  #closeSelection(start: number): boolean {
    const test = this.#tests.read(start);
    if (this.#tests.problem !== undefined) return this.#reject(this.#tests.problem);
    if (test !== undefined) return this.#add("ElementsClose", test.end, test, apart);
    this.#at = skipBlanks(this.text, this.#tests.attribute.end);
    return this.#refuseBracket("group", "A bracket follows a value filter");
  }

  #scanPathStart(): boolean {
    const text = this.text;
    this.#at = skipBlanks(text, 0);
    if (this.#at === text.length || !this.#spaced(joined)) return false;
    const attribute = readAttributePath(text, this.#at, this.rules.dialect.dottedUrns);
    const end = attribute?.end ?? Math.max(this.#at + 1, endOfWord(text, this.#at));
    if (attribute === undefined) {
      return this.#invalid({
        reason: "attribute",
        end,
        expected: ["an attribute"],
        message: "The attribute is missing",
      });
    }
    if (text.charCodeAt(end) === code.elementsOpen) return this.#openElements(attribute, end + 1);
    this.#expectsCondition = false;
    return this.#add("Attribute", end, attribute, apart);
  }

  #scanCondition(): boolean {
    const text = this.text;
    const linkEnd = this.#at + linkLength(text, this.#at);
    if (linkEnd > this.#at) return this.#missCondition(linkEnd);
    if (isNot(text, this.#at)) {
      const bracket = skipBlanks(text, this.#at + 3);
      if (text.charCodeAt(bracket) === code.groupOpen) return this.#openNegation(bracket);
    }
    const tests = this.#tests;
    const test = tests.read(this.#at);
    if (tests.problem !== undefined) return this.#reject(tests.problem);
    if (test === undefined) return this.#openElements(tests.attribute, skipBlanks(text, tests.attribute.end) + 1);
    this.#hasTest = true;
    this.#expectsCondition = false;
    this.found.addTest(test, this.#link);
    return this.#goOn(test.end, apart);
  }

  /** Scans `and` or `or`. They are not tokens; the next token has them as its link. */
  #scanLink(): boolean {
    const isRightPlace = !this.#isPath || this.#depth > 0;
    const length = isRightPlace ? linkLength(this.text, this.#at) : 0;
    if (length === 0) return this.#refuseLink(isRightPlace);
    this.#link = length === 2 ? "or" : "and";
    this.#isLinked = true;
    this.#expectsCondition = true;
    this.#end = this.#at + length;
    this.#gap = apart;
    return true;
  }

  #refuseLink(isRightPlace: boolean): false {
    const end = Math.max(this.#at + 1, endOfWord(this.text, this.#at));
    const found = quote(this.text.slice(this.#at, end));
    if (isRightPlace) {
      const message = `${found} is neither "and" nor "or"`;
      return this.#invalid({ reason: "operator", end, expected: ["and", "or"], message });
    }
    const message = `${found} follows the path`;
    return this.#invalid({ reason: "attribute", end, expected: ["the end"], message });
  }

  #missCondition(end: number): false {
    const expected = this.rules.words.condition;
    return this.#invalid({ reason: "incomplete", end, expected, message: "A condition is missing" });
  }

  #deepen(): boolean {
    if (++this.#depth <= this.#maxDepth) return true;
    return this.#refuseBracket("limit", `Brackets are nested more than ${this.#maxDepth} deep`);
  }

  #refuseBracket(reason: "group" | "limit", message: string): false {
    return this.#invalid({ reason, end: this.#at + 1, expected: [], message });
  }

  #spaced(gap: Gap): boolean {
    const problem = this.#tests.checkGap(this.#end, this.#at, gap);
    return problem === undefined || this.#reject(problem);
  }

  #invalid(problem: Omit<FilterProblem, "start">): false {
    return this.#reject({ ...problem, start: this.#at });
  }

  /** A filter with at least one operator does not count as empty, even if parts are missing. */
  #reject(problem: FilterProblem): false {
    this.problem = problem.reason === "empty" && this.#hasTest ? { ...problem, reason: "incomplete" } : problem;
    this.#at = problem.start;
    this.#add("Invalid", problem.end, undefined, joined);
    return false;
  }

  #add(kind: TokenKind, end: number, payload: TokenPayloads[TokenKind], gap: Gap): true {
    this.found.add(new FilterToken(this.found.types[kind], this.#link, this.#at, end, payload));
    return this.#goOn(end, gap);
  }

  #goOn(end: number, gap: Gap): true {
    this.#end = end;
    this.#gap = gap;
    this.#isLinked = false;
    return true;
  }
}
