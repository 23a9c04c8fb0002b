import type { Token } from "./token.js";

const known = new WeakMap<Token, ReadonlySet<string>>();

/** The scopes of a token as a set, made once per token that a store keeps. */
export function scopesOf(token: Token): ReadonlySet<string> {
  const made = known.get(token) ?? new Set(token.scopes);
  known.set(token, made);
  return made;
}
