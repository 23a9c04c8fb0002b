import { randomBytes, randomFillSync, randomUUID } from "node:crypto";
import { type Ids, idLength, toId } from "@rollcall/service";
import { createNextId } from "./ordered-id.js";

const nextId = createNextId();

/** Random bytes for many identifiers, because asking the system takes as long for one. */
const pool = new Uint8Array(4096);
let used = pool.length;

function nextBytes(): Uint8Array {
  if (used + idLength > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idLength;
  return pool.subarray(used - idLength, used);
}

/** Random identifiers and secrets from the operating system, and ascending identifiers. */
export const randomIds: Ids = {
  id: (prefix) => toId(prefix, nextBytes()),
  orderedId: (prefix) => `${prefix}${nextId()}`,
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};
