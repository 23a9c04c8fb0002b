import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import type { List, ListAccess } from "./list.js";
import type { ListExport } from "./list-export.js";
import type { ListRow } from "./list-row.js";

/** Some of the rows that stand under the same one, in their order. */
export interface RowSlice {
  readonly listId: Id;
  /** The row that they stand under. Absent means those at the top. */
  readonly parentId?: Id;
  /** The row that the slice begins after. Absent means that it begins with the first. */
  readonly after?: Pick<ListRow, "place" | "id">;
  /** At most so many are answered. */
  readonly limit: number;
}

export interface ListReader {
  get(id: Id): Promise<List | undefined>;
  /** By kind of subject, then its id. */
  accessOf(id: Id): Promise<readonly ListAccess[]>;
  /** The rows of the List that exist among `ids`, in any order. */
  rows(listId: Id, ids: readonly Id[]): Promise<readonly ListRow[]>;
  /** By place, then by id. */
  findRows(slice: RowSlice): Promise<readonly ListRow[]>;
  /** The greatest place of the rows that stand at the top; undefined where there are none. */
  lastPlace(listId: Id): Promise<number | undefined>;
  /** Those among `ids` that rows of the List stand under. */
  parentsAmong(listId: Id, ids: readonly Id[]): Promise<ReadonlySet<Id>>;
  export(id: Id): Promise<ListExport | undefined>;
  /** Part of an export's text, counted from 0; undefined where there is none. */
  exportPart(id: Id, part: number): Promise<string | undefined>;
}

/** Changes of what belongs to Lists. Ignores Lists that do not exist. */
export type ListWrite =
  /** Removes exports of the List, with their parts, that were made before an instant. */
  | { readonly kind: "removeListExports"; readonly listId: Id; readonly before: Instant }
  | { readonly kind: "grantListAccess"; readonly listId: Id; readonly access: readonly ListAccess[] }
  | { readonly kind: "revokeListAccess"; readonly listId: Id; readonly subjects: readonly ListAccess["subject"][] };
