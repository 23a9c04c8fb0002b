import { Io as idPatterns, hn as conversationTypes } from "./server.js";
import { Ct as refuseType, Dn as hasHome, En as findOwners, _ as toConversation, d as readItemCursor, g as partnerOf, l as findListWorkspace, u as printItemCursor, xt as refuse } from "./rules.js";
// ../../packages/service/src/conversations/find-list.ts
const sections = [
	["public_channel", "private_channel"],
	["mpim"],
	["im"]
];
async function findConversationPage(list) {
	const start = startOf(list.cursor);
	if (start === void 0) return void 0;
	const items = [];
	for (const [at, section] of sections.entries()) {
		if (at < start.section || items.length > list.limit) continue;
		const from = at === start.section ? start.from : "";
		items.push(...await findSection(section, from, {
			...list,
			limit: list.limit + 1 - items.length
		}));
	}
	const next = items[list.limit]?.channel;
	return {
		items: items.slice(0, list.limit),
		nextCursor: next === void 0 ? "" : printStart(next)
	};
}
async function findSection(section, from, { workspaceId, types, limit, find }) {
	const wanted = section.filter((type) => types.has(type));
	const found = await Promise.all(wanted.map((type) => find({
		workspaceId,
		type,
		from,
		limit
	})));
	if (found.length <= 1) return found[0] ?? [];
	return found.flat().sort((one, other) => one.channel.id < other.channel.id ? -1 : 1).slice(0, limit);
}
function printStart({ id, kind }) {
	if (kind === "im") return printItemCursor("im_id", id);
	return printItemCursor("team", kind === "mpim" ? `mpim:${id}` : id);
}
function startOf(cursor) {
	if (cursor === "") return {
		section: 0,
		from: ""
	};
	const read = readItemCursor(["team", "im_id"], cursor);
	if (read === void 0) return void 0;
	const isGroup = read.item.startsWith("mpim:");
	const from = isGroup ? read.item.slice(5) : read.item;
	if (read.prefix === "im_id") return idPatterns.dm.test(from) && !isGroup ? {
		section: 2,
		from
	} : void 0;
	return idPatterns.channel.test(from) ? {
		section: isGroup ? 1 : 0,
		from
	} : void 0;
}
function readTypes(sent) {
	const words = sent.split(",").map((word) => word.trim()).filter((word) => word !== "");
	const types = words.flatMap((word) => conversationTypes.find((type) => type === word) ?? []);
	return types.length === words.length && types.length > 0 ? new Set(types) : void 0;
}
// ../../packages/service/src/conversations/list-call.ts
async function listConversations(call) {
	const { sent, caller, store, kindScopes, defaultSize, find, shows } = call;
	const workspace = await findListWorkspace(sent.team_id, caller, store);
	if (!workspace.ok) return workspace;
	const types = readTypes(sent.types ?? "public_channel");
	if (types === void 0) return refuse("invalid_types", sent.types, conversationTypes.join(", "));
	for (const type of types) {
		const refusal = refuseType(type, caller, kindScopes);
		if (refusal !== void 0) return refusal;
	}
	const { id: workspaceId } = workspace;
	const page = await findConversationPage({
		workspaceId,
		types,
		limit: sent.limit ?? defaultSize,
		cursor: sent.cursor ?? "",
		find
	});
	if (page === void 0) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
	const deactivated = await findDeactivated(page, shows.viewerId, store);
	const owners = await findOwners(page.items.map(({ channel }) => channel), store);
	const shown = page.items.filter(({ channel }) => hasHome(channel, owners) && (sent.exclude_archived !== true || !channel.archived));
	const view = {
		...shows,
		workspaceId,
		withReading: false,
		deactivated,
		owners
	};
	return {
		ok: true,
		channels: shown.map((seen) => toConversation(seen, view)),
		response_metadata: { next_cursor: page.nextCursor }
	};
}
async function findDeactivated({ items }, viewerId, store) {
	const partners = items.flatMap(({ channel }) => channel.kind === "im" ? [partnerOf(channel, viewerId)] : []);
	if (partners.length === 0) return new Set();
	const users = await store.users.getMany(partners);
	return new Set(users.filter(({ active }) => !active).map(({ id }) => id));
}
export { listConversations as t };
