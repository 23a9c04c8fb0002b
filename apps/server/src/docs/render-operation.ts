import { type Html, html, prose } from "./html.js";
import { type Answer, nameOfRef, type OpenapiDocument, type Operation, type Schema } from "./openapi-document.js";
import { defaultText, renderSchema, typeText } from "./render-schema.js";

/** One operation with its verb and path. */
export interface Endpoint {
  readonly verb: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Everything there is to know of an operation, folded away under one line. */
export function renderOperation({ verb, path, operation }: Endpoint, document: OpenapiDocument): Html {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return html`<details id="${operationId}"><summary><span class="verb">${verb.toUpperCase()}</span>
<code>${path}</code> ${prose(summary)}</summary>
${description === undefined ? undefined : html`<p>${prose(description)}</p>`}
${needs(operation)}
${parameters.length === 0 ? undefined : html`<h4>Parameters</h4>${parameterTable(parameters)}`}
${body === undefined ? undefined : html`<h4>Body: ${Object.keys(requestBody?.content ?? {}).join(", ")}</h4>${resolved(body, document)}`}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses).map(([status, answer]) => answerRow(status, answer, document))}</tbody></table>
</details>\n`;
}

function needs({ "x-token-types": tokens, "x-scopes": scopes, deprecated }: Operation): Html | undefined {
  const parts = [
    ...(deprecated === true ? ["Deprecated."] : []),
    ...(tokens === undefined || tokens.length === 0 ? [] : [`Tokens: ${tokens.join(", ")}.`]),
    ...(scopes === undefined || scopes.length === 0 ? [] : [`Scopes: ${scopes.join(", ")}.`]),
  ];
  return parts.length === 0 ? undefined : html`<p class="needs">${parts.join(" ")}</p>`;
}

function parameterTable(parameters: NonNullable<Operation["parameters"]>): Html {
  const rows = parameters.map(
    ({ name, required, schema, description }) =>
      html`<tr><td><code>${name}</code>${
        required === true ? html` <span class="required">required</span>` : undefined
      }</td><td>${typeText(schema)}</td><td>${prose(description)}${defaultText(schema)}</td></tr>\n`,
  );
  return html`<table><tbody>\n${rows}</tbody></table>`;
}

/** A schema that is named is shown where it is used, since a reader wants its members. */
function resolved(schema: Schema, { components }: OpenapiDocument): Html {
  const named = schema.$ref === undefined ? schema : components.schemas[nameOfRef(schema.$ref)];
  return renderSchema(named ?? schema);
}

function answerRow(status: string, answer: Answer, { components }: OpenapiDocument): Html {
  const shown = answer.$ref === undefined ? answer : (components.responses?.[nameOfRef(answer.$ref)] ?? answer);
  const schema = Object.values(shown.content ?? {})[0]?.schema;
  return html`<tr><td>${status}</td><td>${prose(shown.description)}</td><td>${schema && typeText(schema)}</td></tr>\n`;
}
