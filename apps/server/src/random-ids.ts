import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "@rollcall/service";

/** 32 characters, so that five bits choose one without a bias; letters that look like digits are left out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Bytes of an identifier, five bits of each: two of a million identifiers are equal once in two million worlds. */
export const idBytes = 12;

/** Identifiers and secrets from the machine's source of randomness. */
export const randomIds: Ids = {
  id: (prefix) => toId(prefix, randomBytes(idBytes)),
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};

/** An identifier out of as many bytes as one needs. */
export function toId(prefix: string, bytes: Uint8Array): string {
  return `${prefix}${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("")}`;
}
