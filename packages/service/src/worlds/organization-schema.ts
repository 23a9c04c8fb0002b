import { z } from "zod";
import { idPatterns, plans } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./schemas.js";

/** Rules of an organization or a standalone workspace for its users. */
export const userRulesSchema = z
  .strictObject({
    identity_manager: z
      .boolean()
      .optional()
      .describe("An identity manager signs users in, and passwords sent over SCIM are ignored."),
    users_may_change_display_name: z
      .boolean()
      .optional()
      .describe("Users choose their display names, which are not synced."),
  })
  .describe("Rules for the users of the directory.");

/** Plan of a workspace or an organization. */
export const planSchema = z.enum(plans).describe("The plan.");

/** The organization of a world file. */
export const organizationSchema = z
  .strictObject({
    id: idSchema(idPatterns.organization),
    name: z.string().min(1),
    created: createdSchema,
    plan: planSchema.optional(),
    default_workspace: referenceSchema("The workspace that users created over SCIM join"),
    user_rules: userRulesSchema.optional(),
    analytics: z.enum(["on", "off", "preparing"]).optional().describe("Whether messages can be analyzed. Default: on."),
  })
  .describe("The enterprise organization. Default: none, for a standalone workspace.");

export type WorldOrganization = DeepReadonly<z.infer<typeof organizationSchema>>;
