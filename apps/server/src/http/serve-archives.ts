import type { FetchHandler } from "@rollcall/server-adapters/node";
import { archivesPath } from "@rollcall/service";

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Conversation and `ts` without its dot. */
const pages = /^\/([A-Z][A-Z0-9]{1,63})\/p(\d{10})(\d{6})$/;

/** The message that a permalink names. */
interface Permalinked {
  readonly channel: string;
  readonly ts: string;
}

/** Reads the path of a permalink. Undefined if it is none. */
export function readPermalink(pathname: string): Permalinked | undefined {
  const [, channel, seconds, microseconds] = pages.exec(pathname.slice(archivesPath.length)) ?? [];
  return channel === undefined ? undefined : { channel, ts: `${seconds}.${microseconds}` };
}

/**
 * Creates the handler of the pages that permalinks of messages lead to. A page needs no token, so it only says how to read the message
 * with one. It is the same for a message that exists and for one that does not.
 */
export function createArchives(webapiMount: string): FetchHandler {
  return async ({ url, method }) => {
    if (method !== "GET" && method !== "HEAD") return new Response("Method Not Allowed\n", { status: 405 });
    const { origin, pathname } = new URL(url);
    const named = readPermalink(pathname);
    if (named === undefined) return new Response("Not Found\n", { status: 404 });
    const { channel, ts } = named;
    const address = `${origin}${webapiMount}/conversations.replies?channel=${channel}&ts=${ts}`;
    return new Response(toPage(channel, ts, address), { headers });
  };
}

function toPage(channel: string, ts: string, address: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Message in ${escapeHtml(channel)}</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } pre { background: #f4f4f4; padding: 1rem; overflow: auto }</style>
<h1>A message in ${escapeHtml(channel)}</h1>
<p>This link names the message <code>${escapeHtml(ts)}</code> of the conversation <code>${escapeHtml(channel)}</code>.</p>
<p>The page shows no messages, because it needs no token. To read the message, send a token of a user or bot that is in the
conversation:</p>
<pre>curl -H "Authorization: Bearer TOKEN" \\
  "${escapeHtml(address)}"</pre>
</html>
`;
}

/** Text as HTML, in which nothing is markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
