import { no as hashToken, xi as fileUploads } from "./server.js";
// ../../packages/service/src/files/upload/find-upload.ts
async function findUpload(secret, store) {
	const [upload] = await store.list(fileUploads, "by_secret", { secret: hashToken(secret) }, { limit: 1 });
	return upload?.isComplete === true ? void 0 : upload;
}
async function knowsUpload(store, secret) {
	return await findUpload(secret, store) !== void 0;
}
export { knowsUpload as n, findUpload as t };
