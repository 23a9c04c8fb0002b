import { readSchemas } from "../attributes/read-resource.js";
import { isObject, type JsonObject, memberOf } from "../body/read-body.js";
import { urns } from "../codecs/v2/urns.js";
import type { BulkCapability } from "../definition/capabilities.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";

const RULE = "RFC 7644 §3.7";

/** A bulk request. The bodies of its operations are not yet read. */
export interface BulkRequest {
  /** Number of failures that end the request. Default: no limit. */
  readonly failOnErrors?: number;
  /** In the client's order. An operation that cannot be read is a refusal, and fails alone. */
  readonly operations: readonly Read<BulkOperation>[];
}

/** One operation of a bulk request. */
export interface BulkOperation {
  readonly method: BulkMethod;
  /** Path below the version. */
  readonly path: string;
  readonly bulkId?: string;
  /** The version that a change expects, like `If-Match`. */
  readonly version?: string;
  /** Absent from a DELETE. */
  readonly data?: JsonObject;
}

const methods = ["POST", "PUT", "PATCH", "DELETE"] as const;

type BulkMethod = (typeof methods)[number];

/** Reads a BulkRequest and checks the number of its operations. */
export function readBulkRequest(body: JsonObject, { maxOperations }: BulkCapability): Read<BulkRequest> {
  const required = urns.bulkRequest;
  const schemas = readSchemas(body, { known: new Set([required.toLowerCase()]), required, unknown: "refuse" });
  if (!schemas.ok) return schemas;
  const failOnErrors = memberOf(body, "failOnErrors") ?? undefined;
  if (failOnErrors !== undefined && !isCount(failOnErrors))
    return invalid(failOnErrors, "failOnErrors as a positive integer", "failOnErrors");
  const operations = memberOf(body, "Operations");
  if (!Array.isArray(operations) || operations.length === 0)
    return invalid(operations, "a list of operations", "Operations");
  if (operations.length > maxOperations) {
    const reason = { rule: RULE, found: operations.length, wanted: `at most ${maxOperations} operations` };
    return refuse("bulkTooManyOperations", reason);
  }
  const bulkIds = new Set<string>();
  const read = operations.map((operation, at) => readOperation(operation, `Operations[${at}]`, bulkIds));
  return accept({ ...(failOnErrors !== undefined && { failOnErrors }), operations: read });
}

function readOperation(operation: unknown, at: string, bulkIds: Set<string>): Read<BulkOperation> {
  if (!isObject(operation)) return invalid(operation, "an object", at);
  const sent = memberOf(operation, "method");
  const method = methods.find((known) => typeof sent === "string" && known === sent.toUpperCase());
  if (method === undefined) return invalid(sent, methods.join(" or "), `${at}.method`);
  const path = memberOf(operation, "path");
  if (typeof path !== "string" || !path.startsWith("/")) return invalid(path, "a path", `${at}.path`);
  const bulkId = memberOf(operation, "bulkId") ?? undefined;
  if (bulkId !== undefined ? typeof bulkId !== "string" || bulkId === "" : method === "POST")
    return invalid(bulkId, "a string that identifies the created resource", `${at}.bulkId`);
  if (typeof bulkId === "string" && bulkIds.has(bulkId)) return invalid(bulkId, "a unique bulkId", `${at}.bulkId`);
  if (typeof bulkId === "string") bulkIds.add(bulkId);
  const version = memberOf(operation, "version") ?? undefined;
  if (version !== undefined && typeof version !== "string") return invalid(version, "a text", `${at}.version`);
  const data = memberOf(operation, "data") ?? undefined;
  if (method !== "DELETE" && !isObject(data)) return invalid(data, "an object", `${at}.data`);
  return accept({
    method,
    path,
    ...(typeof bulkId === "string" && { bulkId }),
    ...(version !== undefined && { version }),
    ...(method !== "DELETE" && isObject(data) && { data }),
  });
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function invalid(found: unknown, wanted: string, at: string): Refused {
  return refuse("bulkOperationInvalid", {
    rule: RULE,
    at,
    found: typeof found === "object" ? typeof found : found,
    wanted,
  });
}
