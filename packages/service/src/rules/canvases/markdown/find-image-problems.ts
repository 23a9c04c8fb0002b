import { idPatterns } from "../../../generated/service.js";
import { charactersPerPause, type PausableWork } from "../../../model/pausable-work.js";
import { maxProblems, type Problem } from "./blocks/problems.js";
import { countBreaks } from "./character.js";
import { unsupported } from "./elements.js";
import { findImages } from "./inline/find-images.js";
import type { InlineText } from "./inline/inline-texts.js";
import type { LinkDefinitions } from "./inline/link-definitions.js";
import { unfurlKind } from "./unfurl-kind.js";

/** First problems with images in texts, in order. In a canvas, an image is a mention or an address that unfurls. */
export function* findImageProblems(
  texts: readonly InlineText[],
  definitions: LinkDefinitions,
): PausableWork<readonly Problem[]> {
  const problems: Problem[] = [];
  let read = 0;
  for (const { line, text } of texts) {
    const images = yield* findImages(text, definitions);
    for (const { address, at } of images) {
      const message = imageProblem(address);
      if (message !== undefined) problems.push({ line: line + countBreaks(text, at), message });
      if (problems.length === maxProblems) return problems;
    }
    read += text.length;
    if (read < charactersPerPause) continue;
    read = 0;
    yield;
  }
  return problems;
}

function imageProblem(address: string): string | undefined {
  const element = mentionKind(address) ?? unfurlKind(address);
  if (element !== undefined) return unsupported(element);
  const wanted = "@ and a user, # and a channel, or an address of the web";
  return `![](${address.slice(0, 80)}) has none of ${wanted}`;
}

function mentionKind(address: string): string | undefined {
  const id = address.slice(1);
  if (address.startsWith("@")) return idPatterns.user.test(id) ? "user mention" : undefined;
  const isChannel = idPatterns.channel.test(id);
  return address.startsWith("#") && isChannel ? "channel mention" : undefined;
}
