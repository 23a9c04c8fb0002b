import { _ as createServer } from "./server.js";
import { n as printJournal, t as journalOfAll } from "./print-journal.js";
// src/testing/open-test-server.ts
async function openTestServer(options = {}) {
	const server = await createServer({
		memory: true,
		...options
	});
	return {
		server,
		begin: async () => {
			const { worlds } = await server.world.list();
			for (const { name, forked_from } of worlds) if (forked_from !== void 0) await server.world.remove(name);
			await server.world.reset();
			return server;
		},
		report: async (test) => {
			const entries = await journalOfAll(server);
			return entries.length === 0 ? "" : printJournal(entries, "all", test);
		},
		close: () => server.close()
	};
}
export { openTestServer as t };
