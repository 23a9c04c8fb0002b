import { readSchemas } from "../attributes/read-schemas.js";
import type { RawChange } from "../changes/raw-change.js";
import type { ReadChangesOptions } from "../engine/codec.js";
import { isJsonObject, type JsonObject, listOf, memberOf } from "../json-object.js";
import { accept, type Read, refuse } from "../refused.js";
import { readOperation } from "./read-operation.js";
import { urns } from "./urns.js";

const RULE = "RFC 7644 §3.5.2";

/** The changes that the operations of a PatchOp make, in the client's order; a single operation counts as a list of one. */
export function readChanges(body: JsonObject, options: ReadChangesOptions): Read<readonly RawChange[]> {
  const { resource, unknownAttributes } = options;
  const known = new Set([...resource.knownSchemas, urns.patchOp.toLowerCase()]);
  const schemas = readSchemas(body, { known, required: urns.patchOp, unknown: unknownAttributes });
  if (!schemas.ok) return schemas;
  const operations = memberOf(body, "Operations");
  if (operations === undefined) return refuse("operationInvalid", { rule: RULE, wanted: "Operations" });
  const changes: RawChange[] = [];
  for (const operation of listOf(operations)) {
    if (!isJsonObject(operation))
      return refuse("operationInvalid", { rule: RULE, found: operation, wanted: "an object" });
    const read = readOperation(operation, options);
    if (!read.ok) return read;
    changes.push(...read.value);
  }
  return accept(changes);
}
