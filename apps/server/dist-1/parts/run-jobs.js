import { Yr as StoreUnavailable } from "./server.js";
// ../../packages/service/src/due/run-jobs.ts
async function runJobs(jobs, { onError }) {
	let last;
	for (;;) {
		const found = await jobs.find(last);
		if (found.length === 0) return;
		for (const job of found) await attempt(() => jobs.run(job), async (error) => {
			onError(error);
			await attempt(() => jobs.drop(job), onError);
		});
		last = found.at(-1);
	}
}
async function attempt(act, onFailure) {
	try {
		await act();
	} catch (error) {
		if (error instanceof StoreUnavailable) throw error;
		await onFailure(error);
	}
}
export { runJobs as t };
