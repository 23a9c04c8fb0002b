import { Lo as idPrefixes, Ur as refuse, _o as toInstant, gi as expiryMsOf } from "./server.js";
import { Tt as toFileName, gn as addressOf, lt as findList, nt as filesOf, r as refuseList, rt as findNames, st as cellIn, tt as walkRows } from "./rules.js";
import { t as printCsv } from "./print-csv.js";
import { t as allReferents } from "./referents.js";
// ../../packages/service/src/lists/exports/print-json.ts
async function* printJson(source) {
	const { store, list, job } = source;
	yield `{"list":${JSON.stringify(toList(list))},"items":[`;
	let separator = "";
	for await (const steps of walkRows(store.lists, {
		listId: list.id,
		includeArchived: job.includeArchived
	})) {
		const names = await namesFor(source, steps);
		let text = "";
		for (const { kind, row } of steps) {
			text += kind === "close" ? "]}" : `${separator}${openRow(toRow(row, source, names))}`;
			separator = kind === "close" ? "," : "";
		}
		yield text;
	}
	yield "]}\n";
}
function openRow(row) {
	return `${JSON.stringify(row).slice(0, -1)},"items":[`;
}
function toList({ id, name, created, ownerId, columns = [], descriptionBlocks }) {
	return {
		id,
		name,
		created,
		owner: ownerId,
		...descriptionBlocks !== void 0 && { description_blocks: descriptionBlocks },
		columns
	};
}
async function namesFor({ store, job }, steps) {
	const cells = job.includeAttachments ? steps.flatMap(({ row }) => Object.values(row.cells)) : [];
	return findNames({
		userIds: [],
		channelIds: [],
		fileIds: allReferents(cells).fileIds
	}, store);
}
function toRow(row, { list, job, siteUrl }, { files }) {
	const cells = (list.columns ?? []).flatMap((column) => {
		const cell = cellIn(row, column);
		return cell === void 0 ? [] : [{
			column_id: column.id,
			[cell.kind]: cell.value
		}];
	});
	const attached = Object.values(row.cells).flatMap(filesOf);
	return {
		id: row.id,
		archived: row.archived,
		created: row.created,
		created_by: row.createdBy,
		edited: row.edited,
		edited_by: row.editedBy,
		cells,
		...job.includeThreads && { thread: (row.thread ?? []).map(toComment) },
		...job.includeAttachments && { attachments: [...new Set(attached)].flatMap((id) => toAttachment(files.get(id), siteUrl)) }
	};
}
function toComment({ userId, created, text }) {
	return {
		user: userId,
		created,
		text
	};
}
function toAttachment(file, siteUrl) {
	if (file === void 0) return [];
	const { id, name, mimetype, size, created, ownerId } = file;
	return [{
		id,
		name,
		mimetype,
		size,
		created,
		user: ownerId,
		path: addressOf(file, siteUrl).show
	}];
}
// ../../packages/service/src/lists/exports/run-export.ts
const partLength = 64e3;
async function runExport(run) {
	const { store, job, signal } = run;
	await put(store, job);
	try {
		const parts = await writeParts(run);
		await put(store, {
			...job,
			version: job.version + 1,
			state: "done",
			parts
		});
	} catch (error) {
		await put(store, {
			...job,
			version: job.version + 1,
			state: "failed"
		});
		if (!signal.aborted) throw error;
	}
}
async function writeParts(run) {
	const { store, job, signal } = run;
	const pieces = job.format === "csv" ? printCsv(run) : printJson(run);
	let text = "";
	let part = 0;
	for await (const piece of pieces) {
		signal.throwIfAborted();
		text += piece;
		if (text.length < partLength) continue;
		await putPart(store, {
			exportId: job.id,
			part,
			text
		});
		part += 1;
		text = "";
	}
	if (text !== "") {
		await putPart(store, {
			exportId: job.id,
			part,
			text
		});
		part += 1;
	}
	return part;
}
function put(store, job) {
	return store.commit({
		expect: [],
		writes: [{
			kind: "put",
			document: "listExport",
			value: job
		}]
	});
}
function putPart(store, part) {
	return store.commit({
		expect: [],
		writes: [{
			kind: "put",
			document: "listExportPart",
			value: part
		}]
	});
}
// ../../packages/service/src/lists/svcLists.download.start.ts
function createStartDownload({ definition, store, ids, due, siteUrl }) {
	return async (sent, { caller, now, signal }) => {
		const found = await findList(sent.list_id, {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!found.ok) return refuseList(found.refusal, "list_not_found");
		const { list, level } = found;
		if (level === void 0 || caller.user === void 0) {
			const because = {
				rule: "web-api#svclistsdownloadstart-post",
				found: list.id,
				wanted: "a List that is shared"
			};
			return refuse("permission_denied", because);
		}
		const made = {
			id: ids.id(idPrefixes.exportJob),
			created: toInstant(now.getTime()),
			requestedBy: caller.user.id
		};
		const job = {
			...toJob(list, sent),
			...made
		};
		await runExport({
			store,
			list,
			job,
			siteUrl,
			signal
		});
		due.plan(expiryMsOf(job));
		return {
			ok: true,
			job_id: job.id
		};
	};
}
function toJob(list, sent) {
	const { format = "csv" } = sent;
	return {
		version: 1,
		listId: list.id,
		format,
		includeArchived: sent.include_archived === true,
		includeThreads: sent.include_threads === true,
		includeAttachments: sent.include_attachments === true,
		state: "running",
		fileName: toFileName(list.name, format),
		parts: 0
	};
}
export { createStartDownload };
