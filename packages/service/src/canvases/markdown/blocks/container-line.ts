import { character, skipAll, skipSpaces } from "../character.js";

/** What a line of three colons or more does; a wrong one does neither, and says why. */
type ContainerLine =
  | { readonly kind: "open"; readonly name: string }
  | { readonly kind: "close" }
  | { readonly kind: "wrong"; readonly message: string };

const namePattern = /^\{\.([a-z]+)\}[ \t]*$/;

/** Reads a line that begins with `:::`: `::: {.name}` or `:::`. Undefined where the rest of a line begins otherwise. */
export function readContainerLine(text: string, at: number, end: number): ContainerLine | undefined {
  const colons = skipAll(text, at, end, character.colon);
  if (colons - at < 3) return undefined;
  const from = skipSpaces(text, colons, end);
  if (from >= end) return { kind: "close" };
  const name = namePattern.exec(text.slice(from, end))?.[1];
  if (name !== undefined) return { kind: "open", name };
  return { kind: "wrong", message: "::: is followed by the kind of a block, as in {.callout}" };
}
