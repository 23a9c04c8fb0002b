import type { Examples } from "./examples/example.js";
import { sharedCodes } from "./find-codes.js";
import { type Entry, findEntries } from "./find-entries.js";
import { type Html, html, prose } from "./html.js";
import type { DocumentName, OpenapiDocument } from "./openapi-document.js";
import { codeTable, sharedCodesId } from "./render-codes.js";
import { renderEntry } from "./render-entry.js";
import { renderOperation } from "./render-operation.js";
import { renderSchema } from "./render-schema.js";

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

/** Input of the page of a document. */
interface PageOptions {
  readonly name: DocumentName;
  /** Path prefix of all pages. */
  readonly mount: string;
  /** Address of the server. */
  readonly origin: string;
  readonly examples: Examples;
}

/** Renders the page of a document: its operations by subject, the shared codes, and the named schemas. */
export function renderDocument(document: OpenapiDocument, options: PageOptions): string {
  const { info, servers, components } = document;
  const { name, mount, origin } = options;
  const groups = Map.groupBy(findEntries(document), ({ operation }) => operation.tags?.[0] ?? "other");
  const schemas = Object.entries(components.schemas).map(([key, schema]) =>
    renderEntry(`schema-${key}`, html`<code>${key}</code> ${prose(schema.description)}`, renderSchema(schema)),
  );
  const base = `${origin}${servers[0]?.url ?? ""}`;
  const links = [
    ...[...groups.keys()].map((tag) => [`tag-${tag}`, tag] as const),
    [sharedCodesId, "Common codes"] as const,
  ];
  const body = html`<nav><a href="${mount}">All documents</a><a href="${mount}/openapi/${name}.json">OpenAPI 3.1</a></nav>
<h1>${info.title}</h1>
<p>${prose(info.description)}</p>
<p>Base address: <code>${base}</code>. Send the token in the header <code>Authorization: Bearer …</code>. The <code>curl</code>
commands use tokens and identifiers of the demo world.</p>
<nav>${links.map(([id, text]) => html`<a href="#${id}">${text}</a>`)}<a href="#schemas">Schemas</a></nav>
<form class="filter" hidden><input type="search" aria-label="Filter" placeholder="Filter by name, words or code"><output></output></form>
${[...groups].map(([tag, group]) => renderGroup(tag, group, document, { ...options, base }))}
<section><h2>Common codes</h2>
${renderEntry(sharedCodesId, html`Error codes that every call can answer.`, codeTable(sharedCodesId, sharedCodes(document)))}</section>
<section><h2 id="schemas">Schemas</h2>
${schemas}</section>
<script src="${mount}/reference.js" defer></script>`;
  return page(info.title, body);
}

function renderGroup(
  tag: string,
  group: readonly Entry[],
  document: OpenapiDocument,
  { base, examples }: PageOptions & { readonly base: string },
): Html {
  const shared = sharedCodes(document);
  const shown = group.map((entry) => {
    const example = examples[entry.id];
    return renderOperation(entry, { document, base, shared, ...(example && { example }) });
  });
  return html`<section><h2 id="tag-${tag}">${tag}</h2>\n${shown}</section>`;
}
