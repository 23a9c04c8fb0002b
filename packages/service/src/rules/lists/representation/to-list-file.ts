import type { File, ListLimits } from "@rollcall/api/webapi";
import { serviceLimits } from "../../../generated/service.js";
import type { List } from "../../../model/list.js";
import type { RowCounts } from "../../../model/list-store.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { secondsOf } from "../../../values/instant.js";
import { listCsvPath } from "../../conversations/files/paths.js";
import { documentMediaType, toDocumentFile } from "../../conversations/files/to-document-file.js";
import { isTodoColumn } from "../columns/todo-columns.js";
import type { AccessLevel } from "../reach/access-level.js";
import { toListMetadata } from "./to-metadata.js";

/** A List that a caller sees. */
interface SeenList {
  readonly list: List;
  readonly level: AccessLevel;
}

/** Dependencies of the representation of a List. */
interface ListView {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "lists" | "organizations" | "users">;
  readonly siteUrl: string;
  /** Name on the wire of a method of Lists. It begins with the vendor's word, which media types have too. */
  readonly method: string;
}

/** A List as a file, with its columns and limits. */
export async function describeList({ list, level }: SeenList, view: ListView): Promise<File> {
  const { id, workspaceId, ownerId, name, created, edited = { at: created, by: ownerId } } = list;
  const { store, siteUrl } = view;
  const [access, counts] = await Promise.all([store.lists.accessOf(id), store.lists.countRows(id)]);
  const channelIds = access.flatMap(({ subject }) => (subject.kind === "channel" ? [subject.id] : []));
  const mimetype = documentMediaType("list", view.method);
  const document = { id, workspaceId, ownerId, created, kind: "list", mimetype, title: name, channelIds } as const;
  const file = await toDocumentFile(document, view);
  const metadata = toListMetadata(list);
  return {
    ...file,
    list_metadata: metadata,
    list_limits: toLimits(list, counts, metadata.views.length),
    list_csv_download_url: `${siteUrl}${listCsvPath(list)}`,
    last_editor: edited.by,
    updated: secondsOf(edited.at),
    access: level,
    org_or_workspace_access: "none",
    teams_shared_with: [],
  };
}

function toLimits({ columns = [] }: List, { rows, archived }: RowCounts, views: number): ListLimits {
  const { listRows, listColumns, listViews, listCellFiles } = serviceLimits;
  const count = columns.filter((column) => !isTodoColumn(column)).length;
  return {
    row_count_limit: listRows.value,
    row_count: rows,
    archived_row_count: archived,
    column_count_limit: listColumns.value,
    column_count: count,
    view_count_limit: listViews.value,
    view_count: views,
    max_attachments_per_cell: listCellFiles.value,
    over_row_maximum: rows > listRows.value,
    over_column_maximum: count > listColumns.value,
    over_view_maximum: views > listViews.value,
  };
}
