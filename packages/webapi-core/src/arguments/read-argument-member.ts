import type { ArgumentDefinition } from "../definition/definition.js";
import { refuse } from "../refusals/refusal.js";
import { isObject } from "../request/parse-json.js";
import type { ArgumentReading, ReadArgument } from "./read-argument.js";
import { checkJsonText } from "./read-argument-field.js";

/** Reads an argument sent as a member of a JSON body, which already has a type. */
export function readArgumentMember(
  { form, nullable }: ArgumentDefinition,
  member: unknown,
  reading: ArgumentReading,
): ReadArgument | Promise<ReadArgument> {
  if (member === null) return nullable === true ? { ok: true, value: null } : "absent";
  const isText = form === "string" || form === "jsonText";
  if (isText && Array.isArray(member)) return refuse("arrayRefused");
  if (form !== "jsonText") return { ok: true, value: member };
  if (typeof member === "string") return checkJsonText(member, reading);
  return { ok: true, value: isObject(member) ? JSON.stringify(member) : member };
}
