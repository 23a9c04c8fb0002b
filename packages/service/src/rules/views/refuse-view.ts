import type { ViewContent } from "@rollcall/api/webapi";
import type { Refused } from "../../store/refusal.js";
import { toProblemLines } from "../blocks/to-problem-lines.js";
import { findViewProblems } from "./find-view-problems.js";
import { refuse } from "./refusal.js";

/** Refuses a view whose parts do not fit together, or that is too large. */
export function refuseView(
  view: ViewContent,
  maxBytes: number,
): Refused<"invalid_arguments" | "view_too_large"> | undefined {
  const problems = findViewProblems(view);
  if (problems.length > 0) {
    return refuseArguments(problems.map((problem) => ({ ...problem, path: ["view", ...problem.path] })));
  }
  const size = new TextEncoder().encode(JSON.stringify(view)).length;
  return size > maxBytes ? refuse("view_too_large", size, `at most ${maxBytes} bytes`) : undefined;
}

/** Refuses arguments, and says what is wrong where. */
export function refuseArguments(problems: Parameters<typeof toProblemLines>[0]): Refused<"invalid_arguments"> {
  const reason = { rule: "interactivity#views", found: problems[0]?.found, wanted: problems[0]?.wanted ?? "" };
  return { ok: false, error: "invalid_arguments", reason, messages: toProblemLines(problems) };
}
