import { createDescribeCanvas, createListedCanvases } from "./rules/canvases/describe-canvas-file.js";
import type { DocumentOptions } from "./rules/conversations/files/to-document-file.js";
import { createFileInfo, createListFiles } from "./rules/files/show-files.js";
import { createDescribeList, createListedLists } from "./rules/lists/representation/to-list-file.js";

/** `files.info`, which knows Lists and canvases. */
export function createInfoOfFile(options: DocumentOptions) {
  return createFileInfo({ ...options, documents: [createDescribeList(options), createDescribeCanvas(options)] });
}

/** `files.list`, which knows Lists and canvases. */
export function createListOfFiles(options: DocumentOptions) {
  return createListFiles({ ...options, lists: createListedLists(options), canvases: createListedCanvases(options) });
}
