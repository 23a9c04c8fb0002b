import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Blocks } from "../blocks/blocks.js";
import { useSurface } from "../elements/use-surface.js";
import { objectsAt } from "../json.js";
import { Dialog, firstInput } from "../parts/dialog.js";
import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";
import type { View } from "../store/types.js";

interface ModalProps {
  readonly view: View;
}

/** A modal of an app: the top one of its stack, with what is wrong with its inputs. */
export function Modal({ view }: ModalProps) {
  const { act, drafts, people, workspace } = useStore();
  const isBusy = useSignal(false);
  const place = { view: view.id };
  const surface = useSurface(place, view);
  const name = JSON.stringify(place);
  const title = view.title ?? "Modal";
  const app = workspace.seen.value?.apps.find(({ id }) => id === view.app)?.name;
  const form = useRef<HTMLFormElement>(null);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      await work();
    } finally {
      isBusy.value = false;
    }
  };
  const submit = () =>
    run(async () => {
      const values = Object.fromEntries(drafts.of(name).map(({ block, value }) => [block, value]));
      const answer = await act("people.submit", { view: view.id, values });
      if (answer !== undefined && answer.view?.id !== view.id) drafts.drop(name);
      if (form.current?.querySelector(".wrong")) firstInput(form.current, ".wrong")?.focus();
    });
  const close = (all: boolean) =>
    run(async () => {
      await act("people.close", { view: view.id, ...(all && { all }) });
      drafts.drop(name);
    });
  return (
    <Dialog title={title} class="modal" onClose={() => void close(true)}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header class="dialog-head">
          {view.below.length > 0 && <IconButton icon="back" label="Back" onClick={() => void close(false)} />}
          <div>
            <p class="muted small-text">
              {[
                app ?? people.botOf.value.get(view.app)?.name ?? view.app,
                ...view.below.map((below) => below.title).toReversed(),
              ].join(" › ")}
            </p>
            <h2>{title}</h2>
          </div>
          <IconButton icon="close" label="Close" onClick={() => void close(true)} />
        </header>
        <div class="dialog-body">
          <Blocks blocks={objectsAt(view, "blocks")} surface={surface} />
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button" aria-disabled={isBusy.value} onClick={() => void close(false)}>
            {view.close ?? "Cancel"}
          </button>
          {view.submit !== undefined && (
            <button type="submit" class="button primary" aria-disabled={isBusy.value} aria-busy={isBusy.value}>
              {view.submit}
            </button>
          )}
        </footer>
      </form>
    </Dialog>
  );
}
