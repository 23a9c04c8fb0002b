import { createWordReplacer, didYouMean } from "@rollcall/checked-yaml/words";
import { renameWire as renameScim } from "@rollcall/scim-core";
import { type ActiveDefinitions, type WireWord, wireWords } from "@rollcall/service";
import { loadMethods, renameWire as renameWebapi } from "@rollcall/webapi-core";
import { StartError } from "../errors/start-error.js";

/** Replacements for words in names on the wire. */
export type WireWords = { readonly [W in WireWord]?: string };

/**
 * Replaces words in every name on the wire: methods, schemas, arguments and fields. Loads every method if there are words.
 * @throws StartError if a word is invalid, or names would clash
 */
export async function withWireWords<S extends ActiveDefinitions>(definitions: S, words: WireWords): Promise<S> {
  const replaced = checkWords(words);
  if (replaced.size === 0) return definitions;
  const rename = createRename(words);
  // Clashes are found before the start, also those of methods that are never called.
  const loaded = await loadMethods(definitions.webapi);
  try {
    return { ...definitions, scim: renameScim(definitions.scim, rename), webapi: renameWebapi(loaded, rename) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const pairs = [...replaced].map(([word, by]) => `${word}=${by}`).join(", ");
    throw new StartError(`the wire words ${pairs} clash: ${error.message.replace(/\.$/, "")}`, { cause: error });
  }
}

/** Replaces words in a name or a text with names. */
export function createRename(words: WireWords): (text: string) => string {
  return createWordReplacer(checkWords(words));
}

function checkWords(words: WireWords): ReadonlyMap<string, string> {
  const given = Object.entries(words).filter(([, by]) => by !== undefined);
  for (const [word, by] of given) {
    if (!isWireWord(word)) {
      const known = wireWords.join(" and ");
      throw new StartError(
        `unknown wire word ${JSON.stringify(word)}: the wire words are ${known}${didYouMean(word, wireWords)}`,
      );
    }
    if (!/^[a-z][a-z0-9]*$/.test(by))
      throw new StartError(
        `the replacement of the wire word ${word} must consist of lowercase letters and digits, and begin with a letter, not ${JSON.stringify(by)}`,
      );
  }
  return new Map(given.filter(([word, by]) => word !== by));
}

function isWireWord(word: string): word is WireWord {
  return (wireWords as readonly string[]).includes(word);
}
