import { z } from "zod";
import { features, idPatterns, idPrefixes } from "../generated/service.js";
import { discoverabilities, reservedActions } from "../model/organization.js";
import {
  addressesSchema,
  createdSchema,
  type DeepReadonly,
  idSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { many, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";
import { planSchema, userRulesSchema } from "./section/world-organization.js";

const fileRulesSchema = z
  .strictObject({
    uploads: z
      .enum(["everything", "images", "none"])
      .optional()
      .describe("Files that may be uploaded. Default: everything."),
    blocked_types: z
      .array(z.string().regex(/^[a-z0-9.+-]+$/, "Expected the end of a name, in lower case and without the dot"))
      .optional()
      .describe("Ends of names that are not allowed. Default: none."),
    max_bytes: z.int().positive().optional().describe("Maximum size of a file in bytes. Default: 1 GiB."),
    deletion: z.boolean().optional().describe("Whether files can be deleted. Default: true."),
    public_urls: z.boolean().optional().describe("Whether files can get a public address. Default: true."),
  })
  .describe("What users may do with files.");

const workspaceSchema = z
  .strictObject({
    id: idSchema(idPatterns.workspace),
    name: z.string().min(1),
    domain: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Expected lower-case letters, digits and inner hyphens")
      .describe("First label of its domain name, and its name in this file."),
    created: createdSchema,
    description: z.string().min(1).optional().describe("Description. Default: none."),
    discoverability: z
      .enum(discoverabilities)
      .optional()
      .describe("Who finds it and may join it. Default: invite_only."),
    email_domains: z
      .array(z.string().min(1))
      .optional()
      .describe("Domains of e-mail addresses whose holders may join. Default: none."),
    icon: z.string().min(1).optional().describe("URL or data URL. Default: a generated icon."),
    plan: planSchema.optional().describe("Default: the organization's plan."),
    foreign: z
      .boolean()
      .optional()
      .describe("Belongs to another company that shares channels, with its channels and the users whose home it is."),
    user_rules: userRulesSchema.optional().describe("Rules of a standalone workspace for its users."),
    disabled_features: z.array(z.enum(features)).optional().describe("Features that are switched off."),
    migration: z.enum(["login", "joining"]).optional().describe("Set while it moves into an organization."),
    requires_2fa: z.boolean().optional().describe("Its users must use two-factor authentication."),
    posting_suspended: z.boolean().optional().describe("An administrator has suspended all posting."),
    deleted: z.boolean().optional(),
    networks: z
      .record(z.string(), addressesSchema)
      .optional()
      .describe("Addresses that may call a method, by its name; `*` matches every method."),
    restricted_apps: z.array(referenceSchema("An app")).optional().describe("Apps that may not post here."),
    requires_app_approval: z
      .boolean()
      .optional()
      .describe("Members install only apps that administrators have approved. Default: they install any."),
    user_group_managers: z
      .enum(["everyone", "admins"])
      .optional()
      .describe("Who manages user groups; guests never do, and bots only if everyone does. Default: everyone."),
    admins_only: z
      .array(z.enum(reservedActions))
      .optional()
      .describe("What only its administrators may do. Default: nothing."),
    message_limit: z.int().nonnegative().optional().describe("Maximum number of messages. Default: unlimited."),
    message_edit_minutes: z
      .int()
      .nonnegative()
      .optional()
      .describe("Minutes in which users may change their messages; 0 for never. Default: always."),
    members_may_delete: z
      .boolean()
      .optional()
      .describe("Whether users may delete their messages. Administrators always may. Default: true."),
    file_rules: fileRulesSchema.optional(),
  })
  .describe("A workspace.");

export type WorldWorkspace = DeepReadonly<z.infer<typeof workspaceSchema>>;

/** Workspaces of a world file. */
export const workspaceSection: WorldSection<"workspaces", WorldWorkspace> = {
  key: "workspaces",
  schema: workspaceSchema,
  named: { subject: "workspace", prefix: () => idPrefixes.workspace, of: ({ domain, id }) => [domain, id] },
  *references(workspace, path): Generator<Reference> {
    yield* many("app", workspace.restricted_apps, [...path, "restricted_apps"]);
  },
};
