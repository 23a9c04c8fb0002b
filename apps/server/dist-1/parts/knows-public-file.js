import { Ai as publicPath, Ti as publicNameOf, ki as privatePath } from "./server.js";
// ../../packages/service/src/files/download/knows-public-file.ts
async function findPublicFile({ workspaceId, fileId, publicSecret }, { files }) {
	const file = await files.get(fileId);
	return file?.sharedPublicly === true && publicNameOf(file) === `${workspaceId}-${fileId}-${publicSecret}` ? file : void 0;
}
function isFileUrl({ pathname }) {
	return [privatePath, publicPath].some((path) => pathname.startsWith(`${path}/`));
}
async function knowsPublicFile(store, url) {
	const [, , name = ""] = url.pathname.split("/");
	const [workspaceId = "", fileId = "", ofPath = ""] = name.split("-");
	return await findPublicFile({
		workspaceId,
		fileId,
		publicSecret: url.searchParams.get("pub_secret") ?? ofPath
	}, store) !== void 0;
}
export { isFileUrl as n, knowsPublicFile as r, findPublicFile as t };
