import type { Ids } from "../ids.js";
import type { TokenPrefixes } from "./token-prefixes.js";

const secretBytes = 24;

/** A new random token of a kind. */
export function createToken(
  kind: keyof TokenPrefixes,
  { ids, prefixes }: { readonly ids: Pick<Ids, "secret">; readonly prefixes: TokenPrefixes },
): string {
  return `${prefixes[kind]}${ids.secret(secretBytes)}`;
}
