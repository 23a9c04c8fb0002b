import { createHash } from "node:crypto";
import type { AuthorizeForm } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";

/** Style of the pages, as inline CSS. */
const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; padding: .5rem 1rem; }
ul { padding-left: 1.2rem; } li { margin: .25rem 0; } label { display: block; padding: .25rem 0; }
.people { list-style: none; padding: 0; } .people button { width: 100%; text-align: left; }
button, input[type=text], input[type=password] { font: inherit; padding: .5rem .9rem; border: 1px solid GrayText; border-radius: 8px; }
input[type=text], input[type=password] { box-sizing: border-box; width: 100%; } button { cursor: pointer; min-height: 2.75rem; }
.choice { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.main { background: #14532d; border-color: #14532d; color: #fff; } code { font: .9em ui-monospace, monospace; }`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** A page and its status. */
interface PageOptions {
  readonly title: string;
  readonly body: Html;
  /** Default: 200. */
  readonly status?: number;
  /** Source of the pages to which a form of the page may lead, besides its own site; `*` for any. */
  readonly leadsTo?: string;
  /** Cookie to set. */
  readonly cookie?: string;
}

/** Creates the answer with a page. It runs no script, loads nothing, and no other page can embed it. */
export function createPage({ title, body, status = 200, leadsTo, cookie }: PageOptions): Response {
  const text = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: style }}</style></head>
<body><main>
${body}
</main></body></html>
`.markup;
  const forms = leadsTo === undefined ? "'self'" : `'self' ${leadsTo}`;
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
      "cross-origin-opener-policy": "same-origin",
      // The address has the state of the app. Without any referrer, browsers would not say where a form comes from.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      ...(cookie !== undefined && { "set-cookie": cookie }),
    },
  });
}

/** The reason why a page is not shown. */
interface PageRefusal {
  readonly status: number;
  readonly sentence: string;
  /** Default: none. */
  readonly error?: string;
}

/** Creates the page that refuses a request with a sentence. */
export function refusePage(form: AuthorizeForm, { status, sentence, error }: PageRefusal): Response {
  const title = form === "signIn" ? "You cannot sign in to the app" : "The app cannot be installed";
  const code = error === undefined ? undefined : html`<p>Code: <code>${error}</code></p>`;
  const body = html`<h1>${title}</h1>
<p>${sentence}</p>
${code}`;
  return createPage({ title, body, status });
}
