import type { CompareFilter, PresentFilter } from "../../filter.js";
import { FilterToken, type TokenTypes } from "./tokens.js";

/** The output of the scanner, in the form that the next step needs. */
export class TokenList {
  /** The tokens of a text that needs the grammar. */
  readonly tokens: FilterToken[] = [];
  /** The attribute expressions of a filter without brackets and errors, the usual case: no tokens. */
  readonly operands: (PresentFilter | CompareFilter)[] = [];
  /** The links between them. */
  readonly links: ("and" | "or")[] = [];
  readonly types: TokenTypes;

  constructor(types: TokenTypes) {
    this.types = types;
  }

  /** Adds an attribute expression, with the link before it unless it is the first. */
  addTest(test: PresentFilter | CompareFilter, link: "and" | "or"): void {
    if (this.tokens.length > 0) {
      this.tokens.push(this.#toToken(test, link));
      return;
    }
    if (this.operands.length > 0) this.links.push(link);
    this.operands.push(test);
  }

  /** Adds another kind of token, so the text needs the grammar after all. */
  add(token: FilterToken): void {
    if (this.tokens.length === 0) {
      for (const [index, operand] of this.operands.entries()) {
        this.tokens.push(this.#toToken(operand, this.links[index - 1] ?? "and"));
      }
    }
    this.tokens.push(token);
  }

  #toToken(test: PresentFilter | CompareFilter, link: "and" | "or"): FilterToken {
    return new FilterToken(this.types.Test, link, test.start, test.end, test);
  }
}
