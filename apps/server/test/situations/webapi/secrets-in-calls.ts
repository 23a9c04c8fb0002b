import type { MethodCall } from "../../kit/method-call.js";

/** Shorter texts and single words can occur in any log. */
const minLength = 12;

/** Words of a protocol, such as `refresh_token`, which codes have in them. */
const word = /^[a-z]+(?:_[a-z]+)*$/;

/** The secrets of calls that a log contains: tokens, and texts of arguments that are long enough to recognize. */
export function secretsIn(log: string, calls: readonly MethodCall[]): readonly string[] {
  const secrets = calls.flatMap((call) => [
    "svcp-",
    "svcb-",
    "svca-",
    "svcc-",
    ...[...textsIn(call.arguments), ...textsIn(call.body)].filter(
      (text) => text.length >= minLength && !word.test(text),
    ),
  ]);
  return secrets.filter((secret) => log.includes(JSON.stringify(secret).slice(1, -1)));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.slice(0, 9).flatMap(textsIn);
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
