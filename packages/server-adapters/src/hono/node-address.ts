/** Returns the address of the peer from Hono's Node server or from an adapter of this package. */
export function nodeAddress({ env }: { readonly env: unknown }): string | undefined {
  const address = find(env, "remoteAddress") ?? find(find(find(env, "incoming"), "socket"), "remoteAddress");
  return typeof address === "string" ? address.replace(/^::ffff:(?=\d+\.)/i, "") : undefined;
}

function find(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
