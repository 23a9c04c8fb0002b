import { type Html, html } from "./html.js";
import { docsMount } from "./serve-docs.js";

/** Style of every page, as inline CSS, with the colors of the console. */
const style = `:root { color-scheme: light dark; --bg: light-dark(#fbfbfa, #141517); --panel: light-dark(#ffffff, #1a1c1f);
--sunken: light-dark(#f4f4f1, #101113); --line: light-dark(#e4e4df, #2b2e33); --line-strong: light-dark(#c9c9c2, #464b52);
--text: light-dark(#1c1e21, #e8e9eb); --muted: light-dark(#5d6168, #a3a8b0); --accent: light-dark(#1f6f54, #6cc9a8);
--link: light-dark(#175cc0, #86b6ff); --mark: light-dark(#fdf3d0, #3a3318); }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
html { overflow-x: clip; }
body { background: var(--bg); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; margin: 0 auto; max-width: 68rem; padding: 1rem; }
.top { align-items: center; margin: -1rem calc(50% - 50vw) 1rem; background: var(--panel); border-bottom: 1px solid var(--line); display: flex; gap: 1rem;
min-height: 48px; padding: 0 12px; } .top a { color: var(--muted); text-decoration: none; } .top a:hover { text-decoration: underline; }
.top .brand { align-items: center; color: var(--text); display: flex; font-weight: 700; gap: 8px; } .top .brand:before { background:
var(--accent); border-radius: 5px; content: ""; height: 22px; width: 22px; } .top .back { margin-left: auto; }
a { color: var(--link); }
[hidden] { display: none !important; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; }
h1, h2 { overflow-wrap: anywhere; } h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; border-bottom: 1px solid var(--line); }
details { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } .verb { color: var(--accent); display: inline-block; font-size: .85em; font-weight: 700; min-width: 4rem; }
details { scroll-margin-top: 4rem; } .inside, tr { scroll-margin-top: 7rem; } tr.target { background: var(--mark); } a { overflow-wrap: anywhere; }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; } .required { color: var(--muted); font-size: .75em; }
pre { background: var(--sunken); white-space: pre-wrap; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .25rem .5rem;
border-top: 1px solid var(--line); } .needs { color: var(--muted); }
.filter { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; position: sticky; top: 0; padding: .5rem 0;
background: var(--bg); } .filter input { background: var(--panel); border: 1px solid var(--line-strong); border-radius: 6px;
color: inherit; font: inherit; padding: .3rem .6rem; min-width: 0; flex: 1 1 12rem; max-width: 30rem; }
.list { padding: 0; list-style: none; } .list li { border-top: 1px solid var(--line); padding: .35rem 0; }
.cards { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); list-style: none; padding: 0; }
.cards li { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; } .cards p { margin: .3rem 0 0; }
.cards li > a { font-weight: 650; }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; border-top: 1px solid var(--line); padding: .3rem 0; }
td { display: block; border: 0; padding: 0 .25rem; } }`;

/** Renders a page of the reference: below the bar of the console, with the way back. */
export function docsPage(title: string, body: Html): string {
  return page(
    title,
    html`<header class="top"><a class="brand" href="/">Rollcall</a><a href="${docsMount}">API reference</a><a class="back" href="/">Back to the server</a></header>
${body}`,
  );
}

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
