import { fileOfKind, type LoadedSet } from "../formats/index.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";

/** The permissions of the scopes of a set, in a module of its own, because only people read it. Undefined if there are none. */
export function emitScopeTexts(set: LoadedSet, servicePath: string): Module | undefined {
  const file = fileOfKind(set, "service");
  const scopes = Object.entries(file?.value.scopes ?? {});
  if (file === undefined || scopes.length === 0) return undefined;
  return {
    path: servicePath.replace(/service\.ts$/, "scope-texts.ts"),
    from: file.file,
    imports: [],
    statements: [
      constant(
        "scopeTexts",
        literal(Object.fromEntries(scopes.map(([name, { description }]) => [name, description]))),
        {
          type: "Readonly<Record<string, string>>",
          docs: ["What each scope allows, as one sentence."],
          isExported: true,
        },
      ),
    ],
  };
}
