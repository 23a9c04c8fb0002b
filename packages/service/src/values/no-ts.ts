import { printTs, type Ts } from "./message-ts.js";

/** `ts` of a member who has read nothing. */
export const noTs: Ts = printTs(0);
