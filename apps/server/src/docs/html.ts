/** Markup that needs no escaping. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Part[];

/** Creates markup from a template: escapes text, keeps markup, joins lists, and skips undefined. */
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

/** Formats a sentence of the definitions; text in backticks becomes code. */
export function prose(text: string | undefined): Html | undefined {
  if (text === undefined) return undefined;
  const parts = text.split("`").map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
