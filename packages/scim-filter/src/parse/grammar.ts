import { EmbeddedActionsParser, type IParserConfig, type IParserErrorMessageProvider, type IToken } from "chevrotain";
import type { ElementFilter, Filter, PatchPath, ValuePath } from "../filter.js";
import { joinOperands } from "./join-operands.js";
import { FilterToken, read, type TokenTypes } from "./scan/tokens.js";

/** The missing part at the point where the grammar cannot continue. It is the message of Chevrotain's exceptions. */
export type Missing = "condition" | "path" | "groupClose" | "elementsClose" | "end";

/**
 * The recursive rules of `grammar.abnf`, over the tokens of the scanner. A filter is a list of conditions joined by
 * `and` and `or`. Precedence is applied when the list is joined, so each level of brackets takes only one rule.
 */
export class Grammar extends EmbeddedActionsParser {
  readonly #types: TokenTypes;

  /** A test validates the grammar. Validating it on every start would delay the first parse. */
  constructor(types: TokenTypes, config: Pick<IParserConfig, "skipValidations"> = { skipValidations: true }) {
    super(Object.values(types), { ...config, maxLookahead: 1, errorMessageProvider: messages });
    this.#types = types;
    this.performSelfAnalysis();
  }

  readonly filter = this.RULE("filter", (): Filter => {
    const operands = [this.OR(this.#first)];
    const links: ("and" | "or")[] = [];
    this.MANY(() => {
      links.push(linkOf(this.LA(1)));
      operands.push(this.OR2(this.#next));
    });
    return joinOperands(operands, links);
  });

  readonly path = this.RULE("path", (): PatchPath => this.OR(this.#paths));

  // A rule for conditions would take an extra call for each condition, and lists of alternatives that are created on
  // each use take even longer. So both places of a condition have a list, and Chevrotain requires distinct numbers for
  // their parts.
  readonly #first = this.#conditions(1);
  readonly #next = this.#conditions(2);
  readonly #paths = {
    DEF: [{ ALT: () => read<"Attribute">(this.CONSUME(this.#types.Attribute)) }, { ALT: () => this.#elements(1) }],
    ERR_MSG: "path",
  };

  #conditions(place: 1 | 2) {
    const test = (): Filter => read<"Test">(this.consume(place, this.#types.Test));
    return {
      DEF: [
        { ALT: test },
        { ALT: () => this.#group(place) },
        { ALT: () => this.#negation(place) },
        { ALT: () => this.#elements(place) },
      ],
      ERR_MSG: "condition",
    };
  }

  /** The span of a filter in brackets includes them. */
  #group(place: number): Filter {
    const { startOffset } = this.consume(place, this.#types.GroupOpen);
    const filter = this.subrule(place, this.filter);
    const end = endOf(this.consume(place, this.#types.GroupClose, { ERR_MSG: "groupClose" }));
    this.ACTION(() => widen(filter, startOffset, end));
    return filter;
  }

  #negation(place: number): Filter {
    const { startOffset } = this.consume(place, this.#types.NotOpen);
    const operand = this.subrule(place + 2, this.filter);
    const end = endOf(this.consume(place + 2, this.#types.GroupClose, { ERR_MSG: "groupClose" }));
    return { kind: "not", operand, start: startOffset, end };
  }

  #elements(place: number): ValuePath {
    const open = this.consume(place, this.#types.ElementsOpen);
    const attribute = read<"ElementsOpen">(open);
    // The scanner refuses a nested value filter, so this one has no value path.
    const filter = this.subrule(place + 4, this.filter) as ElementFilter;
    const close = this.consume(place, this.#types.ElementsClose, { ERR_MSG: "elementsClose" });
    const rest = read<"ElementsClose">(close);
    const span = { start: open.startOffset, end: endOf(close) };
    if (rest === undefined) return { kind: "valuePath", attribute, filter, start: span.start, end: span.end };
    if (typeof rest === "string") return { kind: "valuePath", attribute, filter, subAttribute: rest, ...span };
    const both: ElementFilter = { kind: "and", operands: [filter, rest], start: filter.start, end: rest.end };
    return { kind: "valuePath", attribute, filter: both, ...span };
  }
}

const messages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => "end",
  buildNoViableAltMessage: ({ customUserDescription }) => customUserDescription ?? "condition",
  buildEarlyExitMessage: () => "condition",
};

/** Chevrotain records the grammar with its own tokens, which have no link. */
function linkOf(token: IToken): "and" | "or" {
  return token instanceof FilterToken ? token.link : "and";
}

/** Sets the span of a new tree. */
function widen(span: { start: number; end: number }, start: number, end: number): void {
  span.start = start;
  span.end = end;
}

/** Tokens come from the scanner, except those with which Chevrotain records the grammar. */
function endOf(token: IToken): number {
  return token instanceof FilterToken ? token.end : 0;
}
