import type { Query } from "@rollcall/scim-core";
import type { Slice } from "../port/slice.js";

/** Slice of the stored list that a query asks for. */
export function toSlice({ startIndex, count, sortOrder }: Query<string>): Slice {
  return { offset: startIndex - 1, limit: count, order: sortOrder };
}
