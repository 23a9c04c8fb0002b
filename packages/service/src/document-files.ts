import { createDescribeCanvas, createListedCanvases } from "./canvases/representation/describe-canvas-file.js";
import type { DocumentOptions } from "./conversations/files/describe-document.js";
import { createFileInfo } from "./files/files.info.js";
import { createListFiles } from "./files/files.list.js";
import { createDescribeList, createListedLists } from "./lists/describe-list-file.js";

/** `files.info`, which knows Lists and canvases. */
export function createInfoOfFile(options: DocumentOptions) {
  return createFileInfo({ ...options, documents: [createDescribeList(options), createDescribeCanvas(options)] });
}

/** `files.list`, which knows Lists and canvases. */
export function createListOfFiles(options: DocumentOptions) {
  return createListFiles({ ...options, lists: createListedLists(options), canvases: createListedCanvases(options) });
}
