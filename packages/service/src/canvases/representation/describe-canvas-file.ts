import type { DescribeDocument, DocumentCodes, DocumentOptions } from "../../conversations/files/describe-document.js";
import { documentMediaType, toDocumentFile } from "../../conversations/files/to-document-file.js";
import { createRefuse } from "../../decisions/refusal.js";
import { seeAnyCanvas } from "../see-canvas.js";

const refuse = createRefuse<DocumentCodes>("everyday-2#file");

/** Describes canvases as files. */
export function createDescribeCanvas({ definitionOf, store, siteUrl }: DocumentOptions): DescribeDocument {
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
    const { workspaceId, ownerId, created, title, channelId, access } = canvas;
    const shared = access.flatMap(({ subject }) => (subject.kind === "channel" ? [subject.id] : []));
    const channelIds = [...new Set([...(channelId === undefined ? [] : [channelId]), ...shared])];
    const { wireName: method } = await definitionOf("svcLists.items.info");
    const mimetype = documentMediaType("docs", method);
    const document = { id, workspaceId, ownerId, created, kind: "canvas", mimetype, title, channelIds } as const;
    return { ok: true, file: await toDocumentFile(document, { caller, store, siteUrl }) };
  };
}
