import { hooksUrlOf } from "@rollcall/service";
import { loadMethods, type MethodErrorDefinition } from "@rollcall/webapi-core";
import { hooks } from "../default-hooks.js";
import type { Example } from "./examples/example.js";
import { type CodeRow, ownCodes } from "./find-codes.js";
import type { Entry } from "./find-entries.js";
import { type Html, html, prose } from "./html.js";
import { type Answer, nameOfRef, type OpenapiDocument, type Operation, type Schema } from "./openapi-document.js";
import { docsPage, scriptFor } from "./page.js";
import { renderCurl } from "./render-curl.js";
import { docsMount } from "./serve-docs.js";

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

/** Target of links to the codes that every operation can answer. */
export const sharedCodesId = "common-codes";

/** Renders the codes of an operation: its own, additional meanings of common ones, and a link to the rest. */
function renderCodes(
  id: string,
  own: readonly CodeRow[],
  shared: readonly CodeRow[],
  alsoMeans: Readonly<Record<string, string>> = {},
): Html {
  const also = shared.flatMap((row) => {
    const meaning = alsoMeans[row.code];
    return meaning === undefined ? [] : [{ ...row, meaning }];
  });
  return html`<h4>Error codes</h4>
${own.length + also.length === 0 ? undefined : codeTable(id, [...own, ...also])}
<p>Every call can also answer the <a href="#${sharedCodesId}">common codes</a>.</p>`;
}

/** Renders a table of codes. Each is the target of a link: the id of its entry, a dot and the code. */
export function codeTable(id: string, rows: readonly CodeRow[]): Html {
  const cells = rows.map(
    ({ status, code, meaning }) =>
      html`<tr id="${id}.${code}"><td class="code"><code>${code}</code></td><td>${status}</td><td>${prose(meaning)}</td></tr>\n`,
  );
  return html`<table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>\n${cells}</tbody></table>`;
}

/**
 * Renders the members of an object as a table, and the type of any other schema.
 * @param id if given, each row is the target of a link: the id, a dot and the name
 */
export function renderSchema(schema: Schema, id?: string): Html {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return html`<p>${typeText(schema)}</p>`;
  const rows = entries.map(
    ([
      name,
      member,
    ]) => html`<tr${id === undefined ? undefined : html` id="${id}.${name}"`}><td><code>${name}</code>${requiredMark(schema, name)}</td>
<td>${typeText(member)}</td><td>${prose(member.description)}${defaultText(member)}</td></tr>\n`,
  );
  return html`<table><thead><tr><th>name</th><th>type</th><th>meaning</th></tr></thead><tbody>\n${rows}</tbody></table>`;
}

function requiredMark({ required }: Schema, name: string): Html | undefined {
  return required?.includes(name) === true ? html` <span class="required">required</span>` : undefined;
}

/** The default value. */
function defaultText(schema: Schema): Html | undefined {
  return schema.default === undefined ? undefined : html` Default: <code>${JSON.stringify(schema.default)}</code>.`;
}

/** Describes the type of a value, with links to named schemas. */
function typeText(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOfRef(schema.$ref);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const cases = schema.oneOf ?? schema.anyOf;
  if (cases !== undefined) return html`${joined(cases.map(typeText), " or ")}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    const words = schema.enum.map((each) => html`<code>${String(each)}</code>`);
    return html`${joined(words, ", ")}`;
  }
  if (schema.type === "array" && schema.items !== undefined) return html`list of ${typeText(schema.items)}`;
  if (schema.properties !== undefined) {
    return html`object with ${joined(
      Object.keys(schema.properties).map((name) => html`<code>${name}</code>`),
      ", ",
    )}`;
  }
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["any value"]);
  return html`${types.join(" or ")}${schema.format === undefined ? undefined : ` (${schema.format})`}`;
}

function joined(parts: readonly Html[], between: string): readonly (Html | string)[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]));
}

/**
 * Renders a collapsible section. The `id` is on the content, because a browser opens the section that contains the
 * target of a link.
 */
export function renderEntry(id: string, head: Html, inside: Html): Html {
  return html`<details class="entry"><summary>${head}</summary>
<div class="inside" id="${id}">
${inside}
<p><a href="#${id}">Link to this entry</a></p>
</div></details>\n`;
}

/** Last part of the path of the page of hooks. */
export const hooksPage = "hooks";

/**
 * Renders the page of hooks from their definitions. Their answers are plain text, which no OpenAPI document describes.
 * @param origin origin of the server in addresses
 */
export async function renderHooks(origin: string): Promise<string> {
  const { methods, errors, bodyField } = await loadMethods(hooks);
  if (bodyField === undefined) throw new Error("The hooks define no form field for their body");
  const shared = rowsOf(errors);
  const entries = Object.values(methods).map(({ wireName, description, argumentTable, errors: own }) => {
    const rows = Object.values(argumentTable).map(
      ({ wireName: key, form }) =>
        html`<tr><td><code>${key}</code></td><td>${form === "object" ? "JSON" : form}</td></tr>\n`,
    );
    return renderEntry(
      wireName,
      html`<span class="verb">POST</span> <code>${wireName}</code> ${prose(description)}`,
      html`<h4>Body</h4>
<p class="needs">As JSON, whatever the Content-Type is, or as JSON in the field <code>${bodyField}</code> of a form.</p>
<table><tbody>\n${rows}</tbody></table>
${renderCodes(wireName, rowsOf(own), shared)}`,
    );
  });
  const body = html`<nav><a href="${docsMount}">All documents</a><a href="#${sharedCodesId}">Common codes</a></nav>
<h1>Hooks</h1>
<p>Base address: <code>${hooksUrlOf(origin)}</code>. The address is the credential: no call has a token.</p>
<section><h2>Addresses</h2>\n${entries}</section>
<section><h2>Common codes</h2>
${renderEntry(sharedCodesId, html`Error codes that every address can answer.`, codeTable(sharedCodesId, shared))}</section>
${scriptFor(origin)}`;
  return docsPage("Hooks", body);
}

function rowsOf(errors: Readonly<Record<string, MethodErrorDefinition>>): readonly CodeRow[] {
  return Object.values(errors).map(({ wireName, status = 200, meaning }) => ({
    code: wireName,
    status: String(status),
    meaning,
  }));
}
