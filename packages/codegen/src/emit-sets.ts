import { basePackage } from "./addition/base-package.js";
import { asyncapiFiles } from "./asyncapi/emit-asyncapi.js";
import { emitModules, type ModuleOptions } from "./emit-modules.js";
import { fileOfKind, type LoadedSet } from "./formats/index.js";
import { jsonSchemaFiles } from "./json-schemas/emit-json-schemas.js";
import { metaFiles } from "./meta/emit-meta.js";
import { clientFile, witnessFile } from "./openapi/emit-client.js";
import { documentFile, openapiDocuments } from "./openapi/emit-documents.js";
import type { OutputFile } from "./output/output-file.js";
import { type DocumentPlaces, isInShare, type OutputLayout, type OutputShare } from "./output/outputs.js";
import type { Part } from "./output/parts.js";
import { assumptionsPage } from "./reference/assumptions-page.js";
import { eventPages } from "./reference/event-pages.js";
import { indexPage } from "./reference/index-page.js";
import { scimPages } from "./reference/scim-pages.js";
import { switchesPages } from "./reference/switches-page.js";
import { webapiPages } from "./reference/webapi-pages.js";
import { resolveScim } from "./scim/resolve-scim.js";
import { type PrintModules, printModules } from "./typescript/print-modules.js";
import { resolveWebapi } from "./webapi/resolve-webapi.js";

/** Options of emitting. */
interface EmitOptions extends ModuleOptions {
  readonly print?: PrintModules | undefined;
  /** The share of the outputs to emit. Modules outside of it are not printed. Default: everything. */
  readonly share?: OutputShare | undefined;
}

/** Emits all files of definition sets, not formatted yet. The sets must have passed the checks. */
export async function emitSets(
  sets: readonly LoadedSet[],
  layout: OutputLayout,
  options: EmitOptions = {},
): Promise<readonly OutputFile[]> {
  const files = await Promise.all(sets.map((set) => emitSet(set, layout, options)));
  const meta = layout.meta === undefined || options.only !== undefined ? [] : metaFiles(layout.meta);
  const { assumptions } = sets.every((set) => basePackage(set) === undefined) ? layout : ofAdditions(layout);
  return [...files.flat(), ...meta, { path: assumptions, text: assumptionsPage(sets) }];
}

/** The documents of a set on top of one in a package repeat those of its base, so they have a place of their own. */
function ofAdditions(layout: OutputLayout): DocumentPlaces {
  return layout.ofAdditions ?? layout;
}

async function emitSet(set: LoadedSet, layout: OutputLayout, options: EmitOptions): Promise<readonly OutputFile[]> {
  const { print = printModules, share } = options;
  const name = fileOfKind(set, "service")?.value.name ?? set.folder;
  const scim = resolveScim(set);
  const webapi = resolveWebapi(set);
  const documents = openapiDocuments(scim, webapi);
  // openapi-typescript takes long.
  const isTyped = (folder: string | undefined) =>
    folder !== undefined && options.only === undefined && isInShare(`${folder}/`, layout, share);
  const [witness, client] = [layout.witness(name), layout.client(name)].map((folder) =>
    isTyped(folder) ? folder : undefined,
  );
  const types = documents.flatMap((document) => [
    ...(witness === undefined ? [] : [witnessFile(document, witness)]),
    ...(client === undefined ? [] : [clientFile(document, client)]),
  ]);
  const places = basePackage(set) === undefined ? layout : ofAdditions(layout);
  const reference = places.reference(name);
  const pages = [
    ...(scim === undefined ? [] : scimPages(scim, reference)),
    ...(webapi === undefined ? [] : webapiPages(webapi, reference)),
    ...(webapi === undefined ? [] : eventPages(webapi, reference)),
    ...switchesPages(fileOfKind(set, "service"), reference),
  ];
  const openapi = documents.map((document) => documentFile(document, places.openapi(name)));
  const modules = emitModules(set, { scim, webapi }, layout, options);
  const title = fileOfKind(set, "service")?.value.title ?? name;
  const schemas = places.schemas(name);
  const isWanted = (part: Part) => options.only === undefined || options.only === part;
  return [
    ...print(modules.filter(({ path }) => isInShare(path, layout, share))),
    ...pages,
    indexPage(title, set.folder, reference, { pages, documents: openapi }),
    ...openapi,
    ...(schemas !== undefined && isWanted("asyncapi") ? asyncapiFiles(webapi, schemas, options.wireWords) : []),
    ...(schemas !== undefined && isWanted("json-schema")
      ? jsonSchemaFiles(documents, webapi, `${schemas}/json-schema`)
      : []),
    ...(await Promise.all(types)),
  ];
}
