import type { EntryFilter } from "../journal/entry-filter.js";
import type { AnswerCode, MethodName } from "../names.js";
import type { InWorld } from "./call.js";
import type { DeliveredType } from "./lookups.js";

/** The reason why an attempt to deliver an event failed. */
type DeliveryReason =
  | "http_timeout"
  | "too_many_redirects"
  | "connection_failed"
  | "ssl_error"
  | "http_error"
  | "unknown_error";

/** Selects entries; all given members must match. A name that is not in the definitions is refused. */
export interface JournalFilter
  extends Omit<EntryFilter, "method" | "code" | "world" | "app" | "event" | "eventId">,
    InWorld {
  /** Identifier or name of an app. */
  readonly app?: string;
  /** Type of a delivered event, or of what a person's act sent. */
  readonly event?: DeliveredType;
  /** The name of a Web API method on the wire. */
  readonly method?: MethodName;
  /** A code on the wire. */
  readonly code?: AnswerCode | DeliveryReason;
}
