import type { AuthorizeRequest, Consent } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";
import { hiddenFields } from "./hidden-fields.js";
import { renderPlaces } from "./render-places.js";
import { renderScopes } from "./render-scopes.js";

/** The contents of the page. */
interface ApprovalPage {
  readonly request: AuthorizeRequest;
  readonly consent: Consent;
  /** Parameters of the page, which its form keeps. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Shows that the form came from this page. */
  readonly proof: string;
}

/** Renders the page on which a person asks administrators to approve an app. */
export function renderApproval({ request: { app }, consent, parameters, proof }: ApprovalPage): Html {
  const { person, places, botScopes, userScopes } = consent;
  return html`<h1>Ask for ${app.name}?</h1>
<p>Administrators have to approve <strong>${app.name}</strong> before people install it. You act as <code>@${person.userName}</code>.</p>
<form method="post">${hiddenFields([...parameters, ["proof", proof]])}
${renderPlaces(places)}
${renderScopes("What its bot may do", "bot", asFixed(botScopes))}
${renderScopes("What it may do for you", "user", asFixed(userScopes))}
<h2>Your note to the administrators</h2>
<label for="message">Note</label>
<input type="text" id="message" name="message" autocomplete="off">
<div class="choice"><button class="main" name="decision" value="ask">Send request</button>
<button name="decision" value="cancel">Cancel</button></div></form>`;
}

/** A request is for all scopes, so that the person declines none yet. */
function asFixed(scopes: Consent["botScopes"]): Consent["botScopes"] {
  return scopes.map((scope) => ({ ...scope, isOptional: false }));
}

/** Renders the page that tells a person that the request was sent. */
export function renderAsked({ app }: AuthorizeRequest, place: string): Html {
  return html`<h1>Your request was sent</h1>
<p>The administrators of ${place} have been asked to approve <strong>${app.name}</strong>. Install it on this page again when they have.</p>`;
}
