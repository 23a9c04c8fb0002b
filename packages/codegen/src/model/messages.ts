import type { Violations } from "../formats/index.js";
import type { Check, Messages, ValueModel } from "./value-model.js";
import type { Voice } from "./voice.js";

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

/** Adds a check for an empty string or list before the other checks of a value. */
export function refuseEmpty(value: ValueModel, voice: Voice): ValueModel {
  const message = voice.limit("notBlank", undefined, {}, value.messages);
  if (value.list) {
    const minItems: Check = { kind: "minItems", value: 1, message };
    return { ...value, listChecks: [minItems, ...value.listChecks.filter((check) => check.kind !== "minItems")] };
  }
  return value.base.kind === "string" ? { ...value, checks: [{ kind: "notBlank", message }, ...value.checks] } : value;
}
