import { z } from "zod";
import { idPatterns, plans } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./words.js";

/** Rules that an organization, or a lone workspace, sets for its users. */
export const userRulesSchema = z
  .strictObject({
    identity_manager: z
      .boolean()
      .optional()
      .describe("An identity manager signs users in; sent passwords are ignored."),
    users_may_change_display_name: z.boolean().optional().describe("Display names are the users' own and not synced."),
  })
  .describe("Rules for the users of the directory.");

/** What is paid for. */
export const planSchema = z.enum(plans).describe("What is paid for.");

/** The organization of a world file. */
export const organizationSchema = z
  .strictObject({
    id: idSchema(idPatterns.organization),
    name: z.string().min(1),
    created: createdSchema,
    plan: planSchema.optional(),
    default_workspace: referenceSchema("The workspace that users made over SCIM join"),
    user_rules: userRulesSchema.optional(),
    analytics: z
      .enum(["on", "off", "preparing"])
      .optional()
      .describe("Whether messages can be analysed. Left out: on."),
  })
  .describe("The enterprise organization. Left out, the world is one lone workspace.");

export type WorldOrganization = DeepReadonly<z.infer<typeof organizationSchema>>;
