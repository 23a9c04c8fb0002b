import { type Html, html } from "../docs/html.js";
import { hiddenFields } from "./hidden-fields.js";

/** Parameters of an answer to an app. */
const answered = ["code", "error", "state"];

/** Renders the form that takes the answer of an address to the app. People send it: the page has no script. */
export function renderFormPost(appName: string, location: string): Html {
  const url = new URL(location);
  const fields = answered.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value] as const));
  for (const name of answered) url.searchParams.delete(name);
  return html`<h1>Continue to ${appName}</h1>
<form method="post" action="${url.href}">${hiddenFields(fields)}
<div class="choice"><button class="main">Continue</button></div></form>`;
}
