import MarkdownParser, { type MarkdownIt, type Token } from "markdown-it";
import { readContainers } from "./containers.js";

let parser: MarkdownIt | undefined;

/** All blocks of a text, at any depth, with their content, and whether the text defines links. */
export function readTokens(text: string): { readonly tokens: readonly Token[]; readonly definesLinks: boolean } {
  const env: { references?: Record<string, { title: string; href: string }> } = {};
  const tokens = presentParser().parse(text, env);
  return { tokens, definesLinks: Object.keys(env.references ?? {}).length > 0 };
}

/** CommonMark with tables and strikethrough, without HTML, and with the additional blocks of canvases. */
function presentParser(): MarkdownIt {
  parser ??= new MarkdownParser({ html: false, linkify: false, typographer: false }).use(readContainers);
  return parser;
}
