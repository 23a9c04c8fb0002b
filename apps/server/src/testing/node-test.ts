import { after, afterEach, before, beforeEach } from "node:test";
import { type ControlledServer, createServer } from "../create-server.js";
import type { ServerOptions } from "../options/server-options.js";
import { printExchanges } from "./print-failure.js";

/** The server of a file of tests. */
export interface RollcallOfFile {
  /** @throws Error before the first test begins */
  readonly server: ControlledServer;
}

/**
 * Starts a server for the tests of a file or of the surrounding `describe`, and resets its world before each test. Prints
 * the exchanges of the server if a test fails.
 */
export function useRollcall(options: ServerOptions & { readonly control?: true } = {}): RollcallOfFile {
  let server: ControlledServer | undefined;
  before(async () => {
    server = await createServer({ memory: true, ...options });
  });
  beforeEach(async () => {
    await server?.world.reset();
  });
  afterEach(async (context) => {
    if (server === undefined || !("passed" in context) || context.passed === true) return;
    process.stderr.write(await printExchanges(server));
  });
  after(() => server?.close());
  return {
    get server() {
      if (server === undefined) throw new Error("The server starts before the first test; use it inside of one.");
      return server;
    },
  };
}
