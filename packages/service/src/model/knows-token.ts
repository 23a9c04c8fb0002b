import { hashToken } from "../values/secrets/hash-token.js";
import type { Store } from "./service-store.js";

/** Whether the store has the token, in any state. */
export async function knowsToken(store: Store, token: string): Promise<boolean> {
  return (await store.tokens.byHash(hashToken(token))) !== undefined;
}
