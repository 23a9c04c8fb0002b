import type { ElementFilter, Filter, PatchPath, ValuePath } from "../filter.js";
import { joinOperands } from "./join-operands.js";
import type { FilterToken, Token, TokenKind } from "./scan/tokens.js";

/** What is missing where the grammar cannot continue. */
export type Missing = "condition" | "path" | "groupClose" | "elementsClose" | "end";

/** Thrown at the first token that the grammar does not allow, or at the end of the tokens. */
export class GrammarError extends Error {
  readonly missing: Missing;
  /** Index of the token. The number of tokens if the text ends too early. */
  readonly index: number;

  constructor(missing: Missing, index: number) {
    super(`missing: ${missing}`);
    this.name = "GrammarError";
    this.missing = missing;
    this.index = index;
  }
}

/**
 * The recursive rules of `grammar.abnf`, over the tokens of the scanner. One token is enough to choose a rule. A filter
 * is a list of conditions joined by `and` and `or`; precedence is applied when the list is joined. The scanner limits
 * the depth of brackets, and thus the depth of the recursion.
 */
export class Grammar {
  readonly #tokens: readonly FilterToken[];
  #index = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  /** @throws GrammarError if the tokens are not a filter */
  filter(): Filter {
    return this.#whole(this.#filter());
  }

  /** @throws GrammarError if the tokens are not the path of a PATCH operation */
  path(): PatchPath {
    const token = this.#tokens[this.#index];
    switch (token?.kind) {
      case "Attribute":
        this.#index += 1;
        return this.#whole(token.payload);
      case "ElementsOpen":
        return this.#whole(this.#elements(token));
      default:
        return this.#fail("path");
    }
  }

  #filter(): Filter {
    const operands = [this.#condition()];
    const links: ("and" | "or")[] = [];
    for (let next = this.#tokens[this.#index]; isCondition(next); next = this.#tokens[this.#index]) {
      links.push(next.link);
      operands.push(this.#condition());
    }
    return joinOperands(operands, links);
  }

  #condition(): Filter {
    const token = this.#tokens[this.#index];
    switch (token?.kind) {
      case "Test":
        this.#index += 1;
        return token.payload;
      case "GroupOpen":
        return this.#group(token);
      case "NotOpen":
        return this.#negation(token);
      case "ElementsOpen":
        return this.#elements(token);
      default:
        return this.#fail("condition");
    }
  }

  /** The span of a filter in brackets includes them. */
  #group({ start }: FilterToken): Filter {
    this.#index += 1;
    const filter = this.#filter();
    const { end } = this.#close("GroupClose", "groupClose");
    return { ...filter, start, end };
  }

  #negation({ start }: FilterToken): Filter {
    this.#index += 1;
    const operand = this.#filter();
    const { end } = this.#close("GroupClose", "groupClose");
    return { kind: "not", operand, start, end };
  }

  #elements({ payload: attribute, start }: Token<"ElementsOpen">): ValuePath {
    this.#index += 1;
    // The scanner refuses a nested value filter, so this one has no value path.
    const filter = this.#filter() as ElementFilter;
    const { payload: rest, end } = this.#close("ElementsClose", "elementsClose");
    if (rest === undefined) return { kind: "valuePath", attribute, filter, start, end };
    if (typeof rest === "string") return { kind: "valuePath", attribute, filter, subAttribute: rest, start, end };
    const both: ElementFilter = { kind: "and", operands: [filter, rest], start: filter.start, end: rest.end };
    return { kind: "valuePath", attribute, filter: both, start, end };
  }

  #close<Kind extends TokenKind>(kind: Kind, missing: Missing): Token<Kind> {
    const token = this.#tokens[this.#index];
    if (token === undefined || !isOf(token, kind)) return this.#fail(missing);
    this.#index += 1;
    return token;
  }

  #whole<Tree>(tree: Tree): Tree {
    return this.#index === this.#tokens.length ? tree : this.#fail("end");
  }

  #fail(missing: Missing): never {
    throw new GrammarError(missing, this.#index);
  }
}

function isCondition(token: FilterToken | undefined): token is FilterToken {
  switch (token?.kind) {
    case "Test":
    case "GroupOpen":
    case "NotOpen":
    case "ElementsOpen":
      return true;
    default:
      return false;
  }
}

function isOf<Kind extends TokenKind>(token: FilterToken, kind: Kind): token is Extract<FilterToken, Token<Kind>> {
  return token.kind === kind;
}
