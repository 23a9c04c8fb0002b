import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { type AttributePath, parsePath } from "../attributes/parse-path.js";
import { type ReadValueOptions, readValue } from "../attributes/read-value.js";
import type { RawChange } from "../changes/raw-change.js";
import { wayToClear } from "../changes/take-cleared.js";
import { toChanges } from "../changes/to-changes.js";
import type { ReadChangesOptions } from "../engine/codec.js";
import { isJsonObject, type JsonObject, memberOf } from "../json-object.js";
import { accept, type Read, refuse } from "../refused.js";

const RULE = "RFC 7644 §3.5.2";
const asPatched: ReadValueOptions = { booleansAsText: true };
const nothing: Read<readonly RawChange[]> = accept([]);

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
  if (kind === "remove") return readRemove(path, value, options);
  if (value === undefined) return refuse("valueInvalid", { rule: RULE, wanted: "a value" });
  return path === undefined ? readPathless(kind, value, options) : readWrite(kind, path, value, options);
}

function readRemove(path: string | undefined, value: unknown, options: ReadChangesOptions) {
  if (path === undefined) return refuse("targetMissing", { rule: RULE, wanted: "the path of what is removed" });
  if (isReadOver(path, options)) return nothing;
  const target = parsePath(path, options.resource);
  if (target === undefined) return unknownPath(path);
  const { attribute } = target;
  const parts = wayToClear(target.parts);
  const listsValues = value !== undefined && value !== null && attribute.definition.multiValued && parts.length === 0;
  const values = listsValues ? { values: readValue(attribute, value, asPatched) } : {};
  return accept<readonly RawChange[]>([{ kind: "remove", attribute, parts, ...values }]);
}

/** Without a path the members of the value are paths themselves. */
function readPathless(
  kind: "add" | "replace",
  value: unknown,
  options: ReadChangesOptions,
): Read<readonly RawChange[]> {
  if (!isJsonObject(value)) return refuse("valueInvalid", { rule: RULE, found: value, wanted: "an object" });
  const changes: RawChange[] = [];
  for (const [key, member] of Object.entries(value)) {
    if (key.toLowerCase() === "schemas") continue;
    const isUnknown = !isReadOver(key, options) && parsePath(key, options.resource) === undefined;
    if (isUnknown && options.unknownAttributes === "ignore") continue;
    if (isUnknown) return refuse("attributeUnknown", { rule: RULE, found: key, wanted: "an attribute path" });
    const read = readWrite(kind, key, member, options);
    if (!read.ok) return read;
    changes.push(...read.value);
  }
  return accept(changes);
}

function readWrite(kind: "add" | "replace", path: string, value: unknown, options: ReadChangesOptions) {
  if (isReadOver(path, options)) return nothing;
  const target = parsePath(path, options.resource);
  if (target === undefined) return unknownPath(path);
  const { attribute, parts } = target;
  if (parts.length > 0 && attribute.definition.multiValued)
    return refuse("pathInvalid", { rule: RULE, found: path, wanted: "a path that says which element is meant" });
  const readOnly = parts.find((part) => part.definition.mutability === "readOnly");
  if (readOnly !== undefined)
    return refuse("attributeReadOnly", { rule: RULE, found: path, wanted: "an attribute that can be written" });
  if (kind === "add" && value === null) return nothing;
  const written = { kind, attribute, value: nest(target, value), clears: isNull, options: asPatched };
  return accept(toChanges(written));
}

/** `URN:manager.managerId` with a text becomes `{ manager: { managerId: text } }`, which sets that and leaves the rest. */
function nest({ parts }: AttributePath, value: unknown): unknown {
  return parts.reduceRight<unknown>((inner, part) => ({ [part.key]: inner }), value);
}

function isNull(value: unknown, _attribute: CompiledAttribute): boolean {
  return value === null;
}

function isReadOver(path: string, { resource }: ReadChangesOptions): boolean {
  return resource.ignored.has(path.trim().toLowerCase());
}

function unknownPath(path: string) {
  return refuse("pathInvalid", { rule: RULE, found: path, wanted: "an attribute path" });
}
