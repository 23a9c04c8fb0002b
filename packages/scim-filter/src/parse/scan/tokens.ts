import { createToken, type IToken, Lexer, type TokenType } from "chevrotain";
import type { AttributePath, CompareFilter, PresentFilter } from "../../filter.js";

/** Payload of each kind of token, in addition to its position. */
export interface TokenPayloads {
  /** The point where scanning stopped. No rule accepts it, so it is reported only if everything before it is valid. */
  readonly Invalid: undefined;
  readonly GroupOpen: undefined;
  readonly GroupClose: undefined;
  /** `not (` */
  readonly NotOpen: undefined;
  /** `attribute[` */
  readonly ElementsOpen: AttributePath;
  /** `]`, with the sub-attribute of a path or the rest of a selection after it. */
  readonly ElementsClose: string | PresentFilter | CompareFilter | undefined;
  /** A whole attribute expression, a regular language. */
  readonly Test: PresentFilter | CompareFilter;
  /** A path without brackets. */
  readonly Attribute: AttributePath;
}

/** The kinds of token. */
export type TokenKind = keyof TokenPayloads;

/**
 * Chevrotain's token with a parsed payload. It is small and its constructor takes the parts one by one, because a long
 * filter has many tokens.
 */
export class FilterToken implements IToken {
  readonly tokenType: TokenType;
  readonly tokenTypeIdx: number;
  /** The link before a condition that is not the first of its list. */
  readonly link: "and" | "or";
  readonly startOffset: number;
  /** Offset after the last character. */
  readonly end: number;
  readonly payload: TokenPayloads[TokenKind];

  constructor(
    tokenType: TokenType,
    link: "and" | "or",
    startOffset: number,
    end: number,
    payload: TokenPayloads[TokenKind],
  ) {
    this.tokenType = tokenType;
    this.link = link;
    this.tokenTypeIdx = tokenType.tokenTypeIdx ?? 0;
    this.startOffset = startOffset;
    this.end = end;
    this.payload = payload;
  }

  get image(): string {
    return this.tokenType.name;
  }
}

/** Reads the payload of a token. Chevrotain does not know its type. */
export function read<Kind extends TokenKind>(token: IToken): TokenPayloads[Kind] {
  return token.payload;
}

/** Chevrotain's token types, by kind. */
export type TokenTypes = { readonly [Kind in TokenKind]: TokenType };

/** Registers the token kinds with Chevrotain, which numbers them. They have no pattern because the scanner is ours. */
export function createTokenTypes(): TokenTypes {
  return {
    Invalid: create("Invalid"),
    GroupOpen: create("GroupOpen"),
    GroupClose: create("GroupClose"),
    NotOpen: create("NotOpen"),
    ElementsOpen: create("ElementsOpen"),
    ElementsClose: create("ElementsClose"),
    Test: create("Test"),
    Attribute: create("Attribute"),
  };
}

function create(name: TokenKind): TokenType {
  return createToken({ name, pattern: Lexer.NA });
}
