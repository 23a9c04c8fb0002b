import type { WebapiLimits } from "../definition.js";
import type { CompiledArgument, CompiledMethod } from "../engine/compile-methods.js";
import { type Refusal, refuse } from "../engine/refusal.js";
import type { MethodCaller } from "../method-handlers.js";
import { toCodeNames } from "../names/rename.js";
import type { Fields } from "../request/fields.js";
import type { SentValues } from "../request/read-request.js";
import { tokenField } from "../request/read-token.js";
import { readArgumentField } from "./read-argument-field.js";
import { readArgumentMember } from "./read-argument-member.js";

/** A value for the validator, nothing at all, or why there can be none. */
export type ReadArgument = { readonly ok: true; readonly value: unknown } | "absent" | Refusal;

/** Arguments by their names in code, converted from their encoding and not yet validated. */
export interface ReadArguments {
  readonly ok: true;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads the arguments of a method out of whatever the request carries. Where one comes twice, the body wins over the
 * query. Names that the method does not know are passed over, if they could be names at all, unless it keeps them.
 */
export function readArguments(
  method: Pick<CompiledMethod<MethodCaller>, "arguments" | "keepsOthers">,
  sent: SentValues,
  limits: WebapiLimits,
): ReadArguments | Refusal {
  const values: Record<string, unknown> = {};
  const take = (
    name: string,
    sentValue: unknown,
    read: (argument: CompiledArgument) => ReadArgument,
  ): Refusal | undefined => {
    if (name === "__proto__") return refuse("bodyMalformed");
    if (!isName(name, limits.maxArgumentName)) return refuse("argumentNameInvalid");
    const argument = method.arguments.get(name);
    if (argument === undefined) {
      if (method.keepsOthers && name !== tokenField) values[name] = sentValue;
      return undefined;
    }
    const value = read(argument);
    if (value === "absent") return undefined;
    if (!value.ok) return value;
    values[argument.name] = settle(value.value, argument);
    return undefined;
  };
  const takeFields = (fields: Fields): Refusal | undefined => {
    for (const [name, field] of fields) {
      const refused = take(name, field, (argument) => readArgumentField(argument.form, field, limits.maxBodyDepth));
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const takeMembers = (): Refusal | undefined => {
    for (const [name, member] of Object.entries(sent.members)) {
      const refused = take(name, member, (argument) => readArgumentMember(argument, member));
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  return takeFields(sent.query) ?? takeFields(sent.form) ?? takeMembers() ?? { ok: true, values };
}

/** The value under the names in code, and the size of a page within its range. */
function settle(value: unknown, { names, clamp }: CompiledArgument): unknown {
  if (clamp !== undefined && typeof value === "number") return Math.min(Math.max(value, clamp.min), clamp.max);
  return names === undefined ? value : toCodeNames(value, names);
}

/** Letters, digits and `_`, within the length. */
function isName(name: string, maxLength: number): boolean {
  return name.length <= maxLength && /^[A-Za-z0-9_]+$/.test(name);
}
