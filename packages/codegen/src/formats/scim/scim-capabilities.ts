import { z } from "zod";
import { provenanceShape } from "../shared/provenance.js";

const bulkSchema = z
  .strictObject({
    supported: z.boolean().describe("Whether bulk requests are supported."),
    maxOperations: z.int().min(0).describe("Maximum number of operations in a request."),
    maxPayloadSize: z.int().min(0).describe("Maximum size of a request, in bytes."),
  })
  .describe("Bulk requests, at `/Bulk`.");

const filterSchema = z
  .strictObject({
    supported: z.boolean().describe("Whether `filter` is supported. If not, it is ignored."),
    maxResults: z.int().min(0).describe("Maximum number of resources in one page of a filtered list."),
    dialect: z
      .enum(["rfc7644", "scim1.1", "service"])
      .optional()
      .describe(
        "Syntax of filters and of conditions in a PATCH path. `rfc7644`: the exact grammar of the RFC; `scim1.1`: the operators of 1.1 with any spacing; `service`: the operators of 1.1 with single spaces, and literals in single quotes or without quotes. Default: rfc7644.",
      ),
    limits: z
      .strictObject({
        maxLength: z.int().min(1).optional().describe("Maximum length in UTF-16 code units. Default: 65536."),
        maxDepth: z.int().min(1).max(200).optional().describe("Maximum nesting depth of brackets. Default: 100."),
      })
      .optional()
      .describe("Limits of a filter."),
  })
  .describe("The `filter` parameter of lists.");

const paginationSchema = z
  .strictObject({
    cursor: z.boolean().describe("Whether lists can be paged by `cursor`."),
    index: z.boolean().describe("Whether lists can be paged by `startIndex`."),
    defaultPaginationMethod: z
      .enum(["cursor", "index"])
      .optional()
      .describe("Method of paging if a request names none. Default: index if it is supported."),
    cursorTimeout: z.int().min(1).optional().describe("Lifetime of a cursor, in seconds. Default: unlimited."),
    advertised: z
      .boolean()
      .optional()
      .describe(
        "Whether `/ServiceProviderConfig` has `pagination`. Set it to false for clients that refuse members that RFC 7643 does not define. Default: true.",
      ),
  })
  .describe("Paging of lists according to RFC 9865. `limits` has the page sizes. Advertised only if it is set.");

/** `capabilities:` of a version. */
export const capabilitiesSchema = z
  .strictObject({
    patch: z.boolean().describe("Whether PATCH is supported."),
    bulk: bulkSchema,
    filter: filterSchema,
    changePassword: z.boolean().describe("Whether passwords can be changed."),
    sort: z.boolean().describe("Whether `sortBy` is supported. If not, it is ignored."),
    etag: z.boolean().describe("Whether resources have versions, and `If-Match` and `If-None-Match` apply."),
    attributes: z
      .boolean()
      .optional()
      .describe("Whether `attributes` and `excludedAttributes` select what is returned. Default: false."),
    pagination: paginationSchema.optional(),
    search: z
      .boolean()
      .optional()
      .describe(
        "Whether lists can also be requested by POST, at `/.search` and below each resource type. Default: false.",
      ),
    me: z.boolean().optional().describe("Whether `/Me` is the caller's own resource. Default: false."),
    lenient: z
      .boolean()
      .optional()
      .describe(
        "Whether bodies of 2.0 are read the way identity providers send them, PATCH above all. If not, they are read as the RFCs define. Default: true.",
      ),
    xmlDataFormat: z.boolean().optional().describe("Whether XML is supported. Advertised only by 1.1. Default: false."),
    ...provenanceShape,
  })
  .describe("What the version supports and advertises. A capability that the engine does not have is a finding.");

export type Capabilities = z.infer<typeof capabilitiesSchema>;
