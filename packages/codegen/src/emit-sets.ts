import { asyncapiFiles } from "./asyncapi/emit-asyncapi.js";
import { emitCodeReasons } from "./command-line/emit-code-reasons.js";
import { emitCommandLine } from "./command-line/emit-command-line.js";
import { emitEventSet } from "./events/emit-event-set.js";
import { fileOfKind, type LoadedSet } from "./formats/index.js";
import { jsonSchemaFiles } from "./json-schemas/emit-json-schemas.js";
import type { WordReplacements } from "./loading/rename-words.js";
import { metaFiles } from "./meta/emit-meta.js";
import { clientFiles } from "./openapi/emit-client.js";
import { documentFile, openapiDocuments } from "./openapi/emit-documents.js";
import { witnessFile } from "./openapi/emit-witness.js";
import type { OutputFile } from "./output/output-file.js";
import type { OutputLayout } from "./output/outputs.js";
import type { Part } from "./output/parts.js";
import { assumptionsPage } from "./reference/assumptions-page.js";
import { eventPages } from "./reference/event-pages.js";
import { indexPage } from "./reference/index-page.js";
import { scimPages } from "./reference/scim-pages.js";
import { switchesPages } from "./reference/switches-page.js";
import { webapiPages } from "./reference/webapi-pages.js";
import { scimCore } from "./scim/emit-schema.js";
import { emitScimSet } from "./scim/emit-set.js";
import { resolveScim } from "./scim/resolve-scim.js";
import { emitFileTypes } from "./service/emit-file-types.js";
import { emitScopeTexts } from "./service/emit-scope-texts.js";
import { emitServiceModule } from "./service/emit-service.js";
import { emitSmallestValues } from "./typescript/emit-smallest-values.js";
import { type Module, type PrintModules, printModules } from "./typescript/print-modules.js";
import { selectStatements } from "./typescript/select-statements.js";
import { emitWebapiSet } from "./webapi/emit-webapi-set.js";
import { webapiCore } from "./webapi/module-context.js";
import { resolveWebapi } from "./webapi/resolve-webapi.js";

/** Options of emitting. */
interface EmitOptions {
  /** Default: everything. */
  readonly only?: Part | undefined;
  readonly print?: PrintModules | undefined;
  /** Words that were replaced in the sets. Default: none. */
  readonly wireWords?: WordReplacements | undefined;
}

/** Emits all files of definition sets, not formatted yet. The sets must have passed the checks. */
export async function emitSets(
  sets: readonly LoadedSet[],
  layout: OutputLayout,
  options: EmitOptions = {},
): Promise<readonly OutputFile[]> {
  const files = await Promise.all(sets.map((set) => emitSet(set, layout, options)));
  const meta = layout.meta === undefined || options.only !== undefined ? [] : metaFiles(layout.meta);
  return [...files.flat(), ...meta, { path: layout.assumptions, text: assumptionsPage(sets) }];
}

async function emitSet(set: LoadedSet, layout: OutputLayout, options: EmitOptions): Promise<readonly OutputFile[]> {
  const name = fileOfKind(set, "service")?.value.name ?? set.folder;
  const scim = resolveScim(set);
  const webapi = resolveWebapi(set);
  const documents = openapiDocuments(scim, webapi);
  const witnesses = documents.map((document) => {
    const folder = options.only === undefined ? layout.witness(name) : undefined;
    return folder === undefined ? undefined : witnessFile(document, folder);
  });
  const client = options.only === undefined ? layout.client(name) : undefined;
  const clients = client === undefined ? [] : documents.map((document) => clientFiles(document, client));
  const shipped = options.only === undefined ? layout.documents(name) : undefined;
  const reference = layout.reference(name);
  const pages = [
    ...(scim === undefined ? [] : scimPages(scim, reference)),
    ...(webapi === undefined ? [] : webapiPages(webapi, reference)),
    ...(webapi === undefined ? [] : eventPages(webapi, reference)),
    ...switchesPages(fileOfKind(set, "service"), reference),
    ...documents.map((document) => documentFile(document, `${reference}/openapi`)),
  ];
  const title = fileOfKind(set, "service")?.value.title ?? name;
  const schemas = layout.schemas(name);
  const isWanted = (part: Part) => options.only === undefined || options.only === part;
  return [
    ...emitModules(set, { scim, webapi }, layout, options),
    ...pages,
    indexPage(title, set.folder, reference, pages),
    ...(shipped === undefined ? [] : documents.map((document) => documentFile(document, shipped))),
    ...(schemas !== undefined && isWanted("asyncapi") ? asyncapiFiles(webapi, schemas, options.wireWords) : []),
    ...(schemas !== undefined && isWanted("json-schema")
      ? jsonSchemaFiles(documents, webapi, `${schemas}/json-schema`)
      : []),
    ...(await Promise.all(witnesses)).filter((file) => file !== undefined),
    ...(await Promise.all(clients)).flat(),
  ];
}

interface Sides {
  readonly scim: ReturnType<typeof resolveScim>;
  readonly webapi: ReturnType<typeof resolveWebapi>;
}

function emitModules(
  set: LoadedSet,
  { scim, webapi }: Sides,
  layout: OutputLayout,
  { only, print = printModules }: EmitOptions,
): readonly OutputFile[] {
  if (only !== undefined && only !== "types" && only !== "validators") return [];
  const name = fileOfKind(set, "service")?.value.name ?? set.folder;
  const ofScim = scim === undefined ? [] : emitScimSet(scim, layout.scim(name));
  const ofWebapi = webapi === undefined ? [] : emitWebapiSet(webapi, layout.webapi(name));
  const ofEvents = webapi === undefined ? [] : emitEventSet(webapi, layout.events(name), layout.webapi(name));
  if (only !== undefined) {
    return print([...selectStatements(ofScim, only), ...selectStatements([...ofWebapi, ...ofEvents], only)]);
  }
  const service = emitServiceModule(set, layout.service(name), scim);
  const fileTypes = emitFileTypes(set, layout.service(name));
  const scopeTexts = emitScopeTexts(set, layout.service(name));
  const commandLine = layout.commandLine(name);
  const reasons = layout.codeReasons(name);
  return print([
    ...ofScim,
    ...smallest(ofScim, layout.smallestValues(name, "scim"), scimCore),
    ...ofWebapi,
    ...smallest(ofWebapi, layout.smallestValues(name, "webapi"), webapiCore),
    ...ofEvents,
    ...smallest(ofEvents, layout.smallestValues(name, "events"), webapiCore, ofWebapi),
    ...(service === undefined ? [] : [service]),
    ...(fileTypes === undefined ? [] : [fileTypes]),
    ...(scopeTexts === undefined ? [] : [scopeTexts]),
    ...(commandLine === undefined ? [] : emitCommandLine(scim, webapi, { folder: commandLine, from: set.folder })),
    ...(reasons === undefined ? [] : [emitCodeReasons(scim, webapi, { path: reasons, from: set.folder })]),
  ]);
}

function smallest(
  modules: readonly Module[],
  place: ReturnType<OutputLayout["smallestValues"]>,
  core: string,
  others: readonly Module[] = [],
): readonly Module[] {
  return modules.length === 0 || place === undefined ? [] : [emitSmallestValues(modules, { ...place, core, others })];
}
