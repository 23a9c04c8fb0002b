import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog.js";
import { IconButton } from "../../parts/icon-button.js";

interface SectionDialogProps {
  readonly title: string;
  readonly markdown: string;
  readonly isBusy: boolean;
  readonly onSave: (markdown: string) => void;
  readonly onClose: () => void;
}

/** Writes the Markdown of a section. */
export function SectionDialog({ title, markdown, isBusy, onSave, onClose }: SectionDialogProps) {
  const text = useSignal(markdown);
  return (
    <Dialog title={title} class="confirm" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text.value);
        }}
      >
        <header class="dialog-head">
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div class="dialog-body">
          <textarea
            class="field source"
            rows={8}
            aria-label="Markdown"
            value={text.value}
            onInput={({ currentTarget: { value } }) => {
              text.value = value;
            }}
          />
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={isBusy || text.value.trim() === ""}>
            Save
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
