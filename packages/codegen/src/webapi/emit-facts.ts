import { type StatementStructures, StructureKind } from "ts-morph";
import type { WebapiMethod } from "../formats/index.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedWebapi } from "./resolved-webapi.js";

/** Scopes by token kind of which a token needs one: those of all kinds of things. Undefined if there are none. */
export function anyScopesOf(
  kindScopes: WebapiMethod["kindScopes"],
): { readonly [token: string]: readonly string[] } | undefined {
  if (kindScopes === undefined) return undefined;
  const each = Object.entries(kindScopes).map(([token, kinds]) => [token, [...new Set(Object.values(kinds).flat())]]);
  return Object.fromEntries(each);
}

/** The module of the facts that a service reads and the engine does not: their types, and the scopes of the set. */
export function emitFactsModule(webapi: ResolvedWebapi, folder: string): Module {
  const statements = [
    emitMethodFactsType(),
    emitRate(),
    emitRequirement(webapi),
    emitArgumentRequirement(),
    emitLimit(),
    emitPaging(),
    constant("webapiScopes", `${literal(allScopes(webapi))} as const`, {
      docs: ["Every scope that a method, an argument or a rule asks for."],
      isExported: true,
    }),
  ];
  return { path: `${folder}/facts.ts`, from: webapi.folder, imports: [], statements };
}

interface Member {
  readonly type: string;
  readonly doc?: string;
  readonly optional?: true;
}

/** An interface of facts. `Code` is the type of its error codes. */
function factInterface(
  name: string,
  docs: string,
  members: Readonly<Record<string, Member>>,
  base: readonly string[] = [],
): StatementStructures {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: [docs],
    typeParameters: [{ name: "Code", constraint: "string", default: "string" }],
    extends: [...base],
    properties: Object.entries(members).map(([member, { type, doc, optional }]) => ({
      name: member,
      isReadonly: true,
      hasQuestionToken: optional === true,
      type,
      docs: doc === undefined ? [] : [doc],
    })),
  };
}

function emitMethodFactsType(): StatementStructures {
  return factInterface("MethodFacts", "Facts of a method that the engine does not read.", {
    subject: { type: "string", doc: "Folder of the service that has the method's handler." },
    rates: { type: "readonly MethodRate<Code>[]", doc: "Rate limits of a call, in the order of checking." },
    requires: {
      type: "readonly MethodRequirement<Code>[]",
      doc: "Requirements of a call, in the order of checking.",
    },
    argumentRequires: {
      type: "{ readonly [argument: string]: readonly ArgumentRequirement<Code>[] }",
      doc: "Requirements of a call that passes an argument.",
      optional: true,
    },
    limits: {
      type: "{ readonly [argument: string]: { readonly [limit: string]: MethodLimit<Code> } }",
      doc: "Limits of arguments, those of fields under `argument.field`.",
      optional: true,
    },
    kindScopes: {
      type: "{ readonly [tokenType: string]: { readonly [kind: string]: readonly string[] } }",
      doc: "Scopes by token type and kind of the thing that a call is about. A token needs one of those of the kind.",
      optional: true,
    },
    furtherScopes: {
      type: "{ readonly [purpose: string]: string }",
      doc: "Scopes that let a call do more, by purpose.",
      optional: true,
    },
    paging: { type: "MethodPaging<Code>", doc: "Set if the response has pages.", optional: true },
  });
}

function emitRate(): StatementStructures {
  return factInterface("MethodRate", "A rate limit of a method.", {
    tier: { type: "string", doc: "Name of the tier. Methods of one tier share their budgets." },
    perMinute: { type: "number", doc: "Sustained calls per minute." },
    burst: { type: "number", doc: "Maximum burst of calls." },
    per: {
      type: `readonly ("method" | "workspace" | "organization" | "app" | "token" | "channel")[]`,
      doc: "What the limit applies to: each combination of these has its own budget.",
    },
    error: { type: "Code", doc: "Error code when the limit is reached." },
  });
}

function emitRequirement({ requirementWords }: ResolvedWebapi): StatementStructures {
  const { plans, roles, features, generations, tokenKinds } = requirementWords;
  const optional = true;
  return factInterface("MethodRequirement", "A requirement of a method. One of its kinds is set.", {
    plan: { type: oneOf(plans), doc: "Least plan.", optional },
    role: { type: oneOf(roles), doc: "Least role of the caller.", optional },
    feature: { type: oneOf(features), doc: "Feature that is on.", optional },
    generation: { type: oneOf(generations), doc: "Generation of the calling app.", optional },
    notGeneration: { type: oneOf(generations), doc: "Generation that the calling app is not of.", optional },
    token: { type: oneOf(tokenKinds), doc: "Kind of the token.", optional },
    organization: { type: "true", doc: "The token belongs to an organization.", optional },
    of: {
      type: `"workspace" | "organization"`,
      doc: "Owner of the plan, role or feature. Default: the workspace.",
      optional,
    },
    error: { type: "Code", doc: "Error code when the requirement is not met." },
  });
}

function emitArgumentRequirement(): StatementStructures {
  const values: Member = {
    type: "readonly (string | number | boolean)[]",
    doc: "Values of the argument that have the requirement. Default: any.",
    optional: true,
  };
  const doc = "A requirement of an argument.";
  return factInterface("ArgumentRequirement", doc, { values }, ["MethodRequirement<Code>"]);
}

function emitLimit(): StatementStructures {
  return factInterface("MethodLimit", "A limit of an argument.", {
    value: { type: "unknown" },
    of: {
      type: "string",
      doc: "`stored` if it applies to the value after the service's own conversion.",
      optional: true,
    },
    error: { type: "Code", doc: "Error code beyond the limit. Default: that of invalid arguments.", optional: true },
  });
}

function emitPaging(): StatementStructures {
  return factInterface("MethodPaging", "Pages of a response.", {
    pageSize: { type: "number", doc: "Fixed size of a page.", optional: true },
    defaultSize: { type: "number", doc: "Default size of a page that the caller can choose.", optional: true },
    maxSize: { type: "number", doc: "Maximum size of a page that the caller can choose.", optional: true },
    cursorError: { type: "Code", doc: "Error code of a cursor that the service did not create." },
  });
}

function oneOf(words: readonly string[]): string {
  return words.length === 0 ? "string" : words.map((word) => JSON.stringify(word)).join(" | ");
}

function allScopes({ methods }: ResolvedWebapi): readonly string[] {
  const scopes = methods.flatMap(({ scopes: own, kindScopes, furtherScopes = {}, arguments: taken }) => [
    ...own,
    ...Object.values(anyScopesOf(kindScopes) ?? {}).flat(),
    ...Object.values(furtherScopes).map(({ scope }) => scope),
    ...Object.values(taken).flatMap(({ scope }) => scope ?? []),
  ]);
  return [...new Set(scopes)].sort();
}
