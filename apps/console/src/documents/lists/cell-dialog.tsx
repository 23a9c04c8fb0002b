import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.js";
import { Dialog } from "../../parts/dialog.js";
import { IconButton } from "../../parts/icon-button.js";
import { CellInput } from "./cell-input.js";
import type { Column } from "./read-column.js";

const removed = "This text has links, people or lists. Other words replace them; apps can change them one by one.";

interface CellDialogProps {
  readonly column: Column;
  readonly rowId: string;
  /** The name of the row. */
  readonly rowName: string;
  readonly values: readonly string[];
  /** Whether a change of the words removes what else the cell has. */
  readonly losesMore?: boolean;
  readonly isBusy: boolean;
  readonly onSave: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Changes one cell, and shows the identifiers of its row and column. */
export function CellDialog({ column, rowId, rowName, values, losesMore, isBusy, onSave, onClose }: CellDialogProps) {
  const entered = useSignal(values);
  const id = useId();
  return (
    <Dialog title={`${column.name} of ${rowName}`} class="confirm cell-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(entered.value);
        }}
      >
        <header class="dialog-head">
          <div>
            <p class="muted small-text">{rowName}</p>
            <h2 id={id}>{column.name}</h2>
          </div>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div class="dialog-body cell-editor">
          <CellInput
            column={column}
            values={entered.value}
            labelledBy={id}
            onChange={(changed) => {
              entered.value = changed;
            }}
          />
          {losesMore && <p class="muted small-text">{removed}</p>}
          <p class="actions">
            <CopyButton text={rowId} label={rowId} about="as the identifier of the row" />
            <CopyButton text={column.id} label={column.id} about="as the identifier of the column" />
          </p>
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={isBusy}>
            Save
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
