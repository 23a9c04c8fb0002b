import type { AuthenticationScheme, VersionDefinition } from "../definition.js";
import { urns } from "./urns.js";

/** The document of `/ServiceProviderConfig`. @see RFC 7643 §5 */
export function writeServiceProviderConfig(
  { capabilities, documentationUri, authenticationSchemes }: VersionDefinition,
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
    authenticationSchemes: authenticationSchemes.map(writeScheme),
    meta: { resourceType: "ServiceProviderConfig", location },
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
