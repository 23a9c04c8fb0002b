import { type Html, html } from "../docs/html.js";

/** Fields of a form that people do not see. */
export function hiddenFields(fields: Iterable<readonly [string, string]>): readonly Html[] {
  return [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
