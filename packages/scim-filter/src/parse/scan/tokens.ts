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

/** A token of one kind. */
export interface Token<Kind extends TokenKind> {
  readonly kind: Kind;
  /** The link before a condition that is not the first of its list. */
  readonly link: "and" | "or";
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  readonly payload: TokenPayloads[Kind];
}

/** A token of any kind. */
export type FilterToken = { readonly [Kind in TokenKind]: Token<Kind> }[TokenKind];
