import { toJsonPointer } from "../../values/json-pointer.js";
import type { BlockProblem } from "./block-problem.js";

/** Maximum number of lines that explain problems, as for arguments. */
const maxLines = 100;

/** The lines that an answer has for problems, whose paths start at the arguments. */
export function toProblemLines(problems: readonly BlockProblem[]): readonly string[] {
  const lines = problems
    .slice(0, maxLines)
    .map(({ path, wanted }) => `[ERROR] ${wanted} [json-pointer:${toJsonPointer(path)}]`);
  return [...new Set(lines)];
}
