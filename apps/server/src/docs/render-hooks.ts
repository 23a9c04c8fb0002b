import { hooksUrlOf } from "@rollcall/service";
import { loadMethods, type MethodErrorDefinition } from "@rollcall/webapi-core";
import { hooks } from "../default-hooks.js";
import { docsMount } from "./docs-mount.js";
import type { CodeRow } from "./find-codes.js";
import { html, prose } from "./html.js";
import { page } from "./page.js";
import { codeTable, renderCodes, sharedCodesId } from "./render-codes.js";
import { renderEntry } from "./render-entry.js";
import { scriptFor } from "./render-page.js";

/** Last part of the path of the page of hooks. */
export const hooksPage = "hooks";

/**
 * Renders the page of hooks from their definitions. Their answers are plain text, which no OpenAPI document describes.
 * @param origin origin of the server in addresses
 */
export async function renderHooks(origin: string): Promise<string> {
  const { methods, errors } = await loadMethods(hooks);
  const shared = rowsOf(errors);
  const entries = Object.values(methods).map(({ wireName, description, argumentTable, errors: own }) => {
    const keys = Object.values(argumentTable).filter((argument) => argument.wireName !== formField);
    const rows = keys.map(
      ({ wireName: key, form }) =>
        html`<tr><td><code>${key}</code></td><td>${form === "object" ? "JSON" : form}</td></tr>\n`,
    );
    return renderEntry(
      wireName,
      html`<span class="verb">POST</span> <code>${wireName}</code> ${prose(description)}`,
      html`<h4>Body</h4>
<p class="needs">In application/json, or as JSON in the field <code>${formField}</code> of a form.</p>
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
  return page("Hooks", body);
}

/** Field of a form that has the whole body. */
const formField = "payload";

function rowsOf(errors: Readonly<Record<string, MethodErrorDefinition>>): readonly CodeRow[] {
  return Object.values(errors).map(({ wireName, status = 200, meaning }) => ({
    code: wireName,
    status: String(status),
    meaning,
  }));
}
