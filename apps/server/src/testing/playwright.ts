import {
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import type { ControlledServer } from "../create-server.js";
import { openTestServer, type TestServer, type TestServerOptions } from "./open-test-server.js";

/** Fixtures of a test. */
export interface RollcallFixtures {
  /** The server of this worker; its world is fresh in every test. */
  readonly rollcall: ControlledServer;
  /** The console of that server, in a page of its own. */
  readonly consolePage: Page;
}

/** Fixtures of a worker. */
export interface RollcallWorkerFixtures {
  /** Options of the server. Set them with `use` in the configuration, or with `test.use` at the top of a file. */
  readonly rollcallOptions: TestServerOptions;
  readonly rollcallServer: TestServer;
}

/**
 * A `test` with a server: one per worker, and a fresh world for each test. A failed test has the journal attached, and
 * prints it.
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & RollcallFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & RollcallWorkerFixtures
> = base.extend<RollcallFixtures, RollcallWorkerFixtures>({
  rollcallOptions: [{}, { scope: "worker", option: true }],
  rollcallServer: [
    async ({ rollcallOptions }, use) => {
      const opened = await openTestServer(rollcallOptions);
      await use(opened);
      await opened.close();
    },
    { scope: "worker" },
  ],
  rollcall: async ({ rollcallServer }, use, info) => {
    await use(await rollcallServer.begin());
    if (info.status === info.expectedStatus) return;
    const body = await rollcallServer.report(info.title);
    await info.attach("journal of Rollcall", { body, contentType: "text/plain" });
    process.stderr.write(body);
  },
  consolePage: async ({ context, rollcall }, use) => {
    const page = await context.newPage();
    await page.goto(rollcall.url);
    await use(page);
  },
});
