import type { Filter } from "@rollcall/scim-filter";

/** A `Change` of any resource. */
export interface AnyChange {
  readonly kind: "add" | "replace" | "remove";
  readonly attribute: string;
  readonly where?: Filter;
  readonly mustMatch?: true;
  readonly value?: unknown;
  readonly subAttribute?: string;
  readonly values?: readonly unknown[];
}
