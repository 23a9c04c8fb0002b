import { fileOfKind, type LoadedSet } from "./formats/index.js";
import { metaFiles } from "./meta/emit-meta.js";
import { documentFile, openapiDocuments } from "./openapi/emit-documents.js";
import { witnessFile } from "./openapi/emit-witness.js";
import type { OutputFile } from "./output-file.js";
import type { OutputLayout } from "./outputs.js";
import { assumptionsPage } from "./reference/assumptions-page.js";
import { indexPage } from "./reference/index-page.js";
import { scimPages } from "./reference/scim-pages.js";
import { webapiPages } from "./reference/webapi-pages.js";
import { emitScimSet } from "./scim/emit-set.js";
import { resolveScim } from "./scim/resolve-scim.js";
import { emitServiceModule } from "./service/emit-service.js";
import { emitSmallestValues } from "./typescript/emit-smallest-values.js";
import { type Module, printModules } from "./typescript/print-modules.js";
import { emitWebapiSet } from "./webapi/emit-webapi-set.js";
import { resolveWebapi } from "./webapi/resolve-webapi.js";

/** Everything that is generated from definition sets, not laid out yet. The sets have passed the checks. */
export async function emitSets(sets: readonly LoadedSet[], layout: OutputLayout): Promise<readonly OutputFile[]> {
  const files = await Promise.all(sets.map((set) => emitSet(set, layout)));
  const meta = layout.meta === undefined ? [] : metaFiles(layout.meta);
  return [...files.flat(), ...meta, { path: layout.assumptions, text: assumptionsPage(sets) }];
}

async function emitSet(set: LoadedSet, layout: OutputLayout): Promise<readonly OutputFile[]> {
  const name = fileOfKind(set, "service")?.value.name ?? set.folder;
  const scim = resolveScim(set);
  const webapi = resolveWebapi(set);
  const service = emitServiceModule(set, layout.service(name));
  const ofScim = scim === undefined ? [] : emitScimSet(scim, layout.scim(name));
  const ofWebapi = webapi === undefined ? [] : emitWebapiSet(webapi, layout.webapi(name));
  const modules = [
    ...ofScim,
    ...smallest(ofScim, layout.smallestValues(name, "scim")),
    ...ofWebapi,
    ...smallest(ofWebapi, layout.smallestValues(name, "webapi")),
    ...(service === undefined ? [] : [service]),
  ];
  const documents = openapiDocuments(scim, webapi);
  const witnesses = documents.map((document) => {
    const folder = layout.witness(name, document.side);
    return folder === undefined ? undefined : witnessFile(document, folder);
  });
  const reference = layout.reference(name);
  const pages = [
    ...(scim === undefined ? [] : scimPages(scim, reference)),
    ...(webapi === undefined ? [] : webapiPages(webapi, reference)),
    ...documents.map((document) => documentFile(document, `${reference}/openapi`)),
  ];
  const title = fileOfKind(set, "service")?.value.title ?? name;
  return [
    ...printModules(modules),
    ...pages,
    indexPage(title, set.folder, reference, pages),
    ...(await Promise.all(witnesses)).filter((file) => file !== undefined),
  ];
}

function smallest(modules: readonly Module[], place: ReturnType<OutputLayout["smallestValues"]>): readonly Module[] {
  return modules.length === 0 || place === undefined ? [] : [emitSmallestValues(modules, place.path, place.index)];
}
