import { Ai as publicPath, Kr as toBotId, Oi as listCsvPath, Qo as serviceLimits, go as secondsOf, ki as privatePath } from "./server.js";
import { Dt as isTodoColumn, vt as findShareChannel } from "./rules.js";
import { t as toListMetadata } from "./to-metadata.js";
// ../../packages/service/src/conversations/files/to-document-file.ts
const kinds = {
	list: {
		name: "List",
		path: "/lists"
	},
	canvas: {
		name: "Canvas",
		path: "/docs"
	}
};
function documentMediaType(word, method) {
	return `application/vnd.${method.slice(0, method.indexOf("Lists"))}-${word}`;
}
const noSecret = "0000000000";
async function toDocumentFile(document, { caller, store, siteUrl }) {
	const { id, workspaceId, ownerId, kind, mimetype, title } = document;
	const { name, path } = kinds[kind];
	const created = secondsOf(document.created);
	const base = `${siteUrl}${privatePath}/${workspaceId}-${id}`;
	return {
		id,
		created,
		timestamp: created,
		name: kind,
		title,
		mimetype,
		filetype: kind,
		pretty_type: name,
		user: ownerId,
		user_team: workspaceId,
		...(await store.users.get(ownerId))?.kind === "bot" && { bot_id: toBotId(ownerId) },
		editable: true,
		size: 0,
		mode: kind,
		is_external: false,
		external_type: "",
		public_url_shared: false,
		display_as_bot: false,
		username: "",
		url_private: `${base}/${kind}`,
		url_private_download: `${base}/download/${kind}`,
		permalink: `${siteUrl}${path}/${workspaceId}/${id}`,
		permalink_public: `${siteUrl}${publicPath}/${workspaceId}-${id}-${noSecret}`,
		comments_count: 0,
		is_starred: false,
		shares: {},
		...await sharedIn(document, caller, store),
		has_more_shares: false,
		has_rich_preview: false,
		file_access: "visible"
	};
}
async function sharedIn({ channelIds }, caller, store) {
	const [open, closed] = [[], []];
	let isPublic = false;
	for (const id of channelIds) {
		isPublic ||= (await store.channels.get(id))?.kind === "public";
		const seen = await findShareChannel(id, caller, store);
		if (seen !== void 0) (seen.kind === "public" ? open : closed).push(id);
	}
	return {
		is_public: isPublic,
		channels: open,
		groups: closed,
		ims: []
	};
}
// ../../packages/service/src/lists/representation/to-list-file.ts
async function describeList({ list, level }, view) {
	const { id, workspaceId, ownerId, name, created, edited = {
		at: created,
		by: ownerId
	} } = list;
	const { store, siteUrl } = view;
	const [access, counts] = await Promise.all([store.lists.accessOf(id), store.lists.countRows(id)]);
	const channelIds = access.flatMap(({ subject }) => subject.kind === "channel" ? [subject.id] : []);
	const file = await toDocumentFile({
		id,
		workspaceId,
		ownerId,
		created,
		kind: "list",
		mimetype: documentMediaType("list", view.method),
		title: name,
		channelIds
	}, view);
	const metadata = toListMetadata(list);
	return {
		...file,
		list_metadata: metadata,
		list_limits: toLimits(list, counts, metadata.views.length),
		list_csv_download_url: `${siteUrl}${listCsvPath(list)}`,
		last_editor: edited.by,
		updated: secondsOf(edited.at),
		access: level,
		org_or_workspace_access: "none",
		teams_shared_with: []
	};
}
function toLimits({ columns = [] }, { rows, archived }, views) {
	const { listRows, listColumns, listViews, listCellFiles } = serviceLimits;
	const count = columns.filter((column) => !isTodoColumn(column)).length;
	return {
		row_count_limit: listRows.value,
		row_count: rows,
		archived_row_count: archived,
		column_count_limit: listColumns.value,
		column_count: count,
		view_count_limit: listViews.value,
		view_count: views,
		max_attachments_per_cell: listCellFiles.value,
		over_row_maximum: rows > listRows.value,
		over_column_maximum: count > listColumns.value,
		over_view_maximum: views > listViews.value
	};
}
export { documentMediaType as n, toDocumentFile as r, describeList as t };
