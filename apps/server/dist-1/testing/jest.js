import { t as openTestServer } from "../parts/open-test-server.js";
import { TestEnvironment } from "jest-environment-node";
// src/testing/jest.ts
var RollcallEnvironment = class extends TestEnvironment {
	#options;
	#opened;
	constructor(...[config, context]) {
		super(config, context);
		const { customExportConditions: _ofJest, ...options } = config.projectConfig.testEnvironmentOptions;
		this.#options = options;
	}
	async setup() {
		await super.setup();
		this.#opened = await openTestServer(this.#options);
		this.global["rollcall"] = this.#opened.server;
	}
	async teardown() {
		await this.#opened?.close();
		await super.teardown();
	}
	async handleTestEvent({ name, test }) {
		if (this.#opened === void 0) return;
		if (name === "test_start") await this.#opened.begin();
		if (name === "test_done" && test !== void 0 && test.errors.length > 0) process.stderr.write(await this.#opened.report(test.name));
	}
};
export { RollcallEnvironment, RollcallEnvironment as default };
