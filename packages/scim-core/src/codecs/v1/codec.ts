import { once } from "@rollcall/engine";
import type { CompiledAttribute } from "../../attributes/attribute-table.js";
import type { CompiledResource } from "../../attributes/compiled-resource.js";
import type { AuthenticationScheme, ErrorDefinition, VersionDefinition } from "../../definition/definition.js";
import type { DescribedAttribute, DescribedSchema, ErrorStyle, VersionCodec, WrittenList } from "../codec.js";

const loadReader = once(() => import("./read-changes.js"));

/** SCIM 1.1 on the wire. */
export const v1: VersionCodec = {
  hasOperations: false,
  readChanges: async (body, options) => (await loadReader()).readChanges(body, options),
  writeList,
  writeError,
  writeServiceProviderConfig,
  describeSchema,
  writeSchema,
  hasSchemasByUrn: false,
};

/** The error body of 1.1; `Errors` holds one object. */
function writeError({ status }: ErrorDefinition, { detail }: ErrorStyle): object {
  return { Errors: { description: detail, code: status } };
}

/** A list of 1.1. Its schema is the schema of its resources. */
function writeList({ urn, resources, totalResults, startIndex }: WrittenList): object {
  return { totalResults, itemsPerPage: resources.length, startIndex, schemas: [urn], Resources: resources };
}

/** The schema of a resource type of 1.1: one flat list of attributes, each with the schema that it belongs to. */
function describeSchema({ definition, urn, attributes }: CompiledResource, whole: boolean): DescribedSchema {
  return {
    urn: `${urn}:${definition.wireName}`,
    name: definition.wireName,
    description: definition.description,
    endpoint: definition.endpoint,
    attributes: attributes.ordered.flatMap((attribute) => {
      if (attribute.definition.extension === undefined) return [{ attribute, urn }];
      return whole ? attribute.parts.ordered.map((part) => ({ attribute: part, urn: attribute.key })) : [];
    }),
  };
}

/** A schema with the characteristics of 1.1 (`readOnly` instead of `mutability`). */
function writeSchema({ urn, name, description, endpoint, attributes }: DescribedSchema): object {
  return {
    id: urn,
    name,
    description,
    schema: urn,
    ...(endpoint === undefined ? {} : { endpoint }),
    attributes: attributes.map(writeAttribute),
  };
}

function writeAttribute({ attribute, urn }: DescribedAttribute): object {
  const { type, multiValued, description } = attribute.definition;
  return {
    name: attribute.key,
    type: typeOf(type),
    multiValued,
    description,
    schema: urn,
    ...writeCharacteristics(attribute),
    ...(attribute.parts.ordered.length === 0 ? {} : { subAttributes: attribute.parts.ordered.map(writePart) }),
  };
}

function writePart(part: CompiledAttribute): object {
  return {
    name: part.key,
    type: typeOf(part.definition.type),
    description: part.definition.description,
    ...writeCharacteristics(part),
  };
}

function writeCharacteristics({ definition }: CompiledAttribute): object {
  return {
    readOnly: definition.mutability === "readOnly",
    required: definition.required,
    caseExact: definition.caseExact,
    ...(definition.canonicalValues === undefined ? {} : { canonicalValues: definition.canonicalValues }),
  };
}

/** 1.1 has no references: they are strings. */
function typeOf(type: CompiledAttribute["definition"]["type"]): string {
  return type === "reference" ? "string" : type;
}

/** The document of `/ServiceProviderConfigs`, with the spelling of 1.1 (`documentationUrl`, `specUrl`). */
function writeServiceProviderConfig({
  capabilities,
  documentationUri,
  authenticationSchemes,
}: VersionDefinition): object {
  return {
    ...(documentationUri === undefined ? {} : { documentationUrl: documentationUri }),
    patch: { supported: capabilities.patch },
    bulk: capabilities.bulk,
    filter: { supported: capabilities.filter.supported, maxResults: capabilities.filter.maxResults },
    changePassword: { supported: capabilities.changePassword },
    sort: { supported: capabilities.sort },
    etag: { supported: capabilities.etag },
    xmlDataFormat: { supported: capabilities.xmlDataFormat },
    authenticationSchemes: authenticationSchemes.map(writeScheme),
  };
}

function writeScheme({ specUri, documentationUri, ...scheme }: AuthenticationScheme): object {
  return {
    type: scheme.type,
    name: scheme.name,
    description: scheme.description,
    ...(specUri === undefined ? {} : { specUrl: specUri }),
    ...(documentationUri === undefined ? {} : { documentationUrl: documentationUri }),
    primary: scheme.primary,
  };
}
