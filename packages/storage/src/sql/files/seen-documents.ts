import { named } from "../statements/named.js";
import { canvasIsSeen, listIsSeen, type Viewer } from "./document-is-seen.js";

/** A page of a workspace, before a place in the order of creation. */
interface Page {
  readonly workspaceId: string;
  /** Unix time in milliseconds. */
  readonly beforeMs: number;
  readonly beforeId: string;
  readonly limit: number;
}

type Row = { readonly document: string };

/** A page of the Lists that a viewer sees, newest first. */
export const selectSeenLists = named<Page & Pick<Viewer, "viewerId">, Row>(
  (param) => `select l.document from lists l where l.workspace_id = ${param("workspaceId")}
    and ${isBefore("l", param)} and ${listIsSeen(param)}
    order by l.listed desc, l.id desc limit ${param("limit")}`,
);

/** A page of the canvases that a viewer sees, newest first. */
export const selectSeenCanvases = named<Page & Viewer, Row>(
  (param, dialect) => `select k.document from canvases k where k.workspace_id = ${param("workspaceId")}
    and k.listed is not null and ${isBefore("k", param)} and ${canvasIsSeen(param, dialect)}
    order by k.listed desc, k.id desc limit ${param("limit")}`,
);

function isBefore(table: string, param: (name: "beforeMs" | "beforeId") => string): string {
  return `(${table}.listed, ${table}.id) < (${param("beforeMs")}, ${param("beforeId")})`;
}
