import { readSchemas } from "../attributes/read-schemas.js";
import type { RawChange } from "../changes/raw-change.js";
import type { ReadChangesOptions } from "../engine/codec.js";
import { isJsonObject, type JsonObject, listOf, memberOf } from "../json-object.js";
import { accept, type Read, refuse } from "../refused.js";
import { readChanges as readPartialResource } from "../v1/read-changes.js";
import { readOperation } from "./read-operation.js";
import { urns } from "./urns.js";

const RULE = "RFC 7644 §3.5.2";

/**
 * The changes that the operations of a PatchOp make, in the client's order. Where the version is lenient, there may be no
 * operation, a single one counts as a list of one, and `schemas` may list only the resource's own schema, or only an
 * extension, in place of the PatchOp's.
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
  // To the letter, what is read over elsewhere is as readOnly here as its definition says.
  const own = isLenient ? options : { ...options, resource: { ...resource, ignored: nothing } };
  const changes: RawChange[] = [];
  for (const operation of listOf(operations)) {
    if (!isJsonObject(operation))
      return refuse("operationInvalid", { rule: RULE, found: operation, wanted: "an object" });
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

/** Whether the body lists an extension whose partial resources stand for a PatchOp. */
function listsPartialPatch(body: JsonObject, { resource }: ReadChangesOptions): boolean {
  const listed = listOf(memberOf(body, "schemas")).map((urn) => String(urn).toLowerCase());
  return resource.extensions.some(
    ({ key, definition }) => definition.extension?.partialPatch === true && listed.includes(key.toLowerCase()),
  );
}
