import { _o as toInstant, vi as stateOf } from "./server.js";
import { Tt as toFileName, lt as findList } from "./rules.js";
import { n as readParts, r as refuseToken } from "./open-export2.js";
import { t as printCsv } from "./print-csv.js";
// ../../packages/service/src/lists/exports/open-list-file.ts
const method = "svcLists.download.get";
function createOpenListFile(options) {
	const { store, clock } = options;
	return async (request) => {
		const caller = await admit(request, options);
		const list = caller === void 0 ? void 0 : await findReadable(request, caller, options);
		if (list === void 0 || caller === void 0) return { kind: "refused" };
		const nowMs = clock.now().getTime();
		if (request.jobId === void 0) return openRows(list, caller, nowMs, options);
		const job = await store.lists.export(request.jobId);
		if (job?.listId !== list.id || stateOf(job, nowMs) !== "done") return { kind: "absent" };
		return {
			kind: "open",
			job,
			text: () => readParts(job, store)
		};
	};
}
async function admit({ token, connection }, { authenticate, definition }) {
	const admitted = token === void 0 ? void 0 : await authenticate(token, {
		method,
		connection
	});
	if (admitted?.ok !== true || refuseToken(admitted.caller, definition) !== void 0) return void 0;
	return admitted.caller;
}
async function findReadable({ workspaceId, listId }, caller, { definition, store }) {
	const found = await findList(listId, {
		store,
		caller,
		requires: definition.facts.requires
	});
	return found.ok && found.level !== void 0 && found.list.workspaceId === workspaceId ? found.list : void 0;
}
function openRows(list, caller, nowMs, options) {
	const { store, siteUrl } = options;
	const job = rowsAsCsv(list, caller.user?.id ?? "", nowMs);
	return {
		kind: "open",
		job,
		text: () => printCsv({
			store,
			list,
			job,
			siteUrl
		})
	};
}
function rowsAsCsv(list, requestedBy, nowMs) {
	const format = "csv";
	return {
		id: "",
		version: 1,
		created: toInstant(nowMs),
		listId: list.id,
		requestedBy,
		format,
		includeArchived: false,
		includeThreads: false,
		includeAttachments: false,
		state: "running",
		fileName: toFileName(list.name, format),
		parts: 0
	};
}
export { rowsAsCsv as n, createOpenListFile as t };
