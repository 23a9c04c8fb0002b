import type { ArgumentDefinition } from "../definition.js";
import { refuse } from "../engine/refusal.js";
import { isObject } from "../request/parse-json.js";
import type { ReadArgument } from "./read-arguments.js";

/** Reads an argument that came as a member of a JSON body, where values have their types already. */
export function readArgumentMember({ form, nullable }: ArgumentDefinition, member: unknown): ReadArgument {
  if (member === null) return nullable === true ? { ok: true, value: null } : "absent";
  const isText = form === "string" || form === "jsonText";
  if (isText && Array.isArray(member)) return refuse("arrayRefused");
  return { ok: true, value: form === "jsonText" && isObject(member) ? JSON.stringify(member) : member };
}
