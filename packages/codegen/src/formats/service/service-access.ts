import { z } from "zod";
import { errorKeySchema, scopeSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** `scim.access` of service.yaml. */
export const scimAccessSchema = z
  .strictObject({
    tokens: z.array(wordSchema).min(1).describe("Token kinds of service.yaml that are taken."),
    scopes: z.array(scopeSchema).min(1).describe("Scopes that the token must carry, all of them."),
    installerRole: wordSchema.describe("Least role of service.yaml that the app's installer held then and holds now."),
    plan: wordSchema.describe("Least plan of service.yaml that the organization, or the lone workspace, pays for."),
    errors: z
      .strictObject({
        token: errorKeySchema.describe("Error key of a token that is not taken, or that has come to its end."),
        installer: errorKeySchema.describe("Error key where the installer does not hold the role any more."),
        target: errorKeySchema.describe("Error key of an installation on one workspace of an organization."),
        plan: errorKeySchema.describe("Error key of a lower plan."),
      })
      .describe("Error keys of whom it refuses."),
    ...provenanceShape,
  })
  .describe("Who may call. The service enforces it; the generated table holds it.");

/** `webapi.adminScopes` of service.yaml. */
export const adminScopesSchema = z
  .strictObject({
    prefix: scopeSchema.describe("What these scopes begin with."),
    installerRole: wordSchema.describe("Least role of service.yaml in the organization that may install the app."),
    error: errorKeySchema.describe("What the installation by anybody else is refused with."),
    onWorkspaces: z
      .array(scopeSchema)
      .optional()
      .describe("Those among them that an installation on a workspace inside an organization can carry too."),
    ...provenanceShape,
  })
  .describe(
    "Scopes of methods that act across an organization: an app that has one is installed on the organization, by somebody who manages its channels.",
  );
