import { type Html, html } from "./html.js";
import { docsMount } from "./serve-docs.js";

/** Style of every page, as inline CSS. */
const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem; }
[hidden] { display: none !important; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; }
h1, h2 { overflow-wrap: anywhere; } h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } .verb { display: inline-block; min-width: 4rem; font-weight: 700; }
details { scroll-margin-top: 4rem; } .inside, tr { scroll-margin-top: 7rem; } tr.target { background: Mark; color: MarkText; } a { overflow-wrap: anywhere; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; } .required { font-size: .75em; opacity: .7; }
pre { white-space: pre-wrap; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .25rem .5rem;
border-top: 1px solid var(--line); } .needs { opacity: .8; }
.filter { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; position: sticky; top: 0; padding: .5rem 0;
background: Canvas; } .filter input { font: inherit; padding: .3rem .5rem; min-width: 0; flex: 1 1 12rem; max-width: 30rem; }
.list { padding: 0; list-style: none; } .list li { padding: .2rem 0; }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; border-top: 1px solid var(--line); padding: .3rem 0; }
td { display: block; border: 0; padding: 0 .25rem; } }`;

/** Renders a page. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: style }}</style></head>
<body>
${body}
</body></html>
`.markup;
}

/** Loads the script of the pages. */
export function scriptFor(origin: string): Html {
  return html`<script src="${docsMount}/reference.js" data-origin="${origin}" defer></script>`;
}
