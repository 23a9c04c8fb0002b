import type { z } from "zod";
import { accept, type Read } from "../refused.js";

/** What a validator makes of a value, or the refusal that its first issue names. */
export function checkValue<T>(validator: z.ZodType<T>, value: unknown): Read<T> {
  const checked = validator.safeParse(value);
  if (checked.success) return accept(checked.data);
  const [issue] = checked.error.issues;
  return {
    ok: false,
    situation: "valueInvalid",
    ...(issue === undefined ? {} : { error: issue.message }),
    because: { rule: "RFC 7643 §7", found: issue?.path.join(".") ?? "", wanted: "what the definition allows" },
  };
}
