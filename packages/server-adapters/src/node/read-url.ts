import type { IncomingMessage } from "node:http";

/** A target that is the same in a URL. */
const plainTarget = /^\/[!#$&-;=?-[\]_a-z~]*$/;
const dotSegment = /\/\.\.?(?:[/?#]|$)/;
/** A host that is the same in a URL. Others may have an invalid port, or the default one of a scheme. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

/** The absolute address of a request; undefined if its target and its host do not form one. */
export function readUrl({ url: target = "", headers, socket }: IncomingMessage): string | undefined {
  if (/^https?:\/\//.test(target)) return hasBackslash(target) ? undefined : hrefOf(target);
  if (!target.startsWith("/")) return undefined;
  // A client of HTTP/1.0 may leave out the host.
  const host = headers.host || "localhost";
  const url = `${"encrypted" in socket ? "https" : "http"}://${host}${target}`;
  if (plainHost.test(host) && plainTarget.test(target) && !dotSegment.test(target)) return url;
  return hasBackslash(target) || !isHost(host, url) ? undefined : hrefOf(url);
}

/** A URL would take a backslash in the path for a slash. */
function hasBackslash(target: string): boolean {
  const at = target.indexOf("\\");
  const query = target.indexOf("?");
  return at !== -1 && (query === -1 || at < query);
}

function hrefOf(url: string): string | undefined {
  return URL.parse(url)?.href;
}

/** Whether a URL ends the host where the header does. */
function isHost(host: string, url: string): boolean {
  return URL.parse(url)?.hostname === host.replace(/:\d+$/, "").toLowerCase();
}
