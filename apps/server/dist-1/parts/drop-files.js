import { t as uploadFiles } from "./upload-files.js";
// ../../packages/service/src/people/acts/drop-files.ts
async function dropFiles({ channelId, text, thread, files }, person) {
	const uploads = await uploadFiles(files, person);
	if (!uploads.ok) return uploads;
	const completed = await person.call("files.completeUploadExternal", {
		files: uploads.uploaded,
		channel_id: channelId,
		...text !== "" && { initial_comment: text },
		...thread !== void 0 && { thread_ts: thread }
	});
	if (!completed.ok) return completed;
	const { public: open = {}, private: closed = {} } = completed.files[0]?.shares ?? {};
	const ts = [...Object.values(open), ...Object.values(closed)].flat()[0]?.ts ?? "";
	const shown = await person.call("reactions.get", {
		channel: channelId,
		timestamp: ts
	});
	if (!shown.ok) return shown;
	const { message = {
		type: "message",
		ts,
		text
	} } = shown;
	return {
		ok: true,
		channel: channelId,
		ts,
		message: { ...message }
	};
}
export { dropFiles };
