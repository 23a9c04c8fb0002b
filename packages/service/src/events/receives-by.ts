import type { TokenKind } from "../model/token.js";
import { isAboutApp } from "../values/default-events.js";

/** An event that an app subscribes to, on behalf of its bot or of its users. */
interface Subscription {
  readonly kind: "bot" | "user";
  readonly name: string;
}

/**
 * Whether a subscription lets an app receive an event through a token of a kind. An event about the app itself is seen by
 * nobody in particular, so that any token does.
 */
export function receivesBy({ kind, name }: Subscription, subscription: string, tokenKind: TokenKind): boolean {
  const isOfKind = kind === tokenKind || (isAboutApp(name) && (tokenKind === "bot" || tokenKind === "user"));
  return name === subscription && isOfKind;
}
