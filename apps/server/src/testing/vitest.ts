import { test as base, type TestAPI } from "vitest";
import { type ControlledServer, createServer } from "../create-server.js";
import type { ServerOptions } from "../server-options.js";
import { printExchanges } from "./print-failure.js";

/** What tests are given. */
export interface RollcallFixtures {
  /** A server of this file's own, whose world is fresh for every test. */
  readonly rollcall: ControlledServer;
}

/**
 * A `test` whose context holds a server: one for a file, a fresh world for each test. What the server was asked and
 * answered is printed where a test fails.
 */
export function createRollcallTest(
  options: ServerOptions & { readonly control?: true } = {},
): TestAPI<RollcallFixtures> {
  return base.extend<RollcallFixtures & { readonly rollcallServer: ControlledServer }>({
    rollcallServer: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures out of the pattern
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

/** A `test` over the demo world. */
export const test: TestAPI<RollcallFixtures> = createRollcallTest();
