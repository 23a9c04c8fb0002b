import { type CompiledAttribute, findAttribute } from "../../attributes/attribute-table.js";
import type { CompiledResource } from "../../attributes/compiled-resource.js";
import { type Ignored, readPath, type Target } from "../../attributes/read-path.js";
import { asDefined, type ReadValueOptions, readValue, refuseUnknownParts } from "../../attributes/read-value.js";
import { isObject, type JsonObject, memberOf } from "../../body/read-body.js";
import { wayToClear } from "../../changes/take-cleared.js";
import { type RawChange, toChanges } from "../../changes/to-changes.js";
import { accept, type Read, type Refused, refuse } from "../../refusals/refused.js";
import type { ReadChangesOptions } from "../codec.js";

const RULE = "RFC 7644 §3.5.2";

/**
 * Refuses an operation that only a lenient version accepts: `op` in another case, a `remove` with values, a path with a
 * dot after a URN, and, without a path, members that are paths.
 */
function refuseLoose(operation: JsonObject, resource: CompiledResource): Refused | undefined {
  const op = memberOf(operation, "op");
  if (typeof op === "string" && op !== op.toLowerCase())
    return refuse("operationInvalid", { rule: RULE, found: op, wanted: "add, replace or remove" });
  const path = memberOf(operation, "path") ?? undefined;
  const value = memberOf(operation, "value");
  if (op === "remove" && value !== undefined)
    return refuse("operationInvalid", {
      rule: RULE,
      found: value,
      wanted: "a path with a condition instead of values",
    });
  if (path === undefined) return refusePaths(value, resource);
  return typeof path === "string" && hasDotBehindUrn(path, resource) ? invalidPath(path) : undefined;
}

function refusePaths(value: unknown, resource: CompiledResource): Refused | undefined {
  if (!isObject(value)) return undefined;
  for (const key of Object.keys(value))
    if (key.toLowerCase() !== "schemas" && findAttribute(resource.attributes, key) === undefined)
      return invalidPath(key);
  return undefined;
}

function hasDotBehindUrn(path: string, { urn, extensions }: CompiledResource): boolean {
  const text = path.trim().toLowerCase();
  return [urn, ...extensions.map(({ key }) => key)].some((known) => text.startsWith(`${known.toLowerCase()}.`));
}

function invalidPath(found: string): Refused {
  return refuse("pathInvalid", { rule: "RFC 7644 §3.10", at: found, found, wanted: "the name of an attribute" });
}

const asPatched: ReadValueOptions = { booleansAsText: true, isLenient: true, isOneOfList: true };

type Write = "add" | "replace";

/** The changes of one operation of a PatchOp. A lenient version ignores the case of `op`. */
export function readOperation(operation: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const loose = options.isLenient ? undefined : refuseLoose(operation, options.resource);
  if (loose !== undefined) return loose;
  const op = memberOf(operation, "op");
  const kind = typeof op === "string" ? op.toLowerCase() : op;
  if (kind !== "add" && kind !== "replace" && kind !== "remove")
    return refuse("operationInvalid", { rule: RULE, found: op, wanted: "add, replace or remove" });
  const path = memberOf(operation, "path") ?? undefined;
  const value = memberOf(operation, "value");
  if (path !== undefined && typeof path !== "string")
    return refuse("pathInvalid", { rule: RULE, found: path, wanted: "an attribute path" });
  if (kind !== "remove" && value === undefined) return refuse("valueInvalid", { rule: RULE, wanted: "a value" });
  if (path === undefined || (kind !== "remove" && namesCoreSchema(path, options)))
    return kind === "remove"
      ? refuse("targetMissing", { rule: RULE, wanted: "the path of what is removed" })
      : readPathless(kind, value, options);
  const target = readTarget(path, toNamed(options));
  if (!target.ok) return target;
  const unknown = refuseUnknown(target.value, value, options);
  if (unknown !== undefined) return unknown;
  return accept(
    kind === "remove" ? toRemovals(target.value, value, options) : toWrites(kind, target.value, value, options),
  );
}

/** Whether a path is only the URN of the core schema. A lenient version accepts any attribute after it. */
function namesCoreSchema(path: string, { resource, isLenient }: ReadChangesOptions): boolean {
  return isLenient && path.trim().toLowerCase() === resource.urn.toLowerCase();
}

/** A path is deliberate, while members of a value may be there because a client returns what it received. */
function toNamed(options: ReadChangesOptions): ReadChangesOptions {
  const { resource, meansIgnored } = options;
  return meansIgnored === true ? { ...options, resource: { ...resource, ignored: nothing } } : options;
}

