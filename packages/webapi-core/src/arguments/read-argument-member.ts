import type { Awaitable } from "../awaitable.js";
import type { ArgumentDefinition } from "../definition/definition.js";
import { refuse } from "../refusals/refusal.js";
import { isObject } from "../request/parse-json.js";
import type { ArgumentReading, ReadArgument } from "./read-argument.js";
import { checkJsonText, readArgumentField } from "./read-argument-field.js";

/**
 * Reads an argument sent as a member of a JSON body, which already has a type. Text is read as in a form if the
 * argument is a number, a list or an object; some clients write them so.
 */
export function readArgumentMember(
  { form, nullable }: ArgumentDefinition,
  member: unknown,
  reading: ArgumentReading,
): Awaitable<ReadArgument> {
  if (member === null) return nullable === true ? { ok: true, value: null } : "absent";
  if (typeof member === "string") {
    if (form === "jsonText") return checkJsonText(member, reading);
    return form === "boolean" ? { ok: true, value: member } : readArgumentField(form, member, reading);
  }
  const isText = form === "string" || form === "jsonText";
  if (isText && Array.isArray(member)) return refuse("arrayRefused");
  return { ok: true, value: form === "jsonText" && isObject(member) ? JSON.stringify(member) : member };
}
