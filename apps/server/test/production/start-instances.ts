import { createClient } from "../demo.js";
import { deployedArgs, deployedTokens } from "../kit/deployed.js";
import { type SpawnedCommand, spawnCommand } from "../spawn-command.js";

/** A server in a separate process, and a client of it. */
export interface Instance extends ReturnType<typeof createClient> {
  readonly url: string;
  readonly command: SpawnedCommand;
}

/**
 * Starts servers of one database together; all have the same site URL.
 * @param args flags that come after those of a deployment for tests, and replace them
 */
export async function startInstances(
  count: number,
  database: string,
  args: readonly string[] = [],
): Promise<readonly Instance[]> {
  const commands = Array.from({ length: count }, () =>
    spawnCommand(["--port", "0", "--site-url", "https://site.example", ...deployedArgs(), ...args], {
      env: { ROLLCALL_DATABASE: database },
    }),
  );
  return Promise.all(
    commands.map(async (command) => {
      const url = await command.ready;
      return { url, command, ...createClient(fetch, url, deployedTokens) };
    }),
  );
}

/** Stops all servers, and returns their exit codes. */
export async function stopInstances(instances: readonly Instance[]): Promise<readonly (number | null)[]> {
  for (const { command } of instances) command.process.kill("SIGTERM");
  return Promise.all(instances.map(async ({ command }) => (await command.ended).code));
}

/** Runs work several times at once, each time on the next instance. */
export function spread<T>(
  count: number,
  instances: readonly Instance[],
  work: (instance: Instance, index: number) => Promise<T>,
): Promise<readonly T[]> {
  const calls = Array.from({ length: count }, (_, index) => {
    const instance = instances[index % instances.length];
    if (instance === undefined) throw new Error("no instances");
    return work(instance, index);
  });
  return Promise.all(calls);
}
