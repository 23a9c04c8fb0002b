import { _n as toFile, _t as sharesOf } from "./rules.js";
import { So as hasVersion, Wr as decide, wi as files, wo as put } from "./server.js";
import { t as administersFile } from "./administers-file.js";
import { t as refuse } from "./refusal.js";
// ../../packages/service/src/files/public-url.ts
function changePublicUrl(change) {
	const { id, caller, store, siteUrl } = change;
	return decide(store, async () => {
		const file = await store.files.get(id);
		if (file === void 0 || !await mayChange(file, caller, store)) return {
			kind: "answer",
			answer: notFound(id)
		};
		const refusal = await change.refuse(file);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const changed = change.change(file);
		const shown = toFile(changed, {
			siteUrl,
			shares: await sharesOf(file, caller, store)
		});
		if (changed === file) return {
			kind: "answer",
			answer: {
				ok: true,
				file: shown
			}
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(files, { id }, file.version)],
				writes: [put(files, {
					...changed,
					version: file.version + 1
				})]
			},
			answer: () => ({
				ok: true,
				file: shown
			})
		};
	});
}
async function mayChange(file, caller, store) {
	if (file.deleted !== void 0) return false;
	return file.ownerId === caller.user?.id || administersFile(file, caller, store);
}
function notFound(id) {
	return refuse("file_not_found", id, "a file that the caller uploaded or administers");
}
export { changePublicUrl as t };
