import { bannerText } from "../output/output-file.js";

/** The first line of every generated page. */
function pageBanner(from: string): string {
  return `<!-- ${bannerText(from)} -->`;
}

/** A page: the banner, then blocks separated by empty lines. */
export function page(from: string, blocks: Blocks): string {
  return `${[pageBanner(from), ...blocks.filter((block) => block !== undefined && block !== "")].join("\n\n")}\n`;
}

/** A table. Undefined without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|");
}

/** A word formatted as code. */
export function code(word: string | number | boolean): string {
  return `\`${word}\``;
}

/** Words formatted as code, separated by commas. */
export function codeList(words: readonly (string | number)[]): string {
  return words.map(code).join(", ");
}

/** A list of lines. Undefined without lines. */
export function bullets(lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : lines.map((line) => `- ${line}`).join("\n");
}

/** A heading and its content. Empty without content. */
export function section(title: string, body: string | undefined, level = 2): string | undefined {
  return body === undefined || body === "" ? undefined : `${"#".repeat(level)} ${title}\n\n${body}`;
}

/** Entries of a page, such as methods: each has its name as a heading, and its own headings below. */
export function entries(each: readonly { readonly name: string; readonly blocks: Blocks }[]): Blocks {
  return each.flatMap(({ name, blocks }) => [`## ${name}`, ...blocks.map((block) => block?.replace(/^#+ /gm, "#$&"))]);
}

/** The blocks of a page. Undefined and empty ones are left out. */
export type Blocks = readonly (string | undefined)[];

/** A link to an entry of a page. The anchor is that of GitHub and of the site. */
export function entryLink(name: string, page: string): string {
  return `[${name}](${page}#${name.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, "")})`;
}
