import { after, afterEach, before, beforeEach } from "node:test";
import type { ControlledServer } from "../create-server.js";
import { openTestServer, type TestServer, type TestServerOptions } from "./open-test-server.js";

/** The server of a file of tests. */
export interface RollcallOfFile {
  /** @throws Error before the first test begins */
  readonly server: ControlledServer;
}

/**
 * Starts a server for the tests of a file or of the surrounding `describe`, and gives each test a fresh world. Prints the
 * journal of a failed test.
 */
export function useRollcall(options: TestServerOptions = {}): RollcallOfFile {
  let opened: TestServer | undefined;
  before(async () => {
    opened = await openTestServer(options);
  });
  beforeEach(async () => {
    await opened?.begin();
  });
  afterEach(async (context) => {
    if (opened === undefined || !("passed" in context) || context.passed === true) return;
    process.stderr.write(await opened.report(context.name));
  });
  after(() => opened?.close());
  return {
    get server() {
      if (opened === undefined) throw new Error("The server starts before the first test; use it inside of one.");
      return opened.server;
    },
  };
}
