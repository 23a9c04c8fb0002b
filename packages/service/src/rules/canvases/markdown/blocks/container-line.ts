import { character, skipAll, skipSpaces } from "../character.js";

/** Effect of a line that starts with three or more colons, or why it is invalid. */
type ContainerLine =
  | { readonly kind: "open"; readonly name: string }
  | { readonly kind: "close" }
  | { readonly kind: "wrong"; readonly message: string };

const namePattern = /^\{\.([a-z]+)\}[ \t]*$/;

/** Reads the rest of a line as `::: {.name}` or `:::`; undefined if it does not start with three colons. */
export function readContainerLine(text: string, at: number, end: number): ContainerLine | undefined {
  const colons = skipAll(text, at, end, character.colon);
  if (colons - at < 3) return undefined;
  const from = skipSpaces(text, colons, end);
  if (from >= end) return { kind: "close" };
  const name = namePattern.exec(text.slice(from, end))?.[1];
  if (name !== undefined) return { kind: "open", name };
  return { kind: "wrong", message: "::: is followed by the kind of a block, as in {.callout}" };
}
