import type { FaultAttempt } from "../../double.js";

type Place = Pick<FaultAttempt, "app" | "line">;

/** Attempts that wait until the next one of their line was made. */
export interface Overtaking {
  isEmpty(): boolean;
  /** Begins an attempt. Call the result when it was made: those that waited for it go on. */
  begin(place: Place): () => Promise<void>;
  /** Waits for the next attempt of the line, or until the other promise settles. Then call `goOn`. */
  wait(place: Place): { readonly passed: Promise<void>; readonly goOn: () => void };
}

/** Creates an empty set. */
export function createOvertaking(): Overtaking {
  const waiting = new Map<string, readonly Waiting[]>();
  const keyOf = ({ app, line }: Place) => `${app} ${line}`;
  return {
    isEmpty: () => waiting.size === 0,
    begin: (place) => {
      const key = keyOf(place);
      const before = place.line === undefined ? [] : (waiting.get(key) ?? []);
      if (before.length > 0) waiting.delete(key);
      return async () => {
        for (const { passed, goesOn } of before) {
          passed.resolve();
          // Otherwise nothing would be in progress for a moment.
          await goesOn.promise;
        }
      };
    },
    wait: (place) => {
      const key = keyOf(place);
      const one = { passed: Promise.withResolvers<void>(), goesOn: Promise.withResolvers<void>() };
      waiting.set(key, [...(waiting.get(key) ?? []), one]);
      const goOn = () => {
        const rest = (waiting.get(key) ?? []).filter((each) => each !== one);
        if (rest.length === 0) waiting.delete(key);
        else waiting.set(key, rest);
        one.goesOn.resolve();
      };
      return { passed: one.passed.promise, goOn };
    },
  };
}

interface Waiting {
  readonly passed: PromiseWithResolvers<void>;
  readonly goesOn: PromiseWithResolvers<void>;
}
