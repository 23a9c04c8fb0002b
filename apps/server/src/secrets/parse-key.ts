/** The key in a text of 64 hexadecimal digits; undefined for any other text. */
export function parseKey(text: string): Buffer | undefined {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : undefined;
}
