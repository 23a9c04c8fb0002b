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
      .describe("Path below the version; `{id}` or `{name}` stands for one segment."),
    versions: z.array(scimVersionSchema).min(1).optional().describe("Versions that have the route. Default: all."),
    operation: scimOperationSchema.optional().describe("What is asked of the backend of `resource`."),
    resource: typeNameSchema.optional().describe("Resource type that is served."),
    document: z
      .enum(["serviceProviderConfig", "resourceTypes", "schemas", "schema"])
      .optional()
      .describe("Document that is served, in place of a resource."),
    status: z.int().min(200).max(299).describe("Status of success."),
    answer: z.enum(["resource", "list", "document", "none"]).describe("What success carries; `none` is an empty body."),
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
      .describe("Whether the base set's routes are kept and these only add and replace. Default: false."),
    routes: z.array(routeSchema).min(1).describe("Routes, in the order of the documents."),
  })
  .meta({ id: "scim-routes", title: "SCIM routes", description: "Routes of every version, with what they answer." });

export type ScimRoutes = z.infer<typeof scimRoutesSchema>;
export type ScimRoute = ScimRoutes["routes"][number];
