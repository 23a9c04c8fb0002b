import type { WebapiMethod } from "../formats/index.js";

/** Scopes by token kind of which a token needs one: those of all kinds of things. Undefined if there are none. */
export function anyScopesOf(
  kindScopes: WebapiMethod["kindScopes"],
): { readonly [token: string]: readonly string[] } | undefined {
  if (kindScopes === undefined) return undefined;
  const each = Object.entries(kindScopes).map(([token, kinds]) => [token, [...new Set(Object.values(kinds).flat())]]);
  return Object.fromEntries(each);
}
