import { useStore } from "../store/store-context.js";
import { IconButton } from "./icon-button.js";

interface NotesProps {
  /** Number of the open dialog that they are in. Default: the page. */
  readonly dialog?: number;
}

/** Short messages over the page, or in the dialog that covers it: what was refused, and why. */
export function Notes({ dialog = 0 }: NotesProps) {
  const { notes } = useStore();
  const shown = dialog === notes.dialogs.value ? notes.list.value : [];
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
