import type { Violations } from "../formats/index.js";
import type { Messages } from "./value-model.js";

/** What a value says, given what it states itself and what holds around it. */
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

/** What holds for whatever lies below a value. */
export function messagesInside(messages: Messages): Messages {
  const { inside } = messages;
  return inside === undefined ? messages : { missing: inside, empty: inside, invalid: inside, inside };
}
