import type { EntryFilter } from "../journal/entry-filter.js";
import type { AnswerCode, MethodName } from "../names.js";
import type { InWorld } from "./in-world.js";

/** Selects exchanges; all given members must match. A name that is not in the definitions is refused. */
export interface JournalFilter extends Omit<EntryFilter, "method" | "code" | "world">, InWorld {
  /** The name of a Web API method on the wire. */
  readonly method?: MethodName;
  /** A code on the wire. */
  readonly code?: AnswerCode;
}
