import { Hr as createRefuse, Oi as listCsvPath, vi as stateOf } from "./server.js";
import { lt as findList, r as refuseList } from "./rules.js";
// ../../packages/service/src/lists/svcLists.download.get.ts
const refuse = createRefuse("everyday-2#lists");
const words = {
	running: "IN_PROGRESS",
	done: "COMPLETED",
	failed: "FAILED"
};
function createGetDownload({ definition, store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const found = await findList(sent.list_id, {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!found.ok) return refuseList(found.refusal, "list_not_found");
		const { list, level } = found;
		if (level === void 0) return refuse("permission_denied", list.id, "a List that is shared");
		const job = await store.lists.export(sent.job_id);
		const state = job === void 0 ? "expired" : stateOf(job, now.getTime());
		if (job === void 0 || state === "expired" || !isMeant(job, list, sent)) return refuse("job_not_found", sent.job_id, "an export of the List with the same options");
		return {
			ok: true,
			status: words[state],
			...state === "done" && { download_url: `${siteUrl}${toPath(list, job)}` }
		};
	};
}
function isMeant(job, list, sent) {
	const { format = "csv", include_threads: threads = false, include_attachments: attachments = false } = sent;
	return job.listId === list.id && job.format === format && job.includeThreads === threads && job.includeAttachments === attachments;
}
function toPath(list, { id }) {
	return `${listCsvPath(list)}?origin_team=${list.workspaceId}&job_id=${id}`;
}
export { createGetDownload };
