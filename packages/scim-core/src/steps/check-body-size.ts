import { toBytes } from "../body/received-body.js";
import type { Call } from "../engine/call.js";
import { type Refused, refuse } from "../refusals/refused.js";

/** An operation of a bulk request. */
interface BulkCall extends Pick<Call, "engine" | "body"> {
  /** Size of the whole bulk request. */
  readonly bulkBytes: number;
}

/** Refuses a bulk operation whose body is larger than the body of a single request may be. */
export function checkBodySize({ engine, body, bulkBytes }: BulkCall): Refused | undefined {
  const { maxBodyBytes } = engine;
  // No body is larger than the bulk request that holds it.
  if (body === undefined || bulkBytes <= maxBodyBytes) return undefined;
  const { byteLength } = toBytes(body);
  if (byteLength <= maxBodyBytes) return undefined;
  const reason = { rule: "RFC 7644 §3.12", found: `${byteLength} bytes`, wanted: `at most ${maxBodyBytes} bytes` };
  return refuse("bodyTooLarge", reason);
}
