import { type Awaitable, after } from "../awaitable.js";
import type { CallWith } from "../engine/call.js";
import type { MethodCaller } from "../options/method-handlers.js";
import type { Refusal } from "../refusals/refusal.js";
import { UndeclaredCodeError } from "../refusals/undeclared-code-error.js";

type Authenticated = { readonly caller: MethodCaller } | Refusal;

/** Resolves the token to its owner, once. */
export function authenticate(call: CallWith<"method">): Awaitable<Authenticated> | undefined {
  const { token, caller } = call;
  return token === undefined || caller !== undefined ? undefined : resolveToken(call, token);
}

function resolveToken({ engine, method, connection }: CallWith<"method">, token: string): Awaitable<Authenticated> {
  return after(engine.authenticate(token, { method: method.key, connection }), (resolved) => {
    if (resolved.ok) return { caller: resolved.caller };
    if (!engine.commonCodes.has(resolved.error)) throw new UndeclaredCodeError(method.key, resolved.error);
    return resolved;
  });
}
