import type { StatementStructures } from "ts-morph";
import type { LoadedFile, Violations } from "../formats/index.js";
import { buildValue, namedObject } from "../model/build-values.js";
import { ownMessages } from "../model/messages.js";
import type { NamedModel } from "../model/value-model.js";
import { emitType, emitValidator } from "../typescript/emit-named.js";
import { kebabCase } from "../typescript/names.js";
import type { Module } from "../typescript/print-modules.js";
import { createModuleContext, type ModuleContext } from "./module-context.js";
import type { ResolvedWebapi } from "./resolved-webapi.js";
import type { TypeGraph } from "./type-graph.js";

/** The module of one shared type: its interfaces and its validator. */
export function emitTypeModule(
  { file, value }: LoadedFile<"webapi-type">,
  webapi: ResolvedWebapi,
  graph: TypeGraph,
  folder: string,
): Module {
  const context = createModuleContext({ webapi, graph, types: ".", own: value.name, emptyRefused: false });
  const named = buildNamed(value, context);
  const statements = emitNamed(named, context);
  return {
    path: `${folder}/types/${kebabCase(value.name)}.ts`,
    from: file,
    imports: context.imports.declarations(),
    statements,
    models: named,
  };
}

function buildNamed(type: LoadedFile<"webapi-type">["value"], { build }: ModuleContext): readonly NamedModel[] {
  const value = { ...type, ...(type.errors !== undefined && { errors: withMissing(type.errors) }) };
  const isObject = value.ref === undefined && value.list !== true && value.type === "object";
  if (isObject) {
    namedObject(value.name, value, { ...build, messages: ownMessages(value.errors, build.messages) });
    return build.named;
  }
  const alias = buildValue(`${value.name}Value`, value, build);
  return [...build.named, { kind: "alias", name: value.name, description: value.description, value: alias }];
}

/** A type is missing where what holds it is wrong, so it says the same of both unless it says more. */
function withMissing(errors: Violations): Violations {
  const missing = errors["missing"] ?? errors["invalid"];
  return missing === undefined ? errors : { ...errors, missing };
}

/** Interfaces first, the one that readers look for on top; then the validators in the order in which they stand on each other. */
export function emitNamed(named: readonly NamedModel[], context: ModuleContext): readonly StatementStructures[] {
  const cases = new Set(named.flatMap((model) => (model.kind === "union" ? model.cases : [])));
  return [
    ...[...named].reverse().map((model) => emitType(model, context.useType)),
    ...named.flatMap((model) => emitValidator(model, context.names, model.kind === "object" && cases.has(model))),
  ];
}
