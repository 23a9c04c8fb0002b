import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { checkForms } from "../attributes/read-resource.js";
import { checkValue } from "../attributes/read-value.js";
import type { AnyChange } from "../backend/change.js";
import { isObject, listOf } from "../body/read-body.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import type { RawChange } from "./to-changes.js";

const RULE = "RFC 7644 §3.5.2";

/** Options for checking changes. */
interface CheckChangesOptions {
  /**
   * Whether the version is lenient. If not, the members of added elements are checked too, a required attribute cannot
   * be removed, and values must pass `checkForms`.
   */
  readonly isLenient: boolean;
  /**
   * Whether the set has its own code for the removal of a required attribute. If not, a lenient version answers the
   * validator's code for an empty value. Default: false.
   */
  readonly hasRequiredCode?: boolean;
  /** The endpoints of the resource types, by name, for references. */
  readonly endpoints: ReadonlyMap<string, string>;
}

/**
 * Validates the changes of a PATCH of either version: the attribute must be changeable and the value valid. The order
 * is kept.
 */
export function checkChanges(changes: readonly RawChange[], options: CheckChangesOptions): Read<readonly AnyChange[]> {
  const checked: AnyChange[] = [];
  for (const change of changes) {
    const read = checkChange(change, options);
    if (!read.ok) return read;
    checked.push(read.value);
  }
  return accept(checked);
}

function checkChange(change: RawChange, options: CheckChangesOptions): Read<AnyChange> {
  const refused = checkMutability(change, options);
  if (refused !== undefined) return refused;
  return change.kind === "remove" ? checkRemove(change, options) : checkWrite(change, options);
}

function checkMutability(change: RawChange, { isLenient }: CheckChangesOptions): Refused | undefined {
  const { kind, attribute, parts } = change;
  const named = [attribute, ...parts];
  for (const { key, definition } of isLenient ? named : [...named, ...mergedParts(change)]) {
    if (definition.mutability === "readOnly")
      return refuse("attributeReadOnly", {
        rule: RULE,
        at: key,
        found: key,
        wanted: "an attribute that can be written",
      });
    if (definition.mutability !== "immutable") continue;
    // Only the backend knows its value: an absent one may be set, and the same one may be sent again. Sub-attributes of an element keep the values they were added with.
    const isPartOfElement = attribute.definition.multiValued && definition !== attribute.definition;
    if (kind !== "remove" && definition.updateError === undefined && !isPartOfElement) continue;
    const immutable = refuse("attributeImmutable", {
      rule: RULE,
      at: key,
      found: key,
      wanted: "an attribute that can change",
    });
    return definition.updateError === undefined ? immutable : { ...immutable, error: definition.updateError };
  }
  return undefined;
}

/** Members that an addition merges into the elements that a condition selects. */
function mergedParts(change: RawChange): readonly CompiledAttribute[] {
  if (change.kind !== "add" || change.where === undefined || change.parts.length > 0) return [];
  const elements = listOf(change.value).filter(isObject);
  return change.attribute.parts.ordered.filter(({ name }) => elements.some((element) => element[name] !== undefined));
}

function checkWrite(
  change: Extract<RawChange, { kind: "add" | "replace" }>,
  options: CheckChangesOptions,
): Read<AnyChange> {
  const { kind, attribute, parts, where, mustMatch } = change;
  const value = checkValue(attribute.definition.change, change.value, attribute);
  if (!value.ok) return value;
  const misformed = checkForms(attribute, value.value, options);
  if (misformed !== undefined) return misformed;
  const subAttribute = attribute.definition.multiValued ? parts.at(-1)?.name : undefined;
  return accept({
    kind,
    attribute: attribute.name,
    ...(where && { where }),
    ...(mustMatch && { mustMatch }),
    ...(subAttribute !== undefined && { subAttribute }),
    value: value.value,
  });
}

function checkRemove(
  change: Extract<RawChange, { kind: "remove" }>,
  { isLenient, hasRequiredCode = false }: CheckChangesOptions,
): Read<AnyChange> {
  const { attribute, parts, where, mustMatch, values } = change;
  const meant = { ...(where && { where }), ...(mustMatch && { mustMatch }) };
  const target = { kind: "remove", attribute: attribute.name, ...meant } as const;
  if (values !== undefined && parts.length === 0 && attribute.definition.multiValued) {
    const listed = checkValue(attribute.definition.change, values, attribute);
    return listed.ok ? accept({ ...target, values: listOf(listed.value) }) : listed;
  }
  const removed = parts.at(-1) ?? attribute;
  const isAll = where === undefined || parts.length > 0;
  const isRefused = !isLenient || (hasRequiredCode && isSingle(change));
  if (isRefused && isAll && removed.definition.required) return refuseRequired(removed);
  const refused = checkRequired(removed);
  if (refused !== undefined) return refused;
  if (parts.length === 0) return accept(target);
  return accept({ ...target, subAttribute: parts.map((part) => part.name).join(".") });
}

/** A lenient version leaves it to the backend which values of a required list must remain. */
function isSingle({ attribute, parts }: RawChange): boolean {
  return !attribute.definition.multiValued && parts.every(({ definition }) => !definition.multiValued);
}

/** @see RFC 7644 §3.5.2.2 */
function refuseRequired({ key }: CompiledAttribute): Refused {
  return refuse("attributeRequired", { rule: RULE, at: key, found: key, wanted: "an attribute that may be absent" });
}

/**
 * A required single attribute cannot be removed: its validator has the code for an empty value. Only the backend knows
 * which values of a required list must remain.
 */
function checkRequired(attribute: CompiledAttribute): Refused | undefined {
  const { key, definition } = attribute;
  if (!definition.required || definition.multiValued) return undefined;
  const checked = checkValue(definition.change, definition.type === "string" ? "" : null, attribute);
  if (!checked.ok) return checked;
  return refuse("attributeImmutable", { rule: RULE, at: key, found: key, wanted: "an attribute that may be absent" });
}
