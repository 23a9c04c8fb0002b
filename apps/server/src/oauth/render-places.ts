import type { Consent } from "@rollcall/service";
import { type Html, html } from "../docs/html.js";

/** Renders the choice of a workspace or the organization. The first is chosen. */
export function renderPlaces(places: Consent["places"]): Html {
  return html`<fieldset><legend>Where</legend>
${places.map(({ id, name, place, needsApproval }, index) => {
  const kind = place.kind === "organization" ? "the whole organization" : "workspace";
  const note = needsApproval ? ", needs approval" : "";
  return html`<label><input type="radio" name="place" value="${id}"${index === 0 ? checked : undefined} required> ${name} (${kind}${note})</label>
`;
})}</fieldset>`;
}

const checked = html` checked`;
