import { randomBytes, randomFillSync, randomUUID } from "node:crypto";
import type { Ids } from "@rollcall/service";

/** 32 characters, so that five bits choose one without a bias; letters that look like digits are left out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Bytes of an identifier, five bits of each: two of a million identifiers are equal once in two million worlds. */
export const idBytes = 12;

/** Identifiers and secrets from the machine's source of randomness. */
export const randomIds: Ids = {
  id: (prefix) => toId(prefix, drawBytes()),
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};

/** An identifier out of as many bytes as one needs. */
export function toId(prefix: string, bytes: Uint8Array): string {
  let id = prefix;
  for (const byte of bytes) id += alphabet[byte % alphabet.length];
  return id;
}

/** Randomness for identifiers is drawn for many at once, since each asking costs as much as making a hundred of them. */
const pool = new Uint8Array(idBytes * 256);
let drawn = pool.length;

function drawBytes(): Uint8Array {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += idBytes;
  return pool.subarray(drawn - idBytes, drawn);
}
