import { html } from "../docs/html.js";
import { createPage } from "../oauth/page.js";

/** The credentials that the guard of a double requires. */
interface Asked {
  /** Name of the field with the token. */
  readonly field: string;
  /** Whether the form was sent with another token. */
  readonly isWrong: boolean;
}

/**
 * Asks a browser for the control token. The form goes to the address of the page, which keeps the part of the address that
 * browsers do not send: the place in the console. From there the browser may be led on to an app.
 */
export async function askForToken({ field, isWrong }: Asked): Promise<Response> {
  const alert = isWrong ? html`<p role="alert">That is not the control token of this server.</p>` : undefined;
  const body = html`<h1>Control token</h1>
<p>On this server a person is who they say they are, so it asks for the token that it was started with.</p>
${alert}
<form method="post">
<label for="token">Control token</label>
<input type="password" id="token" name="${field}" autocomplete="current-password" required autofocus>
<p><button class="main">Continue</button></p></form>`;
  const response = createPage({ title: "Control token", body, status: 401, leadsTo: "*" });
  // Programs send it so. Browsers know no such scheme, and show the page.
  response.headers.set("www-authenticate", 'Bearer realm="control"');
  return response;
}
