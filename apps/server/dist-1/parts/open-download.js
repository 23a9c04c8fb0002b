import { gt as seeFile } from "./rules.js";
import { t as findPublicFile } from "./knows-public-file.js";
// ../../packages/service/src/files/download/open-download.ts
const method = "files.info";
function createOpenDownload({ store, authenticate }) {
	return async (request) => {
		const file = await findReadable(request, store, authenticate);
		if (file === void 0 || file.workspaceId !== request.workspaceId) return { kind: "refused" };
		const { content } = file;
		if (file.deleted !== void 0 || content === void 0) return { kind: "absent" };
		return {
			kind: "open",
			file,
			read: (range) => store.contents.read(content, range)
		};
	};
}
async function findReadable({ workspaceId, fileId, token, publicSecret, connection }, store, authenticate) {
	if (publicSecret !== void 0) {
		const file = await findPublicFile({
			workspaceId,
			fileId,
			publicSecret
		}, store);
		if (file !== void 0) return file;
	}
	if (token === void 0) return void 0;
	const admitted = await authenticate(token, {
		method,
		connection
	});
	if (!admitted.ok || !admitted.caller.scopes.has("files:read")) return void 0;
	return (await seeFile(fileId, admitted.caller, store))?.file;
}
export { createOpenDownload };
