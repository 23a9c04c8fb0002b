import { urns } from "../codecs/v2/urns.js";
import type { BulkResult } from "./run-bulk.js";

/**
 * Writes a BulkResponse. Successful operations have no body, as RFC 7644 §3.7.3 allows; failures have one.
 *
 * @param addressOf returns the address of a path below the version, as the client reaches it
 */
export function writeBulkResponse(results: readonly BulkResult[], addressOf: (path: string) => string): object {
  return { schemas: [urns.bulkResponse], Operations: results.map((result) => writeResult(result, addressOf)) };
}

function writeResult({ operation, path, answer }: BulkResult, addressOf: (path: string) => string): object {
  const { status, headers = {}, body } = answer;
  const { method, bulkId } = operation.ok ? operation.value : {};
  const hasAddress = method !== undefined && method !== "POST" && !path.includes("bulkId:");
  const location = headers["location"] ?? (hasAddress ? addressOf(path) : undefined);
  const version = headers["etag"];
  return {
    ...(location !== undefined && { location }),
    ...(method !== undefined && { method }),
    ...(bulkId !== undefined && { bulkId }),
    ...(version !== undefined && { version }),
    status: String(status),
    ...(status >= 300 && body !== undefined && { response: body }),
  };
}
