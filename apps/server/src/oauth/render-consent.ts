import type { AuthorizeRequest, Consent } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";
import { hiddenFields } from "./hidden-fields.js";
import { renderPlaces } from "./render-places.js";
import { renderScopes } from "./render-scopes.js";

/** The contents of the page. */
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

function renderChannel(): Html {
  return html`<h2>Where its webhook posts</h2>
<label for="channel">Channel</label>
<input type="text" id="channel" name="channel" value="#general" autocomplete="off" required>`;
}
