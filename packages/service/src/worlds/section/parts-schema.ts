import { demandIn, type Schema } from "@rollcall/webapi-core";
import { z } from "zod";

/**
 * Blocks or attachments in a world file. They are checked as those of a call, but the schema for editors takes any
 * objects: written out for every place where blocks occur, it would have 1.5 MB.
 */
export function partsSchema<Part>(part: Schema<Part>): z.ZodType<readonly Part[]> {
  const objects = z.array(z.looseObject({})).check(({ value, issues }) => {
    const { error } = z.array(part(z)).safeParse(value);
    for (const issue of error?.issues ?? []) issues.push(toFinding(issue, value));
  });
  // What passes the check is a list of parts.
  return objects as unknown as z.ZodType<readonly Part[]>;
}

/** An issue with what is wrong instead of the code that a call answers. */
function toFinding(issue: z.core.$ZodIssue, parts: unknown): z.core.$ZodRawIssue {
  const { message: _, ...rest } = issue;
  const demand = demandIn(issue, (name) => name);
  const input = issue.path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), parts);
  return { ...rest, input, ...(demand !== undefined && { message: toSentence(demand) }) } as z.core.$ZodRawIssue;
}

function toSentence(demand: string): string {
  return `${demand.charAt(0).toUpperCase()}${demand.slice(1)}`;
}
