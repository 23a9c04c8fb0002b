import { tokenPrefixes } from "../../generated/service.js";

/** Prefixes of the tokens that the service makes, by what they are. Nothing checks a prefix. */
export type TokenPrefixes = { readonly [Kind in keyof typeof tokenPrefixes]: string };

/** The prefixes of the definitions. */
export const standardPrefixes: TokenPrefixes = tokenPrefixes;
