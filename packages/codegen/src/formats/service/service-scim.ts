import { z } from "zod";
import { capabilitiesSchema } from "../scim/scim-capabilities.js";
import { scimOperationSchema } from "../scim/scim-routes.js";
import { scimVersionSchema, typeNameSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { scimAccessSchema } from "./service-access.js";
import { bodyLimitsShape, mountSchema, rateShape } from "./service-shapes.js";

const authenticationSchemeSchema = z.strictObject({
  type: z.string().min(1).describe("Type of RFC 7643 §5: oauthbearertoken."),
  name: z.string().min(1).describe("Name for a person."),
  description: z.string().min(1).describe("What it is, as a sentence."),
  primary: z.boolean().describe("Whether it is the preferred one."),
  specUri: z.url().optional().describe("Address of its specification."),
  documentationUri: z.url().optional().describe("Address of its documentation."),
});

const versionSchema = z
  .strictObject({
    segment: z
      .string()
      .regex(/^[A-Za-z0-9.]*$/, "must be one path segment without slashes")
      .describe("Path segment below the mount; empty where there is one version only."),
    mediaType: z.string().min(1).describe("Media type of answers."),
    documentationUri: z.url().optional().describe("Address of the service's documentation."),
    capabilities: capabilitiesSchema,
    authenticationSchemes: z.array(authenticationSchemeSchema).min(1).describe("How clients authenticate."),
    ...provenanceShape,
  })
  .describe("One protocol version.");

const rateTierSchema = z
  .strictObject({
    ...rateShape,
    operations: z.array(scimOperationSchema).min(1).describe("Operations that it counts."),
    resources: z.array(typeNameSchema).min(1).optional().describe("Resource types that it counts. Default: all."),
    discovery: z.boolean().optional().describe("Whether it counts discovery documents too. Default: false."),
  })
  .describe("One budget; a call counts in every budget that names it.");

/** `scim:` of service.yaml. */
export const serviceScimSchema = z
  .strictObject({
    mount: mountSchema,
    ...provenanceShape,
    versions: z.partialRecord(scimVersionSchema, versionSchema).describe("Protocol versions that are served."),
    access: scimAccessSchema.optional(),
    errorDetail: z
      .enum(["code", "explanation"])
      .describe("What `detail` of a 2.0 error holds: the code on the wire, or its meaning."),
    errorStatus: z
      .enum(["text", "integer"])
      .optional()
      .describe("What `status` of a 2.0 error is in JSON. Default: text, as RFC 7644 §3.12 has it."),
    unknownAttributes: z.enum(["refuse", "ignore"]).describe("What becomes of attributes that no schema knows."),
    ignoredPaths: z
      .enum(["refuse", "ignore"])
      .optional()
      .describe(
        "What becomes of an operation of a lenient 2.0 whose path names a readOnly attribute that bodies may carry (`ignored`). Default: refuse.",
      ),
    limits: z
      .strictObject({
        defaultCount: z.int().min(1).describe("Page size where the client names none."),
        maxCount: z.int().min(1).describe("Page size served where the client asks for more."),
        ...bodyLimitsShape,
      })
      .describe("How many of what."),
    rates: z
      .strictObject({
        per: z.enum(["organization", "token"]).describe("Who has a budget of their own."),
        tiers: z.record(wordSchema, rateTierSchema).describe("Budgets by name."),
        ...provenanceShape,
      })
      .optional()
      .describe("How often clients may call."),
  })
  .describe("The SCIM side of the set.");

export type ServiceScim = z.infer<typeof serviceScimSchema>;
