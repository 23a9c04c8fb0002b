import { type Html, html } from "./html.js";

/**
 * Renders a collapsible section. The `id` is on the content, because a browser opens the section that contains the
 * target of a link.
 */
export function renderEntry(id: string, head: Html, inside: Html): Html {
  return html`<details class="entry"><summary>${head}</summary>
<div class="inside" id="${id}">
${inside}
<p><a href="#${id}">Link to this entry</a></p>
</div></details>\n`;
}
