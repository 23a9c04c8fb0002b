import type { BlockAction } from "@rollcall/api/webapi";
import type { AnyElement } from "./input-value.js";

/** Keys of an element that its actions repeat, in their order. */
const echoed = [
  "placeholder",
  "initial_option",
  "initial_options",
  "initial_user",
  "initial_users",
  "initial_conversation",
  "initial_conversations",
  "initial_channel",
  "initial_channels",
  "initial_date",
  "initial_time",
  "initial_date_time",
  "confirm",
] as const;

/** The fields of an element that its action repeats. */
export function echoOf(element: AnyElement): Partial<BlockAction> {
  // An element has these keys with the types that its actions have.
  const keys = echoed.flatMap((key) => (element[key] === undefined ? [] : [[key, element[key]]]));
  return Object.fromEntries(keys) as Partial<BlockAction>;
}
