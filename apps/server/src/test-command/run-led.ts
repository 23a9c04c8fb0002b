import type { LoadedFiles } from "@rollcall/intercept";
import { type Site, type SiteHosts, siteOf } from "@rollcall/service";
import type { Server } from "../create-server.js";
import { StartError } from "../errors/start-error.js";
import { builtFile } from "../machine/package-file.js";
import { hostNamesOf, type WireProfile } from "../overlays/wire-profile.js";

/**
 * The hosts of a profile, whose traffic can be led to a server.
 * @throws StartError if there is no profile, or none with hosts
 */
export function hostsToLead(profile: WireProfile | undefined): SiteHosts {
  if (profile?.hosts !== undefined) return profile.hosts;
  throw new StartError("--intercept needs hosts to lead: pass a profile that has some, such as --wire slack");
}

interface Led {
  readonly server: Pick<Server, "hooksUrl" | "url">;
  readonly hosts: SiteHosts;
  /** Whether connections to other hosts are refused. */
  readonly offline: boolean;
  /** Receives one line if connections were refused. */
  readonly say: (line: string) => void;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Runs a command whose traffic to some hosts is led to the server, with the variables that lead it, and its own with the vendor's
 * addresses: clients compare the addresses in answers with them.
 */
export async function runLed(
  own: Variables,
  run: (variables: Variables) => Promise<number>,
  { server, hosts: sites, offline, say }: Led,
): Promise<number> {
  const hosts = hostNamesOf(sites);
  const { createEnvironment, startInterceptor } = await import("@rollcall/intercept");
  await using interceptor = await startInterceptor({ hosts, targetPort: Number(new URL(server.url).port), offline });
  await using environment = await createEnvironment({ ...interceptor, hosts, offline }, process.env, filesOfBundle());
  const code = await run({ ...environment.variables, ...withVendorAddresses(own, server, siteOf(sites)) });
  const refused = new Set([...interceptor.others, ...(await environment.refused())]);
  if (offline && refused.size > 0) say(`refused connections to other hosts: ${[...refused].join(", ")}`);
  return code;
}

/** Replaces the addresses of the server in the variables of an app. */
function withVendorAddresses(own: Variables, server: Led["server"], site: Pick<Site, "hooksUrl" | "url">): Variables {
  const replaced = (value: string) => {
    if (value.startsWith(`${server.hooksUrl}/`)) return `${site.hooksUrl}${value.slice(server.hooksUrl.length)}`;
    return value.startsWith(`${server.url}/`) ? `${site.url}${value.slice(server.url.length)}` : value;
  };
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, replaced(value)]));
}

/** The modules that programs load, which the build of this package contains. */
function filesOfBundle(): LoadedFiles | undefined {
  const [preload, python] = [builtFile("intercept-files/preload.js"), builtFile("intercept-files/python")];
  return preload && python && { preload, python };
}
