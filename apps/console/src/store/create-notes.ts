import { type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** A short message to the user of the page. */
interface Note {
  readonly id: number;
  readonly kind: "error" | "info";
  readonly text: string;
}

/** Messages that disappear after a while. */
export interface Notes {
  readonly list: ReadonlySignal<readonly Note[]>;
  /** Number of open dialogs. The last one shows the messages, because it covers the page. */
  readonly dialogs: Signal<number>;
  add(kind: Note["kind"], text: string): void;
  remove(id: number): void;
}

const shownMs = 8_000;

export function createNotes(): Notes {
  const list = signal<readonly Note[]>([]);
  let last = 0;
  const remove = (id: number) => {
    list.value = list.value.filter((note) => note.id !== id);
  };
  return {
    list,
    dialogs: signal(0),
    remove,
    add: (kind, text) => {
      last += 1;
      const note = { id: last, kind, text };
      list.value = [...list.value.filter((other) => other.text !== text).slice(-2), note];
      setTimeout(() => remove(note.id), shownMs);
    },
  };
}
