import {
  type Finding,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  type Path,
} from "../../formats/loaded-set.js";
import type { Requirement } from "../../formats/shared/requirements.js";
import { ruleFields } from "../../formats/shared/rules.js";
import type { Argument } from "../../formats/webapi/webapi-method.js";
import { brokenLimit } from "../shared/contrary-limits.js";
import {
  type Check,
  finding,
  type Named,
  repeatedWireNames,
  repeatedWords,
  unknownErrorKeys,
  unknownWords,
} from "../shared/findings.js";
import { type NamingSection, namedFiles, sectionNames, tableKeys, webapiTiers } from "../shared/set-facts.js";
import { contraryRules } from "./contrary-rules.js";
import { wireNames } from "./webapi-types.js";

/**
 * A method must have the name of its file, refer to existing tokens, tiers, plans, roles and arguments, and have valid
 * defaults.
 */
export const checkWebapiMethods: Check = (set) => [
  ...checkRetired(set),
  ...filesOfKind(set, "webapi-method").flatMap((file) => [
    ...checkName(file),
    ...checkWords(set, file),
    ...checkRules(file),
    ...contraryRules(file, file.value.rules ?? [], ["rules"], file.value.arguments),
    ...checkRepeats(file),
    ...checkOpenMethod(file),
    ...checkErrorArgument(file),
    ...checkArguments(set, file),
    ...repeatedWireNames(file, wireNames(file.value.arguments, ["arguments"])),
    ...checkPaging(file),
  ]),
];

/** A retired method must answer a common code, not be defined by the same set, and be replaced by defined methods. */
function checkRetired(set: LoadedSet): readonly Finding[] {
  const file = fileOfKind(set, "webapi-retired");
  if (file === undefined) return [];
  const { error, methods } = file.value;
  const defined = new Set(filesOfKind(set, "webapi-method").map(({ value }) => value.name));
  const instead = Object.entries(methods).flatMap(([name, phrase]) =>
    (phrase.match(/\w+(?:\.\w+)+/g) ?? []).map((word) => ({ path: ["methods", name], word })),
  );
  return [
    ...unknownErrorKeys(file, "error key", [{ path: ["error"], word: error }], tableKeys(set, "webapi-errors")),
    ...unknownWords(file, "method", instead, [...namedFiles(set, "webapi-method").keys()]),
    ...Object.keys(methods)
      .filter((name) => defined.has(name))
      .map((name) => finding(file, ["methods", name], `${name} is defined, so it is not retired`)),
  ];
}

type MethodFile = LoadedFile<"webapi-method">;

function checkName(file: MethodFile): readonly Finding[] {
  const named = file.path
    .split("/")
    .at(-1)
    ?.replace(/\.yaml$/, "");
  if (named === file.value.name) return [];
  return [finding(file, ["name"], `The method must have the name of its file, ${named}`)];
}

function checkWords(set: LoadedSet, file: MethodFile): readonly Finding[] {
  const { tokens, kindScopes = {}, rates = [], requires = [] } = file.value;
  const placed = (words: readonly string[], key: string): readonly Named[] =>
    words.map((word, i) => ({ path: [key, i], word }));
  const ofArguments = Object.entries(file.value.arguments).flatMap(([name, argument]) =>
    checkRequirements(set, file, argument.requires ?? [], ["arguments", name, "requires"]),
  );
  return [
    ...unknownWords(file, "token kind", placed(tokens, "tokens"), sectionNames(set, "tokenKinds")),
    ...unknownWords(
      file,
      "token kind",
      Object.keys(kindScopes).map((word) => ({ path: ["kindScopes", word], word })),
      sectionNames(set, "tokenKinds"),
    ),
    ...unknownWords(file, "rate tier", placed(rates, "rates"), Object.keys(webapiTiers(set))),
    ...checkRequirements(set, file, requires, ["requires"]),
    ...ofArguments,
  ];
}

const sections = {
  plan: "plans",
  role: "roles",
  feature: "features",
  generation: "generations",
  notGeneration: "generations",
  token: "tokenKinds",
} as const satisfies { readonly [kind: string]: NamingSection };

/** Kinds of requirements as findings call them. */
const words: Readonly<Record<keyof typeof sections, string>> = {
  plan: "plan",
  role: "role",
  feature: "feature",
  generation: "generation",
  notGeneration: "generation",
  token: "token kind",
};

function checkRequirements(
  set: LoadedSet,
  file: MethodFile,
  requirements: readonly Requirement[],
  path: Path,
): readonly Finding[] {
  return requirements.flatMap((requirement, i) =>
    (Object.keys(sections) as (keyof typeof sections)[]).flatMap((kind) => {
      const word = requirement[kind];
      if (word === undefined) return [];
      return unknownWords(file, words[kind], [{ path: [...path, i, kind], word }], sectionNames(set, sections[kind]));
    }),
  );
}

function checkRules(file: MethodFile): readonly Finding[] {
  const known = Object.keys(file.value.arguments);
  return (file.value.rules ?? []).flatMap((rule, i) =>
    unknownWords(
      file,
      "argument",
      ruleFields(rule).map((word) => ({ path: ["rules", i], word })),
      known,
    ),
  );
}

