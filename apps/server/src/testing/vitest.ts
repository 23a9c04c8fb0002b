import { test as base, type TestAPI } from "vitest";
import { type ControlledServer, createServer } from "../create-server.js";
import type { ServerOptions } from "../options/server-options.js";
import { printExchanges } from "./print-failure.js";

/** Fixtures of a test. */
export interface RollcallFixtures {
  /** The server of this file; its world is reset before every test. */
  readonly rollcall: ControlledServer;
}

/**
 * Creates a `test` with a server in its context: one server per file, and a fresh world for each test. Prints the
 * exchanges of the server if a test fails. Call it at the top of a file, outside any `describe`. Needs vitest 3.2 or later.
 */
export function createRollcallTest(
  options: ServerOptions & { readonly control?: true } = {},
): TestAPI<RollcallFixtures> {
  return base.extend<RollcallFixtures & { readonly rollcallServer: ControlledServer }>({
    rollcallServer: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from the pattern
      async ({}, use) => {
        const server = await createServer({ memory: true, ...options });
        await use(server);
        await server.close();
      },
      { scope: "file" },
    ],
    rollcall: async ({ rollcallServer, onTestFailed }, use) => {
      await rollcallServer.world.reset();
      onTestFailed(async () => {
        const exchanges = await printExchanges(rollcallServer);
        if (exchanges !== "") process.stderr.write(exchanges);
      });
      await use(rollcallServer);
    },
  });
}

/** A `test` with the demo world. */
export const test: TestAPI<RollcallFixtures> = createRollcallTest();
