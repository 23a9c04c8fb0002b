import { test as base, type TestAPI } from "vitest";
import type { ControlledServer } from "../create-server.js";
import { openTestServer, type TestServer, type TestServerOptions } from "./open-test-server.js";

/** Fixtures of a test. */
export interface RollcallFixtures {
  /** The server of this file; its world is fresh in every test. */
  readonly rollcall: ControlledServer;
}

/**
 * Creates a `test` with a server in its context: one server per file, and a fresh world for each test. Prints the
 * journal of a failed test. Call it at the top of a file, outside any `describe`. Needs vitest 3.2 or later.
 */
export function createRollcallTest(options: TestServerOptions = {}): TestAPI<RollcallFixtures> {
  return base.extend<RollcallFixtures & { readonly rollcallServer: TestServer }>({
    rollcallServer: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from the pattern
      async ({}, use) => {
        const opened = await openTestServer(options);
        await use(opened);
        await opened.close();
      },
      { scope: "file" },
    ],
    rollcall: async ({ rollcallServer, onTestFailed, task }, use) => {
      const server = await rollcallServer.begin();
      onTestFailed(async () => {
        process.stderr.write(await rollcallServer.report(task.name));
      });
      await use(server);
    },
  });
}

/** A `test` with the world `small`. */
export const test: TestAPI<RollcallFixtures> = createRollcallTest();
