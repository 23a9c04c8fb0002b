import { Ci as uploadLifetimeMs, Lo as idPrefixes, Qo as serviceLimits, Si as keptMs, So as hasVersion, _o as toInstant, bi as expiryMsOf, ji as uploadPath, no as hashToken, wo as put, xi as fileUploads } from "./server.js";
import { n as refuseUpload$1 } from "./refusal.js";
import { An as countCharacters, Ft as typeOfName, Pt as isTextType } from "./rules.js";
// ../../packages/service/src/files/upload/refuse-upload.ts
async function refuseUpload(upload) {
	return refuseRules(upload) ?? refuseAltText(upload) ?? refuseSnippet(upload) ?? await refuseSpace(upload);
}
function refuseRules({ sent, length, workspace, store }) {
	const { uploads, blockedTypes = [], maxBytes = Number.POSITIVE_INFINITY } = workspace.fileRules ?? {};
	const { filename } = sent;
	if (uploads === "none") return refuseUpload$1("file_uploads_disabled", workspace.id, "a workspace that allows files");
	if (uploads === "images" && typeOfName(filename)?.type.group !== "images") return refuseUpload$1("file_uploads_except_images_disabled", filename, "the name of an image");
	if (blockedTypes.some((type) => filename.toLowerCase().endsWith(`.${type}`))) return refuseUpload$1("file_type_not_allowed", filename, `a name without the extension ${blockedTypes.join(", ")}`);
	const most = Math.min(maxBytes, serviceLimits.fileBytes.value, store.contents.maxBytes);
	return length > most ? refuseUpload$1("file_upload_size_restricted", length, `at most ${most} bytes`) : void 0;
}
function refuseAltText({ altText = "" }) {
	const { value } = serviceLimits.altTextCharacters;
	const length = countCharacters(altText);
	return length > value ? refuseUpload$1("alt_txt_too_large", length, `at most ${value} characters`) : void 0;
}
function refuseSnippet({ sent: { snippet_type: word }, length }) {
	if (word === void 0) return void 0;
	if (!isTextType(word)) return refuseUpload$1("unknown_snippet_type", word, "the word of a type of text");
	const { value } = serviceLimits.snippetBytes;
	return length > value ? refuseUpload$1("snippet_too_large", length, `at most ${value} bytes`) : void 0;
}
async function refuseSpace({ length, workspace, store }) {
	if (workspace.plan !== "free") return void 0;
	const { value } = serviceLimits.freeFileBytes;
	const bytes = await store.files.bytesIn(workspace.id) + length;
	return bytes > value ? refuseUpload$1("storage_limit_reached", bytes, `at most ${value} bytes in the workspace`) : void 0;
}
// ../../packages/service/src/files/files.getUploadURLExternal.ts
function createBeginUpload({ store, ids, siteUrl, due }) {
	return async (sent, { caller, now }) => {
		const { length = 0, alt_txt: altText = sent.alt_text } = sent;
		if (length < 1) return {
			...refuseUpload$1("missing_argument", length, "a length of at least 1"),
			arg: "length"
		};
		const { workspace } = caller;
		const refusal = await refuseUpload({
			sent,
			length,
			altText,
			workspace,
			store
		});
		if (refusal !== void 0) return refusal;
		const secret = ids.secret(32);
		const upload = {
			id: ids.id(idPrefixes.file),
			version: 1,
			created: toInstant(now.getTime()),
			expires: toInstant(now.getTime() + uploadLifetimeMs),
			secretHash: hashToken(secret),
			workspaceId: workspace.id,
			ownerId: caller.user?.id ?? "",
			name: sent.filename,
			length,
			...altText !== void 0 && altText !== "" && { altText },
			...sent.snippet_type !== void 0 && { snippetType: sent.snippet_type }
		};
		const { id } = upload;
		if (!(await store.commit({
			expect: [hasVersion(fileUploads, { id }, 0)],
			writes: [put(fileUploads, upload)]
		})).ok) throw new Error(`There is an upload ${id} already.`);
		due.plan(expiryMsOf(upload) + keptMs);
		return {
			ok: true,
			upload_url: `${siteUrl}${uploadPath}/${secret}`,
			file_id: id
		};
	};
}
export { createBeginUpload };
