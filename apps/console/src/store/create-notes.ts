import { type ReadonlySignal, signal } from "@preact/signals";

/** A short message to the user of the page. */
interface Note {
  readonly id: number;
  readonly kind: "error" | "info";
  readonly text: string;
}

/** Messages that disappear after a while. */
export interface Notes {
  readonly list: ReadonlySignal<readonly Note[]>;
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
    remove,
    add: (kind, text) => {
      last += 1;
      const note = { id: last, kind, text };
      list.value = [...list.value.filter((other) => other.text !== text).slice(-2), note];
      setTimeout(() => remove(note.id), shownMs);
    },
  };
}
