/**
 * A look at answers made by the replaced global `Response`: whether one still holds its body as the text or bytes that
 * it was made of, so that it can be written without becoming a stream first. Where the replacement holds bodies in a
 * way that is not known here, no answer counts as one. An answer without a body does not either: the library leaves its
 * length open.
 */
export function findWholeBodies(): (response: Response) => boolean {
  const probe = new Response("probe");
  const key = Object.getOwnPropertySymbols(probe).find((symbol) => bodyHeld(probe, symbol) === "probe");
  if (key === undefined) return () => false;
  return (response) => {
    const body = bodyHeld(response, key);
    return typeof body === "string" || body instanceof Uint8Array;
  };
}

/** The listener's library holds `[status, body, headers]` under a symbol of its own. */
function bodyHeld(response: Response, key: symbol): unknown {
  const held: unknown = Reflect.get(response, key);
  return Array.isArray(held) ? held[1] : undefined;
}
