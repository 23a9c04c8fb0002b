import type { LoadedFile } from "../formats/index.js";
import { buildObject } from "../model/build-values.js";
import { camelCase, kebabCase } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { expression, literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import { schemaName } from "../typescript/print-validator.js";
import { emitNamed } from "../webapi/emit-types.js";
import { createModuleContext, type ModuleContext, webapiCore } from "../webapi/module-context.js";
import type { NameTables } from "../webapi/name-tables.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import type { TypeGraph } from "../webapi/type-graph.js";
import { buildEvent, eventTypeName, payloadFields } from "./build-event.js";

/** The parts that the modules of the events of a set share. */
interface EventModules {
  readonly webapi: ResolvedWebapi;
  readonly graph: TypeGraph;
  readonly names: NameTables;
  readonly folder: string;
  /** Path from a module to the folder of the shared types. */
  readonly types: string;
}

/** The module of one event: its payload, its validator and its definition. */
export function emitEventModule({ file, value }: LoadedFile<"event">, modules: EventModules): Module {
  const context = sentences(modules);
  const models = buildEvent(value, context.build);
  const type = eventTypeName(value.name);
  const row = {
    wireName: value.name,
    description: value.description,
    reason: value.reason,
    payload: expression(schemaName(type)),
    payloadTable: modules.names.fields(payloadFields(value)),
  };
  const definition = constant(eventConstant(value.name), literal(row), {
    type: `${context.imports.type(webapiCore, "EventDefinition")}<${type}>`,
    docs: [`The event ${value.name}.`],
    isExported: true,
  });
  const statements = [...emitNamed(models, context), definition];
  const path = `${modules.folder}/payloads/${kebabCase(value.name)}.ts`;
  return { path, from: file, imports: context.imports.declarations(), statements, models, inOnePiece: true };
}

/** The module of one envelope: its interface and its validator. */
export function emitEnvelopeModule({ file, value }: LoadedFile<"event-envelope">, modules: EventModules): Module {
  const context = sentences(modules);
  const { name, description, fields } = value;
  buildObject({ name, description, fields }, context.build);
  const models = context.build.named;
  const statements = emitNamed(models, context);
  const path = `${modules.folder}/envelopes/${kebabCase(name)}.ts`;
  return { path, from: file, imports: context.imports.declarations(), statements, models, inOnePiece: true };
}

/** Name of the constant with the definition of an event. */
export function eventConstant(name: string): string {
  return `${camelCase(name)}Event`;
}

function sentences({ webapi, graph, types }: EventModules): ModuleContext {
  const context = createModuleContext({ webapi, graph, types, inSentences: true, emptyRefused: false });
  const { messages, voice } = context.build;
  return {
    ...context,
    build: { ...context.build, messages: { ...messages, invalid: voice.type("an object", messages) } },
  };
}
