import { So as hasVersion, Wr as decide, bi as expiryMsOf, wo as put, xi as fileUploads } from "./server.js";
import { Nt as watchBytes } from "./rules.js";
import { t as findUpload } from "./find-upload.js";
// ../../packages/service/src/files/upload/receive-upload.ts
function createReceiveUpload({ store, clock }) {
	return async ({ secret, open }) => {
		const upload = await findUpload(secret, store);
		const nowMs = clock.now().getTime();
		if (upload === void 0 || expiryMsOf(upload) <= nowMs) return { kind: "absent" };
		const { length } = upload;
		const watch = watchBytes();
		try {
			const stored = await store.contents.write(whole(open(), length, watch), nowMs);
			return await keep(upload, {
				...stored,
				...watch.traits(upload)
			}, store) ? {
				kind: "stored",
				size: stored.size
			} : { kind: "absent" };
		} catch (error) {
			if (error instanceof WrongLength) return {
				kind: "wrongLength",
				length
			};
			throw error;
		}
	};
}
var WrongLength = class extends Error {
	name = "WrongLength";
};
async function* whole(chunks, length, watch) {
	for await (const chunk of chunks) {
		watch.note(chunk);
		if (watch.size() > length) throw new WrongLength();
		yield chunk;
	}
	if (watch.size() < length) throw new WrongLength();
}
function keep({ id }, arrived, store) {
	return decide(store, async () => {
		const upload = await store.get(fileUploads, { id });
		if (upload === void 0 || upload.isComplete === true) return {
			kind: "answer",
			answer: false
		};
		const { version } = upload;
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(fileUploads, { id }, version)],
				writes: [put(fileUploads, {
					...upload,
					version: version + 1,
					arrived
				})]
			},
			answer: () => true
		};
	});
}
export { createReceiveUpload as t };
