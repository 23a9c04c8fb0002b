import { type ControlledServer, createServer } from "../create-server.js";
import type { ServerOptions } from "../options/server-options.js";

/** Options of a server for tests. Default of `world`: `small`. */
export type TestServerOptions = ServerOptions & { readonly control?: true };

/** One server for many tests, each of which has a fresh world. The caller closes it after the last test. */
export interface TestServer {
  readonly server: ControlledServer;
  /**
   * Gives the next test a fresh world, with an empty journal, no faults and no copies of worlds. A call left over from an
   * earlier test cannot change it.
   */
  begin(): Promise<ControlledServer>;
  /** Formats what happened since `begin`, for the output of the named test. Empty if nothing called the server. */
  report(test: string): Promise<string>;
  /** Stops the server. */
  close(): Promise<void>;
}

/**
 * Starts a server for tests, with its world in memory. All fixtures are made of it; use it with a test runner that has none.
 * @throws StartError if an option is invalid
 */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await createServer({ memory: true, world: "small", ...options });
  return {
    server,
    begin: async () => {
      const { worlds } = await server.world.list();
      for (const { name, forked_from } of worlds) if (forked_from !== undefined) await server.world.remove(name);
      await server.world.reset();
      return server;
    },
    report: (test) => server.journal.report({ test }),
    close: () => server.close(),
  };
}
