import type { Clock } from "@rollcall/webapi-core";
import type { AuthenticateWebapi } from "./model/caller.js";
import { createDescribeCanvas, createListedCanvases, createOpenCanvas } from "./rules/canvases/describe-canvas-file.js";
import type { DocumentOptions } from "./rules/conversations/files/to-document-file.js";
import { createOpenDownload } from "./rules/files/open-download.js";
import { createFileInfo, createListFiles } from "./rules/files/show-files.js";
import { createOpenList } from "./rules/lists/exports/open-list-file.js";
import { createDescribeList, createListedLists } from "./rules/lists/representation/to-list-file.js";

/** `files.info`, which knows Lists and canvases. */
export function createInfoOfFile(options: DocumentOptions) {
  return createFileInfo({ ...options, documents: [createDescribeList(options), createDescribeCanvas(options)] });
}

/** `files.list`, which knows Lists and canvases. */
export function createListOfFiles(options: DocumentOptions) {
  return createListFiles({ ...options, lists: createListedLists(options), canvases: createListedCanvases(options) });
}

/** Downloads, which know Lists and canvases. */
export function createDownloadOfFile(
  options: DocumentOptions & { readonly clock: Clock; readonly authenticate: AuthenticateWebapi },
) {
  return createOpenDownload({ ...options, documents: [createOpenList(options), createOpenCanvas(options)] });
}
