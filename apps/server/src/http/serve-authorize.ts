import type { FetchHandler } from "@rollcall/server-adapters/node";
import { tokenPrefixes } from "@rollcall/service";
import { escapeHtml } from "./escape-html.js";

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  // The page shows text from the URL, which anyone can write, so nothing in it may run.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Serves the page that `apps.manifest.create` links to: how to install the app in this server. */
export const serveAuthorize: FetchHandler = async ({ url, method }) => {
  if (method !== "GET" && method !== "HEAD") return new Response("Method Not Allowed\n", { status: 405 });
  const { searchParams } = new URL(url);
  const scopes = ["scope", "user_scope"].map((name) => (searchParams.get(name) ?? "").split(",").filter(Boolean));
  return new Response(toPage(searchParams.get("client_id") ?? "", scopes[0] ?? [], scopes[1] ?? []), { headers });
};

function toPage(clientId: string, bot: readonly string[], user: readonly string[]): string {
  const tokens = [
    ...(bot.length > 0 ? [toToken("bot", "user: my-bot # a user with bot_of: My App", bot)] : []),
    ...(user.length > 0 ? [toToken("user", "user: ada.lovelace\n    app: My App", user)] : []),
  ];
  const sample = tokens.length > 0 ? tokens.join("") : toToken("user", "user: ada.lovelace\n    app: My App", []);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Install an app</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem } pre { background: #f4f4f4; padding: 1rem; overflow: auto }</style>
<h1>Install an app</h1>
<p>The app with the client identifier <code>${escapeHtml(clientId)}</code> requests installation.</p>
<p>There is nothing to click: on this server, an installation is part of the world. Add the app's tokens under
<code>tokens</code> in the world file, and start the server with it (<code>--world FILE</code>) on an empty database.</p>
<pre>tokens:
${escapeHtml(sample)}</pre>
</html>
`;
}

function toToken(kind: "bot" | "user", holder: string, scopes: readonly string[]): string {
  return `  - token: ${tokenPrefixes[kind]}of-your-choice
    kind: ${kind}
    ${holder}
    scopes: [${scopes.map((scope) => JSON.stringify(scope)).join(", ")}]
    installation: { installer: ada.lovelace }
`;
}
