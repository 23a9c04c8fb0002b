import type { Capabilities, ScimRoute, ScimVersion } from "../formats/index.js";
import type { ResolvedScim } from "../scim/resolved-scim.js";
import { componentRef, type Json } from "./json-schema.js";

/** The schemas of the documents in which a version describes itself, by name, if its routes serve them. */
export function discoverySchemas(scim: ResolvedScim, routes: readonly ScimRoute[], version: ScimVersion): Json {
  const documents = new Set(routes.map(({ document }) => document));
  const capabilities = scim.service.versions[version]?.capabilities;
  return {
    ...(documents.has("serviceProviderConfig") && capabilities !== undefined
      ? {
          ServiceProviderConfig: configSchema(capabilities, version),
          AuthenticationScheme: schemeSchema(version),
        }
      : {}),
    ...(documents.has("resourceTypes")
      ? { ResourceType: resourceTypeSchema(routes), ResourceTypeList: documentList("ResourceType") }
      : {}),
    ...(documents.has("schemas") || documents.has("schema")
      ? { Schema: schemaSchema(version), ...attributeSchemas(version) }
      : {}),
    ...(documents.has("schemas") ? { SchemaList: documentList("Schema") } : {}),
  };
}

/** The schema of the document that a route answers. */
export function documentRef({ document, path }: ScimRoute): Json {
  switch (document) {
    case "serviceProviderConfig":
      return componentRef("ServiceProviderConfig");
    case "resourceTypes":
      return componentRef(path.endsWith("}") ? "ResourceType" : "ResourceTypeList");
    case "schemas":
      return componentRef("SchemaList");
    case "schema":
    case undefined:
      return componentRef("Schema");
  }
}

type Members = { readonly [name: string]: Json };

const text = (description: string): Json => ({ type: "string", description });
const flag = (description: string): Json => ({ type: "boolean", description });
const count = (description: string): Json => ({ type: "integer", minimum: 0, description });

/** An object whose members are required, except the named ones. */
function object(description: string, properties: Members, optional: readonly string[] = []): Json {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", description, properties, required };
}

function listOf(items: Json, description: string): Json {
  return { type: "array", items, description };
}

function urnOf(name: string): Json {
  return { type: "array", items: { type: "string", const: `urn:ietf:params:scim:schemas:core:2.0:${name}` } };
}

function metaOf(resourceType: string, optional: readonly string[] = []): Json {
  const type = { type: "string", const: resourceType, description: "Name of the resource type." };
  return object(
    "Metadata of the document.",
    { resourceType: type, location: text("Address of the document.") },
    optional,
  );
}

/** @see RFC 7643 §5 */
function configSchema({ pagination }: Capabilities, version: ScimVersion): Json {
  const supported = (description: string) =>
    object(description, { supported: flag("Whether the feature is supported.") });
  const bulk = {
    maxOperations: count("Maximum number of operations in one request."),
    maxPayloadSize: count("Maximum size of a request, in bytes."),
  };
  const documentation = version === "1.1" ? "documentationUrl" : "documentationUri";
  const is = { supported: flag("Whether the feature is supported.") };
  return object(
    "What the service supports.",
    {
      ...(version === "1.1" ? {} : { schemas: urnOf("ServiceProviderConfig") }),
      [documentation]: text("Address of the documentation."),
      patch: supported("PATCH requests."),
      bulk: object("Bulk requests.", { ...is, ...bulk }),
      filter: object("Filters of lists.", { ...is, maxResults: count("Maximum number of resources on one page.") }),
      changePassword: supported("Password changes."),
      sort: supported("Sorting of lists."),
      etag: supported("Versions of resources."),
      ...(version === "1.1" ? { xmlDataFormat: supported("Bodies in XML.") } : {}),
      ...(version === "2.0" && pagination !== undefined && pagination.advertised !== false
        ? { pagination: paginationSchema() }
        : {}),
      authenticationSchemes: listOf(componentRef("AuthenticationScheme"), "Authentication schemes."),
      ...(version === "1.1" ? {} : { meta: metaOf("ServiceProviderConfig") }),
    },
    [documentation],
  );
}

/** @see RFC 9865 §4 */
function paginationSchema(): Json {
  return object(
    "Paging of lists.",
    {
      cursor: flag("Whether lists can be paged by cursor."),
      index: flag("Whether lists can be paged by index."),
      defaultPaginationMethod: { type: "string", enum: ["cursor", "index"], description: "Default method of paging." },
      defaultPageSize: count("Default page size."),
      maxPageSize: count("Maximum page size."),
      cursorTimeout: count("Lifetime of a cursor, in seconds."),
    },
    ["cursorTimeout"],
  );
}

