import type { File, ListLimits, ListMetadata, ListView } from "@rollcall/api/webapi";
import { listDefaults, serviceLimits } from "../../../generated/service.js";
import type { WebapiCaller } from "../../../model/caller.js";
import type { List, RowCounts } from "../../../model/list.js";
import type { Store } from "../../../model/store.js";
import { secondsOf } from "../../../values/instant.js";
import { listCsvPath, type Site } from "../../../values/site-addresses.js";
import {
  type DescribeDocument,
  type DocumentOptions,
  documentMediaType,
  type ListedDocuments,
  toDocumentFile,
} from "../../conversations/files/to-document-file.js";
import { holds } from "../../directory/user.js";
import { isTodoColumn, keyOf, subtaskColumns, toColumns } from "../columns.js";
import { type AccessLevel, findAccessLevel, findList } from "../find-list.js";
import { noNames, richText } from "./to-item.js";

/** A List that a caller sees. */
interface SeenList {
  readonly list: List;
  readonly level: AccessLevel;
}

/** Dependencies of the representation of a List. */
interface ListViewer {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "lists" | "organizations" | "users">;
  readonly site: Site;
  /** Name on the wire of a method of Lists. It begins with the vendor's word, which media types have too. */
  readonly method: string;
}

/** A List as a file, with its columns and limits. */
export async function describeList({ list, level }: SeenList, view: ListViewer): Promise<File> {
  const { id, workspaceId, ownerId, name, created, edited = { at: created, by: ownerId } } = list;
  const { caller, store, site } = view;
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
    list_csv_download_url: `${site.of(caller.workspace).filesUrl}${listCsvPath(list)}`,
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

/** Columns and views of a List as the Web API shows them. */
export function toListMetadata(list: List): ListMetadata {
  const { columns = [], descriptionBlocks = [], copiedFrom } = list;
  return {
    schema: toColumns(columns),
    subtask_schema: toColumns(subtaskColumns(columns)),
    views: toViews(list),
    icon: "",
    description: richText(descriptionBlocks, noNames),
    description_blocks: descriptionBlocks,
    creation_source:
      copiedFrom === undefined ? { type: "blank" } : { type: "copy_from_list", reference_id: copiedFrom },
    todo_mode: columns.some((column) => isTodoColumn(column) && column.hidden !== true),
    default_view: viewId(list, 1),
    is_trial: false,
    integrations: [],
  };
}

/** Views that every List has. Their identifiers follow from that of the List. */
function toViews(list: List): readonly ListView[] {
  const common = {
    is_locked: false,
    columns: (list.columns ?? []).map((column, index) => ({
      visible: column.hidden !== true,
      key: keyOf(column),
      id: column.id,
      position: positionOf(index),
    })),
    date_created: secondsOf(list.created),
    created_by: list.ownerId,
    stick_column_left: false,
  };
  return [
    {
      ...common,
      id: viewId(list, 0),
      name: listDefaults.recordView,
      type: "record",
      position: positionOf(0),
      is_all_items_view: false,
    },
    {
      ...common,
      id: viewId(list, 1),
      name: listDefaults.allItemsView,
      type: "table",
      position: positionOf(1),
      is_all_items_view: true,
      default_view_key: "all_items",
      show_completed_items: true,
    },
  ];
}

function viewId({ id }: List, index: number): string {
  return `${listDefaults.viewPrefix}${id}${index}`;
}

/** A text that sorts like the number, for up to 10,000 numbers. */
function positionOf(index: number): string {
  return String(index).padStart(4, "0");
}

/** Describes Lists as files. Every List requires what the methods of its rows require. */
export function createDescribeList({ definitionOf, store, site }: DocumentOptions): DescribeDocument {
  return async (id, caller) => {
    const { wireName: method, facts } = await definitionOf("svcLists.items.info");
    const found = await findList(id, { store, caller, requires: facts.requires ?? [] });
    if (!found.ok || found.level === undefined) return undefined;
    const { list, level } = found;
    return { ok: true, file: await describeList({ list, level }, { caller, store, site, method }) };
  };
}

/** Describes Lists in lists of files. */
export function createListedLists({ definitionOf, store, site }: DocumentOptions): ListedDocuments<List> {
  return {
    areShown: async (workspace, caller) => {
      const { requires = [] } = (await definitionOf("svcLists.items.info")).facts;
      return requires.every((each) => holds(each, { ...caller, workspace }));
    },
    describe: async (list, caller) => {
      const { wireName: method } = await definitionOf("svcLists.items.info");
      const level = await findAccessLevel(list, caller.user?.id, store);
      return level === undefined ? undefined : describeList({ list, level }, { caller, store, site, method });
    },
  };
}
