import { t as openTestServer } from "../parts/open-test-server.js";
import { after, afterEach, before, beforeEach } from "node:test";
// src/testing/node-test.ts
function useRollcall(options = {}) {
	let opened;
	before(async () => {
		opened = await openTestServer(options);
	});
	beforeEach(async () => {
		await opened?.begin();
	});
	afterEach(async (context) => {
		if (opened === void 0 || !("passed" in context) || context.passed === true) return;
		process.stderr.write(await opened.report(context.name));
	});
	after(() => opened?.close());
	return { get server() {
		if (opened === void 0) throw new Error("The server starts before the first test; use it inside of one.");
		return opened.server;
	} };
}
export { useRollcall };
