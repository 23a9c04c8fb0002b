import type { LoadedFiles } from "@rollcall/intercept";
import type { Server } from "../create-server.js";
import { StartError } from "../errors/start-error.js";
import { builtFile } from "../machine/package-file.js";
import { hostNamesOf, type WireProfile } from "../overlays/wire-profile.js";

/**
 * The hosts of a profile, whose traffic can be led to a server.
 * @throws StartError if there is no profile, or none with hosts
 */
export function hostsToLead(profile: WireProfile | undefined): readonly string[] {
  const hosts = hostNamesOf(profile?.hosts);
  if (hosts.length > 0) return hosts;
  throw new StartError("--intercept needs hosts to lead: pass a profile that has some, such as --wire slack");
}

interface Led {
  readonly server: Pick<Server, "url">;
  readonly hosts: readonly string[];
  /** Whether connections to other hosts are refused. */
  readonly offline: boolean;
  /** Receives one line if connections were refused. */
  readonly say: (line: string) => void;
}

/** Runs a command whose traffic to some hosts is led to the server, with the variables that lead it. */
export async function runLed(
  run: (variables: Readonly<Record<string, string>>) => Promise<number>,
  { server, hosts, offline, say }: Led,
): Promise<number> {
  const { createEnvironment, startInterceptor } = await import("@rollcall/intercept");
  await using interceptor = await startInterceptor({ hosts, targetPort: Number(new URL(server.url).port), offline });
  await using environment = await createEnvironment({ ...interceptor, hosts, offline }, process.env, filesOfBundle());
  const code = await run(environment.variables);
  const refused = new Set([...interceptor.others, ...(await environment.refused())]);
  if (offline && refused.size > 0) say(`refused connections to other hosts: ${[...refused].join(", ")}`);
  return code;
}

/** The modules that programs load, which the build of this package contains. */
function filesOfBundle(): LoadedFiles | undefined {
  const [preload, python] = [builtFile("intercept-files/preload.js"), builtFile("intercept-files/python")];
  return preload && python && { preload, python };
}
