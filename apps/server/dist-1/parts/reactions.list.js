import { I as findAddressed, N as findVisible, dt as printCursor, ft as readCursor, ln as toMessages } from "./rules.js";
import { Hr as createRefuse } from "./server.js";
import { t as viewOf } from "./view-of.js";
// ../../packages/service/src/reactions/reactions.list.ts
const refuse = createRefuse("everyday-2#annotations");
const defaultCount = 100;
function createListReactions({ store, siteUrl }) {
	return async (sent, { caller }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const user = await findVisible(sent.user, caller, store);
		if (user === void 0) return refuse("user_not_found", sent.user, "a user that the caller sees");
		const workspaceId = addressed.workspace.id;
		const selection = {
			userId: user.id,
			workspaceId,
			...viewerOf(caller)
		};
		const { count = defaultCount, page = 1, cursor = "", limit = 0 } = sent;
		const list = [
			"reactions.list",
			workspaceId,
			user.id
		];
		const start = readPlace(list, cursor);
		if (start === "unknown") return refuse("invalid_cursor", cursor, "a cursor of this list");
		const isNumbered = cursor === "" && limit === 0;
		const size = limit === 0 ? count : limit;
		const offset = isNumbered ? (page - 1) * count : 0;
		const found = await store.reactions.by({
			...selection,
			...start,
			offset,
			limit: size + 1
		});
		const next = found[size];
		return {
			ok: true,
			items: await toItems(found.slice(0, size), {
				caller,
				store,
				siteUrl,
				full: sent.full === true
			}),
			...isNumbered && { paging: await toPaging({
				count,
				page
			}, selection, store) },
			response_metadata: { next_cursor: next === void 0 ? "" : printCursor(list, [next.channelId, next.ts]) }
		};
	};
}
function viewerOf({ user }) {
	return {
		viewerId: user?.id ?? "",
		seesPublic: user !== void 0 && user.guest === void 0
	};
}
function readPlace(list, cursor) {
	if (cursor === "") return {};
	const [channelId, ts] = readCursor(list, cursor) ?? [];
	return channelId === void 0 || ts === void 0 ? "unknown" : { from: {
		channelId,
		ts
	} };
}
async function toItems(found, { store, ...viewing }) {
	const byChannel = Map.groupBy(found, ({ channelId }) => channelId);
	const each = await Promise.all([...byChannel].map(async ([channelId, messages]) => {
		const channel = await store.channels.get(channelId);
		if (channel === void 0) return [];
		return (await toMessages(messages, viewOf(channel, viewing), store)).map((message) => ({
			type: "message",
			channel: channelId,
			message
		}));
	}));
	const items = new Map(each.flat().map((item) => [`${item.channel} ${item.message.ts}`, item]));
	return found.flatMap(({ channelId, ts }) => items.get(`${channelId} ${ts}`) ?? []);
}
async function toPaging({ count, page }, selection, { reactions }) {
	const total = await reactions.countBy(selection);
	return {
		count,
		total,
		page,
		pages: Math.ceil(total / count)
	};
}
export { createListReactions };
