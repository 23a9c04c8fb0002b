const maxRemembered = 500;
const maxLength = 200;

/**
 * Wraps a hash function so that it remembers the hashes of the last 500 short texts. The calls of a server have few
 * different tokens.
 */
export function rememberHashes(hash: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    const made = hash(text);
    if (text.length > maxLength) return made;
    if (known.size >= maxRemembered) known.clear();
    known.set(text, made);
    return made;
  };
}
