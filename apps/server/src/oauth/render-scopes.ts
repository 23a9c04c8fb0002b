import type { ConsentScope } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";

/** Renders scopes as people read them, with check boxes for those that they may decline; undefined if there are none. */
export function renderScopes(title: string, kind: "bot" | "user", scopes: readonly ConsentScope[]): Html | undefined {
  if (scopes.length === 0) return undefined;
  const [fixed, optional] = [scopes.filter((one) => !one.isOptional), scopes.filter((one) => one.isOptional)];
  return html`<h2>${title}</h2>
${fixed.length === 0 ? undefined : html`<ul>${fixed.map((scope) => html`<li>${describe(scope)}</li>`)}</ul>`}
${
  optional.length === 0
    ? undefined
    : html`<fieldset><legend>Optional</legend>${optional.map(
        (scope) =>
          html`<label><input type="checkbox" name="${kind}_scope_granted" value="${scope.name}" checked> ${describe(scope)}</label>`,
      )}</fieldset>`
}`;
}

function describe({ name, text }: ConsentScope): Html {
  return text === undefined ? html`<code>${name}</code>` : html`${text} <code>${name}</code>`;
}
