import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { type Ignored, readPath, type Target } from "../attributes/read-path.js";
import { type ReadValueOptions, readValue } from "../attributes/read-value.js";
import type { RawChange } from "../changes/raw-change.js";
import { wayToClear } from "../changes/take-cleared.js";
import { toChanges } from "../changes/to-changes.js";
import type { ReadChangesOptions } from "../engine/codec.js";
import { isJsonObject, type JsonObject, memberOf } from "../json-object.js";
import { accept, type Read, refuse } from "../refused.js";

const RULE = "RFC 7644 §3.5.2";
const asPatched: ReadValueOptions = { booleansAsText: true };

type Write = "add" | "replace";

/** The changes that one operation of a PatchOp makes; `op` counts in any case. */
export function readOperation(operation: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const op = memberOf(operation, "op");
  const kind = typeof op === "string" ? op.toLowerCase() : op;
  if (kind !== "add" && kind !== "replace" && kind !== "remove")
    return refuse("operationInvalid", { rule: RULE, found: op, wanted: "add, replace or remove" });
  const path = memberOf(operation, "path") ?? undefined;
  const value = memberOf(operation, "value");
  if (path !== undefined && typeof path !== "string")
    return refuse("pathInvalid", { rule: RULE, found: path, wanted: "an attribute path" });
  if (kind !== "remove" && value === undefined) return refuse("valueInvalid", { rule: RULE, wanted: "a value" });
  if (path === undefined)
    return kind === "remove"
      ? refuse("targetMissing", { rule: RULE, wanted: "the path of what is removed" })
      : readPathless(kind, value, options);
  const target = readPath(path, options.resource, options.dialect);
  if (!target.ok) return target;
  return accept(kind === "remove" ? toRemovals(target.value, value) : toWrites(kind, target.value, value));
}

/** Without a path the members of the value are paths themselves. */
function readPathless(kind: Write, value: unknown, options: ReadChangesOptions): Read<readonly RawChange[]> {
  if (!isJsonObject(value)) return refuse("valueInvalid", { rule: RULE, found: value, wanted: "an object" });
  const changes: RawChange[] = [];
  for (const [key, member] of Object.entries(value)) {
    if (key.toLowerCase() === "schemas") continue;
    const target = readPath(key, options.resource, options.dialect);
    if (target.ok) for (const change of toWrites(kind, target.value, member)) changes.push(change);
    else if (options.unknownAttributes === "refuse") return { ...target, situation: "attributeUnknown" };
  }
  return accept(changes);
}

function toRemovals(target: Target | Ignored, value: unknown): readonly RawChange[] {
  if (target === "ignored") return [];
  const { attribute, where } = target;
  const removal = { kind: "remove", attribute, parts: wayToClear(attribute, target.parts) } as const;
  if (where !== undefined) return [{ ...removal, where }];
  const listsValues = value !== undefined && value !== null && attribute.definition.multiValued;
  if (!listsValues || target.parts.length > 0) return [removal];
  return [{ ...removal, values: readValue(attribute, value, asPatched) }];
}

function toWrites(kind: Write, target: Target | Ignored, value: unknown): readonly RawChange[] {
  if (target === "ignored" || (kind === "add" && value === null)) return [];
  const { attribute, parts } = target;
  if (attribute.definition.multiValued && (target.where !== undefined || parts.length > 0))
    return toElementWrites(kind, target, value);
  return toChanges({ kind, attribute, parts, value: nest(parts, value), clears: isNull, options: asPatched });
}

/** A write to some elements of a list, or to one sub-attribute of them; nothing in their place takes them away. */
function toElementWrites(kind: Write, target: Target, value: unknown): readonly RawChange[] {
  const { attribute, parts, where } = target;
  const meant = { attribute, ...(where && { where }) };
  const elements = value === null ? [] : readValue(attribute, nest(parts, value), asPatched);
  const isNothing = Array.isArray(elements) && elements.length === 0;
  if (!isNothing) return [{ ...meant, kind, parts, value: elements }];
  return kind === "add" ? [] : [{ ...meant, kind: "remove", parts: wayToClear(attribute, parts) }];
}

/** `URN:manager.managerId` with a text becomes `{ manager: { managerId: text } }`, which sets that and leaves the rest. */
function nest(parts: readonly CompiledAttribute[], value: unknown): unknown {
  return parts.reduceRight<unknown>((inner, part) => ({ [part.key]: inner }), value);
}

function isNull(value: unknown, _attribute: CompiledAttribute): boolean {
  return value === null;
}
