import type { AuthorizeRequest, Consent, ConsentScope } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";
import { hiddenFields } from "./hidden-fields.js";

/** What the page shows. */
interface ConsentPage {
  readonly request: AuthorizeRequest;
  readonly consent: Consent;
  /** Parameters of the page, which its form keeps. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Shows that the form came from this page. */
  readonly proof: string;
}

/** Renders the page on which a person allows what an app asks for, or cancels. */
export function renderConsent({ request, consent, parameters, proof }: ConsentPage): Html {
  const { app, form } = request;
  const { person, places, botScopes, userScopes, asksForChannel } = consent;
  const verb = form === "signIn" ? "know who you are" : "be installed";
  return html`<h1>Allow ${app.name}?</h1>
<p><strong>${app.name}</strong> wants to ${verb}. You act as <code>@${person.userName}</code>.</p>
<form method="post">${hiddenFields([...parameters, ["proof", proof]])}
${renderPlaces(places)}
${renderScopes("What its bot may do", "bot", botScopes)}
${renderScopes("What it may do for you", "user", userScopes)}
${asksForChannel ? renderChannel() : undefined}
<div class="choice"><button class="main" name="decision" value="allow">Allow</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button></div></form>`;
}

function renderPlaces(places: Consent["places"]): Html {
  return html`<fieldset><legend>Where</legend>
${places.map(({ id, name, place }, index) => {
  const kind = place.kind === "organization" ? "the whole organization" : "workspace";
  return html`<label><input type="radio" name="place" value="${id}"${index === 0 ? checked : undefined} required> ${name} (${kind})</label>
`;
})}</fieldset>`;
}

const checked = html` checked`;

function renderScopes(title: string, kind: "bot" | "user", scopes: readonly ConsentScope[]): Html | undefined {
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

function renderChannel(): Html {
  return html`<h2>Where its webhook posts</h2>
<label for="channel">Channel</label>
<input type="text" id="channel" name="channel" value="#general" autocomplete="off" required>`;
}
