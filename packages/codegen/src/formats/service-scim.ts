import { z } from "zod";
import { errorKeySchema, scimVersionSchema, typeNameSchema, wordSchema } from "./names.js";
import { provenanceShape } from "./provenance.js";
import { scimOperationSchema } from "./scim-routes.js";

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
        maxResults: z.int().min(0).describe("Greatest number of resources that a filtered list answers."),
      })
      .describe("Filters."),
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
    perMinute: z.int().min(1).describe("Calls a minute that are served for good."),
    burst: z.int().min(1).describe("Calls that are served at once after a pause."),
    operations: z.array(scimOperationSchema).min(1).describe("Operations that it counts."),
    resources: z.array(typeNameSchema).min(1).optional().describe("Resource types that it counts. Default: all."),
    discovery: z.boolean().optional().describe("Whether it counts discovery documents too. Default: false."),
    error: errorKeySchema.optional().describe("Error key when it is spent. Default: the situation rateLimited."),
    ...provenanceShape,
  })
  .describe("One budget; a call counts in every budget that names it.");

/** `scim:` of service.yaml. */
export const serviceScimSchema = z
  .strictObject({
    mount: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)*$/, "must be a path without a trailing slash")
      .describe("Path of the base address, without a trailing slash; empty for the root."),
    ...provenanceShape,
    versions: z.partialRecord(scimVersionSchema, versionSchema).describe("Protocol versions that are served."),
    errorDetail: z
      .enum(["code", "explanation"])
      .describe("What `detail` of a 2.0 error holds: the code on the wire, or its meaning."),
    unknownAttributes: z.enum(["refuse", "ignore"]).describe("What becomes of attributes that no schema knows."),
    limits: z
      .strictObject({
        defaultCount: z.int().min(1).describe("Page size where the client names none."),
        maxCount: z.int().min(1).describe("Page size served where the client asks for more."),
        maxBodyDepth: z.int().min(1).describe("Depth of nested lists and objects in a body."),
        maxBodyBytes: z.int().min(1).describe("Size of a body in bytes."),
        ...provenanceShape,
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
