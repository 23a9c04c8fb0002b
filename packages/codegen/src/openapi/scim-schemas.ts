import type { ScimVersion } from "../formats/index.js";
import type { ResolvedAttribute, ResolvedError, ResolvedSchema, ResolvedScim } from "../scim/resolved-scim.js";
import { type Json, limitKeywords, listOf, orNull } from "./json-schema.js";

/** Kind of body: an answer, one that creates or replaces a resource, or one that changes a resource in 1.1. */
type Body = "resource" | "create" | "change";

/** The bodies of a resource type in one version, with the keys on the wire. */
export function resourceSchema(schema: ResolvedSchema, version: ScimVersion, body: Body): Json {
  const urns = [schema.urns[version], ...schema.attributes.map(({ extension }) => extension?.urns[version])];
  const known = urns.filter((urn) => urn !== undefined);
  const attributes = objectSchema(schema.attributes, version, body);
  const schemas = {
    type: "array",
    items: { type: "string", enum: known },
    minItems: 1,
    description: "URNs of the schemas that the body uses.",
  };
  const required = attributes["required"];
  const cleared = { type: "array", items: { type: "string" }, description: "Attributes to clear." };
  const clearing = {
    type: "object",
    properties: { attributes: cleared },
    description: "Changes that clear attributes.",
  };
  return {
    ...attributes,
    description: schema.description,
    properties: {
      schemas,
      ...(attributes["properties"] as Json),
      ...(body === "change" ? { meta: clearing } : {}),
    },
    required: ["schemas", ...(Array.isArray(required) ? required : [])],
  };
}

function objectSchema(attributes: readonly ResolvedAttribute[], version: ScimVersion, body: Body): Json {
  const shown = attributes.filter((attribute) => isShown(attribute, version, body));
  const required = shown
    .filter((attribute) => isRequired(attribute, body))
    .map((attribute) => wireKey(attribute, version));
  return {
    type: "object",
    properties: Object.fromEntries(
      shown.map((attribute) => [wireKey(attribute, version), attributeSchema(attribute, version, body)]),
    ),
    required: required.length === 0 ? undefined : required,
  };
}

function isShown(attribute: ResolvedAttribute, version: ScimVersion, body: Body): boolean {
  if (attribute.versions !== undefined && !attribute.versions.includes(version)) return false;
  if (attribute.extension !== undefined && attribute.extension.urns[version] === undefined) return false;
  return body === "resource" ? attribute.returned !== "never" : attribute.mutability !== "readOnly";
}

function isRequired(attribute: ResolvedAttribute, body: Body): boolean {
  if (body === "resource") return attribute.required || attribute.alwaysPresent;
  return body === "create" && attribute.required;
}

/** Key of an attribute in a body. For an extension, its URN. */
function wireKey(attribute: ResolvedAttribute, version: ScimVersion): string {
  return attribute.extension?.urns[version] ?? attribute.wireName;
}

function attributeSchema(attribute: ResolvedAttribute, version: ScimVersion, body: Body): Json {
  const { one, list } = limitKeywords(attribute.limits);
  const inside = attribute.multiValued && body === "change" ? "create" : body;
  const value: Json =
    attribute.type === "complex"
      ? objectSchema(attribute.subAttributes, version, attribute.extension === undefined ? inside : body)
      : { ...plainType(attribute), ...(body === "resource" ? { enum: one["enum"] } : one) };
  const whole = attribute.multiValued ? listOf(value, body === "resource" ? {} : list) : value;
  const nullable = body === "resource" && attribute.nullable;
  return { ...(nullable ? orNull(whole) : whole), description: attribute.description, ...extras(attribute, body) };
}

function extras(attribute: ResolvedAttribute, body: Body): Json {
  return {
    writeOnly: body !== "resource" && attribute.returned === "never" ? true : undefined,
    examples: attribute.canonicalValues !== undefined && !attribute.multiValued ? attribute.canonicalValues : undefined,
  };
}

