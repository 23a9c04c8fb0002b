import { z } from "zod";
import { features, idPatterns, idPrefixes } from "../generated/service.js";
import { many, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";
import {
  addressesSchema,
  createdSchema,
  type DeepReadonly,
  idSchema,
  referenceSchema,
} from "../world/section/words.js";
import { planSchema, userRulesSchema } from "../world/section/world-organization.js";

const workspaceSchema = z
  .strictObject({
    id: idSchema(idPatterns.workspace),
    name: z.string().min(1),
    domain: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Expected lower-case letters, digits and inner hyphens")
      .describe("First label of its address, and its name in this file."),
    created: createdSchema,
    plan: planSchema.optional().describe("What is paid for. Left out: as the organization."),
    foreign: z
      .boolean()
      .optional()
      .describe("Of another company that shares channels; so are its channels, and the users who are at home there."),
    user_rules: userRulesSchema.optional().describe("Rules of a lone workspace for its users."),
    disabled_features: z.array(z.enum(features)).optional().describe("Features that are switched off here."),
    migration: z.enum(["login", "joining"]).optional().describe("Set while it moves into an organization."),
    requires_2fa: z.boolean().optional().describe("Its users must have set up a second factor."),
    posting_suspended: z.boolean().optional().describe("Administrators have stopped all posting."),
    deleted: z.boolean().optional(),
    networks: z
      .record(z.string(), addressesSchema)
      .optional()
      .describe("Addresses that may call a method, by its name; `*` stands for every method."),
    restricted_apps: z.array(referenceSchema("An app")).optional().describe("Apps that may not post here."),
    message_limit: z.int().nonnegative().optional().describe("Number of messages after which no more can be posted."),
  })
  .describe("A workspace.");

export type WorldWorkspace = DeepReadonly<z.infer<typeof workspaceSchema>>;

/** The workspaces of a world file. */
export const workspaceSection: WorldSection<"workspaces", WorldWorkspace> = {
  key: "workspaces",
  schema: workspaceSchema,
  named: { subject: "workspace", prefix: () => idPrefixes.workspace, of: ({ domain, id }) => [domain, id] },
  *references(workspace, path): Generator<Reference> {
    yield* many("app", workspace.restricted_apps, [...path, "restricted_apps"]);
  },
};
