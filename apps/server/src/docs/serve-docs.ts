import type { FetchHandler } from "@rollcall/scim-core";
import { html } from "./html.js";
import { type DocumentName, documentNames, type OpenapiDocument, readDocumentText } from "./openapi-document.js";
import { page, renderDocument } from "./render-page.js";

/** Where the reference of the server's protocols stands. */
export const docsMount = "/docs";

const headers = {
  "cache-control": "no-cache",
  // Everything stands in the page itself, so that it works without a network, and nothing in it runs.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * The reference of both protocols as pages, made of the OpenAPI documents, which it serves as well.
 * @param rename puts the server's own words into what is generated
 */
export function createDocs(rename: (text: string) => string): FetchHandler {
  const texts = new Map<DocumentName, Promise<string>>();
  const textOf = (name: DocumentName): Promise<string> => {
    const text = texts.get(name) ?? readDocumentText(name).then(rename);
    texts.set(name, text);
    return text;
  };
  return async ({ url, method }) => {
    if (method !== "GET" && method !== "HEAD") {
      return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const path = new URL(url).pathname.slice(docsMount.length).replace(/\/$/, "");
    if (path === "") return answer("text/html; charset=utf-8", await renderIndex(textOf));
    const [, file, name] = /^\/(openapi\/)?([a-z0-9-]+)(?:\.json)?$/.exec(path) ?? [];
    const known = documentNames.find((each) => each === name);
    if (known === undefined || (file !== undefined) !== path.endsWith(".json")) {
      return new Response("Not Found\n", { status: 404 });
    }
    const text = await textOf(known);
    if (file !== undefined) return answer("application/json", text);
    return answer("text/html; charset=utf-8", renderDocument(read(text), known, docsMount));
  };
}

function answer(type: string, body: string): Response {
  return new Response(body, { headers: { ...headers, "content-type": type } });
}

/** The document is the generator's own, installed with this package. */
function read(text: string): OpenapiDocument {
  return JSON.parse(text) as OpenapiDocument;
}

async function renderIndex(textOf: (name: DocumentName) => Promise<string>): Promise<string> {
  const documents = await Promise.all(documentNames.map(async (name) => ({ name, ...read(await textOf(name)) })));
  const items = documents.map(
    ({ name, info, paths }) => html`<li><a href="${docsMount}/${name}">${info.title}</a>
(${Object.keys(paths).length} paths, <a href="${docsMount}/openapi/${name}.json">OpenAPI 3.1</a>)</li>\n`,
  );
  return page("API reference", html`<h1>API reference</h1>\n<ul>\n${items}</ul>`);
}
