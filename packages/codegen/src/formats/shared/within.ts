import { z } from "zod";
import { fieldNameSchema } from "./names.js";

/** Limits of a string member of a named type in one place, narrower than those of the type. */
interface MemberLimits {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly oneOf?: readonly string[] | undefined;
}

/** Narrower limits of members of a named type, by member. */
export type Within = { readonly [member: string]: MemberLimits };

const count = z.int().min(0).optional();

const memberLimitsSchema: z.ZodType<MemberLimits> = z
  .strictObject({
    minLength: count.describe("Minimum length of the string here."),
    maxLength: count.describe("Maximum length of the string here."),
    oneOf: z.array(z.string()).min(1).optional().describe("The only valid values here."),
  })
  .refine((limits) => Object.keys(limits).length > 0, { message: "must have a limit" })
  .meta({ id: "MemberLimits", description: "Limits of a string member of a named type in one place." });

/** Narrower limits of members of a named type, by member. */
export const withinSchema: z.ZodType<Within> = z
  .record(fieldNameSchema, memberLimitsSchema)
  .meta({ id: "Within", description: "Narrower limits of members of a named type, by member." });
