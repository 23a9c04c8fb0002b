import { readSchemas } from "../../attributes/read-resource.js";
import { isObject, type JsonObject, listOf, memberOf } from "../../body/read-body.js";
import type { RawChange } from "../../changes/to-changes.js";
import { accept, type Read, refuse } from "../../refusals/refused.js";
import type { ReadChangesOptions } from "../codec.js";
import { readChanges as readPartialResource } from "../v1/read-changes.js";
import { readOperation } from "./read-operation.js";
import { urns } from "./urns.js";

const RULE = "RFC 7644 §3.5.2";

/**
 * The changes of a PatchOp, in the client's order. A lenient version accepts no operations, a single operation that is
 * not in a list, and `schemas` that lists only the resource's own schema or only an extension.
 */
export function readChanges(body: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const { resource, unknownAttributes, isLenient, schemasOptional: isOptional = false } = options;
  const operations = memberOf(body, "Operations");
  if (isLenient && operations === undefined && listsPartialPatch(body, options))
    return readPartialResource(body, options);
  const known = new Set([...resource.knownSchemas, urns.patchOp.toLowerCase()]);
  const required = isLenient ? {} : { required: urns.patchOp };
  const schemas = readSchemas(body, { known, ...required, unknown: unknownAttributes, isOptional });
  if (!schemas.ok) return schemas;
  if (operations === undefined || (!isLenient && !isFilledList(operations)))
    return refuse("operationInvalid", { rule: RULE, wanted: "Operations" });
  // Strictly, an ignored attribute is readOnly if its definition says so.
  const own = isLenient ? options : { ...options, resource: { ...resource, ignored: nothing } };
  const changes: RawChange[] = [];
  for (const operation of listOf(operations)) {
    if (!isObject(operation)) return refuse("operationInvalid", { rule: RULE, found: operation, wanted: "an object" });
    const read = readOperation(operation, own);
    if (!read.ok) return read;
    for (const change of read.value) changes.push(change);
  }
  return accept(changes);
}

const nothing: ReadonlySet<string> = new Set();

function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** Whether the body lists an extension whose partial resource counts as a PatchOp. */
function listsPartialPatch(body: JsonObject, { resource }: ReadChangesOptions): boolean {
  const listed = listOf(memberOf(body, "schemas")).map((urn) => String(urn).toLowerCase());
  return resource.extensions.some(
    ({ key, definition }) => definition.extension?.partialPatch === true && listed.includes(key.toLowerCase()),
  );
}
