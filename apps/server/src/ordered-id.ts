import { randomInt } from "node:crypto";
import { idAlphabet, idLength } from "./id-characters.js";

/** Bits of an identifier that count within a second; the 32 bits before them are the second. */
const counterBits = 28;
/** Half of what counts, so that no second runs out of identifiers wherever it begins. */
const starts = 2 ** (counterBits - 1);

/** Makes the characters of identifiers. */
export type NextId = () => string;

/**
 * Identifiers in the order in which they are made: first the second, then a count from a random start. What is made one
 * after the other lies side by side in every index, where identifiers all over the place would each dirty a page of
 * their own. Two processes that each make a thousand in one second make equal ones in one of sixty thousand such seconds, so
 * that they are for what is stored only where nothing has the identifier yet.
 */
export function createNextId(nowSeconds: () => number = () => Math.floor(Date.now() / 1000)): NextId {
  let second = 0;
  let count = 0;
  return () => {
    const now = nowSeconds();
    // A clock that is set back makes no identifier twice.
    if (now > second) {
      second = now;
      count = randomInt(starts);
    }
    count += 1;
    return toCharacters(second >>> 2) + toCharacters((second & 3) * 2 ** counterBits + count);
  };
}

/** Half of an identifier, the highest bits first. */
function toCharacters(bits: number): string {
  let text = "";
  for (let rest = bits; text.length < idLength / 2; rest = Math.floor(rest / 32)) text = idAlphabet[rest % 32] + text;
  return text;
}
