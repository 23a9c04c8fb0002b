import type { WordReplacements } from "../loading/rename-words.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { asyncapiDocument } from "./asyncapi-document.js";

/** The AsyncAPI document of a set as a file. None without events. */
export function asyncapiFiles(
  webapi: ResolvedWebapi | undefined,
  folder: string,
  words?: WordReplacements,
): readonly OutputFile[] {
  if (webapi === undefined || webapi.events.length === 0) return [];
  return [
    { path: `${folder}/asyncapi.json`, text: `${JSON.stringify(asyncapiDocument(webapi, words), undefined, 2)}\n` },
  ];
}
