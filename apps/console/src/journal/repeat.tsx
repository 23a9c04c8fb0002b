import type { Methods } from "@rollcall/double";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";
import { useOperation } from "../store/use-operation.js";

interface RepeatProps {
  readonly entry: Entry;
}

/** A button that makes a call or an act of a person again. */
export function Repeat({ entry: { protocol, method, route, arguments: sent, request_id: id } }: RepeatProps) {
  const { notes, go } = useStore();
  const { isBusy, run } = useOperation();
  const isCall = protocol === "webapi" ? method !== undefined : protocol === "scim" && route !== undefined;
  if (!isCall && (protocol !== "people" || method === undefined)) return null;
  const repeat = async () => {
    if (isCall) {
      const made = await run("journal.repeat", { request_id: id });
      if (made !== undefined) go({ rest: [made.entry.request_id] });
      return;
    }
    // The journal has the operation and the arguments of the act as the control plane took them.
    const done = await run(method as keyof Methods, (sent ?? {}) as never);
    if (done !== undefined) notes.add("info", `${method} was done again.`);
  };
  return (
    <button type="button" class="button small" disabled={isBusy} onClick={() => void repeat()}>
      Do it again
    </button>
  );
}
