import { z } from "zod";
import { scimVersionSchema, typeNameSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** Operations of a backend. */
export const scimOperationSchema = z.enum(["get", "find", "insert", "replace", "change", "remove"]);

const routeSchema = z
  .strictObject({
    verb: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).describe("HTTP verb."),
    path: z
      .string()
      .regex(/^(\/[A-Za-z]+)+(\/\{(id|name)\})?$/, "must be a path like /Users/{id}")
      .describe("Path below the version. `{id}` or `{name}` matches one segment."),
    versions: z.array(scimVersionSchema).min(1).optional().describe("Versions that have the route. Default: all."),
    operation: scimOperationSchema.optional().describe("Operation of the backend of `resource`."),
    resource: typeNameSchema.optional().describe("Resource type to serve."),
    document: z
      .enum(["serviceProviderConfig", "resourceTypes", "schemas", "schema"])
      .optional()
      .describe("Document to serve instead of a resource."),
    status: z.int().min(200).max(299).describe("HTTP status of a success."),
    answer: z.enum(["resource", "list", "document", "none"]).describe("Body of a success. `none` is an empty body."),
    ...provenanceShape,
  })
  .refine(
    (route) => (route.document === undefined) === (route.operation !== undefined && route.resource !== undefined),
    {
      message: "must have either `operation` and `resource`, or `document`",
    },
  )
  .describe("One route.");

/** A file of kind `scim-routes`: the routes of each version. */
export const scimRoutesSchema = z
  .strictObject({
    kind: z.literal("scim-routes").describe("Kind of this file."),
    ...provenanceShape,
    onTopOfBase: z
      .boolean()
      .optional()
      .describe("Whether to keep the routes of the base set and only add or replace some. Default: false."),
    routes: z.array(routeSchema).min(1).describe("Routes, in the order of the documents."),
  })
  .meta({ id: "scim-routes", title: "SCIM routes", description: "Routes of every version, with their answers." });

export type ScimRoutes = z.infer<typeof scimRoutesSchema>;
export type ScimRoute = ScimRoutes["routes"][number];
