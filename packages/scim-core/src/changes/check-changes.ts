import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { checkForms } from "../attributes/check-forms.js";
import { checkValue } from "../attributes/check-value.js";
import { isJsonObject, listOf } from "../json-object.js";
import { accept, type Read, type Refused, refuse } from "../refused.js";
import type { AnyChange } from "./any-change.js";
import type { RawChange } from "./raw-change.js";

const RULE = "RFC 7644 §3.5.2";

/** What decides how changes are checked. */
export interface CheckChangesOptions {
  /**
   * Whether the version is lenient. Otherwise an immutable attribute may be set, which the backend refuses where it has
   * another value, what is required is never removed, and values have the forms of `checkForms`.
   */
  readonly isLenient: boolean;
  /** The endpoints of the resource types, by name, which references point at. */
  readonly endpoints: ReadonlyMap<string, string>;
}

/**
 * The changes of a PATCH of either version, checked: the attribute can be changed, and its generated validator takes the
 * value. The order is kept.
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
    // Whether it has a value, the backend knows. Of an element the sub-attributes are what they were when it was added.
    const isPartOfElement = attribute.definition.multiValued && definition !== attribute.definition;
    if (!isLenient && kind !== "remove" && definition.updateError === undefined && !isPartOfElement) continue;
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

/** What an addition lays over the elements that a condition means. */
function mergedParts(change: RawChange): readonly CompiledAttribute[] {
  if (change.kind !== "add" || change.where === undefined || change.parts.length > 0) return [];
  const elements = listOf(change.value).filter(isJsonObject);
  return change.attribute.parts.ordered.filter(({ name }) => elements.some((element) => element[name] !== undefined));
}

function checkWrite(
  change: Extract<RawChange, { kind: "add" | "replace" }>,
  { isLenient, endpoints }: CheckChangesOptions,
): Read<AnyChange> {
  const { kind, attribute, parts, where, mustMatch } = change;
  const value = checkValue(attribute.definition.change, change.value, attribute);
  if (!value.ok) return value;
  const misformed = isLenient ? undefined : checkForms(attribute, value.value, endpoints);
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
  { isLenient }: CheckChangesOptions,
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
  if (!isLenient && isAll && removed.definition.required) return refuseRequired(removed);
  const refused = checkRequired(removed);
  if (refused !== undefined) return refused;
  if (parts.length === 0) return accept(target);
  return accept({ ...target, subAttribute: parts.map((part) => part.name).join(".") });
}

/** @see RFC 7644 §3.5.2.2 */
function refuseRequired({ key }: CompiledAttribute): Refused {
  return refuse("attributeRequired", { rule: RULE, at: key, found: key, wanted: "an attribute that may be absent" });
}

/**
 * What is required and single cannot be taken away: its validator says what an empty value answers. Which values of a
 * required list must stay, only the backend knows.
 */
function checkRequired(attribute: CompiledAttribute): Refused | undefined {
  const { key, definition } = attribute;
  if (!definition.required || definition.multiValued) return undefined;
  const checked = checkValue(definition.change, definition.type === "string" ? "" : null, attribute);
  if (!checked.ok) return checked;
  return refuse("attributeImmutable", { rule: RULE, at: key, found: key, wanted: "an attribute that may be absent" });
}
