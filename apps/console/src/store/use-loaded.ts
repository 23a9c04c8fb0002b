import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useEffect } from "preact/hooks";
import { useStore } from "./store-context.js";

type Sent<M extends keyof Methods> = Methods[M]["arguments"];
type Answer<M extends keyof Methods> = Methods[M]["response"];

/** What an operation answers about the world now. It is read again when the world changes. Undefined until it is read. */
export function useLoaded<M extends keyof Methods>(method: M, sent: Sent<M>): Answer<M> | undefined {
  const { call, worlds, journal } = useStore();
  const answer = useSignal<Answer<M> | undefined>(undefined);
  const key = JSON.stringify(sent);
  useEffect(() => {
    let isHere = true;
    call(method, sent).then(
      (found) => {
        if (isHere) answer.value = found;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [key, worlds.value, journal.entries.value.length]);
  return answer.value;
}
