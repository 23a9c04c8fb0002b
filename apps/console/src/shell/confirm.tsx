import { TextObject } from "../blocks/text-object.js";
import { textAt } from "../json.js";
import { Dialog } from "../parts/dialog.js";
import { useStore } from "../store/store-context.js";

/** The confirmation dialog of an element, while one is open. */
export function Confirm() {
  const { asked } = useStore();
  const question = asked.value;
  if (question === undefined) return null;
  const { dialog, answer } = question;
  const title = textAt(dialog, "title", "text") || "Are you sure?";
  return (
    <Dialog title={title} class="confirm" onClose={() => answer(false)}>
      <header class="dialog-head">
        <h2>{title}</h2>
      </header>
      <p class="dialog-body">
        <TextObject text={dialog["text"]} />
      </p>
      <footer class="dialog-foot">
        <button type="button" class="button" onClick={() => answer(false)}>
          {textAt(dialog, "deny", "text") || "Cancel"}
        </button>
        <button type="button" class={`button ${textAt(dialog, "style") || "primary"}`} onClick={() => answer(true)}>
          {textAt(dialog, "confirm", "text") || "Yes"}
        </button>
      </footer>
    </Dialog>
  );
}
