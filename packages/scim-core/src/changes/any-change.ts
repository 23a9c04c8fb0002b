import type { Filter } from "../change.js";

/** A `Change`, whatever its resource. */
export interface AnyChange {
  readonly kind: "add" | "replace" | "remove";
  readonly attribute: string;
  readonly where?: Filter<string>;
  readonly value?: unknown;
  readonly subAttribute?: string;
  readonly values?: readonly unknown[];
}
