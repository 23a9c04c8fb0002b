import { z } from "zod";
import { errorKeySchema, scopeSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** `scim.access` of service.yaml. */
export const scimAccessSchema = z
  .strictObject({
    tokens: z.array(wordSchema).min(1).describe("Accepted token kinds of service.yaml."),
    scopes: z.array(scopeSchema).min(1).describe("Scopes that the token must have, all of them."),
    installerRole: wordSchema.describe(
      "Minimum role of service.yaml that the app's installer must have had at installation and must still have.",
    ),
    plan: wordSchema.describe("Minimum plan of service.yaml for the organization, or for a workspace without one."),
    errors: z
      .strictObject({
        token: errorKeySchema.describe("Error key for a token that is not accepted or has expired."),
        installer: errorKeySchema.describe("Error key if the installer no longer has the role."),
        target: errorKeySchema.describe("Error key for an installation on one workspace of an organization."),
        plan: errorKeySchema.describe("Error key for a lower plan."),
      })
      .describe("Error keys by reason."),
    ...provenanceShape,
  })
  .describe("Requirements on callers. The service enforces them; they are in the generated table.");

/** `webapi.adminScopes` of service.yaml. */
export const adminScopesSchema = z
  .strictObject({
    prefix: scopeSchema.describe("Prefix of these scopes."),
    installerRole: wordSchema.describe("Minimum role of service.yaml in the organization for installing the app."),
    error: errorKeySchema.describe("Error code for an installation by anyone else."),
    onWorkspaces: z
      .array(scopeSchema)
      .optional()
      .describe("The scopes of these that an installation on a workspace inside an organization may also have."),
    ...provenanceShape,
  })
  .describe(
    "Scopes of methods that act across an organization. An app with such a scope is installed on the organization, by a user with the minimum role.",
  );
