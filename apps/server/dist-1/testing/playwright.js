import { t as openTestServer } from "../parts/open-test-server.js";
import { test as test$1 } from "@playwright/test";
// src/testing/playwright.ts
const test = test$1.extend({
	rollcallOptions: [{}, {
		scope: "worker",
		option: true
	}],
	rollcallServer: [async ({ rollcallOptions }, use) => {
		const opened = await openTestServer(rollcallOptions);
		await use(opened);
		await opened.close();
	}, { scope: "worker" }],
	rollcall: async ({ rollcallServer }, use, info) => {
		await use(await rollcallServer.begin());
		if (info.status === info.expectedStatus) return;
		const body = await rollcallServer.report(info.title);
		await info.attach("journal of Rollcall", {
			body,
			contentType: "text/plain"
		});
		process.stderr.write(body);
	},
	consolePage: async ({ context, rollcall }, use) => {
		const page = await context.newPage();
		await page.goto(rollcall.url);
		await use(page);
	}
});
export { test };
