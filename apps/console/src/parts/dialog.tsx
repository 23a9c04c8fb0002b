import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useStore } from "../store/store-context.js";
import { Notes } from "./notes.js";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The input of a dialog that is wrong or asks for the focus, or its first one. */
export function firstInput(dialog: HTMLElement | null, asking = ".wants-focus"): HTMLElement | null | undefined {
  const body = dialog?.querySelector(".dialog-body");
  const inputs = ":is(input, textarea, select, .picker-button):not(:disabled, .hidden)";
  return body?.querySelector<HTMLElement>(`${asking} ${inputs}`) ?? body?.querySelector<HTMLElement>(inputs);
}

/** The elements that had the focus when dialogs opened. */
const openers = new WeakMap<Element, Element>();

/** Gives the focus back to what opened a dialog, or to what opened the dialog in which that was. */
function giveBack(opener: Element | null | undefined): void {
  if (opener instanceof HTMLElement && !opener.isConnected) {
    const around = opener.closest("dialog");
    if (around !== null) giveBack(openers.get(around));
  } else if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
}

/** A dialog over the page, which keeps the focus. Escape asks to close it. It says what was refused while it is open. */
export function Dialog({ title, onClose, class: name = "", children }: DialogProps) {
  const { dialogs } = useStore().notes;
  const element = useRef<HTMLDialogElement>(null);
  const place = useSignal(0);
  const opener = useMemo(() => document.activeElement, []);
  useEffect(() => {
    const dialog = element.current;
    if (dialog !== null && opener !== null) openers.set(dialog, opener);
    if (dialog?.open === false) dialog.showModal();
    firstInput(dialog)?.focus();
    dialogs.value += 1;
    place.value = dialogs.value;
    return () => {
      dialogs.value -= 1;
      dialog?.close();
      // The dialog is out of the page then.
      queueMicrotask(() => giveBack(opener));
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
