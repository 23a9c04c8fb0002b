import { type ArgumentRequirement, requirementKind } from "../formats/index.js";
import { ruleSentence } from "../model/build-rules.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedMethod, ResolvedMethodError, ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { exemptedCodes } from "./exempted-codes.js";
import { byFamily } from "./families.js";
import { fieldSections, fieldTable, flattenFields, placeLimits, typeText } from "./field-tables.js";
import { bodyLimits, limitsPhrase } from "./limits-text.js";
import { type Blocks, bullets, code, codeList, entries, entryLink, page, section, table } from "./markdown.js";

/** The pages of the Web API of a set: one per family of methods, the shared types, the common errors and the limits. */
export function webapiPages(webapi: ResolvedWebapi, folder: string): readonly OutputFile[] {
  const families = byFamily(webapi.methods);
  const methods = [...families].map(([family, members]) => ({
    path: `${folder}/web-api/methods/${family}.md`,
    text: page(`${webapi.folder}/methods`, [
      `# ${family}`,
      ...entries(members.map((method) => ({ name: method.name, blocks: methodBlocks(method, webapi) }))),
    ]),
  }));
  const types = webapi.types.map(({ value }) => ({
    name: value.name,
    blocks: [value.description, ...fieldSections(value, "Fields")],
  }));
  const pages = new Map([...families].flatMap(([family, members]) => members.map(({ name }) => [name, family])));
  const linkOf = (name: string) => entryLink(name, `methods/${pages.get(name)}.md`);
  return [
    ...methods,
    ...(types.length === 0
      ? []
      : [
          {
            path: `${folder}/web-api/types/README.md`,
            text: page(`${webapi.folder}/types`, [
              "# Types",
              "Objects that several methods or events have.",
              ...entries(types),
            ]),
          },
        ]),
    { path: `${folder}/web-api/errors.md`, text: errorsPage(webapi, linkOf) },
    { path: `${folder}/web-api/limits.md`, text: limitsPage(webapi) },
  ];
}

function methodBlocks(method: ResolvedMethod, webapi: ResolvedWebapi): Blocks {
  const rules = (method.rules ?? []).map(
    (rule) => `A call ${ruleSentence(rule)}${rule.error === undefined ? "" : ` (${code(rule.error)})`}.`,
  );
  const required = (method.requires ?? []).map(requirementText);
  const further = Object.values(method.furtherScopes ?? {}).map((each) => [code(each.scope), each.description]);
  const also = Object.entries(method.alsoMeans ?? {}).map(([key, meaning]) => [code(key), meaning]);
  return [
    method.description,
    method.retired === undefined ? undefined : `This method is retired. It always answers ${code(method.retired)}.`,
    bullets([
      `Call: ${code(`${method.verb} ${webapi.service.mount}/${method.name}`)}`,
      `Tokens: ${method.authentication === "none" ? "none" : method.tokens.length === 0 ? "any" : method.tokens.join(", ")}`,
      `Scopes: ${scopesText(method)}`,
      ...(method.verbRefused === undefined ? [] : [`GET is refused with ${code(method.verbRefused)}.`]),
      ...(method.fieldTokenRefused === undefined
        ? []
        : [`The token must be in the header. Anywhere else, it is refused with ${code(method.fieldTokenRefused)}.`]),
      ...(method.errorArgument === undefined
        ? []
        : [
            `If ${code(method.errorArgument)} is given, its value is answered as the error code, with the response's fields.`,
          ]),
      `Budgets: ${(method.rates ?? []).length === 0 ? "none" : codeList(method.rates ?? [])}`,
    ]),
    section("Requirements", bullets(required)),
    section("Scopes by kind", table(["Token", "Kind", "One of these scopes"], kindScopeRows(method))),
    section("Further scopes", table(["Scope", "What it allows"], further)),
    section("Arguments", argumentTable(method)),
    section("Rules", bullets(rules)),
    section("Response", fieldTable({ ...method.response, ...issuerFields(method) })),
    section("Errors", errorTable(method.rows)),
    section("Additional meanings of common codes", table(["Code", "Meaning"], also)),
  ];
}

function issuerFields({ issuerFields: fields = {} }: ResolvedMethod): ResolvedMethod["response"] {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`{issuer}/${name}`, field]));
}

function scopesText({ scopes, kindScopes }: ResolvedMethod): string {
  if (scopes.length > 0) return codeList(scopes);
  return kindScopes === undefined ? "none" : "one of those below";
}

function kindScopeRows({ kindScopes = {} }: ResolvedMethod): readonly (readonly string[])[] {
  return Object.entries(kindScopes).flatMap(([token, kinds]) =>
    Object.entries(kinds).map(([kind, scopes]) => [token, kind, codeList(scopes)]),
  );
}

function requirementText(requirement: ArgumentRequirement): string {
  const { values, error, description } = requirement;
  const when = values === undefined ? "" : ` if it is ${values.map(code).join(" or ")}`;
  const needs = `Requires ${neededText(requirement)}${when}; otherwise ${code(error)}.`;
  return description === undefined ? needs : `${needs} ${description}`;
}

