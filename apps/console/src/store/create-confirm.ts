import { type ReadonlySignal, signal } from "@preact/signals";
import type { Json } from "../json.js";

/** A confirmation dialog, and what takes its answer. */
export interface Asked {
  readonly dialog: Json;
  answer(agreed: boolean): void;
}

interface Confirming {
  readonly asked: ReadonlySignal<Asked | undefined>;
  confirm(dialog: Json): Promise<boolean>;
}

export function createConfirm(): Confirming {
  const asked = signal<Asked | undefined>(undefined);
  return {
    asked,
    confirm: (dialog) =>
      new Promise((resolve) => {
        asked.value = {
          dialog,
          answer: (agreed) => {
            asked.value = undefined;
            resolve(agreed);
          },
        };
      }),
  };
}
