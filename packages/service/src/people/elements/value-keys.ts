import type { BlockAction, InputValue } from "@rollcall/api/webapi";

/** The keys of a value in an action. */
export function valueKeys(value: InputValue): Partial<BlockAction> {
  const { type: _, ...keys } = value;
  // Files are in states only: their element sends no action.
  return keys as Partial<BlockAction>;
}
