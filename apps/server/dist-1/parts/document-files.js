import { n as documentMediaType, r as toDocumentFile, t as describeList } from "./to-list-file.js";
import { Hr as createRefuse, Qo as serviceLimits, Zr as holds } from "./server.js";
import { _n as toFile, _t as sharesOf, ht as findFile, k as seeAnyCanvas, l as findListWorkspace, lt as findList, ut as findAccessLevel, vn as toHtml, yt as findConversation } from "./rules.js";
// ../../packages/service/src/canvases/representation/describe-canvas-file.ts
const refuse$1 = createRefuse("everyday-2#file");
function createDescribeCanvas({ definitionOf, store, siteUrl }) {
	return async (id, caller) => {
		const seen = await seeAnyCanvas(id, caller, store);
		if (!seen.ok) return void 0;
		const { canvas, workspace } = seen;
		if (caller.workspace.disabledFeatures.includes("canvases")) return refuse$1("canvas_disabled_user_team", caller.workspace.id, "a workspace with canvases");
		if (workspace.disabledFeatures.includes("canvases")) return refuse$1("canvas_disabled_file_team", workspace.id, "a workspace with canvases");
		if (canvas.deleted !== void 0) return refuse$1("file_deleted", canvas.deleted, "a canvas that is not deleted");
		const { wireName: method } = await definitionOf("svcLists.items.info");
		return {
			ok: true,
			file: await describeCanvas(canvas, {
				caller,
				store,
				siteUrl,
				method
			})
		};
	};
}
function describeCanvas(canvas, { method, ...view }) {
	const { id, workspaceId, ownerId, created, title, channelId, access } = canvas;
	const shared = access.flatMap(({ subject }) => subject.kind === "channel" ? [subject.id] : []);
	const channelIds = [...new Set([...channelId === void 0 ? [] : [channelId], ...shared])];
	const mimetype = documentMediaType("docs", method);
	return toDocumentFile({
		id,
		workspaceId,
		ownerId,
		created,
		kind: "canvas",
		mimetype,
		title,
		channelIds
	}, view);
}
function createListedCanvases({ definitionOf, store, siteUrl }) {
	return {
		areShown: async (workspace, caller) => [workspace, caller.workspace].every(({ disabledFeatures }) => !disabledFeatures.includes("canvases")),
		describe: async (canvas, caller) => {
			const { wireName: method } = await definitionOf("svcLists.items.info");
			return describeCanvas(canvas, {
				caller,
				store,
				siteUrl,
				method
			});
		}
	};
}
// ../../packages/service/src/files/files.info.ts
function createFileInfo({ store, siteUrl, documents }) {
	return async (sent, { caller }) => {
		const found = await findFile(sent.file, caller, store);
		if (found.ok) return {
			ok: true,
			file: toFile(found.file, {
				siteUrl,
				shares: found.shares
			}),
			...await contentOf(found.file, store),
			...noComments(sent)
		};
		if (found.error === "file_deleted") return found;
		for (const describe of documents) {
			const document = await describe(sent.file, caller);
			if (document !== void 0) return document.ok ? {
				...document,
				...noComments(sent)
			} : document;
		}
		return found;
	};
}
function noComments({ count = 100, page = 1, cursor = "", limit = 0 }) {
	return {
		comments: [],
		...cursor === "" && limit === 0 ? { paging: {
			count,
			total: 0,
			page,
			pages: 0
		} } : { response_metadata: { next_cursor: "" } }
	};
}
async function contentOf({ snippet, content }, { contents }) {
	const chunks = snippet === void 0 || content === void 0 ? void 0 : await contents.read(content);
	if (chunks === void 0) return {};
	const decoder = new TextDecoder();
	let [text, size] = ["", 0];
	for await (const chunk of chunks) {
		size += chunk.length;
		text += decoder.decode(chunk, { stream: true });
		if (size >= serviceLimits.snippetBytes.value) break;
	}
	text += decoder.decode();
	return {
		content: text,
		is_truncated: false,
		content_highlight_html: toHtml(text),
		content_highlight_css: ""
	};
}
// ../../packages/service/src/files/files.list.ts
const refuse = createRefuse("everyday-2#methods");
const kindsOfType = {
	spaces: [],
	snippets: ["snippets"],
	images: ["images"],
	gdocs: ["gdocs"],
	zips: ["zips"],
	pdfs: ["pdfs"],
	canvas: [],
	lists: []
};
function createListFiles(options) {
	const { store } = options;
	return async (sent, { caller }) => {
		const workspace = await findListWorkspace(sent.team_id, caller, store);
		if (!workspace.ok) return workspace;
		const types = readTypes(sent.types ?? "all");
		if (types === void 0) return refuse("unknown_type", sent.types, Object.keys(kindsOfType).join(", "));
		const bounds = readBounds(sent);
		if (bounds === void 0) return refuse("invalid_arguments", [sent.ts_from, sent.ts_to], "numbers of seconds");
		const { user: ownerId, channel: channelId, count = 100, page = 1 } = sent;
		if (ownerId !== void 0 && ownerId !== "" && await store.users.get(ownerId) === void 0) return refuse("user_not_found", ownerId, "a user");
		const { user } = caller;
		if (channelId !== void 0 && channelId !== "" && !await seesChannel(channelId, caller, store)) return {
			ok: true,
			files: [],
			paging: {
				count,
				total: 0,
				page,
				pages: 0
			}
		};
		const found = await store.files.find({
			workspaceId: workspace.id,
			viewerId: user?.id ?? "",
			seesPublic: user !== void 0 && user.kind !== "bot" && user.guest === void 0,
			...channelId !== void 0 && channelId !== "" && { channelId },
			...ownerId !== void 0 && ownerId !== "" && { ownerId },
			...await selectShown(types, workspace.id, caller, options),
			...bounds,
			offset: (page - 1) * count,
			limit: count
		});
		const files = [];
		for (const item of found.items) {
			const file = await describe(item, caller, options);
			if (file !== void 0) files.push(file);
		}
		const { total } = found;
		return {
			ok: true,
			files,
			paging: {
				count,
				total,
				page,
				pages: Math.ceil(total / count)
			}
		};
	};
}
async function seesChannel(id, caller, store) {
	return (await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	})).ok;
}
async function describe(found, caller, { store, siteUrl, lists, canvases }) {
	switch (found.kind) {
		case "file": return toFile(found.file, {
			siteUrl,
			shares: await sharesOf(found.file, caller, store)
		});
		case "list": return lists.describe(found.list, caller);
		case "canvas": return canvases.describe(found.canvas, caller);
	}
}
function readTypes(types) {
	const words = types.split(",").map((word) => word.trim());
	if (words.some((word) => word !== "all" && !Object.hasOwn(kindsOfType, word))) return void 0;
	if (words.includes("all")) return {
		withLists: true,
		withCanvases: true
	};
	return {
		kinds: words.flatMap((word) => kindsOfType[word] ?? []),
		withLists: words.includes("lists"),
		withCanvases: words.includes("canvas")
	};
}
async function selectShown(types, workspaceId, caller, { store, lists, canvases }) {
	const { withLists, withCanvases } = types;
	if (!withLists && !withCanvases) return types;
	const workspace = await store.organizations.workspace(workspaceId);
	if (workspace === void 0) return {
		...types,
		withLists: false,
		withCanvases: false
	};
	return {
		...types,
		withLists: withLists && await lists.areShown(workspace, caller),
		withCanvases: withCanvases && await canvases.areShown(workspace, caller)
	};
}
function readBounds({ ts_from: from = "", ts_to: to = "" }) {
	const [fromSeconds, toSeconds] = [from === "" ? 0 : Number(from), to === "" ? maxSeconds : Number(to)];
	if (!isTime(from) || !isTime(to)) return void 0;
	return {
		fromMs: Math.floor(Math.min(fromSeconds, maxSeconds) * 1e3),
		toMs: Math.floor(Math.min(toSeconds, maxSeconds)) * 1e3 + 999
	};
}
const maxSeconds = 9999999999;
function isTime(text) {
	return /^(?:\d{1,15}(?:\.\d{1,6})?)?$/.test(text);
}
// ../../packages/service/src/lists/describe-list-file.ts
function createDescribeList({ definitionOf, store, siteUrl }) {
	return async (id, caller) => {
		const { wireName: method, facts } = await definitionOf("svcLists.items.info");
		const found = await findList(id, {
			store,
			caller,
			requires: facts.requires ?? []
		});
		if (!found.ok || found.level === void 0) return void 0;
		const { list, level } = found;
		return {
			ok: true,
			file: await describeList({
				list,
				level
			}, {
				caller,
				store,
				siteUrl,
				method
			})
		};
	};
}
function createListedLists({ definitionOf, store, siteUrl }) {
	return {
		areShown: async (workspace, caller) => {
			const { requires = [] } = (await definitionOf("svcLists.items.info")).facts;
			return requires.every((each) => holds(each, {
				...caller,
				workspace
			}));
		},
		describe: async (list, caller) => {
			const { wireName: method } = await definitionOf("svcLists.items.info");
			const level = await findAccessLevel(list, caller.user?.id, store);
			return level === void 0 ? void 0 : describeList({
				list,
				level
			}, {
				caller,
				store,
				siteUrl,
				method
			});
		}
	};
}
// ../../packages/service/src/document-files.ts
function createInfoOfFile(options) {
	return createFileInfo({
		...options,
		documents: [createDescribeList(options), createDescribeCanvas(options)]
	});
}
function createListOfFiles(options) {
	return createListFiles({
		...options,
		lists: createListedLists(options),
		canvases: createListedCanvases(options)
	});
}
export { createInfoOfFile, createListOfFiles };
