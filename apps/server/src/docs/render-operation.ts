import type { Example } from "./examples/example.js";
import { type CodeRow, ownCodes } from "./find-codes.js";
import type { Entry } from "./find-entries.js";
import { type Html, html, prose } from "./html.js";
import { type Answer, nameOfRef, type OpenapiDocument, type Operation, type Schema } from "./openapi-document.js";
import { renderCodes } from "./render-codes.js";
import { renderCurl } from "./render-curl.js";
import { renderEntry } from "./render-entry.js";
import { defaultText, renderSchema, typeText } from "./render-schema.js";

/** Context for rendering an operation. */
interface OperationContext {
  readonly document: OpenapiDocument;
  /** Base address of the document's paths. */
  readonly base: string;
  /** The codes that every operation can answer. */
  readonly shared: readonly CodeRow[];
  readonly example?: Example;
}

/** Renders an operation as a collapsible section. */
export function renderOperation({ id, verbs, path, operation }: Entry, context: OperationContext): Html {
  const { document, base, shared, example } = context;
  const { summary, description, parameters = [], requestBody } = operation;
  const [mediaType = "application/json", body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const target = { verb: verbFor(example, verbs), url: `${base}${path}`, mediaType };
  const head = html`<span class="verb">${verbs.join(", ")}</span> <code>${path}</code> ${prose(summary)}`;
  const types = Object.keys(requestBody?.content ?? {});
  return renderEntry(
    id,
    head,
    html`${description === undefined ? undefined : html`<p>${prose(description)}</p>`}
${needs(operation)}
${example && renderCurl(example, target)}
${parameters.length === 0 ? undefined : html`<h4>Parameters</h4>${parameterTable(id, parameters)}`}
${body && bodyTable(id, body.schema, { forms: verbs.includes("GET") ? [...types, "the query"] : types, document })}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses).map(([status, answer]) => answerRow(status, answer, document))}</tbody></table>
${renderCodes(id, ownCodes(operation, document), shared, operation["x-also-means"])}`,
  );
}

/** Renders the body or arguments, and their media types. The table and each row are targets of links. */
function bodyTable(
  id: string,
  schema: Schema,
  { forms, document }: { readonly forms: readonly string[]; readonly document: OpenapiDocument },
): Html {
  const tableId = argumentsId(id);
  return html`<h4 id="${tableId}">${forms.includes("the query") ? "Arguments" : "Body"}</h4>
<p class="needs">In ${forms.join(", ")}.</p>${renderSchema(resolved(schema, document), tableId)}`;
}

/** Target of links to the arguments of an operation. */
function argumentsId(id: string): string {
  return `${id}.arguments`;
}

/** An example with arguments in the query uses GET if the operation supports it. */
function verbFor(example: Example | undefined, verbs: readonly string[]): string {
  const [first = "GET"] = verbs;
  if (!verbs.includes("GET")) return first;
  return example?.form === undefined && example?.json === undefined ? "GET" : "POST";
}

function needs({ "x-token-types": tokens, "x-scopes": scopes, deprecated }: Operation): Html | undefined {
  const parts = [
    ...(deprecated === true ? ["Deprecated."] : []),
    ...(tokens === undefined || tokens.length === 0 ? [] : [`Tokens: ${tokens.join(", ")}.`]),
    ...(scopes === undefined || scopes.length === 0 ? [] : [`Scopes: ${scopes.join(", ")}.`]),
  ];
  return parts.length === 0 ? undefined : html`<p class="needs">${parts.join(" ")}</p>`;
}

function parameterTable(id: string, parameters: NonNullable<Operation["parameters"]>): Html {
  const rows = parameters.map(({ name, required, schema, content = {}, description }) => {
    const shown = schema ?? Object.values(content)[0]?.schema ?? {};
    return html`<tr id="${argumentsId(id)}.${name}"><td><code>${name}</code>${
      required === true ? html` <span class="required">required</span>` : undefined
    }</td><td>${typeText(shown)}</td><td>${prose(description)}${defaultText(shown)}</td></tr>\n`;
  });
  return html`<table><tbody>\n${rows}</tbody></table>`;
}

/** Resolves a named schema, so that its members are shown where it is used. */
function resolved(schema: Schema, { components }: OpenapiDocument): Schema {
  const named = schema.$ref === undefined ? schema : components.schemas[nameOfRef(schema.$ref)];
  return named ?? schema;
}

/** Renders an answer; the codes of a refusal have a table of their own. */
function answerRow(status: string, answer: Answer, { components }: OpenapiDocument): Html {
  const shown = answer.$ref === undefined ? answer : (components.responses?.[nameOfRef(answer.$ref)] ?? answer);
  const schema = Object.values(shown.content ?? {})[0]?.schema;
  const isRefusal = Number(status) >= 400;
  return html`<tr><td>${status}</td><td>${isRefusal ? "A refusal." : prose(shown.description)}</td><td>${
    schema && typeText(schema)
  }</td></tr>\n`;
}
