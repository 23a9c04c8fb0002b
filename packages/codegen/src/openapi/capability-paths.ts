import type { Capabilities, ScimRoute } from "../formats/index.js";
import { componentRef, type Json } from "./json-schema.js";

/** Paths of a version that follow from capabilities. */
interface CapabilityPaths {
  readonly paths: { readonly [path: string]: Json };
  readonly schemas: { readonly [name: string]: Json };
}

/** Options of writing an operation. */
interface Style {
  readonly mediaType: string;
  readonly refusals: Json;
}

/** The paths of `/.search`, `/Me` and `/Bulk`, with the schemas of their bodies. */
export function capabilityPaths(
  { search, me, bulk }: Capabilities,
  routes: readonly ScimRoute[],
  style: Style,
): CapabilityPaths {
  return {
    paths: {
      ...(search === true ? searchPaths(routes, style) : {}),
      ...(me === true ? { "/Me": mePath(style) } : {}),
      ...(bulk.supported ? { "/Bulk": { post: bulkOperation(style) } } : {}),
    },
    schemas: {
      ...(search === true ? { SearchRequest: searchSchema() } : {}),
      ...(bulk.supported ? { BulkRequest: bulkSchema("Request"), BulkResponse: bulkSchema("Response") } : {}),
    },
  };
}

function searchPaths(routes: readonly ScimRoute[], style: Style): { readonly [path: string]: Json } {
  const lists = routes.filter(({ operation }) => operation === "find");
  const ofTypes = lists.map(({ path, resource }) => [
    `${path}/.search`,
    { post: searchOperation(`search${resource}`, `Search resources of type ${resource}.`, `${resource}List`, style) },
  ]);
  const ofAll = searchOperation("searchEverything", "Search resources of all types.", undefined, style);
  const { requestBody: _none, ...rest } = ofAll;
  const atRoot = {
    ...rest,
    operationId: "listEverything",
    summary: "List resources of all types.",
    parameters: inAddress(),
  };
  return { "/": { get: atRoot }, "/.search": { post: ofAll }, ...Object.fromEntries(ofTypes) };
}

/** The members of a search as query parameters. */
function inAddress(): readonly Json[] {
  const { schemas: _none, ...members } = searchMembers();
  return Object.entries(members).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: false,
    schema: schema["type"] === "array" ? { type: "string" } : schema,
    description,
  }));
}

function searchOperation(operationId: string, summary: string, list: string | undefined, style: Style): Json {
  const schema = list === undefined ? { type: "object" } : componentRef(list);
  return {
    operationId,
    summary,
    tags: ["Search"],
    requestBody: requestOf("SearchRequest", style),
    responses: { "200": { description: "A page of resources.", content: contentOf(schema, style) }, ...style.refusals },
  };
}

function mePath(style: Style): Json {
  const answer = { description: "The caller's own resource.", content: contentOf({ type: "object" }, style) };
  const operation = (operationId: string, summary: string, hasBody: boolean) => ({
    operationId,
    summary,
    tags: ["Me"],
    ...(hasBody ? { requestBody: { required: true, content: contentOf({ type: "object" }, style) } } : {}),
    responses: { "200": answer, ...style.refusals },
  });
  return {
    get: operation("getMe", "Read the caller's own resource.", false),
    put: operation("replaceMe", "Replace the caller's own resource.", true),
    patch: operation("changeMe", "Change some attributes of the caller's own resource.", true),
    delete: {
      ...operation("removeMe", "Delete the caller's own resource.", false),
      responses: { "204": { description: "Success, without a body." }, ...style.refusals },
    },
  };
}

function bulkOperation(style: Style): Json {
  return {
    operationId: "bulk",
    summary: "Make several changes with one request.",
    tags: ["Bulk"],
    requestBody: requestOf("BulkRequest", style),
    responses: {
      "200": { description: "The result of each operation.", content: contentOf(componentRef("BulkResponse"), style) },
      ...style.refusals,
    },
  };
}

function requestOf(schema: string, style: Style): Json {
  return { required: true, content: contentOf(componentRef(schema), style) };
}

function contentOf(schema: Json, { mediaType }: Style): Json {
  return { [mediaType]: { schema } };
}

function schemasOf(message: string): Json {
  const urn = `urn:ietf:params:scim:api:messages:2.0:${message}`;
  return { type: "array", items: { type: "string", const: urn } };
}

/** @see RFC 7644 §3.4.3 */
function searchSchema(): Json {
  return { type: "object", description: "A query.", properties: searchMembers(), required: ["schemas"] };
}

function searchMembers(): { readonly [name: string]: Json } {
  const text = (description: string) => ({ type: "string", description });
  const paths = (description: string) => ({ type: "array", items: { type: "string" }, description });
  return {
    schemas: schemasOf("SearchRequest"),
    attributes: paths("Paths of the attributes to return."),
    excludedAttributes: paths("Paths of the attributes to leave out."),
    filter: text("Condition that resources must meet."),
    sortBy: text("Path of the attribute to sort by."),
    sortOrder: { type: "string", enum: ["ascending", "descending"], description: "Sort order." },
    startIndex: { type: "integer", description: "Index of the first resource, starting at 1." },
    count: { type: "integer", description: "Page size." },
    cursor: text("Cursor of a page; empty for the first page."),
  };
}

/** @see RFC 7644 §3.7 */
function bulkSchema(message: "Request" | "Response"): Json {
  const text = (description: string) => ({ type: "string", description });
  const common = {
    method: text("POST, PUT, PATCH or DELETE."),
    bulkId: text("Identifier that the client gives to the operation."),
    version: text("Version of the resource."),
  };
  const own =
    message === "Request"
      ? { path: text("Path of the resource, or of its resource type."), data: { type: "object", description: "Body." } }
      : {
          location: text("URI of the resource."),
          status: text("HTTP status."),
          response: { type: "object", description: "The error of a failed operation." },
        };
  return {
    type: "object",
    properties: {
      schemas: schemasOf(`Bulk${message}`),
      ...(message === "Request"
        ? { failOnErrors: { type: "integer", description: "Number of failures after which the request stops." } }
        : {}),
      Operations: { type: "array", items: { type: "object", properties: { ...common, ...own } } },
    },
    required: ["schemas", "Operations"],
  };
}
