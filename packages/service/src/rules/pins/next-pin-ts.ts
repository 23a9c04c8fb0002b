import { printTs, readTs, type Ts } from "../../values/message-ts.js";

/** Time of a new pin: now, or a microsecond after the newest pin of the conversation if that is later. */
export function nextPinTs(nowMs: number, newest: Ts | undefined): Ts {
  const last = newest === undefined ? undefined : readTs(newest);
  return printTs(Math.max(Math.round(nowMs * 1000), (last ?? -1) + 1));
}
