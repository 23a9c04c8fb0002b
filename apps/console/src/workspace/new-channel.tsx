import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/dialog.js";
import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";

/** The button that creates a channel, and its dialog. */
export function NewChannel() {
  const isOpen = useSignal(false);
  return (
    <>
      <IconButton
        icon="plus"
        label="Create a channel"
        onClick={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <NewChannelDialog
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

/** Asks for the name of a channel, and creates it. */
export function NewChannelDialog({ onClose }: { readonly onClose: () => void }) {
  const { act, go } = useStore();
  const name = useSignal("");
  const isPrivate = useSignal(false);
  const isBusy = useSignal(false);
  const create = async () => {
    isBusy.value = true;
    const made = await act("people.createChannel", { name: name.value.trim(), private: isPrivate.value });
    isBusy.value = false;
    if (made === undefined) return;
    onClose();
    go({ screen: "workspace", rest: [made.channel] });
  };
  return (
    <Dialog title="Create a channel" class="confirm" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <header class="dialog-head">
          <h2>Create a channel</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div class="dialog-body stack">
          <label class="labelled">
            <span>Name</span>
            <input
              class="field"
              type="text"
              placeholder="project-rollcall"
              autocomplete="off"
              value={name.value}
              onInput={({ currentTarget: { value } }) => {
                // Channels have names without capitals and spaces.
                name.value = value.toLowerCase().replaceAll(" ", "-");
              }}
            />
          </label>
          <label class="box">
            <input
              type="checkbox"
              checked={isPrivate.value}
              onChange={({ currentTarget: { checked } }) => {
                isPrivate.value = checked;
              }}
            />
            <span>
              Private
              <small class="muted">Only members see it, and members invite others.</small>
            </span>
          </label>
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={isBusy.value || name.value.trim() === ""}>
            Create
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
