import { t as html } from "./html.js";
import { createHash } from "node:crypto";
// src/oauth/page.ts
const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; padding: .5rem 1rem; }
ul { padding-left: 1.2rem; } li { margin: .25rem 0; } label { display: block; padding: .25rem 0; }
.people { list-style: none; padding: 0; } .people button { width: 100%; text-align: left; }
button, input[type=text] { font: inherit; padding: .5rem .9rem; border: 1px solid GrayText; border-radius: 8px; }
input[type=text] { box-sizing: border-box; width: 100%; } button { cursor: pointer; min-height: 2.75rem; }
.choice { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.main { background: #14532d; border-color: #14532d; color: #fff; } code { font: .9em ui-monospace, monospace; }`;
const styleHash = createHash("sha256").update(style).digest("base64");
function createPage({ title, body, status = 200, leadsTo, cookie }) {
	const text = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: style }}</style></head>
<body><main>
${body}
</main></body></html>
`.markup;
	const forms = leadsTo === void 0 ? "'self'" : `'self' ${leadsTo}`;
	return new Response(text, {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
			"cross-origin-opener-policy": "same-origin",
			"referrer-policy": "same-origin",
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			...cookie !== void 0 && { "set-cookie": cookie }
		}
	});
}
function refusePage(form, { status, sentence, error }) {
	const title = form === "signIn" ? "You cannot sign in to the app" : "The app cannot be installed";
	const code = error === void 0 ? void 0 : html`<p>Code: <code>${error}</code></p>`;
	return createPage({
		title,
		body: html`<h1>${title}</h1>
<p>${sentence}</p>
${code}`,
		status
	});
}
export { refusePage as n, createPage as t };
