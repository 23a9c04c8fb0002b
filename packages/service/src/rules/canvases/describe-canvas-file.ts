import type { File } from "@rollcall/api/webapi";
import type { Canvas } from "../../model/canvas.js";
import { createRefuse } from "../../store/decide.js";
import {
  type DescribeDocument,
  type DocumentCodes,
  type DocumentOptions,
  type DocumentView,
  documentMediaType,
  type ListedDocuments,
  toDocumentFile,
} from "../conversations/files/to-document-file.js";
import { seeAnyCanvas } from "./see-canvas.js";

const refuse = createRefuse<DocumentCodes>("everyday-2#file");

/** Describes canvases as files. */
export function createDescribeCanvas({ definitionOf, store, site }: DocumentOptions): DescribeDocument {
  return async (id, caller) => {
    const seen = await seeAnyCanvas(id, caller, store);
    if (!seen.ok) return undefined;
    const { canvas, workspace } = seen;
    if (caller.workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_user_team", caller.workspace.id, "a workspace with canvases");
    }
    if (workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_file_team", workspace.id, "a workspace with canvases");
    }
    if (canvas.deleted !== undefined) return refuse("file_deleted", canvas.deleted, "a canvas that is not deleted");
    const { wireName: method } = await definitionOf("svcLists.items.info");
    return { ok: true, file: await describeCanvas(canvas, { caller, store, site, method }) };
  };
}

/** Dependencies of the representation of a canvas. */
interface CanvasView extends DocumentView {
  /** Name on the wire of a method of Lists. It begins with the vendor's word, which media types have too. */
  readonly method: string;
}

function describeCanvas(canvas: Canvas, { method, ...view }: CanvasView): Promise<File> {
  const { id, workspaceId, ownerId, created, title, channelId, access } = canvas;
  const shared = access.flatMap(({ subject }) => (subject.kind === "channel" ? [subject.id] : []));
  const channelIds = [...new Set([...(channelId === undefined ? [] : [channelId]), ...shared])];
  const mimetype = documentMediaType("docs", method);
  return toDocumentFile({ id, workspaceId, ownerId, created, kind: "canvas", mimetype, title, channelIds }, view);
}

/** Describes canvases in lists of files. */
export function createListedCanvases({ definitionOf, store, site }: DocumentOptions): ListedDocuments<Canvas> {
  return {
    areShown: async (workspace, caller) =>
      [workspace, caller.workspace].every(({ disabledFeatures }) => !disabledFeatures.includes("canvases")),
    describe: async (canvas, caller) => {
      const { wireName: method } = await definitionOf("svcLists.items.info");
      return describeCanvas(canvas, { caller, store, site, method });
    },
  };
}
