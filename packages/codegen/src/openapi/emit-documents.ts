import type { ScimVersion } from "../formats/index.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedScim } from "../scim/resolved-scim.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import type { Json } from "./json-schema.js";
import { scimDocument } from "./scim-document.js";
import { webapiDocument } from "./webapi-document.js";

/** One OpenAPI document. */
export interface OpenapiDocument {
  readonly side: "scim" | "webapi";
  /** File name without its ending: `scim-v2`, `web-api`. */
  readonly name: string;
  /** The definitions that it is generated from. */
  readonly from: string;
  readonly document: Json;
}

/** The OpenAPI documents of a set: one per SCIM version, one for the Web API. */
export function openapiDocuments(
  scim: ResolvedScim | undefined,
  webapi: ResolvedWebapi | undefined,
): readonly OpenapiDocument[] {
  const versions = (["1.1", "2.0"] as const).filter((version) => scim?.service.versions[version] !== undefined);
  const ofScim = versions.map(
    (version): OpenapiDocument | undefined =>
      scim && {
        side: "scim",
        name: documentName(version),
        from: scim.folder,
        document: plain(scimDocument(scim, version)),
      },
  );
  const ofWebapi: readonly OpenapiDocument[] =
    webapi === undefined || webapi.service.isPlain === true
      ? []
      : [{ side: "webapi", name: "web-api", from: webapi.folder, document: plain(webapiDocument(webapi)) }];
  return [...ofScim.filter((each) => each !== undefined), ...ofWebapi];
}

function documentName(version: ScimVersion): string {
  return version === "1.1" ? "scim-v1" : "scim-v2";
}

/** The document without its undefined members. */
function plain(document: Json): Json {
  return JSON.parse(JSON.stringify(document)) as Json;
}

/** A document as a file. */
export function documentFile({ name, document }: OpenapiDocument, folder: string): OutputFile {
  return { path: `${folder}/${name}.json`, text: `${JSON.stringify(document, undefined, 2)}\n` };
}
