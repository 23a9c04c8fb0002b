import { fileOfKind, type LoadedSet } from "../formats/index.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";

/**
 * The permissions of the scopes of a set, and the tokens that may have each, in a module of its own, because calls do not read
 * it. Undefined if there are none.
 */
export function emitScopeTexts(set: LoadedSet, servicePath: string): Module | undefined {
  const file = fileOfKind(set, "service");
  const scopes = Object.entries(file?.value.scopes ?? {});
  if (file === undefined || scopes.length === 0) return undefined;
  const every = Object.keys(file.value.tokenKinds ?? {});
  const areStated = scopes.some(([, { tokens }]) => tokens !== undefined);
  const tokens = areStated ? scopes.map(([name, { tokens: kinds = every }]) => [name, kinds] as const) : [];
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
      ...(tokens.length === 0
        ? []
        : [
            constant("scopeTokens", literal(Object.fromEntries(tokens)), {
              type: "Readonly<Record<string, readonly string[]>>",
              docs: ["Kinds of tokens that may have each scope."],
              isExported: true,
            }),
          ]),
    ],
  };
}
