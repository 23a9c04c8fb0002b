import { limitFact } from "../limits.js";
import { type Finding, filesOfKind, type LoadedFile, type LoadedSet, type Path } from "../loaded-set.js";
import type { Requirement } from "../requirements.js";
import { ruleFields } from "../rules.js";
import type { Argument } from "../webapi-method.js";
import { type Check, finding, type Named, repeatedWireNames, unknownWords } from "./findings.js";
import { type NamingSection, namedFiles, sectionNames, webapiTiers } from "./set-facts.js";
import { wireNames } from "./webapi-types.js";

/** A method's file has its name; it names tokens, tiers, plans, roles and arguments that exist; its defaults are possible. */
export const checkWebapiMethods: Check = (set) =>
  filesOfKind(set, "webapi-method").flatMap((file) => [
    ...checkName(file),
    ...checkWords(set, file),
    ...checkRules(file),
    ...checkOpenMethod(file),
    ...checkErrorArgument(file),
    ...checkArguments(set, file),
    ...repeatedWireNames(file, wireNames(file.value.arguments, ["arguments"])),
    ...checkPaging(file),
  ]);

type MethodFile = LoadedFile<"webapi-method">;

function checkName(file: MethodFile): readonly Finding[] {
  const named = file.path
    .split("/")
    .at(-1)
    ?.replace(/\.yaml$/, "");
  if (named === file.value.name) return [];
  return [finding(file, ["name"], `The file is named ${named}.yaml, so the method is named ${named}`)];
}

function checkWords(set: LoadedSet, file: MethodFile): readonly Finding[] {
  const { tokens, rates = [], requires = [] } = file.value;
  const placed = (words: readonly string[], key: string): readonly Named[] =>
    words.map((word, i) => ({ path: [key, i], word }));
  const ofArguments = Object.entries(file.value.arguments).flatMap(([name, argument]) =>
    checkRequirements(set, file, argument.requires ?? [], ["arguments", name, "requires"]),
  );
  return [
    ...unknownWords(file, "token kind", placed(tokens, "tokens"), sectionNames(set, "tokenKinds")),
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
  token: "tokenKinds",
} as const satisfies { readonly [kind: string]: NamingSection };

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
      const what = kind === "token" ? "token kind" : kind;
      return unknownWords(file, what, [{ path: [...path, i, kind], word }], sectionNames(set, sections[kind]));
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

/** Nobody is known who calls without a token, so nothing can be asked of the caller. */
function checkOpenMethod(file: MethodFile): readonly Finding[] {
  const { authentication, tokens, scopes, requires = [], rates = [], furtherScopes } = file.value;
  if (authentication !== "none") return [];
  const asked = {
    tokens: tokens.length,
    scopes: scopes.length,
    requires: requires.length,
    rates: rates.length,
    furtherScopes: Object.keys(furtherScopes ?? {}).length,
  };
  const ofArguments = Object.entries(file.value.arguments).flatMap(([name, { scope, requires: needs = [] }]) => [
    ...(scope === undefined ? [] : [["arguments", name, "scope"]]),
    ...(needs.length === 0 ? [] : [["arguments", name, "requires"]]),
  ]);
  const paths = [...Object.entries(asked).flatMap(([key, count]) => (count === 0 ? [] : [[key]])), ...ofArguments];
  return paths.map((path) => finding(file, path, "A method without a token knows no caller to ask it of"));
}

function checkErrorArgument(file: MethodFile): readonly Finding[] {
  const { errorArgument, arguments: args } = file.value;
  if (errorArgument === undefined) return [];
  const named = unknownWords(file, "argument", [{ path: ["errorArgument"], word: errorArgument }], Object.keys(args));
  const { type = "string", ref, list } = args[errorArgument] ?? {};
  if (type === "string" && ref === undefined && list !== true) return named;
  return [...named, finding(file, ["errorArgument"], "The argument of a code is a string")];
}

function checkArguments(set: LoadedSet, file: MethodFile): readonly Finding[] {
  const types = namedFiles(set, "webapi-type");
  return Object.entries(file.value.arguments).flatMap(([name, argument]) => {
    const path = ["arguments", name];
    const sentences = argument.ref !== undefined && types.get(argument.ref)?.value.problems === "sentences";
    return [
      ...checkDefault(file, argument, path),
      ...(sentences
        ? [finding(file, [...path, "ref"], `The problems of ${argument.ref} are sentences, not codes`)]
        : []),
      ...(argument.jsonText === true && (argument.type ?? "string") !== "string"
        ? [finding(file, [...path, "jsonText"], "Only a string holds JSON text")]
        : []),
      ...(argument.required === true && argument.default !== undefined
        ? [finding(file, [...path, "default"], "A required argument has no default")]
        : []),
    ];
  });
}

function checkDefault(file: MethodFile, argument: Argument, path: Path): readonly Finding[] {
  const { default: value, type = "string", limits = {} } = argument;
  if (value === undefined) return [];
  const wanted = type === "integer" ? "number" : type;
  if (typeof value !== wanted || argument.list === true || argument.ref !== undefined) {
    return [finding(file, [...path, "default"], `${JSON.stringify(value)} is no value of the argument's type`)];
  }
  const oneOf = limits.oneOf === undefined ? undefined : limitFact(limits.oneOf).value;
  if (oneOf === undefined || typeof value === "boolean" || oneOf.includes(value)) return [];
  return [finding(file, [...path, "default"], `${JSON.stringify(value)} is none of the argument's values`)];
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
    findings.push(finding(file, ["paging", "limit", "default"], "The default lies outside the range"));
  }
  return findings;
}
