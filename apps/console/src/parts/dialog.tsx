import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useStore } from "../store/store-context.js";
import { Notes } from "./notes.js";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The element of a dialog that asks for the focus, or its first input. */
function firstInput(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  const body = dialog?.querySelector(".dialog-body");
  const inputs = ":is(input, textarea, select, .picker-button):not(:disabled, .hidden)";
  return body?.querySelector<HTMLElement>(`.wants-focus ${inputs}`) ?? body?.querySelector<HTMLElement>(inputs);
}

/** A dialog over the page, which keeps the focus. Escape asks to close it. It says what was refused while it is open. */
export function Dialog({ title, onClose, class: name = "", children }: DialogProps) {
  const { dialogs } = useStore().notes;
  const element = useRef<HTMLDialogElement>(null);
  const place = useSignal(0);
  useEffect(() => {
    const dialog = element.current;
    if (dialog?.open === false) dialog.showModal();
    firstInput(dialog)?.focus();
    dialogs.value += 1;
    place.value = dialogs.value;
    return () => {
      dialogs.value -= 1;
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      {place.value > 0 && <Notes dialog={place.value} />}
    </dialog>
  );
}
