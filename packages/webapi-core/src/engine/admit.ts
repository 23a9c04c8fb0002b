import type { MethodCaller } from "../method-handlers.js";
import type { CompiledMethod } from "./compile-methods.js";
import { type Refusal, refuse } from "./refusal.js";

/** Whether a caller may call a method at all: the kind of its token, then the scopes that it carries. */
export function admitCaller(
  method: Pick<CompiledMethod<MethodCaller>, "tokens" | "scopes">,
  caller: MethodCaller,
): Refusal | undefined {
  if (method.tokens.length > 0 && !method.tokens.includes(caller.tokenType)) {
    return refuse("tokenKindRefused");
  }
  return refuseMissing(method.scopes, caller);
}

/** Whether a caller may pass the arguments that were sent: some need a scope of their own, unless they hold nothing. */
export function admitArguments(
  method: Pick<CompiledMethod<MethodCaller>, "arguments">,
  values: Readonly<Record<string, unknown>>,
  caller: MethodCaller,
): Refusal | undefined {
  const needed = new Set<string>();
  for (const { scope, name } of method.arguments.values()) {
    if (scope !== undefined && Object.hasOwn(values, name) && !isNothing(values[name])) needed.add(scope);
  }
  return refuseMissing([...needed], caller);
}

function isNothing(value: unknown): boolean {
  return value === null || value === "";
}

function refuseMissing(scopes: readonly string[], caller: MethodCaller): Refusal | undefined {
  const missing = scopes.filter((scope) => !caller.scopes.has(scope));
  if (missing.length === 0) return undefined;
  const fields = { needed: missing.join(","), provided: [...caller.scopes].join(",") };
  return { ...refuse("scopeMissing"), fields };
}
