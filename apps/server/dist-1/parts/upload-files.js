import { t as createReceiveUpload } from "./receive-upload2.js";
// ../../packages/service/src/people/acts/upload-files.ts
async function uploadFiles(files, person) {
	const uploaded = [];
	for (const file of files) {
		const one = await uploadFile(file, person);
		if (!one.ok) return one;
		uploaded.push({
			id: one.id,
			...file.title !== void 0 && { title: file.title }
		});
	}
	return {
		ok: true,
		uploaded
	};
}
async function uploadFile({ name, content = "", base64, alt_text: altText }, { call, store, clock }) {
	const bytes = base64 === void 0 ? new TextEncoder().encode(content) : toBytes(base64);
	if (bytes === void 0) return {
		ok: false,
		error: "refused",
		detail: `The base64 of ${JSON.stringify(name)} is not Base64.`
	};
	const begun = await call("files.getUploadURLExternal", {
		filename: name,
		length: bytes.length,
		...altText !== void 0 && { alt_txt: altText }
	});
	if (!begun.ok) return begun;
	const secret = begun.upload_url.slice(begun.upload_url.lastIndexOf("/") + 1);
	await createReceiveUpload({
		store,
		clock
	})({
		secret,
		open: () => only(bytes)
	});
	return {
		ok: true,
		id: begun.file_id
	};
}
function toBytes(base64) {
	if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return void 0;
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
async function* only(bytes) {
	yield bytes;
}
export { uploadFiles as t };
