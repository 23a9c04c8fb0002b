import { signal } from "@preact/signals";
import type { Entered } from "../elements/surface.js";

/** A value that was entered into an element. */
interface Draft {
  readonly block: string;
  readonly action: string;
  readonly value: Entered;
}

/** Values that were entered into elements, by the name of their place: in modals until they are submitted or closed. */
export interface Drafts {
  of(place: string): readonly Draft[];
  enter(place: string, draft: Draft): void;
  drop(place: string): void;
}

export function createDrafts(): Drafts {
  const all = signal<ReadonlyMap<string, readonly Draft[]>>(new Map());
  const of = (place: string) => all.value.get(place) ?? [];
  return {
    of,
    enter: (place, draft) => {
      const others = of(place).filter(({ block, action }) => block !== draft.block || action !== draft.action);
      all.value = new Map(all.value).set(place, [...others, draft]);
    },
    drop: (place) => {
      all.value = new Map([...all.value].filter(([name]) => name !== place));
    },
  };
}
