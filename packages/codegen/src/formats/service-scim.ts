import { z } from "zod";
import { scimVersionSchema, typeNameSchema, wordSchema } from "./names.js";
import { provenanceShape } from "./provenance.js";
import { scimOperationSchema } from "./scim-routes.js";
import { scimAccessSchema } from "./service-access.js";
import { bodyLimitsShape, mountSchema, rateShape } from "./service-shapes.js";

const capabilitiesSchema = z
  .strictObject({
    patch: z.boolean().describe("Whether PATCH is served."),
    bulk: z
      .strictObject({
        supported: z.boolean().describe("Whether bulk requests are served."),
        maxOperations: z.int().min(0).describe("Greatest number of operations in one."),
        maxPayloadSize: z.int().min(0).describe("Greatest size of one, in bytes."),
      })
      .describe("Bulk requests."),
    filter: z
      .strictObject({
        supported: z.boolean().describe("Whether `filter` is applied."),
        maxResults: z.int().min(0).describe("Greatest number of resources in one page of a filtered list."),
        dialect: z
          .enum(["rfc7644", "scim1.1", "service"])
          .optional()
          .describe(
            "What may be written in a filter, and between the brackets of a PATCH path. `rfc7644`: the grammar to the letter; `scim1.1`: the operators of 1.1 with free spacing; `service`: those with single spaces, and literals in single quotes or bare. Default: rfc7644.",
          ),
        limits: z
          .strictObject({
            maxLength: z.int().min(1).optional().describe("Length in UTF-16 code units. Default: 65536."),
            maxDepth: z.int().min(1).max(200).optional().describe("Brackets open at once. Default: 100."),
          })
          .optional()
          .describe("Bounds on a filter."),
      })
      .describe("The `filter` parameter of lists."),
    changePassword: z.boolean().describe("Whether a password can be changed."),
    sort: z.boolean().describe("Whether `sortBy` is applied."),
    etag: z.boolean().describe("Whether resources carry versions."),
    xmlDataFormat: z.boolean().optional().describe("Whether XML is spoken. Advertised by 1.1 alone. Default: false."),
    ...provenanceShape,
  })
  .describe("What the version advertises and does. What the engine does not have yet is refused.");

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
    unknownAttributes: z.enum(["refuse", "ignore"]).describe("What becomes of attributes that no schema knows."),
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
