import type { FetchHandler } from "@rollcall/server-adapters/node";
import { archivesPath, filePagePaths } from "@rollcall/service";

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

/** Reads the path of a link to a conversation. Undefined if it is none. */
export function readChannelLink(pathname: string): string | undefined {
  return /^\/([A-Z][A-Z0-9]{1,63})\/?$/.exec(pathname.slice(archivesPath.length))?.[1];
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
    const title = `A message in ${channel}`;
    const names = `This link names the message <code>${ts}</code> of the conversation <code>${channel}</code>.`;
    return new Response(toPage({ title, names, address, what: "message", wanted: "is in the conversation" }), {
      headers,
    });
  };
}

/** Paths below those of the kinds: two identifiers, and for an uploaded file its name. */
const filePages = new RegExp(
  `^(${Object.values(filePagePaths).join("|")})/[A-Z][A-Z0-9]{1,63}/(F[A-Z0-9]{1,63})(?:/[^/]+)?(?:/edit)?/?$`,
);

/** Reads the path of the permalink of a file, a List or a canvas. Undefined if it is none. */
export function readFilePermalink(pathname: string): { readonly path: string; readonly file: string } | undefined {
  const [, path, file] = filePages.exec(pathname) ?? [];
  return path === undefined || file === undefined ? undefined : { path, file };
}

/**
 * Creates the handler of the pages that permalinks of files, Lists and canvases lead to. Like those of messages, they only say how
 * to read the file.
 * @param others answers paths of the reference, which begin as those of canvases do
 */
export function createFilePages(webapiMount: string, others: FetchHandler): FetchHandler {
  return async (request, connection) => {
    const { origin, pathname } = new URL(request.url);
    const { file } = readFilePermalink(pathname) ?? {};
    if (file === undefined) return others(request, connection);
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method Not Allowed\n", { status: 405 });
    const address = `${origin}${webapiMount}/files.info?file=${file}`;
    const names = `This link names the file <code>${file}</code>.`;
    const page = toPage({ title: `The file ${file}`, names, address, what: "file", wanted: "sees the file" });
    return new Response(page, { headers });
  };
}

/** Texts of a page, which are HTML: identifiers that a path matched contain no markup. */
interface Page {
  readonly title: string;
  /** The sentence about the link. */
  readonly names: string;
  /** Address of the call that reads it. */
  readonly address: string;
  readonly what: string;
  /** The end of "a token of a user or bot that …". */
  readonly wanted: string;
}

function toPage({ title, names, address, what, wanted }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } pre { background: #f4f4f4; padding: 1rem; overflow: auto }</style>
<h1>${title}</h1>
<p>${names}</p>
<p>The page shows no ${what}s, because it needs no token. To read the ${what}, send a token of a user or bot that ${wanted}:</p>
<pre>curl -H "Authorization: Bearer TOKEN" \\
  "${escapeHtml(address)}"</pre>
</html>
`;
}

/** Text as HTML, in which nothing is markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
