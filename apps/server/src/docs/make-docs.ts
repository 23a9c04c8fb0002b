import { readFile } from "node:fs/promises";
import { commandPort } from "../command/flags.js";
import { packageFile } from "../machine/package-file.js";
import { defaultHost } from "../options/server-options.js";
import { examples } from "./examples/examples.js";
import { findEntries } from "./find-entries.js";
import { type Html, html } from "./html.js";
import {
  type AsyncapiDocument,
  documentNames,
  type OpenapiDocument,
  readDocumentText,
  readEventsText,
} from "./openapi-document.js";
import { docsPage } from "./page.js";
import { eventsPage, renderEvents } from "./render-events.js";
import { hooksPage, renderHooks } from "./render-operation.js";
import { type Documented, renderList, renderPart, schemasPage } from "./render-page.js";
import { docsMount } from "./serve-docs.js";
import { familyOf, splitDocument } from "./split-document.js";

/** Origin of a server that is started without flags. */
const origin = `http://${defaultHost}:${commandPort}`;

/** Makes the files of the reference, by their paths in the folder that `/docs` serves. */
export async function makeDocs(): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(documentNames.map(async (name) => [name, await readDocumentText(name)] as const));
  const documented = texts.map(([name, text]): Documented => {
    // The generator wrote the document.
    return { name, document: JSON.parse(text) as OpenapiDocument, examples: examples[name], origin };
  });
  const events = JSON.parse(await readEventsText()) as AsyncapiDocument;
  return new Map([
    ["index.html", renderIndex(documented, events)],
    ...renderEvents(events, origin),
    // Programs read them: without indents they are half as large.
    ["openapi/events.json", JSON.stringify(events)],
    ...documented.flatMap((each) => (/^scim/.test(each.name) ? makePage(each) : makeFamilies(each))),
    [`${hooksPage}.html`, await renderHooks(origin)],
    ["reference.js", await readFile(packageFile("assets/reference.js"), "utf8")],
    ...documented.map(({ name, document }) => [`openapi/${name}.json`, JSON.stringify(document)] as const),
  ]);
}

type File = readonly [path: string, text: string];

/** One page with all of a document. */
function makePage(documented: Documented): readonly File[] {
  const { name, document } = documented;
  const { title } = document.info;
  const schemas = Object.keys(document.components.schemas);
  return [[`${name}.html`, renderPart(documented, { title, entries: findEntries(document), schemas })]];
}

/** Most operations of a page that has their schemas, too. */
const maxWithSchemas = 40;

/** A page that lists all methods, one for each family of them, and one with the schemas that several families use. */
function makeFamilies(documented: Documented): readonly File[] {
  const { name, document } = documented;
  const { families, schemas: others } = splitDocument(document);
  // A page with many operations has no room for their schemas.
  const parts = families.flatMap((family) =>
    family.entries.length <= maxWithSchemas
      ? [family]
      : [
          { ...family, schemas: [] },
          { name: `${family.name}.${schemasPage}`, entries: [], schemas: family.schemas },
        ],
  );
  const pages = [...parts, { name: schemasPage, entries: [], schemas: others }];
  const homes = new Map(pages.flatMap((each) => each.schemas.map((schema) => [schema, `${name}/${each.name}`])));
  const parent = { path: name, title: document.info.title };
  return [
    [`${name}.html`, renderList(documented, findEntries(document), (entry) => `${name}/${familyOf(entry)}`)],
    ...pages.map(({ name: part, entries, schemas }): File => {
      const title = `${document.info.title}: ${part}`;
      const pageOf = (schema: string) => homes.get(schema) ?? name;
      return [`${name}/${part}.html`, renderPart(documented, { title, entries, schemas, pageOf, parent })];
    }),
  ];
}

function renderIndex(documented: readonly Documented[], { channels }: AsyncapiDocument): string {
  const items = documented.map(({ name, document: { info, paths } }) =>
    renderCard({
      path: name,
      title: info.title,
      about: about[name],
      rest: html`${Object.keys(paths).length} paths, <a href="${docsMount}/openapi/${name}.json">OpenAPI 3.1</a>`,
    }),
  );
  const count = Object.keys(channels["events"]?.messages ?? {}).length;
  const others = [
    renderCard({
      path: eventsPage,
      title: "Events and payloads",
      about: "What the service sends to apps: events, acts of people and slash commands, over HTTP and over sockets.",
      rest: html`${count} events, <a href="${docsMount}/openapi/events.json">AsyncAPI 3.0</a>`,
    }),
    renderCard({
      path: hooksPage,
      title: "Hooks",
      about: "Addresses that are their own credentials: incoming webhooks, response URLs and triggers.",
    }),
  ];
  return docsPage("API reference", html`<h1>API reference</h1>\n<ul class="cards">\n${items}${others}</ul>`);
}

const about: Readonly<Record<Documented["name"], string>> = {
  "scim-v2": "Users and groups, as identity providers write them.",
  "scim-v1": "Users and groups in the older version of the protocol.",
  "web-api": "The methods that apps call.",
  control: "What tests and the console do: worlds, people, time, faults and the journal.",
};

interface Card {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly rest?: Html;
}

function renderCard({ path, title, about: words, rest }: Card): Html {
  return html`<li><a href="${docsMount}/${path}">${title}</a>\n<p>${words}</p>${rest && html`\n<p class="needs">${rest}</p>`}</li>\n`;
}
