import { l as readCoverage, m as checkCoverage } from "../parts/server.js";
import { join } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
// src/testing/coverage.ts
function demandCoverage(demands) {
	let folder;
	const setup = async () => {
		folder = await mkdtemp(join(tmpdir(), "rollcall-coverage-"));
		process.env["ROLLCALL_COVERAGE"] = folder;
	};
	const teardown = async () => {
		if (folder === void 0) return;
		const report = await readCoverage(folder);
		await rm(folder, { recursive: true });
		const unmet = report === void 0 ? ["No server was used and closed."] : checkCoverage(report, demands);
		if (unmet.length === 0) return;
		process.stderr.write(`Rollcall: the tests exercise less than required:\n${unmet.map((line) => `  ${line}\n`).join("")}`);
		process.exitCode = 1;
	};
	return {
		setup,
		teardown,
		globalSetup: setup,
		globalTeardown: teardown
	};
}
export { demandCoverage };
