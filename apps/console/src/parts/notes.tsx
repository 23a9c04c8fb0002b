import { useStore } from "../store/store-context.js";
import { IconButton } from "./icon-button.js";

interface NotesProps {
  /** Number of the open dialog that they are in. Default: the page. */
  readonly dialog?: number;
}

/** Short messages over the page, or in the dialog that covers it: what was refused, and why. */
export function Notes({ dialog = 0 }: NotesProps) {
  const { notes } = useStore();
  // What was said in a dialog that is closed goes to what is below it.
  const shown = notes.list.value.filter((note) => Math.min(note.dialog, notes.dialogs.value) === dialog);
  return (
    <div class="notes" role="status" aria-live="polite">
      {shown.map(({ id, kind, text }) => (
        <div key={id} class={`note ${kind}`}>
          <span>{text}</span>
          <IconButton icon="close" label="Dismiss" onClick={() => notes.remove(id)} />
        </div>
      ))}
    </div>
  );
}
