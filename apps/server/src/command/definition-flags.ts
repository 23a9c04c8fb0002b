import type { ObservedSwitch } from "@rollcall/service";
import { InvalidArgumentError, Option, type OptionValues } from "commander";
import type { ServerOptions } from "../options/server-options.js";
import { toSwitches } from "../overlays/observed.js";
import type { DefinitionOptions } from "../service-definitions.js";

type DefinitionFlags = DefinitionOptions & Pick<ServerOptions, "tokenPrefixes">;

/** The flags that change what a server serves from its definitions. */
export function createDefinitionOptions(): readonly Option[] {
  return [
    new Option("--wire <profile>", "vendor whose names and hosts the server has: slack, or a file").env(
      "ROLLCALL_WIRE",
    ),
    new Option("--wire-word <word=other>", "word to replace in every name on the wire, such as svc=acme")
      .env("ROLLCALL_WIRE_WORDS")
      .argParser(readWireWords),
    new Option("--token-prefix <kind=prefix>", "prefix of tokens that the server generates, such as bot=acmeb-")
      .env("ROLLCALL_TOKEN_PREFIXES")
      .argParser(readPrefixes),
    new Option(
      "--observed [name...]",
      "switches for observed behavior that differs from the specification; all if no name is given",
    )
      .env("ROLLCALL_OBSERVED")
      .argParser(readObserved),
  ];
}

/** Separates these flags from the rest. */
export function takeDefinitionFlags({ wireWord, tokenPrefix, observed, ...rest }: OptionValues): {
  readonly flags: DefinitionFlags;
  readonly rest: OptionValues;
} {
  const flags: DefinitionFlags = {
    ...(wireWord !== undefined && { wireWords: wireWord }),
    ...(tokenPrefix !== undefined && { tokenPrefixes: tokenPrefix }),
    ...(observed !== undefined && { observed }),
  };
  return { flags, rest };
}

type Words = Readonly<Record<string, string>>;

/** Each word may be given once, in one flag or in several; a variable separates pairs by commas. */
function readWireWords(text: string, before: Words = {}): Words {
  const words: Record<string, string> = { ...before };
  for (const pair of text.split(",")) {
    const [, word, by] = /^\s*([^=\s]+)=([^=\s]+)\s*$/.exec(pair) ?? [];
    if (word === undefined || by === undefined) throw new InvalidArgumentError("Expected a pair such as svc=acme.");
    if (Object.hasOwn(words, word)) throw new InvalidArgumentError(`The word ${word} is replaced already.`);
    words[word] = by;
  }
  return words;
}

/** Each kind may be given once, in one flag or in several; a variable separates pairs by commas. */
function readPrefixes(text: string, before: Words = {}): Words {
  const prefixes: Record<string, string> = { ...before };
  for (const pair of text.split(",")) {
    const [, kind, prefix] = /^\s*([^=\s]+)=([^=\s]+)\s*$/.exec(pair) ?? [];
    if (kind === undefined || prefix === undefined)
      throw new InvalidArgumentError("Expected a pair such as bot=acmeb-.");
    if (Object.hasOwn(prefixes, kind)) throw new InvalidArgumentError(`The prefix of ${kind} is given already.`);
    prefixes[kind] = prefix;
  }
  return prefixes;
}

/** Names, one per flag or separated by commas; a variable can also be yes or no. */
function readObserved(text: string, before: true | readonly ObservedSwitch[] = []): true | readonly ObservedSwitch[] {
  const word = text.trim().toLowerCase();
  if (before === true || ["1", "true", "yes", "on", "all"].includes(word)) return true;
  if (["", "0", "false", "no", "off"].includes(word)) return before;
  const names = text.split(",").map((name) => name.trim());
  return [...before, ...toSwitches(names)];
}
