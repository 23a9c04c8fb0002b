import { type Fragment, type Marks, raw, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
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
export const selectSeenLists = statement<Page & Pick<Viewer, "viewerId">, Row>(
  (arg) => sql`select l.document from lists l where l.workspace_id = ${arg.workspaceId}
    and ${isBefore("l", arg)} and ${listIsSeen(arg.viewerId)}
    order by l.listed desc, l.id desc limit ${arg.limit}`,
);

/** A page of the canvases that a viewer sees, newest first. */
export const selectSeenCanvases = statement<Page & Viewer, Row>(
  (arg) => sql`select k.document from canvases k where k.workspace_id = ${arg.workspaceId}
    and k.listed is not null and ${isBefore("k", arg)} and ${canvasIsSeen(arg)}
    order by k.listed desc, k.id desc limit ${arg.limit}`,
);

function isBefore(name: string, arg: Marks<Pick<Page, "beforeMs" | "beforeId">>): Fragment {
  const table = raw(name);
  return sql`(${table}.listed, ${table}.id) < (${arg.beforeMs}, ${arg.beforeId})`;
}
