import type { Examples } from "./examples/example.js";
import { ownCodes, sharedCodes } from "./find-codes.js";
import type { Entry } from "./find-entries.js";
import { type Html, html, prose } from "./html.js";
import type { DocumentName, OpenapiDocument } from "./openapi-document.js";
import { docsPage, scriptFor } from "./page.js";
import { codeTable, renderEntry, renderOperation, renderSchema, sharedCodesId } from "./render-operation.js";
import { docsMount } from "./serve-docs.js";

/** A document, and what pages say about it. */
export interface Documented {
  readonly name: DocumentName;
  readonly document: OpenapiDocument;
  readonly examples: Examples;
  /** Origin of the server in addresses. The script of the pages replaces it by the origin of the page. */
  readonly origin: string;
}

/** A page with some operations and schemas of a document. */
interface Part {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Names of schemas. */
  readonly schemas: readonly string[];
  /** Path of the page with a schema that is not on this one, in the folder of the pages. */
  readonly pageOf?: (schema: string) => string;
  /** Page that links to this one. Default: none. */
  readonly parent?: { readonly path: string; readonly title: string };
}

/** Renders a page: operations by subject, the shared codes, and schemas. */
export function renderPart(documented: Documented, part: Part): string {
  const { document } = documented;
  const groups = groupByTag(part.entries);
  const links = [
    ...[...groups.keys()].map((tag) => [`tag-${tag}`, tag] as const),
    [sharedCodesId, "Common codes"] as const,
    ...(part.schemas.length === 0 ? [] : [["schemas", "Schemas"] as const]),
  ];
  const schemas = part.schemas.map((name) => {
    const schema = document.components.schemas[name] ?? {};
    return renderEntry(`schema-${name}`, html`<code>${name}</code> ${prose(schema.description)}`, renderSchema(schema));
  });
  const body = html`${renderTop(documented, part)}
<nav>${links.map(([id, text]) => html`<a href="#${id}">${text}</a>`)}</nav>
${filter}
${[...groups].map(([tag, entries]) => renderGroup(tag, entries, documented))}
<section><h2>Common codes</h2>
${renderEntry(sharedCodesId, html`Error codes that every call can answer.`, codeTable(sharedCodesId, sharedCodes(document)))}</section>
${schemas.length === 0 ? undefined : html`<section><h2 id="schemas">Schemas</h2>\n${schemas}</section>`}
${scriptFor(documented.origin)}`;
  return docsPage(part.title, linkSchemas(body, part));
}

/** Renders the page that lists all operations of a document, with the paths of their own pages. */
export function renderList(
  documented: Documented,
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
): string {
  const { name, document, origin } = documented;
  const groups = groupByTag(entries);
  const sections = [...groups].map(([tag, group]) => {
    const rows = group.map((entry) => renderRow(entry, pathOf(entry), document));
    return html`<section><h2 id="tag-${tag}">${tag}</h2>\n<ul class="list">\n${rows}</ul></section>`;
  });
  const { title } = document.info;
  const body = html`${renderTop(documented, { title })}
<nav>${[...groups.keys()].map((tag) => html`<a href="#tag-${tag}">${tag}</a>`)}
<a id="schemas" href="${docsMount}/${name}/${schemasPage}">Schemas</a></nav>
${filter}
${sections}
${scriptFor(origin)}`;
  return docsPage(title, body);
}

/** Last part of the path of the page of the schemas that several pages use. */
export const schemasPage = "schemas";

/** The filter of a page, which the script shows. */
export const filter = html`<form class="filter" hidden><input type="search" aria-label="Filter" placeholder="Filter by name, words or code"><output></output></form>`;

function renderTop({ name, document, origin }: Documented, { title, parent }: Pick<Part, "title" | "parent">): Html {
  const { info, servers } = document;
  const up = parent && html`<a href="${docsMount}/${parent.path}">${parent.title}</a>`;
  return html`${topNav(html`${up}<a href="${docsMount}/openapi/${name}.json">OpenAPI 3.1</a>`)}
<h1>${title}</h1>
${parent === undefined ? html`<p>${prose(info.description)}</p>` : undefined}
<p>Base address: <code>${origin}${servers[0]?.url}</code>. ${name === "control" ? controlAccess : callAccess}</p>`;
}

const callAccess = html`Send the token in the header <code>Authorization: Bearer …</code>. The
<code>curl</code> commands use tokens and identifiers of the demo world.`;

const controlAccess = html`A server with a control token wants it in the header <code>Authorization: Bearer …</code>. Other
servers accept calls from their own machine.`;

/** Links to other documents, above the title of a page. */
export function topNav(links: Html): Html {
  return html`<nav><a href="${docsMount}">All documents</a>${links}</nav>`;
}

function groupByTag(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  return Map.groupBy(entries, ({ operation }) => operation.tags?.[0] ?? "other");
}

function renderGroup(tag: string, entries: readonly Entry[], { document, origin, examples }: Documented): Html {
  const shared = sharedCodes(document);
  const base = `${origin}${document.servers[0]?.url ?? ""}`;
  const shown = entries.map((entry) => {
    const example = examples[entry.id];
    return renderOperation(entry, { document, base, shared, ...(example && { example }) });
  });
  return html`<section><h2 id="tag-${tag}">${tag}</h2>\n${shown}</section>`;
}

/** Renders the row of an operation. The filter also finds it by its codes. */
function renderRow({ id, verbs, path, operation }: Entry, page: string, document: OpenapiDocument): Html {
  const codes = ownCodes(operation, document).map(({ code }) => code);
  return html`<li class="entry" id="${id}" data-codes="${codes.join(" ")}"><span class="verb">${verbs.join(", ")}</span>
<a href="${docsMount}/${page}#${id}"><code>${path}</code></a> ${prose(operation.summary)}</li>\n`;
}

/** Lets links to schemas lead to the pages that have them. */
export function linkSchemas({ markup }: Html, { schemas, pageOf }: Pick<Part, "schemas" | "pageOf">): Html {
  if (pageOf === undefined) return { markup };
  const own = new Set(schemas);
  return {
    markup: markup.replaceAll(/href="#schema-([^"]+)"/g, (link, name: string) =>
      own.has(name) ? link : `href="${docsMount}/${pageOf(name)}#schema-${name}"`,
    ),
  };
}
