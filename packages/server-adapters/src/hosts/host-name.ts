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