function plainType({ type }: ResolvedAttribute): Json {
  switch (type) {
    case "boolean":
    case "integer":
      return { type };
    case "decimal":
      return { type: "number" };
    case "dateTime":
      return { type: "string", format: "date-time" };
    case "binary":
      return { type: "string", contentEncoding: "base64" };
    case "string":
    case "reference":
    case "complex":
      return { type: "string" };
  }
}

/** The error body of a version, with the codes of some rows. */
export function errorSchema(scim: ResolvedScim, version: ScimVersion, rows: readonly ResolvedError[]): Json {
  const status = { enum: [...new Set(rows.map((row) => row.status))].sort(), description: "HTTP status." };
  if (version === "1.1") {
    const error = {
      type: "object",
      properties: { description: codeSchema(rows), code: { type: "integer", ...status } },
      required: ["description", "code"],
    };
    return { type: "object", properties: { Errors: error }, required: ["Errors"], description: "A refusal." };
  }
  const isCode = scim.service.errorDetail === "code";
  const asText = { type: "string", ...status, enum: status.enum.map(String) };
  return {
    type: "object",
    description: "A refusal.",
    properties: {
      schemas: { type: "array", items: { type: "string", const: "urn:ietf:params:scim:api:messages:2.0:Error" } },
      detail: isCode ? codeSchema(rows) : { type: "string", description: "Description of the error." },
      status: scim.service.errorStatus === "integer" ? { type: "integer", ...status } : asText,
      scimType: { type: "string", description: "Error type of RFC 7644 §3.12." },
    },
    required: ["schemas", ...(isCode ? ["detail"] : []), "status"],
  };
}

function codeSchema(rows: readonly ResolvedError[]): Json {
  const codes = [...new Set(rows.map(({ wireName }) => wireName))].sort();
  // Several rows may share a code. Its meanings are joined.
  const meaning = (code: string) => [
    ...new Set(rows.filter(({ wireName }) => wireName === code).map((row) => row.meaning)),
  ];
  const meanings = codes.map((code) => [code, meaning(code).join(" ")]);
  return {
    type: "string",
    enum: codes,
    description: "The error code.",
    "x-enumDescriptions": Object.fromEntries(meanings),
  };
}

/** A page of resources. It has no index if lists are paged by cursor. */
export function listSchema(resource: Json, version: ScimVersion, hasCursors: boolean): Json {
  const urn = version === "1.1" ? "urn:scim:schemas:core:1.0" : "urn:ietf:params:scim:api:messages:2.0:ListResponse";
  const integer = (description: string) => ({ type: "integer", minimum: 0, description });
  return {
    type: "object",
    description: "A page of resources.",
    properties: {
      schemas: { type: "array", items: { type: "string", const: urn } },
      Resources: { type: "array", items: resource },
      totalResults: integer("Number of resources on all pages."),
      itemsPerPage: integer("Number of resources on this page."),
      startIndex: integer("Index of the first resource on this page, starting at 1."),
      ...(hasCursors
        ? {
            nextCursor: { type: "string", description: "Cursor of the next page." },
            previousCursor: { type: "string", description: "Cursor of the previous page." },
          }
        : {}),
    },
    required: ["schemas", "totalResults", "itemsPerPage", ...(hasCursors ? [] : ["startIndex"])],
  };
}

/** The body of a PATCH of 2.0. */
export function patchSchema(): Json {
  const operation = {
    type: "object",
    properties: {
      op: { type: "string", description: "add, replace or remove, in any case." },
      path: {
        type: "string",
        description: "Path of the attribute to change. Omit it if the members of the value are the attributes.",
      },
      value: { description: "The new value, or the values to remove." },
    },
    required: ["op"],
  };
  return {
    type: "object",
    description: "Changes to a resource.",
    properties: {
      schemas: { type: "array", items: { type: "string", const: "urn:ietf:params:scim:api:messages:2.0:PatchOp" } },
      Operations: { type: "array", items: operation },
    },
    required: ["schemas", "Operations"],
  };
}
