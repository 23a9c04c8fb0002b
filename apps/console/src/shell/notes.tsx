import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";

/** Short messages over the page: what was refused, and why. */
export function Notes() {
  const { notes } = useStore();
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.list.value.map(({ id, kind, text }) => (
        <div key={id} class={`note ${kind}`}>
          <span>{text}</span>
          <IconButton icon="close" label="Dismiss" onClick={() => notes.remove(id)} />
        </div>
      ))}
    </div>
  );
}
