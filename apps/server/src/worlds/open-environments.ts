import { basename } from "node:path";
import {
  type AppEnvironment,
  apiUrlOf,
  type EnvironmentOptions,
  hooksUrlOf,
  readEnvironments,
  type Sealer,
  type VariableNames,
  variableNames,
} from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { vendorWord } from "../composition/vendor-word.js";
import type { ServiceDefinitions } from "../default-definitions.js";
import { StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";

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

/**
 * Reads the credentials of installed apps that the operator may see.
 * @throws StartError if the database has none of the apps of a manifest
 */
export async function openEnvironments(
  store: Store,
  sealer: Sealer,
  {
    apps = [],
    control,
    database,
    surroundings,
  }: Pick<ServerOptions, "apps" | "control" | "database"> & { readonly surroundings: EnvironmentOptions },
): Promise<readonly AppEnvironment[]> {
  const isControlled = control !== false && database === undefined;
  if (!isControlled && apps.length === 0) return [];
  const found = await readEnvironments(store, sealer, surroundings);
  if (apps.length === 0) return found;
  const { readManifestFile } = await import("./read-manifest.js");
  const named: AppEnvironment[] = [];
  for (const path of apps) {
    const { name } = (await readManifestFile(path)).manifest.display_information;
    const app = found.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (app === undefined)
      throw new StartError(
        `the database has no installed app ${JSON.stringify(name)} of ${basename(path)}: apps are installed in an empty database; install it with rollcall-server install, or use another database or --memory`,
      );
    named.push(app);
  }
  return isControlled ? found : named;
}
