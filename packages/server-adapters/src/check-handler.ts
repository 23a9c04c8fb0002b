/**
 * Checks at run time that a handler is a function, for callers in JavaScript.
 *
 * @param name the function that receives the handler
 * @throws TypeError that describes what is expected
 */
export function checkHandler(name: string, handler: unknown): void {
  if (typeof handler === "function") return;
  const isServer = typeof handler === "object" && handler !== null && "fetch" in handler;
  const hint = isServer ? "; pass its function fetch instead" : "";
  throw new TypeError(
    `${name} needs a handler: a function that takes a Request and resolves with a Response, not ${describe(handler)}${hint}.`,
  );
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value instanceof Promise) return "a promise of one; await it first";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
