import type { StatementStructures } from "ts-morph";
import type { LoadedFile, Violations } from "../formats/index.js";
import { buildValue, namedObject } from "../model/build-values.js";
import { ownMessages } from "../model/messages.js";
import type { NamedModel } from "../model/value-model.js";
import { kebabCase } from "../names/names.js";
import { emitType, emitValidator } from "../typescript/emit-named.js";
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
    inOnePiece: true,
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

/** A type is missing if its owner is wrong, so both have the same message unless it has its own. */
function withMissing(errors: Violations): Violations {
  const missing = errors["missing"] ?? errors["invalid"];
  return missing === undefined ? errors : { ...errors, missing };
}

/** Interfaces first, the main one on top; then the validators, dependencies first. */
export function emitNamed(named: readonly NamedModel[], context: ModuleContext): readonly StatementStructures[] {
  const cases = new Set(
    named.flatMap((model) => (model.kind === "union" && model.keyless === undefined ? model.cases : [])),
  );
  return [
    ...[...named].reverse().map((model) => emitType(model, context.useType)),
    ...named.flatMap((model) =>
      emitValidator(model, context.names, { isCase: model.kind === "object" && cases.has(model) }),
    ),
  ];
}
