import { Ei as sweepMsOf, Lt as sweepContents, So as hasVersion, To as remove, wi as files, wo as put, xi as fileUploads } from "./server.js";
// ../../packages/service/src/files/sweep-due.ts
const pageSize = 100;
async function sweepDue({ store, nowMs }) {
	const atMs = nowMs();
	for (;;) {
		const over = (await store.list(fileUploads, "due", {}, { limit: pageSize })).filter((upload) => fileUploads.columns.due.of(upload) <= atMs);
		for (const { id, version } of over) await store.commit({
			expect: [hasVersion(fileUploads, { id }, version)],
			writes: [remove(fileUploads, { id })]
		});
		if (over.length < pageSize) break;
	}
	await sweepContents(store, atMs);
	await settleDeleted(store, atMs);
}
async function settleDeleted(store, sweptMs) {
	for (;;) {
		const swept = (await store.list(files, "unswept", {}, { limit: pageSize })).filter((file) => (sweepMsOf(file) ?? 0) <= sweptMs);
		for (const { unswept: _swept, ...file } of swept) await store.commit({
			expect: [hasVersion(files, { id: file.id }, file.version)],
			writes: [put(files, {
				...file,
				version: file.version + 1
			})]
		});
		if (swept.length < pageSize) return;
	}
}
export { sweepDue };
