/** The charsets that a body may come in. */
export type Charset = "utf-8" | "iso-8859-1";

const charsets: ReadonlyMap<string, Charset> = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["iso-8859-1", "iso-8859-1"],
]);

/** The charset of that name, in lower case; undefined for one that no body may come in. */
export function charsetNamed(name: string): Charset | undefined {
  return charsets.get(name);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const chunkBytes = 8192;

/** The text of the bytes without a byte order mark; undefined where they are not of the charset. */
export function decodeText(bytes: Uint8Array, charset: Charset): string | undefined {
  if (charset === "utf-8") {
    try {
      return utf8.decode(bytes);
    } catch {
      return undefined;
    }
  }
  // The platform's decoder of that name reads windows-1252, in which 0x80 to 0x9F are other characters.
  let text = "";
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return text;
}
