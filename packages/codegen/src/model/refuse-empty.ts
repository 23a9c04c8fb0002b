import type { Check, ValueModel } from "./value-model.js";
import type { Voice } from "./voice.js";

/** Adds a check for an empty string or list before the other checks of a value. */
export function refuseEmpty(value: ValueModel, voice: Voice): ValueModel {
  const message = voice.limit("notBlank", undefined, {}, value.messages);
  if (value.list) {
    const minItems: Check = { kind: "minItems", value: 1, message };
    return { ...value, listChecks: [minItems, ...value.listChecks.filter((check) => check.kind !== "minItems")] };
  }
  return value.base.kind === "string" ? { ...value, checks: [{ kind: "notBlank", message }, ...value.checks] } : value;
}
