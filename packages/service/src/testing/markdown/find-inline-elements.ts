import type { Token } from "markdown-it";
import { idPatterns } from "../../generated/service.js";
import { unfurlKind } from "../../rules/canvases/markdown/inline/images.js";
import type { Found } from "./found.js";

const elements: ReadonlyMap<string, string> = new Map([
  ["strong_open", "bold"],
  ["em_open", "italic"],
  ["s_open", "strikethrough"],
  ["code_inline", "code span"],
  ["link_open", "inline link"],
  ["hardbreak", "hard line break"],
]);

const emojiPattern = /:[a-z0-9_+'-]+:|\p{Extended_Pictographic}/u;
const breaks = ["softbreak", "hardbreak"];

/** Elements inside a paragraph that starts at a line, and images that are not supported. */
export function* findInlineElements(tokens: readonly Token[], line: number): Generator<Found> {
  let at = line;
  for (const token of tokens) {
    const element = elements.get(token.type);
    if (element !== undefined) yield { kind: "element", element, line: at };
    if (token.type === "image") yield embedded(String(token.attrGet("src") ?? ""), at);
    if (token.type === "text" && emojiPattern.test(token.content))
      yield { kind: "element", element: "emoji", line: at };
    if (breaks.includes(token.type)) at += 1;
  }
}

/** Element of `![](address)`: a mention or an unfurled address. */
function embedded(address: string, line: number): Found {
  const element = mentionKind(address) ?? unfurlKind(address);
  if (element !== undefined) return { kind: "element", element, line };
  const wanted = "@ and a user, # and a channel, or an address of the web";
  return { kind: "problem", message: `![](${address.slice(0, 80)}) has none of ${wanted}`, line };
}

function mentionKind(address: string): string | undefined {
  const id = address.slice(1);
  if (address.startsWith("@")) return idPatterns.user.test(id) ? "user mention" : undefined;
  const isChannel = idPatterns.channel.test(id);
  return address.startsWith("#") && isChannel ? "channel mention" : undefined;
}
