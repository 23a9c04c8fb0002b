import { once } from "@rollcall/engine";
import type { CompiledAttribute } from "../../attributes/attribute-table.js";
import type { CompiledResource } from "../../attributes/compiled-resource.js";
import type { PaginationCapability } from "../../definition/capabilities.js";
import type {
  AuthenticationScheme,
  ErrorDefinition,
  ScimLimits,
  VersionDefinition,
} from "../../definition/definition.js";
import type { DescribedSchema, ErrorStyle, VersionCodec, WrittenList } from "../codec.js";
import { urns } from "./urns.js";

const loadReader = once(() => import("./read-changes.js"));

/** SCIM 2.0 on the wire. */
export const v2: VersionCodec = {
  hasOperations: true,
  readChanges: async (body, options) => (await loadReader()).readChanges(body, options),
  writeList,
  writeError,
  writeServiceProviderConfig,
  describeSchema,
  writeSchema,
  hasSchemasByUrn: true,
};

/** The Error resource of 2.0. @see RFC 7644 §3.12 */
function writeError({ status, scimType }: ErrorDefinition, style: ErrorStyle): object {
  return {
    schemas: [urns.error],
    ...(scimType === undefined ? {} : { scimType }),
    detail: style.detail,
    status: style.status === "text" ? String(status) : status,
  };
}

/** A ListResponse of 2.0. Absent values are left out. */
function writeList({ resources, totalResults, startIndex, previousCursor, nextCursor }: WrittenList): object {
  return {
    schemas: [urns.listResponse],
    Resources: resources,
    totalResults,
    itemsPerPage: resources.length,
    startIndex,
    previousCursor,
    nextCursor,
  };
}

/** RFC 7643 §3.1: attributes of every resource that belong to no schema. */
const common: ReadonlySet<string> = new Set(["id", "externalId", "meta"]);

/** The schema of a resource type. With `whole`, each extension is a complex attribute, as in a body. */
function describeSchema({ definition, urn, attributes }: CompiledResource, whole: boolean): DescribedSchema {
  const described = attributes.ordered.filter(
    (attribute) => !common.has(attribute.key) && (whole || attribute.definition.extension === undefined),
  );
  return {
    urn,
    name: definition.wireName,
    description: definition.description,
    attributes: described.map((attribute) => ({ attribute, urn })),
  };
}

/** A Schema resource. @see RFC 7643 §7 */
function writeSchema({ urn, name, description, attributes }: DescribedSchema, location: string): object {
  return {
    schemas: [urns.schema],
    id: urn,
    name,
    description,
    attributes: attributes.map(({ attribute }) => writeAttribute(attribute)),
    meta: { resourceType: "Schema", location },
  };
}

function writeAttribute({ key, definition, parts }: CompiledAttribute): object {
  const { type, multiValued, description, required, canonicalValues, caseExact } = definition;
  const { mutability, returned, uniqueness, referenceTypes } = definition;
  return {
    name: key,
    type,
    ...(parts.ordered.length === 0 ? {} : { subAttributes: parts.ordered.map(writeAttribute) }),
    multiValued,
    description,
    required,
    ...(canonicalValues === undefined ? {} : { canonicalValues }),
    caseExact,
    mutability,
    returned,
    uniqueness,
    ...(referenceTypes === undefined ? {} : { referenceTypes }),
  };
}

/** The document of `/ServiceProviderConfig`. @see RFC 7643 §5 */
function writeServiceProviderConfig(
  { capabilities, documentationUri, authenticationSchemes }: VersionDefinition,
  limits: ScimLimits,
  location: string,
): object {
  const { patch, bulk, filter, changePassword, sort, etag, pagination } = capabilities;
  return {
    schemas: [urns.serviceProviderConfig],
    ...(documentationUri && { documentationUri }),
    patch: { supported: patch },
    bulk,
    filter: { supported: filter.supported, maxResults: filter.maxResults },
    changePassword: { supported: changePassword },
    sort: { supported: sort },
    etag: { supported: etag },
    ...(pagination && pagination.advertised !== false && { pagination: writePagination(pagination, limits) }),
    authenticationSchemes: authenticationSchemes.map(writeScheme),
    meta: { resourceType: "ServiceProviderConfig", location },
  };
}

/** @see RFC 9865 §4 */
function writePagination(
  { cursor, index, defaultPaginationMethod, cursorTimeout }: PaginationCapability,
  { defaultCount, maxCount }: ScimLimits,
): object {
  return {
    cursor,
    index,
    defaultPaginationMethod: defaultPaginationMethod ?? (index ? "index" : "cursor"),
    defaultPageSize: defaultCount,
    maxPageSize: maxCount,
    ...(cursorTimeout && { cursorTimeout }),
  };
}

function writeScheme({ type, name, description, specUri, documentationUri, primary }: AuthenticationScheme): object {
  return {
    type,
    name,
    description,
    ...(specUri && { specUri }),
    ...(documentationUri && { documentationUri }),
    primary,
  };
}
