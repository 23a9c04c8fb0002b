import { ht as findFile } from "./rules.js";
import { So as hasVersion, Wr as decide, _o as toInstant, wi as files, wo as put } from "./server.js";
import { f as changeMessage, p as messageVersion } from "./messages.js";
import { t as administersFile } from "./administers-file.js";
import { t as refuse } from "./refusal.js";
// ../../packages/service/src/files/files.delete.ts
function createDeleteFile({ store, due }) {
	return async (sent, { caller, now }) => {
		const outcome = await decide(store, async () => {
			const found = await findDeletable(sent.file, caller, store);
			if (!found.ok) return {
				kind: "answer",
				answer: found
			};
			const { file, administered } = found;
			const home = await store.organizations.workspace(file.workspaceId);
			if (home?.fileRules?.deletion === "off") return answer(refuse("file_deleting_disabled", home.id, "a workspace that lets users delete files"));
			if (file.ownerId !== caller.user?.id && !administered) return answer(refuse("cant_delete_file", file.ownerId, "a file of the caller"));
			const { content, snippet: _snippet, ...rest } = file;
			const deleted = {
				...rest,
				version: file.version + 1,
				deleted: toInstant(now.getTime()),
				...content !== void 0 && { unswept: true }
			};
			const messages = await messagesWith(file, store);
			return {
				kind: "commit",
				batch: {
					expect: [hasVersion(files, { id: file.id }, file.version), ...messages.map(messageVersion)],
					writes: [put(files, deleted), ...messages.map((message) => withoutFile(message, file))]
				},
				answer: () => ({ ok: true })
			};
		});
		if (outcome.ok) due.plan(now.getTime());
		return outcome;
	};
}
async function findDeletable(id, caller, store) {
	const file = await store.files.get(id);
	if (file !== void 0 && await administersFile(file, caller, store)) {
		if (file.deleted !== void 0) return refuse("file_deleted", id, "a file that is not deleted");
		return {
			ok: true,
			file,
			administered: true
		};
	}
	const found = await findFile(id, caller, store);
	return found.ok ? {
		ok: true,
		file: found.file,
		administered: false
	} : found;
}
async function messagesWith({ id }, store) {
	const shares = await store.files.sharesOf([id]);
	return (await Promise.all(shares.map(({ channelId, ts }) => store.messages.get(channelId, ts)))).filter((message) => message !== void 0);
}
function withoutFile(message, { id }) {
	return changeMessage({
		...message,
		deletedFileIds: [...message.deletedFileIds ?? [], id]
	});
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createDeleteFile };
