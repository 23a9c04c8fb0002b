import { z } from "zod";
import { capabilitiesSchema } from "../scim/scim-capabilities.js";
import { scimOperationSchema } from "../scim/scim-routes.js";
import { scimVersionSchema, typeNameSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { scimAccessSchema } from "./service-access.js";
import { bodyLimitsShape, mountSchema, rateShape } from "./service-shapes.js";

const authenticationSchemeSchema = z.strictObject({
  type: z.string().min(1).describe("Type of RFC 7643 §5: oauthbearertoken."),
  name: z.string().min(1).describe("Display name."),
  description: z.string().min(1).describe("Description, as one sentence."),
  primary: z.boolean().describe("Whether it is the preferred scheme."),
  specUri: z.url().optional().describe("Address of its specification."),
  documentationUri: z.url().optional().describe("Address of its documentation."),
});

const versionSchema = z
  .strictObject({
    segment: z
      .string()
      .regex(/^[A-Za-z0-9.]*$/, "must be one path segment without slashes")
      .describe("Path segment below the mount. Empty if there is only one version."),
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
    operations: z.array(scimOperationSchema).min(1).describe("Operations that count."),
    resources: z.array(typeNameSchema).min(1).optional().describe("Resource types that count. Default: all."),
    discovery: z.boolean().optional().describe("Whether discovery documents count. Default: false."),
  })
  .describe("A budget. A call counts in every budget that names its operation and resource type.");

/** `scim:` of service.yaml. */
export const serviceScimSchema = z
  .strictObject({
    mount: mountSchema,
    ...provenanceShape,
    versions: z.partialRecord(scimVersionSchema, versionSchema).describe("Protocol versions."),
    access: scimAccessSchema.optional(),
    errorDetail: z
      .enum(["code", "explanation"])
      .describe("Content of `detail` in a 2.0 error: the code on the wire, or its meaning."),
    errorStatus: z
      .enum(["text", "integer"])
      .optional()
      .describe("JSON type of `status` in a 2.0 error. Default: text, as in RFC 7644 §3.12."),
    unknownAttributes: z.enum(["refuse", "ignore"]).describe("Treatment of attributes that no schema has."),
    ignoredPaths: z
      .enum(["refuse", "ignore"])
      .optional()
      .describe(
        "Treatment of an operation of a lenient 2.0 whose path names an ignored readOnly attribute. Default: refuse.",
      ),
    limits: z
      .strictObject({
        defaultCount: z.int().min(1).describe("Default page size."),
        maxCount: z.int().min(1).describe("Maximum page size. A larger `count` is reduced to it."),
        ...bodyLimitsShape,
      })
      .describe("Limits of requests and answers."),
    rates: z
      .strictObject({
        per: z.enum(["organization", "token"]).describe("What each budget is for."),
        tiers: z.record(wordSchema, rateTierSchema).describe("Budgets by name."),
        ...provenanceShape,
      })
      .optional()
      .describe("Rate limits."),
  })
  .describe("The SCIM side of the set.");

export type ServiceScim = z.infer<typeof serviceScimSchema>;
