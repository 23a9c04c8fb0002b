import { randomBytes, randomFillSync, randomInt, randomUUID } from "node:crypto";
import { type Ids, idAlphabet, idLength, toId } from "@rollcall/service";

/** Bits of the counter within a second; the 32 bits before them are the second. */
const counterBits = 28;
/** Maximum start of the counter: half of its range, so that no second runs out of identifiers. */
const maxStart = 2 ** (counterBits - 1);

/** Makes the characters of identifiers. */
type NextId = () => string;

/**
 * Creates a source of ascending identifiers: the second, then a counter with a random start. Identifiers made together
 * are neighbors in every index, so a batch of inserts changes few pages. They are not unique across processes: two
 * processes that each make 1,000 identifiers in the same second collide in one of 60,000 such seconds. Use them only
 * for documents whose store refuses a duplicate identifier.
 */
export function createNextId(nowSeconds: () => number = () => Math.floor(Date.now() / 1000)): NextId {
  let second = 0;
  let count = 0;
  return () => {
    const now = nowSeconds();
    // A clock that is set back creates no duplicates.
    if (now > second) {
      second = now;
      count = randomInt(maxStart);
    }
    count += 1;
    return toCharacters(second >>> 2) + toCharacters((second & 3) * 2 ** counterBits + count);
  };
}

/** Writes half of an identifier, the highest bits first. */
function toCharacters(bits: number): string {
  let text = "";
  for (let rest = bits; text.length < idLength / 2; rest = Math.floor(rest / 32)) text = idAlphabet[rest % 32] + text;
  return text;
}

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
