import { serviceLimits } from "../../../generated/service.js";
import { countCharacters } from "../../../values/characters.js";

/** Describes Markdown that is too long for one change; undefined if it is not. */
export function lengthProblem(markdown: string, name = "markdown"): string | undefined {
  const { value } = serviceLimits.canvasChange;
  const length = markdown.length > value ? countCharacters(markdown) : markdown.length;
  if (length <= value) return undefined;
  return `${name}: ${length} characters are more than the ${value} that a change may have`;
}
