import type { PaginationCapability } from "../../definition/capabilities.js";
import type { AuthenticationScheme, ScimLimits, VersionDefinition } from "../../definition/definition.js";
import { urns } from "./urns.js";

/** The document of `/ServiceProviderConfig`. @see RFC 7643 §5 */
export function writeServiceProviderConfig(
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
