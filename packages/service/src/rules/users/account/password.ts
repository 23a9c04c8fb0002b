import { bytesToHex } from "@noble/hashes/utils.js";
import type { Ids } from "../../../values/ids.js";

const iterations = 210_000;
const encoder = new TextEncoder();

/** Salted PBKDF2-SHA-256 hash of an initial password, with its parameters. */
export async function hashPassword(password: string, ids: Pick<Ids, "secret">): Promise<string> {
  const salt = ids.secret(16);
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, 256);
  return `pbkdf2-sha256$${iterations}$${salt}$${bytesToHex(new Uint8Array(bits))}`;
}
