const address = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/** Whether an address is one of this machine's own, that no other machine reaches. */
export function isLoopbackAddress(text: string): boolean {
  return address.test(text);
}

/** Whether the name of a host, without a port, always means this machine. */
export function isLoopbackHost(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
