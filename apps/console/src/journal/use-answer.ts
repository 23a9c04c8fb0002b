import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";

/** The body of an answer, which the journal has for one entry at a time. Undefined until it is read, and if it is not kept. */
export function useAnswer({ request_id: id }: Entry): unknown {
  const { call } = useStore();
  const answer = useSignal<unknown>(undefined);
  useEffect(() => {
    let isHere = true;
    call("journal.get", { request_id: id }).then(
      ({ entry }) => {
        if (isHere) answer.value = entry.answer;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return answer.value;
}
