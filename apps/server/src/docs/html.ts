/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Part[];

/** Markup out of a template: texts are escaped, markup stays, lists are joined, undefined is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((all, text, i) => all + toMarkup(parts[i - 1]) + text) };
}

function toMarkup(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
  if ("markup" in part) return part.markup;
  return part.map(toMarkup).join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A sentence of the definitions: what stands between backquotes is code. */
export function prose(text: string | undefined): Html | undefined {
  if (text === undefined) return undefined;
  const parts = text.split("`").map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
