import type { Ids } from "../../values/ids.js";

/** A version of a view: seconds, and characters that no other version has. */
export function newHash(nowMs: number, ids: Pick<Ids, "secret">): string {
  return `${Math.floor(nowMs / 1000)}.${ids.secret(4)}`;
}