/** Requirements must be unique and must not contradict the tokens of the method. */
function checkRepeats(file: MethodFile): readonly Finding[] {
  const { tokens, rates = [], requires = [], arguments: args } = file.value;
  const placed = (words: readonly string[], key: string): readonly Named[] =>
    words.map((word, i) => ({ path: [key, i], word }));
  const ofArguments = Object.entries(args).flatMap(([name, argument]) => {
    const path = ["arguments", name, "requires"];
    return [...contraryRequirements(file, argument.requires ?? [], path), ...impossibleValues(file, argument, path)];
  });
  return [
    ...repeatedWords(file, "token kind", placed(tokens, "tokens")),
    ...repeatedWords(file, "rate tier", placed(rates, "rates")),
    ...contraryRequirements(file, requires, ["requires"]),
    ...ofArguments,
  ];
}

function contraryRequirements(file: MethodFile, requirements: readonly Requirement[], path: Path): readonly Finding[] {
  const { tokens } = file.value;
  const texts = requirements.map(({ error: _error, ...asked }) => JSON.stringify(asked));
  return requirements.flatMap(({ token }, i) => [
    ...(texts.indexOf(texts[i] ?? "") < i ? [finding(file, [...path, i], "Duplicate of an earlier requirement")] : []),
    ...(token === undefined || tokens.length === 0 || tokens.includes(token)
      ? []
      : [finding(file, [...path, i, "token"], `The method does not accept tokens of the kind ${token}`)]),
  ]);
}

/** Values with requirements must be valid for the argument. */
function impossibleValues(file: MethodFile, { requires = [], limits = {} }: Argument, path: Path): readonly Finding[] {
  return requires.flatMap(({ values = [] }, i) =>
    values.flatMap((value, j) => {
      const at = [...path, i, "values", j];
      const text = JSON.stringify(value);
      if (values.indexOf(value) < j) return [finding(file, at, `Duplicate value ${text}`)];
      const broken = brokenLimit(value, limits);
      return broken === undefined ? [] : [finding(file, at, `${text} violates ${broken}, so it is never valid`)];
    }),
  );
}

/** A method without tokens has no caller, so it cannot require anything of the caller. */
function checkOpenMethod(file: MethodFile): readonly Finding[] {
  const { authentication, tokens, scopes, requires = [], rates = [], kindScopes, furtherScopes } = file.value;
  if (authentication !== "none") return [];
  const asked = {
    tokens: tokens.length,
    scopes: scopes.length,
    requires: requires.length,
    rates: rates.length,
    kindScopes: Object.keys(kindScopes ?? {}).length,
    furtherScopes: Object.keys(furtherScopes ?? {}).length,
  };
  const ofArguments = Object.entries(file.value.arguments).flatMap(([name, { scope, requires: needs = [] }]) => [
    ...(scope === undefined ? [] : [["arguments", name, "scope"]]),
    ...(needs.length === 0 ? [] : [["arguments", name, "requires"]]),
  ]);
  const paths = [...Object.entries(asked).flatMap(([key, count]) => (count === 0 ? [] : [[key]])), ...ofArguments];
  return paths.map((path) => finding(file, path, "A method without a token has no caller, so this cannot be required"));
}

function checkErrorArgument(file: MethodFile): readonly Finding[] {
  const { errorArgument, arguments: args } = file.value;
  if (errorArgument === undefined) return [];
  const named = unknownWords(file, "argument", [{ path: ["errorArgument"], word: errorArgument }], Object.keys(args));
  const { type = "string", ref, list } = args[errorArgument] ?? {};
  if (type === "string" && ref === undefined && list !== true) return named;
  return [...named, finding(file, ["errorArgument"], "The argument for an error code must be a string")];
}

function checkArguments(set: LoadedSet, file: MethodFile): readonly Finding[] {
  const types = namedFiles(set, "webapi-type");
  return Object.entries(file.value.arguments).flatMap(([name, argument]) => {
    const path = ["arguments", name];
    const tokenHolds = argument.header !== undefined && file.value.authentication !== "none";
    const isText = (argument.type ?? "string") === "string" && argument.ref === undefined && argument.list !== true;
    const sentences = argument.ref !== undefined && types.get(argument.ref)?.value.problems === "sentences";
    return [
      ...(sentences
        ? [finding(file, [...path, "ref"], `The messages of ${argument.ref} are sentences, not codes`)]
        : []),
      ...(argument.jsonText === true && (argument.type ?? "string") !== "string"
        ? [finding(file, [...path, "jsonText"], "Only a string can contain JSON text")]
        : []),
      ...(tokenHolds
        ? [finding(file, [...path, "header"], "The header has the token of the call, unless `authentication` is none")]
        : []),
      ...(argument.ignoredWith !== undefined && file.value.arguments[argument.ignoredWith]?.type !== "boolean"
        ? [finding(file, [...path, "ignoredWith"], `There is no boolean argument ${argument.ignoredWith}`)]
        : []),
      ...(argument.header !== undefined && !isText
        ? [finding(file, [...path, "header"], "Only a string can be in a header")]
        : []),
    ];
  });
}

function checkPaging(file: MethodFile): readonly Finding[] {
  const { paging, arguments: own, response } = file.value;
  if (paging === undefined) return [];
  const findings: Finding[] = ["cursor", "limit"]
    .filter((name) => own[name] !== undefined)
    .map((name) => finding(file, ["arguments", name], `\`paging\` adds the argument ${name}`));
  if (response[paging.list]?.list !== true)
    findings.push(finding(file, ["paging", "list"], `The response has no list ${paging.list}`));
  if (response["response_metadata"] !== undefined) {
    findings.push(finding(file, ["response", "response_metadata"], "`paging` adds the field response_metadata"));
  }
  const { limit } = paging;
  if (limit !== undefined && !((limit.min ?? 1) <= limit.default && limit.default <= limit.max)) {
    findings.push(finding(file, ["paging", "limit", "default"], "The default is outside of the range"));
  }
  return findings;
}
