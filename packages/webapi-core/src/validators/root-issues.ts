import type { z } from "zod";

/**
 * Removes issues that only follow from a wrong type in the same place: zod checks the length of a text even if it
 * expects a list, and the reverse.
 */
export function rootIssues(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  return issues.filter((issue) => issue.code === "invalid_type" || !mistyped.has(placeOf(issue)));
}

function placeOf({ path }: z.core.$ZodIssue): string {
  return path.map(String).join("\n");
}
