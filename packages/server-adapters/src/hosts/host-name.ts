/**
 * The name of the host that a `Host` header or an address means, as a browser reads it: in lower case, without a port
 * and without a dot at its end. An IPv6 address keeps its brackets. Undefined where the text is neither.
 */
export function hostNameOf(text: string): string | undefined {
  const url = text.includes("://") ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, username, password } = new URL(url);
  return username === "" && password === "" ? hostname.replace(/\.$/, "") : undefined;
}
