import type { ScimRequest } from "./scim-request.js";

/** Shorter texts can occur in any log. */
const minLength = 5;

/**
 * The secrets of requests that a log contains: tokens, and texts of bodies and queries that are long enough to
 * recognize.
 */
export function secretsIn(log: string, requests: readonly ScimRequest[]): readonly string[] {
  const secrets = requests.flatMap((request) => ["svcp-", ...secretsOf(request)]);
  return secrets.filter((secret) => secret.length >= minLength && log.includes(JSON.stringify(secret).slice(1, -1)));
}

function secretsOf({ path, body, change, text, token, headers }: ScimRequest): readonly string[] {
  const query = [...new URL(path, "http://host.example").searchParams.values()];
  return [...query, ...textsIn([body, change, text, token, headers?.["authorization"]])];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.slice(0, 9).flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
