import { readFile } from "node:fs/promises";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { hooksUrlOf } from "@rollcall/service";
import { packageFile } from "../machine/package-file.js";
import { docsMount } from "./docs-mount.js";
import { type Examples, inAnHour } from "./examples/example.js";
import { examples } from "./examples/examples.js";
import { html } from "./html.js";
import { type DocumentName, documentNames, type OpenapiDocument, readDocumentText } from "./openapi-document.js";
import { hooksPage, renderHooks } from "./render-hooks.js";
import { page, renderDocument } from "./render-page.js";

const headers = {
  "cache-control": "no-cache",
  // The server serves everything itself, so the pages work without a network.
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * Serves the reference of both protocols as pages, and the OpenAPI documents that they are rendered from.
 * @param rename replaces words of the definitions by the server's wire words
 */
export function createDocs(rename: (text: string) => string): FetchHandler {
  const texts = new Map<DocumentName, Promise<string>>();
  const textOf = (name: DocumentName): Promise<string> => {
    const text = texts.get(name) ?? readDocumentText(name).then(rename);
    texts.set(name, text);
    return text;
  };
  let script: Promise<string> | undefined;
  return async ({ url, method }, { origin = new URL(url).origin } = {}) => {
    if (method !== "GET" && method !== "HEAD") {
      return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const path = new URL(url).pathname.slice(docsMount.length).replace(/\/$/, "");
    if (path === "") return answer("text/html; charset=utf-8", await renderIndex(textOf));
    if (path === `/${hooksPage}`) {
      return answer("text/html; charset=utf-8", await renderHooks(docsMount, hooksUrlOf(origin)));
    }
    if (path === "/reference.js") {
      script ??= readFile(packageFile("assets/reference.js"), "utf8");
      return answer("text/javascript; charset=utf-8", await script);
    }
    const [, file, name] = /^\/(openapi\/)?([a-z0-9-]+)(?:\.json)?$/.exec(path) ?? [];
    const known = documentNames.find((each) => each === name);
    if (known === undefined || (file !== undefined) !== path.endsWith(".json")) {
      return new Response("Not Found\n", { status: 404 });
    }
    const text = await textOf(known);
    if (file !== undefined) return answer("application/json", text);
    const hourLater = String(Math.floor(Date.now() / 1000) + 3600);
    const named = rename(JSON.stringify(examples[known])).replaceAll(inAnHour, hourLater);
    const page = { name: known, mount: docsMount, origin, examples: JSON.parse(named) as Examples };
    return answer("text/html; charset=utf-8", renderDocument(read(text), page));
  };
}

function answer(type: string, body: string): Response {
  return new Response(body, { headers: { ...headers, "content-type": type } });
}

/** The generator wrote the document, and this package installs it. */
function read(text: string): OpenapiDocument {
  return JSON.parse(text) as OpenapiDocument;
}

async function renderIndex(textOf: (name: DocumentName) => Promise<string>): Promise<string> {
  const documents = await Promise.all(documentNames.map(async (name) => ({ name, ...read(await textOf(name)) })));
  const items = documents.map(
    ({ name, info, paths }) => html`<li><a href="${docsMount}/${name}">${info.title}</a>
(${Object.keys(paths).length} paths, <a href="${docsMount}/openapi/${name}.json">OpenAPI 3.1</a>)</li>\n`,
  );
  const hooks = html`<li><a href="${docsMount}/${hooksPage}">Hooks</a></li>\n`;
  return page("API reference", html`<h1>API reference</h1>\n<ul>\n${items}${hooks}</ul>`);
}
