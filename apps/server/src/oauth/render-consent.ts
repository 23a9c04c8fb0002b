import type { AuthorizeRequest, Consent, ConsentScope } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";

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

/** Renders scopes as people read them, with check boxes for those that they may decline; undefined if there are none. */
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

/** Renders the choice of a workspace or the organization. The first is chosen. */
function renderPlaces(places: Consent["places"]): Html {
  return html`<fieldset><legend>Where</legend>
${places.map(({ id, name, place, needsApproval }, index) => {
  const kind = place.kind === "organization" ? "the whole organization" : "workspace";
  const note = needsApproval ? ", needs approval" : "";
  return html`<label><input type="radio" name="place" value="${id}"${index === 0 ? checked : undefined} required> ${name} (${kind}${note})</label>
`;
})}</fieldset>`;
}

const checked = html` checked`;

/** A person as the page lists them. */
interface ListedPerson {
  readonly id: string;
  readonly userName: string;
  readonly displayName: string;
}

/** The contents of the page. */
interface PeoplePage {
  readonly request: AuthorizeRequest;
  readonly people: readonly ListedPerson[];
  /** Parameters of the page, which its forms keep. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Text for which nobody was found. */
  readonly missing?: string | undefined;
}

/** Renders the page on which one picks who one is, in place of signing in. */
export function renderPeople({ request: { app, form }, people, parameters, missing }: PeoplePage): Html {
  const fields = hiddenFields(parameters);
  const verb = form === "signIn" ? "know who you are" : "be installed";
  const alert =
    missing === undefined ? undefined : html`<p role="alert">No person has the name or address “${missing}”.</p>`;
  return html`<h1>Who are you?</h1>
<p><strong>${app.name}</strong> wants to ${verb}. On this test server nobody signs in: pick a person.</p>
${alert}
<form method="get">${fields}
<label for="who">User name, email address or identifier</label>
<input type="text" id="who" name="who" autocomplete="off" required>
<p><button>Continue</button></p></form>
<h2>People</h2>
<form method="get">${fields}
<ul class="people">${people.map(
    ({ id, userName, displayName }) =>
      html`<li><button name="person" value="${id}">${displayName === "" ? userName : displayName} <code>@${userName}</code></button></li>
`,
  )}</ul></form>`;
}

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

/** Fields of a form that people do not see. */
export function hiddenFields(fields: Iterable<readonly [string, string]>): readonly Html[] {
  return [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
