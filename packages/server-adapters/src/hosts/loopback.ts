const address = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/** Returns whether an address is a loopback address, which no other machine can reach. */
export function isLoopbackAddress(text: string): boolean {
  return address.test(text);
}

/** Returns whether a host name without a port always means this machine. */
export function isLoopbackHost(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
