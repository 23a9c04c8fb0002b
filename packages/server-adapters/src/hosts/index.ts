/**
 * Returns the host name in a `Host` header or an address, as a browser reads it: in lower case, without a port and
 * without a trailing dot. An IPv6 address keeps its brackets. Undefined if the text is neither.
 */
export function hostNameOf(text: string): string | undefined {
  const url = text.includes("://") ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, username, password } = new URL(url);
  return username === "" && password === "" ? hostname.replace(/\.$/, "") : undefined;
}

const address = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/** Returns whether an address is a loopback address, which no other machine can reach. */
export function isLoopbackAddress(text: string): boolean {
  return address.test(text);
}

/** Returns whether a host name without a port always means this machine. */
export function isLoopbackHost(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
