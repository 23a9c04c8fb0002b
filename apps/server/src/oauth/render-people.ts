import type { AuthorizeRequest } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";
import { hiddenFields } from "./hidden-fields.js";

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
