import type { PaginationCapability } from "../../definition/capabilities.js";
import type { AuthenticationScheme, ScimLimits, VersionDefinition } from "../../definition/definition.js";
import { urns } from "./urns.js";

/** The document of `/ServiceProviderConfig`. @see RFC 7643 §5 */
export function writeServiceProviderConfig(
  { capabilities, documentationUri, authenticationSchemes }: VersionDefinition,
  limits: ScimLimits,
  location: string,
): object {
  return {
    schemas: [urns.serviceProviderConfig],
    ...(documentationUri === undefined ? {} : { documentationUri }),
    patch: { supported: capabilities.patch },
    bulk: capabilities.bulk,
    filter: { supported: capabilities.filter.supported, maxResults: capabilities.filter.maxResults },
    changePassword: { supported: capabilities.changePassword },
    sort: { supported: capabilities.sort },
    etag: { supported: capabilities.etag },
    ...(capabilities.pagination &&
      capabilities.pagination.advertised !== false && {
        pagination: writePagination(capabilities.pagination, limits),
      }),
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
    ...(cursorTimeout === undefined ? {} : { cursorTimeout }),
  };
}

function writeScheme({ specUri, documentationUri, ...scheme }: AuthenticationScheme): object {
  return {
    type: scheme.type,
    name: scheme.name,
    description: scheme.description,
    ...(specUri === undefined ? {} : { specUri }),
    ...(documentationUri === undefined ? {} : { documentationUri }),
    primary: scheme.primary,
  };
}
