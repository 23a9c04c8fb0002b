import { type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** A short message to the user of the page. */
interface Note {
  readonly id: number;
  readonly kind: "error" | "info";
  readonly text: string;
  /** Number of the dialog over which it appeared; 0 for the page. */
  readonly dialog: number;
  /** The operation that was refused. */
  readonly cause?: string;
}

/** Messages that disappear after a while, and with their cause. */
export interface Notes {
  readonly list: ReadonlySignal<readonly Note[]>;
  /** Number of open dialogs. The last one shows the messages, because it covers the page. */
  readonly dialogs: Signal<number>;
  /** `cause`: the operation that was refused. */
  add(kind: Note["kind"], text: string, cause?: string): void;
  /** Removes what was said of operations, because they were done or are tried again. Default: all errors. */
  settle(...causes: readonly string[]): void;
  remove(id: number): void;
}

const shownMs = { info: 6_000, error: 30_000 } as const;

export function createNotes(): Notes {
  const list = signal<readonly Note[]>([]);
  const dialogs = signal(0);
  let last = 0;
  const remove = (id: number) => {
    list.value = list.value.filter((note) => note.id !== id);
  };
  return {
    list,
    dialogs,
    remove,
    settle: (...causes) => {
      const isSettled = ({ kind, cause = "" }: Note) =>
        kind === "error" && (causes.length === 0 || causes.includes(cause));
      if (list.value.some(isSettled)) list.value = list.value.filter((note) => !isSettled(note));
    },
    add: (kind, text, cause) => {
      last += 1;
      const note = { id: last, kind, text, dialog: dialogs.value, ...(cause !== undefined && { cause }) };
      list.value = [...list.value.filter((other) => other.text !== text).slice(-2), note];
      setTimeout(() => remove(note.id), shownMs[kind]);
    },
  };
}
