import { didYouMean } from "@rollcall/checked-yaml/words";
import { standardPrefixes, type TokenPrefixes } from "@rollcall/service";
import { StartError } from "../errors/start-error.js";

/**
 * The prefixes of tokens: the given ones, and those of the definitions for the rest.
 * @throws StartError if a kind is unknown, or a prefix cannot begin a token
 */
export function choosePrefixes(given: Partial<TokenPrefixes> = {}): TokenPrefixes {
  const kinds = Object.keys(standardPrefixes);
  for (const [kind, prefix] of Object.entries(given)) {
    if (!kinds.includes(kind))
      throw new StartError(
        `unknown kind of token ${JSON.stringify(kind)}: the kinds are ${kinds.join(", ")}${didYouMean(kind, kinds)}`,
      );
    if (typeof prefix !== "string" || !/^[\w.-]{1,40}$/.test(prefix))
      throw new StartError(
        `the prefix of ${kind} tokens must consist of letters, digits, ".", "_" and "-", not ${JSON.stringify(prefix)}`,
      );
  }
  return { ...standardPrefixes, ...given };
}
