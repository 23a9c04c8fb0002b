import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { type Json, textAt } from "../../json.js";
import { Empty } from "../../parts/empty.js";
import { useActor, useStore } from "../../store/store-context.js";
import { useLive } from "../../store/use-live.js";
import { AccessLine } from "../access-line.js";
import { DocumentHead } from "../document-head.js";
import { NotifiedApps } from "../notified-apps.js";
import { useChange } from "../use-change.js";
import { CellDialog } from "./cell-dialog.js";
import { ListGrid } from "./list-grid.js";
import { orderRows } from "./list-row.js";
import { type Column, readColumns } from "./read-column.js";
import { hasMoreThanWords, readValues, writeValues } from "./read-values.js";
import { FileTitles } from "./use-shown.js";

/** Most rows that the page shows. */
const maxShown = 1000;

/** A cell that is being changed. */
interface OpenCell {
  readonly row: Json;
  readonly column: Column;
}

/** Titles of what the cells of some columns name. */
function useTitles(columns: readonly Column[]): ReadonlyMap<string, string> {
  const actor = useActor();
  const has = (...types: readonly string[]) => columns.some(({ type }) => types.includes(type));
  const see = (kind: "file" | "list" | "canvas", isNamed: boolean) =>
    useLive("people.seeDocuments", isNamed && actor ? { ...actor, kind } : undefined).answer?.documents;
  const files = see("file", has("attachment", "reference"));
  const lists = see("list", has("reference"));
  const canvases = see("canvas", has("canvas", "reference"));
  return useMemo(() => {
    const all = [...(files ?? []), ...(lists ?? []), ...(canvases ?? [])];
    return new Map(all.map(({ id, title }) => [id, title]));
  }, [files, lists, canvases]);
}

/** A List with its rows. Cells are changed in place, and what apps received of it is shown. */
export function ListDetail({ id }: { readonly id: string }) {
  const { confirm } = useStore();
  const actor = useActor();
  const archived = useSignal(false);
  const open = useSignal<OpenCell | undefined>(undefined);
  const sent = { list: id, archived: archived.value, limit: maxShown };
  const { answer, problem, reload } = useLive("people.seeList", actor && { ...actor, ...sent });
  const { isBusy, notified, change } = useChange();
  const columns = useMemo(() => (answer === undefined ? [] : readColumns(answer.list)), [answer]);
  const titles = useTitles(columns);
  const rows = useMemo(() => orderRows(answer?.items ?? []), [answer]);
  if (answer === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  const level = textAt(answer.list, "access");
  const canWrite = level !== "read" && level !== "none";
  const nameOf = (row: Json) => (columns[0] && readValues(row, columns[0])[0]) || textAt(row, "id");
  const save = async ({ row, column }: OpenCell, values: readonly string[]) => {
    if (JSON.stringify(values) !== JSON.stringify(readValues(row, column))) {
      const cell = { row_id: textAt(row, "id"), column_id: column.id, ...writeValues(values, column, row) };
      const done = await change("svcLists.items.update", { list_id: id, cells: [cell] });
      if (done === undefined) return;
      await reload();
    }
    open.value = undefined;
  };
  const remove = async (row: Json) => {
    const isSure = await confirm({
      title: { text: "Delete the row?" },
      text: { type: "plain_text", text: nameOf(row) },
      confirm: { text: "Delete" },
      deny: { text: "Cancel" },
      style: "danger",
    });
    if (isSure) await change("svcLists.items.delete", { list_id: id, id: textAt(row, "id") });
  };
  return (
    <>
      <DocumentHead kind="lists" title={textAt(answer.list, "title")}>
        {canWrite && (
          <button
            type="button"
            class="button small"
            disabled={isBusy}
            onClick={() => void change("svcLists.items.create", { list_id: id })}
          >
            Add a row
          </button>
        )}
      </DocumentHead>
      <div class="document-bar">
        <AccessLine id={id} level={level} access={answer.access} />
        <span class="segments">
          {([false, true] as const).map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={archived.value === each}
              onClick={() => {
                archived.value = each;
              }}
            >
              {each ? "Archived" : "Rows"}
            </button>
          ))}
        </span>
        <NotifiedApps notified={notified.value} />
      </div>
      <FileTitles.Provider value={titles}>
        <ListGrid
          columns={columns}
          rows={rows}
          canWrite={canWrite}
          onOpen={(row, column) => {
            open.value = { row, column };
          }}
          onDelete={(row) => void remove(row)}
        />
      </FileTitles.Provider>
      {answer.next_cursor !== undefined && <p class="split-note muted">Older rows are not shown.</p>}
      {open.value !== undefined && (
        <CellDialog
          column={open.value.column}
          rowId={textAt(open.value.row, "id")}
          rowName={nameOf(open.value.row)}
          values={readValues(open.value.row, open.value.column)}
          losesMore={hasMoreThanWords(open.value.row, open.value.column)}
          isBusy={isBusy}
          onSave={(values) => open.value && void save(open.value, values)}
          onClose={() => {
            open.value = undefined;
          }}
        />
      )}
    </>
  );
}
