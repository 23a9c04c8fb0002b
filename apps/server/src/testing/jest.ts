import { TestEnvironment } from "jest-environment-node";
import type { ControlledServer } from "../create-server.js";
import { openTestServer, type TestServer, type TestServerOptions } from "./open-test-server.js";

/** An event that Jest reports to its environments. */
interface JestEvent {
  readonly name: string;
  readonly test?: { readonly name: string; readonly errors: readonly unknown[] };
}

declare global {
  /** The server of this file of tests, in Jest with the environment `rollcall/jest`. Its world is fresh in every test. */
  var rollcall: ControlledServer;
}

type Parameters = ConstructorParameters<typeof TestEnvironment>;

/**
 * An environment of Jest with a server in the global `rollcall`: one server per file, and a fresh world for each test. Prints
 * the journal of a failed test. `testEnvironmentOptions` are the options of the server, as JSON. The server runs outside of the
 * sandbox of the tests, so that they can be CommonJS or modules.
 */
export class RollcallEnvironment extends TestEnvironment {
  readonly #options: TestServerOptions;
  #opened: TestServer | undefined;

  constructor(...[config, context]: Parameters) {
    super(config, context);
    const { customExportConditions: _ofJest, ...options } = config.projectConfig.testEnvironmentOptions;
    this.#options = options;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.#opened = await openTestServer(this.#options);
    this.global["rollcall"] = this.#opened.server;
  }

  override async teardown(): Promise<void> {
    await this.#opened?.close();
    await super.teardown();
  }

  async handleTestEvent({ name, test }: JestEvent): Promise<void> {
    if (this.#opened === undefined) return;
    if (name === "test_start") await this.#opened.begin();
    if (name === "test_done" && test !== undefined && test.errors.length > 0)
      process.stderr.write(await this.#opened.report(test.name));
  }
}

// biome-ignore lint/style/noDefaultExport: Jest reads the environment from there
export default RollcallEnvironment;
