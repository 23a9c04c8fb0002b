import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import type { List, ListAccess } from "./list.js";
import type { ListExport } from "./list-export.js";
import type { ListRow } from "./list-row.js";

/** A page of rows with the same parent, in order. */
export interface RowSlice {
  readonly listId: Id;
  /** Parent row. Default: top-level rows. */
  readonly parentId?: Id;
  /** Row before the page. Default: the page starts at the first row. */
  readonly after?: Pick<ListRow, "place" | "id">;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** A page of rows of every parent, newest first. */
export interface NewestRows {
  readonly listId: Id;
  /** Whether archived rows are found, or the others. */
  readonly archived: boolean;
  /** Row before the page. Default: the page starts at the newest row. */
  readonly after?: Pick<ListRow, "created" | "id">;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** Numbers of rows of a List. */
export interface RowCounts {
  /** Rows that are not archived. */
  readonly rows: number;
  readonly archived: number;
}

/** A page of the Lists of a workspace that a viewer sees, newest first. */
export interface SeenLists {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** List before the page. Default: the page starts at the newest List. */
  readonly after?: Pick<List, "created" | "id">;
  /** Maximum number of Lists. */
  readonly limit: number;
}

export interface ListReader {
  get(id: Id): Promise<List | undefined>;
  /** Finds a page of the Lists that a viewer owns, or that are shared with them or their channels. */
  findSeen(page: SeenLists): Promise<readonly List[]>;
  /** Access to a List, by kind of subject, then its ID. */
  accessOf(id: Id): Promise<readonly ListAccess[]>;
  /** Finds the List's rows among `ids`, in any order. */
  rows(listId: Id, ids: readonly Id[]): Promise<readonly ListRow[]>;
  /** Finds a page of rows, by place, then ID. */
  findRows(slice: RowSlice): Promise<readonly ListRow[]>;
  /** Finds a page of rows, newest first, those of the same instant by descending ID. */
  newestRows(slice: NewestRows): Promise<readonly ListRow[]>;
  countRows(listId: Id): Promise<RowCounts>;
  /** Greatest place of a row below a parent, or of a top-level row; undefined if there are none. */
  lastPlace(listId: Id, parentId?: Id): Promise<number | undefined>;
  /** Which of `ids` are parents of rows in the List. */
  parentsAmong(listId: Id, ids: readonly Id[]): Promise<ReadonlySet<Id>>;
  export(id: Id): Promise<ListExport | undefined>;
  /** Part of an export's text, numbered from 0; undefined if it does not exist. */
  exportPart(id: Id, part: number): Promise<string | undefined>;
}

/** Changes of a List's access and exports. Unknown Lists are ignored. */
export type ListWrite =
  /** Removes the List's exports created before an instant, with their parts. */
  | { readonly kind: "removeListExports"; readonly listId: Id; readonly before: Instant }
  | { readonly kind: "grantListAccess"; readonly listId: Id; readonly access: readonly ListAccess[] }
  | { readonly kind: "revokeListAccess"; readonly listId: Id; readonly subjects: readonly ListAccess["subject"][] };