function schemeSchema(version: ScimVersion): Json {
  const [spec, documentation] = version === "1.1" ? ["specUrl", "documentationUrl"] : ["specUri", "documentationUri"];
  return object(
    "An authentication scheme.",
    {
      type: text("Kind of the scheme."),
      name: text("Name of the scheme."),
      description: text("Description of the scheme."),
      [String(spec)]: text("Address of its specification."),
      [String(documentation)]: text("Address of its documentation."),
      primary: flag("Whether it is the preferred scheme."),
    },
    [String(spec), String(documentation)],
  );
}

/** @see RFC 7643 §6 */
function resourceTypeSchema(routes: readonly ScimRoute[]): Json {
  const isAlone = routes.some(({ document, path }) => document === "resourceTypes" && path.endsWith("}"));
  const extension = object("One extension.", {
    schema: text("URN of the extension."),
    required: flag("Whether resources must have it."),
  });
  return object("A resource type.", {
    schemas: urnOf("ResourceType"),
    id: text("Identifier of the type."),
    name: text("Name of the type."),
    description: text("Description of the resources."),
    endpoint: text("Path of the resources below the base address."),
    schema: text("URN of the schema of the resources."),
    schemaExtensions: listOf(extension, "Extensions of the schema."),
    meta: metaOf("ResourceType", isAlone ? [] : ["location"]),
  });
}

/** @see RFC 7643 §7 */
function schemaSchema(version: ScimVersion): Json {
  const common = {
    id: text("URN of the schema."),
    name: text("Name of the schema."),
    description: text("Description of the schema."),
  };
  const attributes = listOf(componentRef("Attribute"), "The attributes of the schema.");
  if (version === "2.0") {
    return object("A schema.", { schemas: urnOf("Schema"), ...common, attributes, meta: metaOf("Schema") });
  }
  const own = { schema: text("URN of the schema."), endpoint: text("Path of the resources below the base address.") };
  return object("A schema.", { ...common, ...own, attributes }, ["endpoint"]);
}

function attributeSchemas(version: ScimVersion): Json {
  const common = {
    name: text("Name of the attribute."),
    type: text("Data type."),
    description: text("Description of the attribute."),
  };
  const isMultiValued = { multiValued: flag("Whether the value is a list.") };
  const canonical = { canonicalValues: listOf({ type: "string" }, "Suggested values.") };
  const facts = { required: flag("Whether it is required."), caseExact: flag("Whether comparison is case-sensitive.") };
  if (version === "2.0") {
    const closed = (description: string, values: readonly string[]) => ({ type: "string", enum: values, description });
    const attribute = object(
      "An attribute of a schema.",
      {
        ...common,
        subAttributes: listOf(componentRef("Attribute"), "The sub-attributes of a complex attribute."),
        ...isMultiValued,
        ...facts,
        ...canonical,
        mutability: closed("Whether and when clients may write it.", [
          "readOnly",
          "readWrite",
          "immutable",
          "writeOnly",
        ]),
        returned: closed("When it is returned.", ["always", "never", "default", "request"]),
        uniqueness: closed("Scope in which its values are unique.", ["none", "server", "global"]),
        referenceTypes: listOf({ type: "string" }, "Resource types that it may refer to."),
      },
      ["subAttributes", "canonicalValues", "referenceTypes"],
    );
    return { Attribute: attribute };
  }
  const part = { ...common, readOnly: flag("Whether clients cannot write it."), ...facts, ...canonical };
  const whole = {
    ...part,
    ...isMultiValued,
    schema: text("URN of the schema that the attribute belongs to."),
    subAttributes: listOf(componentRef("SubAttribute"), "The sub-attributes of a complex attribute."),
  };
  return {
    Attribute: object("An attribute of a schema.", whole, ["subAttributes", "canonicalValues"]),
    SubAttribute: object("A sub-attribute.", part, ["canonicalValues"]),
  };
}

function documentList(name: string): Json {
  const urn = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
  return object("All documents of one kind.", {
    schemas: { type: "array", items: { type: "string", const: urn } },
    Resources: listOf(componentRef(name), "The documents."),
    totalResults: count("Number of the documents."),
    itemsPerPage: count("Number of documents in the answer."),
    startIndex: count("Index of the first document, starting at 1."),
  });
}
