import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/**
 * Narrows a validator for some members, such as a shorter maximum length or fewer kinds of elements. Members are
 * checked if the value has the right types.
 */
export function narrowed<T>(
  z: Zod,
  schema: z.ZodType<T>,
  members: { readonly [name: string]: z.ZodType },
): z.ZodType<T> {
  const also = z.looseObject(members);
  return schema.superRefine((value, context) => {
    const result = also.safeParse(value);
    if (result.success) return;
    for (const issue of result.error.issues) {
      // An issue keeps its kind, although zod has removed its input.
      context.issues.push({ ...issue, input: undefined } as z.core.$ZodRawIssue);
    }
  });
}
