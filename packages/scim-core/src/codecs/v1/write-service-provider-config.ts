import type { AuthenticationScheme, VersionDefinition } from "../../definition/definition.js";

/** The document of `/ServiceProviderConfigs`, with the spelling of 1.1 (`documentationUrl`, `specUrl`). */
export function writeServiceProviderConfig({
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
