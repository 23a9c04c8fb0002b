import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createDirectoryServer } from "../test-sets/directory-server.js";

const supported = z.boolean();
const meta = z.strictObject({
  resourceType: z.string(),
  location: z.url(),
  created: z.iso.datetime({ offset: true }).optional(),
  lastModified: z.iso.datetime({ offset: true }).optional(),
  version: z.string().optional(),
});

/** The members of RFC 7643 §5, and no others. */
const configReader = z.strictObject({
  schemas: z.tuple([z.literal("urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig")]),
  documentationUri: z.url().optional(),
  patch: z.strictObject({ supported }),
  bulk: z.strictObject({ supported, maxOperations: z.int(), maxPayloadSize: z.int() }),
  filter: z.strictObject({ supported, maxResults: z.int() }),
  changePassword: z.strictObject({ supported }),
  sort: z.strictObject({ supported }),
  etag: z.strictObject({ supported }),
  authenticationSchemes: z.array(
    z.strictObject({
      type: z.enum(["oauth", "oauth2", "oauthbearertoken", "httpbasic", "httpdigest"]),
      name: z.string(),
      description: z.string(),
      specUri: z.url().optional(),
      documentationUri: z.url().optional(),
      primary: z.boolean().optional(),
    }),
  ),
  meta,
});

/** The members of RFC 7643 §6, and no others. */
const typeReader = z.strictObject({
  schemas: z.tuple([z.literal("urn:ietf:params:scim:schemas:core:2.0:ResourceType")]),
  id: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  endpoint: z.string().startsWith("/"),
  schema: z.string(),
  schemaExtensions: z.array(z.strictObject({ schema: z.string(), required: z.boolean() })).optional(),
  meta,
});

/** The characteristics of RFC 7643 §7, and no others. */
const attributeReader = z.strictObject({
  name: z.string().regex(/^[$A-Za-z][-$\w]*$/),
  type: z.enum(["string", "boolean", "decimal", "integer", "dateTime", "binary", "reference", "complex"]),
  multiValued: z.boolean(),
  description: z.string(),
  required: z.boolean(),
  canonicalValues: z.array(z.string()).optional(),
  caseExact: z.boolean().optional(),
  mutability: z.enum(["readOnly", "readWrite", "immutable", "writeOnly"]),
  returned: z.enum(["always", "never", "default", "request"]),
  uniqueness: z.enum(["none", "server", "global"]).optional(),
  referenceTypes: z.array(z.string()).optional(),
  get subAttributes() {
    return z.array(attributeReader).optional();
  },
});

const schemaReader = z.strictObject({
  schemas: z.tuple([z.literal("urn:ietf:params:scim:schemas:core:2.0:Schema")]).optional(),
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  attributes: z.array(attributeReader),
  meta,
});

const listOf = (reader: z.ZodType) =>
  z.strictObject({
    schemas: z.tuple([z.literal("urn:ietf:params:scim:api:messages:2.0:ListResponse")]),
    totalResults: z.int(),
    itemsPerPage: z.int().optional(),
    startIndex: z.int().optional(),
    Resources: z.array(reader),
  });

describe("readers that refuse unknown members", () => {
  const pagination = { cursor: true, index: true } as const;
  const server = createDirectoryServer({ pagination: { ...pagination, advertised: false } });

  it.each([
    ["/ServiceProviderConfig", configReader],
    ["/ResourceTypes", listOf(typeReader)],
    ["/Schemas", listOf(schemaReader)],
  ])("accept %s", async (path, reader) => {
    const { body } = await server.send("GET", path);
    expect(reader.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  it("refuse a configuration that advertises RFC 9865", async () => {
    const { body } = await createDirectoryServer({ pagination }).send("GET", "/ServiceProviderConfig");
    expect(configReader.safeParse(body).error?.issues).toMatchObject([{ keys: ["pagination"] }]);
  });
});
