import { type TokenPrefixes } from "@rollcall/service";
/**
 * The prefixes of tokens: the given ones, and those of the definitions for the rest.
 * @throws StartError if a kind is unknown, or a prefix cannot begin a token
 */
export declare function choosePrefixes(given?: Partial<TokenPrefixes>): TokenPrefixes;
//# sourceMappingURL=token-prefixes.d.ts.map