const nothing: ReadonlySet<string> = new Set();

function readTarget(
  path: string,
  { resource, dialect, skipsUnknownPaths }: ReadChangesOptions,
): Read<Target | Ignored> {
  return readPath(path, resource, dialect, skipsUnknownPaths === true ? "skip" : "refuse");
}

function refuseUnknown(
  target: Target | Ignored,
  value: unknown,
  { unknownAttributes, skipsUnknownPaths }: ReadChangesOptions,
): Refused | undefined {
  if (target === "ignored" || unknownAttributes === "ignore" || skipsUnknownPaths === true) return undefined;
  return refuseUnknownParts(target.parts.at(-1) ?? target.attribute, value);
}

/** Without a path, the members of the value are paths. */
function readPathless(kind: Write, value: unknown, options: ReadChangesOptions): Read<readonly RawChange[]> {
  if (!isObject(value)) return refuse("valueInvalid", { rule: RULE, found: value, wanted: "an object" });
  const changes: RawChange[] = [];
  for (const [key, member] of Object.entries(value)) {
    if (key.toLowerCase() === "schemas") continue;
    const read = readPathMember(kind, key, member, options);
    if (!read.ok) return read;
    for (const change of read.value) changes.push(change);
  }
  return accept(changes);
}

function readPathMember(
  kind: Write,
  key: string,
  member: unknown,
  options: ReadChangesOptions,
): Read<readonly RawChange[]> {
  if (namesCoreSchema(key, options)) return readPathless(kind, member, options);
  const target = readTarget(key, options);
  if (!target.ok)
    return options.unknownAttributes === "refuse" ? { ...target, situation: "attributeUnknown" } : accept([]);
  const unknown = refuseUnknown(target.value, member, options);
  return unknown ?? accept(toWrites(kind, target.value, member, options));
}

function toRemovals(target: Target | Ignored, value: unknown, { isLenient }: ReadChangesOptions): readonly RawChange[] {
  if (target === "ignored") return [];
  const { attribute, where } = target;
  const removal = { kind: "remove", attribute, parts: wayToClear(attribute, target.parts) } as const;
  if (where !== undefined) return [{ ...removal, where, ...(!isLenient && mustMatch) }];
  const listsValues = value !== undefined && value !== null && attribute.definition.multiValued;
  if (!listsValues || target.parts.length > 0) return [removal];
  return [{ ...removal, values: readValue(attribute, value, { ...asPatched, keepsEmpty: true }) }];
}

const mustMatch = { mustMatch: true } as const;

function toWrites(
  kind: Write,
  target: Target | Ignored,
  value: unknown,
  options: ReadChangesOptions,
): readonly RawChange[] {
  if (target === "ignored" || (kind === "add" && value === null)) return [];
  const { attribute, parts } = target;
  if (attribute.definition.multiValued && (target.where !== undefined || parts.length > 0))
    return toElementWrites(kind, target, value, options);
  // Null with a path removes the target of the path.
  if (value === null && parts.length > 0) return [{ kind: "remove", attribute, parts: wayToClear(attribute, parts) }];
  const how = options.isLenient ? asPatched : asDefined;
  return toChanges({ kind, attribute, parts, value: nest(parts, value), clears: isNull, options: how });
}

/** A write to some elements of a list, or to one sub-attribute of them. An empty value removes them. */
function toElementWrites(
  kind: Write,
  target: Target,
  value: unknown,
  { isLenient }: ReadChangesOptions,
): readonly RawChange[] {
  const { attribute, parts, where } = target;
  const meant = { attribute, ...(where && { where, ...(!isLenient && mustMatch) }) };
  const elements = value === null ? [] : readElements(attribute, nest(parts, value), isLenient);
  const isNothing = Array.isArray(elements) && elements.length === 0;
  if (!isNothing) return [{ ...meant, kind, parts, value: elements }];
  return kind === "add" ? [] : [{ ...meant, kind: "remove", parts: wayToClear(attribute, parts) }];
}

/** Strictly, one element replaces the selected elements. */
function readElements(attribute: CompiledAttribute, value: unknown, isLenient: boolean): unknown {
  return isLenient ? readValue(attribute, value, asPatched) : readValue(attribute, [value], asDefined);
}

/**
 * `URN:manager.managerId` with a text becomes `{ manager: { managerId: text } }`, which sets the sub-attribute and
 * keeps the others.
 */
function nest(parts: readonly CompiledAttribute[], value: unknown): unknown {
  return parts.reduceRight<unknown>((inner, part) => ({ [part.key]: inner }), value);
}

function isNull(value: unknown, _attribute: CompiledAttribute): boolean {
  return value === null;
}
