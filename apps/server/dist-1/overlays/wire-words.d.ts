import { type ServedSets, type WireWord } from "@rollcall/service";
/** Replacements for words in names on the wire. */
export type WireWords = {
    readonly [W in WireWord]?: string;
};
/**
 * Replaces words in every name on the wire: methods, schemas, arguments and fields. Loads every method if there are words.
 * @throws StartError if a word is invalid, or names would clash
 */
export declare function withWireWords<S extends ServedSets>(served: S, words: WireWords): Promise<S>;
/** Replaces words in a name or a text with names. */
export declare function createRename(words: WireWords): (text: string) => string;
//# sourceMappingURL=wire-words.d.ts.map