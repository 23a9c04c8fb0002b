import { type Html, html, prose } from "./html.js";
import { type AsyncapiDocument, type AsyncapiMessage, nameOfRef, type Schema } from "./openapi-document.js";
import { docsPage, scriptFor } from "./page.js";
import { renderEntry, renderSchema } from "./render-operation.js";
import { filter, linkSchemas, topNav } from "./render-page.js";
import { docsMount } from "./serve-docs.js";

/** Path of the page with what apps receive. */
export const eventsPage = "events";

const schemasPath = `${eventsPage}/schemas`;

/** Renders the pages of what apps receive: events, acts of people and commands, and the schemas that they use. */
export function renderEvents(document: AsyncapiDocument, origin: string): readonly (readonly [string, string])[] {
  const { info, channels, components } = document;
  const sections = Object.entries(channels).map(([id, { title, description, messages }]) => {
    const entries = Object.values(messages).map((message) => renderMessage(message, components.schemas));
    return html`<section><h2 id="tag-${id}">${title}</h2>\n<p>${prose(description)}</p>\n${entries}</section>`;
  });
  const shown = Object.values(channels).flatMap(({ messages }) =>
    Object.values(messages).map((message) => bodyOf(message) ?? message.name),
  );
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => !shown.includes(name))
    .map(([name, schema]) =>
      renderEntry(`schema-${name}`, html`<code>${name}</code> ${prose(schema.description)}`, renderSchema(schema)),
    );
  const body = html`${topNav(html`<a href="${docsMount}/openapi/events.json">AsyncAPI 3.0</a>`)}
<h1>${info.title}</h1>
<p>${prose(info.description)}</p>
<nav>${Object.entries(channels).map(([id, { title }]) => html`<a href="#tag-${id}">${title}</a>`)}<a href="${docsMount}/${schemasPath}">Schemas</a></nav>
${filter}
${sections}
${scriptFor(origin)}`;
  const others = html`${topNav(html`<a href="${docsMount}/${eventsPage}">${info.title}</a>`)}
<h1>${info.title}: schemas</h1>
${filter}
<section><h2 id="schemas">Schemas</h2>\n${schemas}</section>
${scriptFor(origin)}`;
  const link = (part: Html, own: readonly string[]) =>
    linkSchemas(part, { schemas: own, pageOf: (name) => (shown.includes(name) ? eventsPage : schemasPath) });
  const left = Object.keys(components.schemas).filter((name) => !shown.includes(name));
  return [
    [`${eventsPage}.html`, docsPage(info.title, link(body, shown))],
    [`${schemasPath}.html`, docsPage(`${info.title}: schemas`, link(others, left))],
  ];
}

function renderMessage(message: AsyncapiMessage, schemas: AsyncapiDocument["components"]["schemas"]): Html {
  const { name, summary, "x-subscriptions": subscriptions = [], contentType, payload } = message;
  const needs = subscriptions.map(
    ({ name: subscription, scopes = [] }) =>
      html`<p class="needs">Subscribe to <code>${subscription}</code>. Scopes: ${scopes.length === 0 ? "none" : scopes.join(", ")}.</p>`,
  );
  const body = bodyOf(message);
  const schema = body === undefined ? payload : (schemas[body] ?? payload);
  const isEvent = payload.allOf !== undefined;
  return renderEntry(
    name,
    html`<code>${name}</code> ${prose(summary)}`,
    html`${needs}
<p class="needs">${isEvent ? html`In <code>event</code> of an <a href="#schema-EventCallback"><code>EventCallback</code></a>.` : `As ${contentType ?? "application/json"}.`}</p>
<span id="schema-${body ?? name}"></span>${renderSchema(schema)}`,
  );
}

/** Name of the schema of what a message says: the event, or the JSON in the field of a form. */
function bodyOf({ payload }: AsyncapiMessage): string | undefined {
  const parts: readonly (Schema | undefined)[] = [
    ...(payload.allOf ?? []).map(({ properties }) => properties?.["event"]),
    payload.properties?.["payload"]?.contentSchema,
    payload,
  ];
  const ref = parts.find((part) => part?.$ref !== undefined)?.$ref;
  return ref === undefined ? undefined : nameOfRef(ref);
}
