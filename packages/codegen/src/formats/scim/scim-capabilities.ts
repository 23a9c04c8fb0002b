import { z } from "zod";
import { provenanceShape } from "../shared/provenance.js";

const bulkSchema = z
  .strictObject({
    supported: z.boolean().describe("Whether bulk requests are served."),
    maxOperations: z.int().min(0).describe("Greatest number of operations in one."),
    maxPayloadSize: z.int().min(0).describe("Greatest size of one, in bytes."),
  })
  .describe("Bulk requests, at `/Bulk`.");

const filterSchema = z
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
  .describe("The `filter` parameter of lists.");

const paginationSchema = z
  .strictObject({
    cursor: z.boolean().describe("Whether lists are paged by `cursor`."),
    index: z.boolean().describe("Whether lists are paged by `startIndex`."),
    defaultPaginationMethod: z
      .enum(["cursor", "index"])
      .optional()
      .describe("What pages a list whose request says neither. Default: index where it is supported."),
    cursorTimeout: z.int().min(1).optional().describe("How long a cursor is good, in seconds. Default: without end."),
  })
  .describe("How lists are paged, after RFC 9865; page sizes are those of `limits`. Advertised where it is stated.");

/** `capabilities:` of a version. */
export const capabilitiesSchema = z
  .strictObject({
    patch: z.boolean().describe("Whether PATCH is served."),
    bulk: bulkSchema,
    filter: filterSchema,
    changePassword: z.boolean().describe("Whether a password can be changed."),
    sort: z.boolean().describe("Whether `sortBy` is applied."),
    etag: z.boolean().describe("Whether resources carry versions, and `If-Match` and `If-None-Match` are applied."),
    attributes: z
      .boolean()
      .optional()
      .describe("Whether `attributes` and `excludedAttributes` choose what is answered. Default: false."),
    pagination: paginationSchema.optional(),
    search: z
      .boolean()
      .optional()
      .describe(
        "Whether lists are also asked for by POST, at `/.search` and below each resource type. Default: false.",
      ),
    me: z.boolean().optional().describe("Whether `/Me` stands for the caller's own resource. Default: false."),
    lenient: z
      .boolean()
      .optional()
      .describe(
        "Whether bodies of 2.0 are read the way identity providers send them, a PATCH above all. Without it, as the RFCs have them. Default: true.",
      ),
    xmlDataFormat: z.boolean().optional().describe("Whether XML is spoken. Advertised by 1.1 alone. Default: false."),
    ...provenanceShape,
  })
  .describe("What the version advertises and does. What the engine does not have is refused.");

export type Capabilities = z.infer<typeof capabilitiesSchema>;
