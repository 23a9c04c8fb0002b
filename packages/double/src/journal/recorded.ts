import type { Exchange } from "../exchange.js";
import type { JournalEntry } from "../generated/control/index.js";

/** An exchange that an engine has answered, as the journal keeps it. */
export interface Recorded extends Readonly<Exchange> {
  readonly protocol: JournalEntry["protocol"];
}
