import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";

/** Refuses a GET of a method whose verb is POST, if the set has a code for it. */
export function checkVerb({ engine, request, method }: CallWith<"method">): Refusal | undefined {
  const { verbRefused } = engine;
  if (verbRefused === undefined || method.verb !== "POST" || request.method === "POST") return undefined;
  const messages = [`[ERROR] ${method.key} changes data; call it with POST`];
  return { ok: false, error: verbRefused, because: { rule: "verbRefused" }, messages, allow: "POST" };
}
