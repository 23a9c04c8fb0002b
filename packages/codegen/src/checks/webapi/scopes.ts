import { type Finding, fileOfKind, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import { type Check, finding, type Named, repeatedWords, unknownWords } from "../shared/findings.js";
import { sectionNames } from "../shared/set-facts.js";

/** Scopes must be listed in `scopes` of service.yaml, and none may be required twice. */
export const checkScopes: Check = (set) => [
  ...checkService(set),
  ...filesOfKind(set, "webapi-method").flatMap((file) => [
    ...unknownScopes(set, file, methodScopes(file)),
    ...repeatedScopes(file),
  ]),
  ...filesOfKind(set, "event").flatMap((file) => checkEvent(set, file)),
];

function checkEvent(set: LoadedSet, file: LoadedFile<"event">): readonly Finding[] {
  const { scopes = [], kindScopes = {} } = file.value;
  const lists = [
    scopes.map((word, i) => ({ path: ["scopes", i], word })),
    ...Object.entries(kindScopes).map(([kind, words]) =>
      words.map((word, i) => ({ path: ["kindScopes", kind, i], word })),
    ),
  ];
  return lists.flatMap((named) => [...unknownScopes(set, file, named), ...repeatedWords(file, "scope", named)]);
}

function unknownScopes(set: LoadedSet, file: Pick<LoadedFile, "file">, named: readonly Named[]): readonly Finding[] {
  return unknownWords(file, "scope", named, sectionNames(set, "scopes")).map((found) => ({
    ...found,
    message: found.message.includes("did you mean")
      ? found.message
      : `${found.message}: add it to \`scopes\` of service.yaml`,
  }));
}

function checkService(set: LoadedSet): readonly Finding[] {
  const file = fileOfKind(set, "service");
  if (file === undefined) return [];
  const { scim, webapi, scopes = {}, manifestNeeds = {} } = file.value;
  const kinds = Object.entries(scopes).flatMap(([name, { tokens = [] }]) =>
    tokens.map((word, i) => ({ path: ["scopes", name, "tokens", i], word })),
  );
  const botScopes = Object.entries(manifestNeeds).flatMap(([name, { botScope }]) =>
    botScope === undefined ? [] : [{ path: ["manifestNeeds", name, "botScope"], word: botScope }],
  );
  const needed = (scim?.access?.scopes ?? []).map((word, i) => ({ path: ["scim", "access", "scopes", i], word }));
  const { adminScopes } = webapi ?? {};
  const at = ["webapi", "adminScopes"];
  const some = (adminScopes?.onWorkspaces ?? []).map((word, i) => ({ path: [...at, "onWorkspaces", i], word }));
  const isAdmin = (scope: string): boolean => scope.startsWith(adminScopes?.prefix ?? "");
  return [
    ...unknownScopes(set, file, [...needed, ...some, ...botScopes]),
    ...unknownWords(file, "kind of token", kinds, sectionNames(set, "tokenKinds")),
    ...repeatedWords(file, "scope", needed),
    ...repeatedWords(file, "scope", some),
    ...some
      .filter(({ word }) => !isAdmin(word))
      .map(({ path, word }) => finding(file, path, `${word} does not start with ${adminScopes?.prefix}`)),
    ...(adminScopes === undefined || sectionNames(set, "scopes").some(isAdmin)
      ? []
      : [finding(file, [...at, "prefix"], `No scope starts with ${adminScopes.prefix}`)]),
  ];
}

type MethodFile = LoadedFile<"webapi-method">;

/** All scopes in a method's file. */
function methodScopes(file: MethodFile): readonly Named[] {
  return [
    ...file.value.scopes.map((word, i) => ({ path: ["scopes", i], word })),
    ...kindScopes(file).flatMap(({ path, words }) => words.map((word, i) => ({ path: [...path, i], word }))),
    ...besideScopes(file),
  ];
}

/** The lists of scopes of each token kind and kind of thing. */
function kindScopes({ value }: MethodFile) {
  return Object.entries(value.kindScopes ?? {}).flatMap(([token, kinds]) =>
    Object.entries(kinds).map(([kind, words]) => ({ path: ["kindScopes", token, kind], words })),
  );
}

/** The scopes that only some calls of a method need, or that extend it. */
function besideScopes({ value }: MethodFile): readonly Named[] {
  return [
    ...Object.entries(value.furtherScopes ?? {}).map(([name, { scope }]) => ({
      path: ["furtherScopes", name, "scope"],
      word: scope,
    })),
    ...Object.entries(value.arguments).flatMap(([name, { scope }]) =>
      scope === undefined ? [] : [{ path: ["arguments", name, "scope"], word: scope }],
    ),
  ];
}

function repeatedScopes(file: MethodFile): readonly Finding[] {
  const { scopes } = file.value;
  return [
    ...repeatedWords(
      file,
      "scope",
      scopes.map((word, i) => ({ path: ["scopes", i], word })),
    ),
    ...kindScopes(file).flatMap(({ path, words }) =>
      repeatedWords(
        file,
        "scope",
        words.map((word, i) => ({ path: [...path, i], word })),
      ),
    ),
    ...besideScopes(file)
      .filter(({ word }) => scopes.includes(word))
      .map(({ path, word }) => finding(file, path, `Every call already needs the scope ${word}`)),
  ];
}
