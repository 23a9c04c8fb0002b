import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { checkValue } from "../attributes/check-value.js";
import { listOf } from "../json-object.js";
import { accept, type Read, type Refused, refuse } from "../refused.js";
import type { AnyChange } from "./any-change.js";
import type { RawChange } from "./raw-change.js";

const RULE = "RFC 7644 §3.5.2";

/**
 * The changes of a PATCH of either version, checked: the attribute can be changed, and its generated validator takes the
 * value. The order is kept.
 */
export function checkChanges(changes: readonly RawChange[]): Read<readonly AnyChange[]> {
  const checked: AnyChange[] = [];
  for (const change of changes) {
    const read = checkChange(change);
    if (!read.ok) return read;
    checked.push(read.value);
  }
  return accept(checked);
}

function checkChange(change: RawChange): Read<AnyChange> {
  const refused = checkMutability(change.attribute, change.parts);
  if (refused !== undefined) return refused;
  return change.kind === "remove" ? checkRemove(change) : checkWrite(change);
}

function checkMutability(attribute: CompiledAttribute, parts: readonly CompiledAttribute[]): Refused | undefined {
  for (const { key, definition } of [attribute, ...parts]) {
    if (definition.mutability === "readOnly")
      return refuse("attributeReadOnly", { rule: RULE, found: key, wanted: "an attribute that can be written" });
    if (definition.mutability !== "immutable") continue;
    const immutable = refuse("attributeImmutable", { rule: RULE, found: key, wanted: "an attribute that can change" });
    return definition.updateError === undefined ? immutable : { ...immutable, error: definition.updateError };
  }
  return undefined;
}

function checkWrite(change: Extract<RawChange, { kind: "add" | "replace" }>): Read<AnyChange> {
  const { kind, attribute, parts, where } = change;
  const value = checkValue(attribute.definition.change, change.value);
  if (!value.ok) return value;
  const subAttribute = attribute.definition.multiValued ? parts.at(-1)?.name : undefined;
  return accept({
    kind,
    attribute: attribute.name,
    ...(where && { where }),
    ...(subAttribute !== undefined && { subAttribute }),
    value: value.value,
  });
}

function checkRemove(change: Extract<RawChange, { kind: "remove" }>): Read<AnyChange> {
  const { attribute, parts, where, values } = change;
  const target = { kind: "remove", attribute: attribute.name, ...(where && { where }) } as const;
  if (values !== undefined && parts.length === 0 && attribute.definition.multiValued) {
    const listed = checkValue(attribute.definition.change, values);
    return listed.ok ? accept({ ...target, values: listOf(listed.value) }) : listed;
  }
  const refused = checkRequired(parts.at(-1) ?? attribute);
  if (refused !== undefined) return refused;
  if (parts.length === 0) return accept(target);
  return accept({ ...target, subAttribute: parts.map((part) => part.name).join(".") });
}

/**
 * What is required and single cannot be taken away: its validator says what an empty value answers. Which values of a
 * required list must stay, only the backend knows.
 */
function checkRequired({ key, definition }: CompiledAttribute): Refused | undefined {
  if (!definition.required || definition.multiValued) return undefined;
  const checked = checkValue(definition.change, definition.type === "string" ? "" : null);
  if (!checked.ok) return checked;
  return refuse("attributeImmutable", { rule: RULE, found: key, wanted: "an attribute that may be absent" });
}
