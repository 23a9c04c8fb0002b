import { posix } from "node:path";
import { type StatementStructures, StructureKind } from "ts-morph";
import { kebabCase, propertyName } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { createImports, type Imports } from "../typescript/imports.js";
import { expression, literal } from "../typescript/literal.js";
import { type Module, reexport } from "../typescript/print-modules.js";
import { webapiCore } from "../webapi/module-context.js";
import { createNameTables } from "../webapi/name-tables.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { createTypeGraph } from "../webapi/type-graph.js";
import { eventTypeName } from "./build-event.js";
import { emitEnvelopeModule, emitEventModule, eventConstant } from "./emit-event.js";
import { eventFacts } from "./event-rows.js";

/** Every module of the events of a set: one per event and envelope, the table and the index. None without events. */
export function emitEventSet(webapi: ResolvedWebapi, folder: string, webapiFolder: string): readonly Module[] {
  if (webapi.events.length === 0) return [];
  const modules = {
    webapi,
    folder,
    graph: createTypeGraph(webapi.types),
    names: createNameTables(webapi),
    types: posix.relative(`${folder}/payloads`, `${webapiFolder}/types`),
  };
  const payloads = webapi.events.map((event) => emitEventModule(event, modules));
  const envelopes = webapi.envelopes.map((envelope) => emitEnvelopeModule(envelope, modules));
  const table = emitTable(webapi, folder);
  const index: Module = {
    path: `${folder}/index.ts`,
    from: eventFolder(webapi),
    imports: [],
    statements: [
      reexport(table),
      ...envelopes.map((module) => reexport(module, "./envelopes")),
      ...payloads.map((module) => reexport(module, "./payloads")),
    ],
  };
  return [...payloads, ...envelopes, table, index];
}

function eventFolder({ folder }: ResolvedWebapi): string {
  return folder.replace(/\/webapi$/, "/events");
}

/** Only facts are part of the table. The validator of an event is loaded when a delivery is checked. */
function emitTable(webapi: ResolvedWebapi, folder: string): Module {
  const imports = createImports();
  const rows = webapi.events.map(({ value }) => {
    const { name } = value;
    const load = expression(`async () => (await import("${payloadModule(name)}")).${eventConstant(name)}`);
    return [name, { ...eventFacts(value), load }];
  });
  const payloads = webapi.events.map(({ value: { name } }) => ({
    name: propertyName(name),
    isReadonly: true,
    type: imports.type(payloadModule(name), eventTypeName(name)),
  }));
  const byCommit = webapi.events.filter(({ value: { emit } }) => emit === "commit");
  const commitTypes = byCommit.map(({ value: { name } }) => JSON.stringify(name)).join(" | ");
  const statements: readonly StatementStructures[] = [
    {
      kind: StructureKind.Interface,
      name: "ServiceEvents",
      isExported: true,
      docs: [`Payloads of the events of ${webapi.title}, by type.`],
      properties: payloads,
    },
    typeAlias("ServiceEventType", "Type of an event.", "keyof ServiceEvents"),
    typeAlias("ServiceEvent", "Payload of any event.", "ServiceEvents[ServiceEventType]"),
    typeAlias("CommitEventType", "Type of an event that a commit brings about.", commitTypes || "never"),
    ...carriers(webapi, imports),
    constant("events", literal(Object.fromEntries(rows)), {
      type: `${imports.type(webapiCore, "EventTable")}<ServiceEvents>`,
      docs: [`The events of ${webapi.title}.`],
      isExported: true,
    }),
  ];
  const [path, from] = [`${folder}/events.ts`, eventFolder(webapi)];
  return { path, from, imports: imports.declarations(), statements, byName: ["events"] };
}

function payloadModule(name: string): string {
  return `./payloads/${kebabCase(name)}.js`;
}

/** The types of envelopes that carry the payload of an event. */
function carriers({ envelopes }: ResolvedWebapi, imports: Imports): readonly StatementStructures[] {
  return envelopes.flatMap(({ value: { name, carries } }) => {
    if (carries === undefined) return [];
    const plain = imports.type(`./envelopes/${kebabCase(name)}.js`, name);
    return [
      {
        kind: StructureKind.Interface,
        name: `${name}Of`,
        isExported: true,
        docs: [`A {@link ${name}} with the payload of a known event.`],
        typeParameters: [{ name: "Event", constraint: "ServiceEvent", default: "ServiceEvent" }],
        extends: [`Omit<${plain}, ${JSON.stringify(carries)}>`],
        properties: [{ name: propertyName(carries), isReadonly: true, type: "Event" }],
      } satisfies StatementStructures,
    ];
  });
}

function typeAlias(name: string, doc: string, type: string): StatementStructures {
  return { kind: StructureKind.TypeAlias, name, isExported: true, docs: [doc], type };
}
