import { type StatementStructures, StructureKind } from "ts-morph";
import { buildObject } from "../model/build-values.js";
import { errorRows } from "../model/error-rows.js";
import type { Messages, NamedModel } from "../model/value-model.js";
import { camelCase, kebabCase, pascalCase } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import type { Imports } from "../typescript/imports.js";
import { expression, literal } from "../typescript/literal.js";
import { codesOf, printFactType } from "../typescript/print-fact-type.js";
import type { Module } from "../typescript/print-modules.js";
import { schemaName } from "../typescript/print-validator.js";
import { argumentTable } from "./argument-table.js";
import { carriesFields, emitErrorTypes } from "./emit-error-types.js";
import { anyScopesOf } from "./emit-facts.js";
import { emitNamed } from "./emit-types.js";
import { type MethodFacts, methodFacts } from "./method-facts.js";
import { createModuleContext, type ModuleContext, webapiCore } from "./module-context.js";
import type { NameTables } from "./name-tables.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";
import type { TypeGraph } from "./type-graph.js";

/** The tables that the methods of a set share. */
interface SharedTables {
  readonly graph: TypeGraph;
  readonly names: NameTables;
}

/** The module of one method: its interfaces, its validators, its facts and its row. */
export function emitMethodModule(
  method: ResolvedMethod,
  webapi: ResolvedWebapi,
  { graph, names }: SharedTables,
  folder: string,
): Module {
  const context = createModuleContext({ webapi, graph, types: "../types", emptyRefused: true });
  const name = pascalCase(method.name);
  const args = buildArguments(method, name, context);
  const response = buildResponse(method, name, context, webapi);
  const facts = methodFacts(method, webapi);
  const statements = [
    emitTypes(method, name),
    ...emitNamed(args, context),
    ...emitNamed(response, context),
    ...emitErrorTypes(method, name, context, webapi),
    emitMethodFacts(facts, { method, webapi, name, imports: context.imports }),
    emitRow(method, name, context, { facts, graph, names }),
  ];
  return {
    path: `${folder}/methods/${methodFile(method.name)}.ts`,
    from: method.file,
    imports: context.imports.declarations(),
    statements,
    models: [...args, ...response],
    inOnePiece: true,
  };
}

/** File name of a method's module, without its ending. In kebab case, so that `auth.test` does not look like a test. */
export function methodFile(name: string): string {
  return kebabCase(name);
}

/** Name of the constant with the row of a method. */
export function methodConstant(method: ResolvedMethod): string {
  return `${camelCase(method.name)}Method`;
}

/** The types of a method for the engine's generics. */
function emitTypes(method: ResolvedMethod, name: string): StatementStructures {
  const property = (member: string, type: string) => ({ name: member, type, isReadonly: true });
  return {
    kind: StructureKind.Interface,
    name: `${name}Types`,
    isExported: true,
    docs: [`Types of ${method.name}.`],
    properties: [
      property("arguments", `${name}Arguments`),
      property("response", `${name}Response`),
      property("error", `${name}Error`),
      property("facts", `${name}Facts`),
      ...(method.authentication === "none" ? [property("authentication", '"none"')] : []),
    ],
  };
}

function buildArguments(method: ResolvedMethod, name: string, context: ModuleContext): readonly NamedModel[] {
  const parts = {
    name: `${name}Arguments`,
    description: `Arguments of ${method.name}.`,
    fields: method.arguments,
    rules: method.rules,
    unknownKeys: unknownArguments(method),
  };
  const build = { ...context.build, named: [] };
  buildObject(parts, build);
  return build.named;
}

/** Treatment of unlisted arguments. */
function unknownArguments({ otherArguments }: ResolvedMethod): "keep" | "drop" | "refuse" {
  if (otherArguments === "refuse") return "refuse";
  return otherArguments === true ? "keep" : "drop";
}

/** A response that differs from its declaration is a defect of the service, and its validator reports it. */
function buildResponse(
  method: ResolvedMethod,
  name: string,
  context: ModuleContext,
  webapi: ResolvedWebapi,
): readonly NamedModel[] {
  const { defect } = webapi.situations;
  const messages: Messages = { missing: defect, empty: defect, invalid: defect };
  const description = `Response of ${method.name}, without \`ok\`.`;
  const build = { ...context.build, emptyRefused: false, named: [], messages };
  // An interface cannot name fields that begin with an address.
  const open = method.issuerFields !== undefined;
  buildObject({ name: `${name}Response`, description, fields: method.response, open }, build);
  return build.named;
}

interface RowContext extends SharedTables {
  readonly facts: MethodFacts;
}

function emitRow(
  method: ResolvedMethod,
  name: string,
  context: ModuleContext,
  { facts, graph, names }: RowContext,
): StatementStructures {
  const row = {
    wireName: method.name,
    verb: method.verb,
    verbRefused: method.verbRefused,
    description: method.description,
    authentication: method.authentication === "none" ? "none" : undefined,
    fieldTokenRefused: method.fieldTokenRefused,
    tokens: method.tokens,
    scopes: method.scopes,
    anyScopes: anyScopesOf(method.kindScopes),
    otherArguments: method.otherArguments === false ? undefined : method.otherArguments,
    errorArgument: method.errorArgument,
    argumentTable: argumentTable(method, graph, names),
    arguments: expression(schemaName(`${name}Arguments`)),
    response: expression(schemaName(`${name}Response`)),
    responseTable: names.response(method),
    errors: errorRows(method.rows),
    facts,
  };
  return constant(methodConstant(method), literal(row), {
    type: `${context.imports.type(webapiCore, "MethodDefinition")}<${name}Types>`,
    docs: [`The method ${method.name}.`],
    isExported: true,
  });
}

/** The method that the facts belong to. */
interface FactsOwner {
  readonly method: ResolvedMethod;
  readonly webapi: ResolvedWebapi;
  /** Name in types. */
  readonly name: string;
  readonly imports: Imports;
}

/** The interface of a method's facts. Its codes are those that carry no fields, unless a fact has one that does. */
function emitMethodFacts(facts: MethodFacts, { method, webapi, name, imports }: FactsOwner): StatementStructures {
  const withFields = new Set([...webapi.errors, ...method.rows].filter(carriesFields).map(({ key }) => key));
  const code = codesOf(facts).some((each) => withFields.has(each))
    ? `${name}Error["error"]`
    : `${name}Refusal["error"]`;
  const { limits, kindScopes, furtherScopes, paging } = facts;
  const own = Object.entries({ limits, kindScopes, furtherScopes, paging }).filter(([, value]) => value !== undefined);
  return {
    kind: StructureKind.Interface,
    name: `${name}Facts`,
    isExported: true,
    docs: [`Facts of ${method.name} that the engine does not read.`],
    extends: [`${imports.type("../facts.js", "MethodFacts")}<${code}>`],
    properties: own.map(([member, value]) => ({
      name: member,
      isReadonly: true,
      type: printFactType(value, code),
    })),
  };
}
