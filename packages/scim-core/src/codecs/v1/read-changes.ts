import type { CompiledAttribute } from "../../attributes/attribute-table.js";
import { readPath, type Target } from "../../attributes/read-path.js";
import { readSchemas } from "../../attributes/read-resource.js";
import { asRemoved, asSent, readMembers, readValue, type SentAttribute } from "../../attributes/read-value.js";
import { isObject, type JsonObject, listOf, memberOf } from "../../body/read-body.js";
import { wayToClear } from "../../changes/take-cleared.js";
import { type RawChange, toChanges } from "../../changes/to-changes.js";
import { accept, type Read, refuse } from "../../refusals/refused.js";
import type { ReadChangesOptions } from "../codec.js";

const RULE = "SCIM 1.1 §3.3.2";
const notAttributes: ReadonlySet<string> = new Set(["schemas", "meta"]);
const ofElements: ReadonlySet<string> = new Set(["operation"]);

/**
 * The changes of a partial resource, as a PATCH of 1.1: first what `meta.attributes` clears, then what each attribute
 * of the body sets, adds or clears, in order. A single space or null clears. An element of a list is added, or removed
 * if its `operation` is `delete`; removals in a list come first.
 */
export function readChanges(body: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const { resource, unknownAttributes, schemasOptional: isOptional = false } = options;
  const schemas = readSchemas(body, { known: resource.knownSchemas, unknown: unknownAttributes, isOptional });
  if (!schemas.ok) return schemas;
  const cleared = readCleared(body, options);
  if (!cleared.ok) return cleared;
  const members = readMembers(body, {
    resource,
    schemas: schemas.value,
    unknownAttributes,
    creates: false,
    except: notAttributes,
    exceptInElements: ofElements,
  });
  if (!members.ok) return members;
  const changes = [...cleared.value];
  for (const member of members.value) {
    const read = readMember(member);
    if (!read.ok) return read;
    changes.push(...read.value);
  }
  return accept(changes);
}

/** Names in `meta.attributes`. */
function readCleared(body: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const meta = memberOf(body, "meta") ?? {};
  if (!isObject(meta)) return refuse("bodyMalformed", { rule: RULE, found: meta, wanted: "meta as an object" });
  const changes: RawChange[] = [];
  for (const name of listOf(memberOf(meta, "attributes") ?? [])) {
    if (typeof name !== "string") return refuse("bodyMalformed", { rule: RULE, found: name, wanted: "names" });
    const path = readPath(name, options.resource, options.dialect);
    if (!path.ok && options.unknownAttributes === "refuse") return { ...path, situation: "attributeUnknown" };
    if (path.ok && path.value !== "ignored") changes.push(toRemoval(path.value));
  }
  return accept(changes);
}

function toRemoval({ attribute, parts, where }: Target): RawChange {
  return { kind: "remove", attribute, parts: wayToClear(attribute, parts), ...(where && { where }) };
}

function readMember({ attribute, value }: SentAttribute): Read<readonly RawChange[]> {
  const isList = attribute.definition.multiValued && !clears(value, attribute);
  if (isList) return readElements(attribute, value);
  return accept(toChanges({ kind: "replace", attribute, parts: [], value, clears, options: asSent }));
}

function readElements(attribute: CompiledAttribute, value: unknown): Read<readonly RawChange[]> {
  const removed: unknown[] = [];
  const added: unknown[] = [];
  for (const element of listOf(value)) {
    const operation = isObject(element) ? (memberOf(element, "operation") ?? "add") : "add";
    const word = typeof operation === "string" ? operation.toLowerCase() : operation;
    if (word !== "add" && word !== "delete")
      return refuse("operationInvalid", { rule: RULE, found: operation, wanted: "add or delete" });
    (word === "add" ? added : removed).push(element);
  }
  const removal: RawChange = {
    kind: "remove",
    attribute,
    parts: [],
    values: readValue(attribute, removed, asRemoved),
  };
  const sent = Array.isArray(value) ? added : value;
  const addition: RawChange = { kind: "add", attribute, parts: [], value: readValue(attribute, sent, asSent) };
  return accept([...(removed.length > 0 ? [removal] : []), ...(added.length > 0 ? [addition] : [])]);
}

/**
 * A single space clears, except for a required attribute, where the validator checks it as a value. A definition may
 * declare that it is a value elsewhere too. A space for a `bareValue` clears the owner.
 */
function clears(value: unknown, { name, definition }: CompiledAttribute, owner?: CompiledAttribute): boolean {
  if (value === null) return true;
  const isNeeded = definition.required && !definition.multiValued && owner?.definition.bareValue !== name;
  return value === " " && !isNeeded && definition.spaceIsValue !== true;
}
