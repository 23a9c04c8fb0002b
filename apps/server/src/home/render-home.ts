import { type Html, html } from "../docs/html.js";
import { page } from "../docs/page.js";

/** An endpoint that a server serves: its name and path. */
export interface Served {
  readonly name: string;
  readonly url: string;
}

/** Renders the page at the root of a server without a console. */
export function renderHome(protocols: readonly Served[], docs?: string): string {
  return page("Rollcall", describeServer(protocols, docs));
}

/**
 * Describes what the server is, and links to its endpoints. Paths are relative, so that they work under any address.
 * @param docs path of the reference. Default: there is none
 */
export function describeServer(protocols: readonly Served[], docs?: string): Html {
  const rows = protocols.map(({ name, url }) => html`<tr><td>${name}</td><td><code>${url}</code></td></tr>\n`);
  return html`<h1>Rollcall</h1>
<p>This server is a workspace service: users and groups over SCIM, bots and apps over a Web API. Programs call it with a
token in the header <code>Authorization: Bearer …</code>, which identifies the caller.</p>
${docs === undefined ? undefined : html`<p><a href="${docs}">API reference</a></p>`}
<table><thead><tr><th>protocol</th><th>base path</th></tr></thead><tbody>
${rows}</tbody></table>
<p><a href="/healthz">/healthz</a> reports whether the server is running, <a href="/readyz">/readyz</a> whether it can serve
requests.</p>`;
}
