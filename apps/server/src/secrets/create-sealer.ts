import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Sealer } from "@rollcall/service";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A sealed text: the mark, the name of the key, and the nonce, the tag and the encrypted text as base64url. */
const form = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;

/** Another key sealed a text, or the text was changed. The message does not contain it. */
export class UnsealError extends Error {
  override readonly name = "UnsealError";
  /** Name of the key that sealed the text. */
  readonly keyName: string;

  constructor(keyName: string, options?: ErrorOptions) {
    super("A stored credential of an app cannot be opened with the server's secret key.", options);
    this.keyName = keyName;
  }
}

/**
 * Creates a sealer with AES-256-GCM.
 * @param keyFor returns the key of 32 bytes to seal or open with; undefined if there is none. Called when first needed.
 */
export function createSealer(keyFor: (use: "seal" | "open") => Buffer | undefined): Sealer {
  return {
    seal: (text, about) => {
      const key = keyFor("seal");
      return key === undefined ? undefined : seal(text, about, key);
    },
    open: (sealed, about) => {
      const [, keyName, encoded] = form.exec(sealed) ?? [];
      if (keyName === undefined || encoded === undefined) return sealed;
      const key = keyFor("open");
      if (key === undefined || nameKey(key) !== keyName) throw new UnsealError(keyName);
      return open(Buffer.from(encoded, "base64url"), { about, key, keyName });
    },
  };
}

function seal(text: string, about: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `sealed:1:${nameKey(key)}:${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

interface Opening {
  readonly about: string;
  readonly key: Buffer;
  readonly keyName: string;
}

function open(bytes: Buffer, { about, key, keyName }: Opening): string {
  const [tagAt, textAt] = [nonceBytes, nonceBytes + tagBytes];
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, tagAt), { authTagLength: tagBytes })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(tagAt, textAt));
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
  } catch (error) {
    throw new UnsealError(keyName, { cause: error });
  }
}

/** A short name of a key, from which the key cannot be computed. */
export function nameKey(key: Buffer): string {
  return createHash("sha256").update("rollcall secret key").update(key).digest("hex").slice(0, 8);
}
