import type { Violations } from "../formats/index.js";
import type { Messages } from "./value-model.js";

/** The messages of a value: its own, or else the defaults. */
export function ownMessages(violations: Violations | undefined, around: Messages): Messages {
  const { missing, empty, invalid, inside } = violations ?? {};
  const below = inside ?? invalid;
  return {
    missing: missing ?? around.missing,
    empty: empty ?? around.empty,
    invalid: invalid ?? around.invalid,
    ...(below === undefined ? {} : { inside: below }),
  };
}

/** Default messages of everything inside a value. */
export function messagesInside(messages: Messages): Messages {
  const { inside } = messages;
  return inside === undefined ? messages : { missing: inside, empty: inside, invalid: inside, inside };
}
