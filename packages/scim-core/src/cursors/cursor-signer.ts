/** Converts positions to cursors and back, without state. */
export interface CursorSigner {
  /** A cursor for a position in the answer to one query, in unreserved characters. */
  sign(cursor: SignedCursor, query: string): Promise<string>;
  /** The content of a cursor. Undefined if it was forged, altered, or made for another query. */
  verify(text: string, query: string): Promise<SignedCursor | undefined>;
}

/** Content of a cursor. */
interface SignedCursor {
  readonly position: string;
  /** Expiry in milliseconds of the clock; 0 for none. */
  readonly endsAtMs: number;
}

const algorithm = { name: "HMAC", hash: "SHA-256" };
const encoder = new TextEncoder();

/** Creates a signer with a secret, which all instances of a service share. The key is derived on first use. */
export function createCursorSigner(secret: string): CursorSigner {
  let made: ReturnType<typeof importKey> | undefined;
  const key = () => {
    made ??= importKey(secret);
    return made;
  };
  return {
    sign: async ({ position, endsAtMs }, query) => {
      const content = toBase64Url(encoder.encode(JSON.stringify([endsAtMs, position])));
      const signature = await crypto.subtle.sign(algorithm, await key(), toSigned(content, query));
      return `${content}.${toBase64Url(new Uint8Array(signature))}`;
    },
    verify: async (text, query) => {
      const [, content = "", signature = ""] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
      const bytes = fromBase64Url(signature);
      const isOurs = await crypto.subtle.verify(algorithm, await key(), bytes, toSigned(content, query));
      return isOurs ? readContent(content) : undefined;
    },
  };
}

function importKey(secret: string) {
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}

function toSigned(content: string, query: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${content}\n${query}`);
}

/** Reads what this signer wrote. */
function readContent(content: string): SignedCursor {
  const [endsAtMs, position] = JSON.parse(new TextDecoder().decode(fromBase64Url(content))) as [number, string];
  return { endsAtMs, position };
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
