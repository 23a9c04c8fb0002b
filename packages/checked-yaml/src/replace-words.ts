/**
 * Creates a function that replaces whole words in a name: `svc` in `svcLists.update`, `my_svc_id` and `urn:x:svc:1`,
 * and `Svc` in `mySvcId`. Adjacent letters and digits belong to a word: `svcp` and `USVC` do not match.
 * @param words the replacement for each word in lower case
 */
export function createWordReplacer(words: ReadonlyMap<string, string>): (name: string) => string {
  if (words.size === 0) return (name) => name;
  const pattern = [...words.keys()].flatMap((word) => [`(?<![A-Za-z0-9])${word}`, capitalized(word)]).join("|");
  const found = new RegExp(`(?:${pattern})(?![a-z0-9])`, "g");
  return (name) =>
    name.replace(found, (match) => words.get(match) ?? capitalized(words.get(match.toLowerCase()) ?? match));
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
