import { type Html, html, prose } from "./html.js";
import type { DocumentName, OpenapiDocument } from "./openapi-document.js";
import { type Endpoint, renderOperation } from "./render-operation.js";
import { renderSchema } from "./render-schema.js";

/** Style of every page; it is allowed by its presence in the page alone. */
const style = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem; }
nav a { margin-right: 1rem; } h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; } .verb { display: inline-block; min-width: 4rem; font-weight: 700; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; } .required { font-size: .75em; opacity: .7; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .25rem .5rem;
border-top: 1px solid var(--line); } .needs { opacity: .8; }`;

/** A whole page. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ markup: style }}</style></head>
<body>
${body}
</body></html>
`.markup;
}

/** The page of one document: its operations by subject, then the schemas that they name. */
export function renderDocument(document: OpenapiDocument, name: DocumentName, mount: string): string {
  const { info, servers, components } = document;
  const groups = Map.groupBy(endpoints(document), ({ operation }) => operation.tags?.[0] ?? "other");
  const schemas = Object.entries(components.schemas);
  const body = html`<nav><a href="${mount}">All documents</a><a href="${mount}/openapi/${name}.json">OpenAPI 3.1</a></nav>
<h1>${info.title}</h1>
<p>${prose(info.description)}</p>
<p>Base address: <code>${servers[0]?.url}</code>. Calls carry <code>Authorization: Bearer …</code>.</p>
<nav>${[...groups.keys()].map((tag) => html`<a href="#tag-${tag}">${tag}</a>`)}<a href="#schemas">Schemas</a></nav>
${[...groups].map(([tag, group]) => renderGroup(tag, group, document))}
<h2 id="schemas">Schemas</h2>
${schemas.map(
  ([
    key,
    schema,
  ]) => html`<details id="schema-${key}"><summary><code>${key}</code> ${prose(schema.description)}</summary>
${renderSchema(schema)}</details>\n`,
)}`;
  return page(info.title, body);
}

function renderGroup(tag: string, group: readonly Endpoint[], document: OpenapiDocument): Html {
  return html`<h2 id="tag-${tag}">${tag}</h2>\n${group.map((each) => renderOperation(each, document))}`;
}

function endpoints({ paths }: OpenapiDocument): readonly Endpoint[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb, path, operation })),
  );
}
