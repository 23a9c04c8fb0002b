import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "@rollcall/service";

/** 32 characters, so that five bits choose one without a bias; letters that look like digits are left out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 60 bits: two of a million identifiers are equal once in two million worlds. */
const length = 12;

/** Identifiers and secrets from the machine's source of randomness. */
export const randomIds: Ids = {
  id: (prefix) => `${prefix}${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("")}`,
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};
