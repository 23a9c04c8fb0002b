import { createDescribeCanvas, createListedCanvases } from "./rules/canvases/representation/describe-canvas-file.js";
import type { DocumentOptions } from "./rules/conversations/files/to-document-file.js";
import { createFileInfo } from "./rules/files/files.info.js";
import { createListFiles } from "./rules/files/files.list.js";
import { createDescribeList, createListedLists } from "./rules/lists/describe-list-file.js";

/** `files.info`, which knows Lists and canvases. */
export function createInfoOfFile(options: DocumentOptions) {
  return createFileInfo({ ...options, documents: [createDescribeList(options), createDescribeCanvas(options)] });
}

/** `files.list`, which knows Lists and canvases. */
export function createListOfFiles(options: DocumentOptions) {
  return createListFiles({ ...options, lists: createListedLists(options), canvases: createListedCanvases(options) });
}