function neededText(requirement: ArgumentRequirement): string {
  const { plan = "", role = "", feature = "", generation = "", notGeneration = "", token = "" } = requirement;
  switch (requirementKind(requirement)) {
    case "plan":
      return `the plan ${code(plan)} or higher`;
    case "role":
      return `the role ${code(role)} or higher`;
    case "feature":
      return `the feature ${code(feature)}`;
    case "generation":
      return `an app of the generation ${code(generation)}`;
    case "notGeneration":
      return `an app of another generation than ${code(notGeneration)}`;
    case "token":
      return `a ${code(token)} token`;
    case "organization":
    case undefined:
      return "an organization";
  }
}

function argumentTable(method: ResolvedMethod): string | undefined {
  const rows = Object.entries(method.arguments).map(([name, argument]) => [
    code(argument.wireName ?? name),
    argument.jsonText === true ? "JSON text" : typeText(argument),
    argument.required === true ? "yes" : "",
    argument.default === undefined ? "" : code(argument.default),
    placeLimits(argument),
    argumentMeaning(argument),
  ]);
  return table(["Argument", "Type", "Required", "Default", "Limits", "Meaning"], rows);
}

function argumentMeaning(argument: ResolvedMethod["arguments"][string]): string {
  const { description, scope, ignoredWith, requires = [] } = argument;
  const needs = scope === undefined ? [] : [`Requires the scope ${code(scope)}.`];
  const ignored = ignoredWith === undefined ? [] : [`Ignored if ${code(ignoredWith)} is true.`];
  return [description, ...needs, ...ignored, ...requires.map(requirementText)].join(" ");
}

function errorTable(rows: readonly ResolvedMethodError[]): string | undefined {
  const lines = rows.map((row) => [
    code(row.wireName),
    String(row.status ?? 200),
    row.meaning,
    row.when ?? (row.faultOnly === undefined ? "" : `Only as a fault: ${row.faultOnly}`),
    Object.keys(row.fields ?? {})
      .map(code)
      .join(", "),
  ]);
  return table(["Code", "Status", "Meaning", "Answered when", "Carries"], lines);
}

function errorsPage(webapi: ResolvedWebapi, linkOf: (method: string) => string): string {
  const situations = Object.entries(webapi.situations).map(([situation, key]) => [code(situation), code(key)]);
  const byCode = new Map<string, string[]>();
  for (const method of webapi.methods) {
    for (const { wireName } of method.rows) byCode.set(wireName, [...(byCode.get(wireName) ?? []), method.name]);
  }
  const own = [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, methods]) => [code(key), methods.map(linkOf).join(", ")]);
  return page(`${webapi.folder}/errors.yaml`, [
    "# Web API errors",
    "Codes that every method may answer. If the status is 200, only `ok` and `error` distinguish a refusal from a response.",
    errorTable(webapi.errors),
    section("Situations of the engine", table(["Situation", "Code"], situations)),
    section("Codes of single methods", table(["Code", "Methods"], own)),
    exemptedCodes(
      [
        { place: "every method", rows: webapi.errors },
        ...webapi.methods.map(({ name, rows }) => ({ place: linkOf(name), rows })),
      ],
      webapi.situations.defect,
    ),
  ]);
}

function limitsPage(webapi: ResolvedWebapi): string {
  const { limits, rates = {} } = webapi.service;
  const tiers = Object.entries(rates).map(([name, { perMinute, burst, per, error }]) => [
    code(name),
    String(perMinute),
    String(burst),
    per.join(" × "),
    code(error ?? webapi.situations.rateLimited),
    webapi.methods
      .filter((method) => method.rates?.includes(name))
      .map((method) => method.name)
      .join(", "),
  ]);
  const methodLimits = webapi.methods.flatMap((method) =>
    flattenFields(method.arguments)
      .filter(({ field }) => Object.keys(field.limits ?? {}).length > 0)
      .map(({ path, field }) => [method.name, code(path), limitsPhrase(field.limits)]),
  );
  return page(webapi.folder.replace(/\/webapi$/, "/service.yaml"), [
    "# Web API limits",
    bullets([
      `Name of an argument: at most ${limits.maxArgumentName} characters.`,
      ...(limits.maxArguments === undefined ? [] : [`Arguments of a call: at most ${limits.maxArguments}.`]),
      ...bodyLimits(limits),
      ...(limits.maxBodyBytesWithoutToken === undefined
        ? []
        : [`Body without a token in the header: at most ${limits.maxBodyBytesWithoutToken} bytes.`]),
    ]),
    section("Arguments", table(["Method", "Argument", "Limit"], methodLimits)),
    section(
      "Budgets",
      table(["Budget", "Calls per minute", "Burst", "Separate budget for each", "Code", "Methods"], tiers),
    ),
  ]);
}
