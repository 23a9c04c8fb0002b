import type { MethodCall } from "../../kit/method-call.js";

/** Shorter texts, and single words, occur in any log. */
const leastLength = 12;

/** What a log gives away of calls: tokens, and texts of arguments that are long enough to tell. */
export function secretsIn(log: string, calls: readonly MethodCall[]): readonly string[] {
  const secrets = calls.flatMap((call) => [
    "svcp-",
    "svcb-",
    "svcc-",
    ...[...textsIn(call.arguments), ...textsIn(call.body)].filter((text) => text.length >= leastLength),
  ]);
  return secrets.filter((secret) => log.includes(JSON.stringify(secret).slice(1, -1)));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.slice(0, 9).flatMap(textsIn);
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
