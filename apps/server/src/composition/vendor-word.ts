import { apiUrlOf, type EnvironmentOptions, hooksUrlOf, type VariableNames, variableNames } from "@rollcall/service";
import type { ServiceDefinitions } from "../default-definitions.js";

/** Wire word in the names of headers and variables, before it is replaced. */
export const vendorWord = "svc";

/** The names of the variables of apps, with the word on the wire. */
export function variableNamesOf({ rename }: Pick<ServiceDefinitions, "rename">): VariableNames {
  return variableNames(rename(vendorWord));
}

/**
 * The addresses of a server and the names of variables, for the environments of the apps of its first world.
 * @param siteUrl address of the server for apps, without a trailing slash. Default: unknown.
 */
export function surroundingsOf(siteUrl: string | undefined, definitions: ServiceDefinitions): EnvironmentOptions {
  const names = variableNamesOf(definitions);
  if (siteUrl === undefined) return { names };
  return { apiUrl: apiUrlOf(siteUrl, definitions.webapi), hooksUrl: hooksUrlOf(siteUrl), names };
}
