import { t as html } from "./html.js";
import { t as page } from "./render-page.js";
// src/home/render-home.ts
function renderHome(protocols, docs) {
	return page("Rollcall", describeServer(protocols, docs));
}
function describeServer(protocols, docs) {
	const rows = protocols.map(({ name, url }) => html`<tr><td>${name}</td><td><code>${url}</code></td></tr>\n`);
	return html`<h1>Rollcall</h1>
<p>This server is a workspace service: users and groups over SCIM, bots and apps over a Web API. Programs call it with a
token in the header <code>Authorization: Bearer \u2026</code>, which identifies the caller.</p>
<p><a href="${docs}">API reference</a></p>
<table><thead><tr><th>protocol</th><th>base path</th></tr></thead><tbody>
${rows}</tbody></table>
<p><a href="/healthz">/healthz</a> reports whether the server is running, <a href="/readyz">/readyz</a> whether it can serve
requests.</p>`;
}
export { renderHome as n, describeServer as t };
