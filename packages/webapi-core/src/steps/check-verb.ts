import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";

/** Refuses a GET of a method whose verb is POST, if the method or the set has a code for it. */
export function checkVerb({ engine, request, method }: CallWith<"method">): Refusal | undefined {
  if (method.verb !== "POST" || request.method === "POST") return undefined;
  const error = method.verbRefused ?? engine.verbRefused;
  if (error === undefined) return undefined;
  const messages = [`[ERROR] ${method.key} changes data; call it with POST`];
  return { ok: false, error, reason: { rule: "verbRefused" }, messages, allow: "POST" };
}
