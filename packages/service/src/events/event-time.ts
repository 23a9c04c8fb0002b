import { printTs, type Ts } from "../values/message-ts.js";

/** Time of a commit as the `event_ts` of its events. */
export function eventTsOf({ atMs }: { readonly atMs: number }): Ts {
  return printTs(Math.round(atMs * 1000));
}
