import MarkdownParser, { type MarkdownIt, type Token } from "markdown-it";
import { readContainers } from "./containers.js";

let parser: MarkdownIt | undefined;

/** The blocks of a text, those inside others among them, with what stands in each; and whether it defines links. */
export function readTokens(text: string): { readonly tokens: readonly Token[]; readonly definesLinks: boolean } {
  const env: { references?: Record<string, { title: string; href: string }> } = {};
  const tokens = presentParser().parse(text, env);
  return { tokens, definesLinks: Object.keys(env.references ?? {}).length > 0 };
}

/** CommonMark with tables and strikethrough, without HTML, and with the blocks that canvases have besides. */
function presentParser(): MarkdownIt {
  parser ??= new MarkdownParser({ html: false, linkify: false, typographer: false }).use(readContainers);
  return parser;
}
