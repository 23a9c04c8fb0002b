import { t as openTestServer } from "../parts/open-test-server.js";
import { test as test$1 } from "vitest";
// src/testing/vitest.ts
function createRollcallTest(options = {}) {
	return test$1.extend({
		rollcallServer: [async ({}, use) => {
			const opened = await openTestServer(options);
			await use(opened);
			await opened.close();
		}, { scope: "file" }],
		rollcall: async ({ rollcallServer, onTestFailed, task }, use) => {
			const server = await rollcallServer.begin();
			onTestFailed(async () => {
				process.stderr.write(await rollcallServer.report(task.name));
			});
			await use(server);
		}
	});
}
const test = createRollcallTest();
export { createRollcallTest, test };
