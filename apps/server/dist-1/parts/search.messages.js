import { Hr as createRefuse, Io as idPatterns, Kr as toBotId, ho as readInstant, kr as printTs, po as millisecondsOf, qn as permalinkOf, qr as toBotUserId } from "./server.js";
import { Dn as hasHome, En as findOwners, I as findAddressed, dt as printCursor, ft as readCursor, g as partnerOf, kn as sharingOf, wn as sharingFlags } from "./rules.js";
import { i as nameTerm, n as channelTerm, o as cutWords, r as contentTerm, s as wordsOf, t as authorTerm } from "./terms.js";
// ../../packages/service/src/search/read-day.ts
const dayMs = 864e5;
function readDay(text) {
	const start = /^\d{4}-\d\d-\d\d$/.test(text) ? readInstant(`${text}T00:00`) : void 0;
	const startMs = start === void 0 ? -1 : millisecondsOf(start);
	return startMs < 0 ? void 0 : {
		startMs,
		endMs: startMs + dayMs
	};
}
// ../../packages/service/src/search/parse-query.ts
const contents = [
	"link",
	"file",
	"pin",
	"reaction"
];
const parts = /(?<minus>-?)(?:(?<operator>in|from|has|before|after|on):(?<value>"[^"]*"|<[^>]*>|[^\s"]+)|"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/giu;
function parseQuery(query) {
	return [...query.matchAll(parts)].flatMap(({ 0: whole, groups = {} }) => {
		const isExcluded = groups["minus"] === "-";
		const { operator, value = "" } = groups;
		const operated = operator === void 0 ? void 0 : toOperated(operator.toLowerCase(), value.replaceAll("\"", "").trim(), isExcluded);
		if (operated !== void 0) return [operated];
		const words = wordsOf(whole);
		return words.length === 0 ? [] : [{
			kind: "words",
			words,
			isExcluded
		}];
	});
}
function toOperated(operator, value, isExcluded) {
	if (value === "") return void 0;
	if (operator === "in" || operator === "from") return {
		kind: operator,
		value,
		isExcluded
	};
	if (operator === "has") {
		const content = contents.find((each) => each === value.toLowerCase());
		return content === void 0 ? void 0 : {
			kind: "has",
			content,
			isExcluded
		};
	}
	const day = isExcluded ? void 0 : readDay(value);
	if (day === void 0) return void 0;
	switch (operator) {
		case "before": return {
			kind: "time",
			untilMs: day.startMs
		};
		case "after": return {
			kind: "time",
			fromMs: day.endMs
		};
		default: return {
			kind: "time",
			fromMs: day.startMs,
			untilMs: day.endMs
		};
	}
}
// ../../packages/service/src/search/find-user.ts
async function findUser(value, { caller, store }) {
	if (value.toLowerCase() === "me" && caller.user !== void 0) return caller.user;
	const name = /^<@([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^@/, "");
	const id = toBotUserId(name) ?? name;
	return idPatterns.user.test(id) ? store.users.get(id) : store.users.byUserName(name);
}
// ../../packages/service/src/search/find-author-terms.ts
async function findAuthorTerms(value, searching) {
	const user = await findUser(value, searching);
	const named = nameTerm(value.replace(/^@/, ""));
	return user === void 0 ? [named] : [
		authorTerm(user.id),
		authorTerm(toBotId(user.id)),
		named
	];
}
// ../../packages/service/src/search/find-channel.ts
async function findChannel(value, { caller, workspaceId, store }) {
	const name = /^<#([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^#/, "");
	if (idPatterns.channel.test(name) || idPatterns.dm.test(name)) return name;
	const channel = /^[@<]/.test(name) ? void 0 : await store.channels.byName(workspaceId, name);
	if (channel !== void 0) return channel.id;
	const partner = await findUser(value, {
		caller,
		store
	});
	if (partner === void 0 || caller.user === void 0) return void 0;
	return (await store.channels.dm(workspaceId, caller.user.id, partner.id))?.id;
}
// ../../packages/service/src/search/read-search.ts
const endOfTime = Number.MAX_SAFE_INTEGER;
async function readSearch(parts, searching) {
	if (parts.length === 0) return void 0;
	const words = partsOf(parts, "words");
	const has = partsOf(parts, "has");
	const channels = await readNamed(partsOf(parts, "in"), (value) => termsOfChannel(value, searching));
	const authors = await readNamed(partsOf(parts, "from"), (value) => findAuthorTerms(value, searching));
	const told = has.flatMap(({ content, isExcluded }) => content === "reaction" ? [] : [{
		term: contentTerm(content),
		isExcluded
	}]);
	const reacted = has.flatMap(({ content, isExcluded }) => content === "reaction" ? [!isExcluded] : []);
	const anyOf = [
		...channels.wanted,
		...authors.wanted,
		...told.flatMap((it) => it.isExcluded ? [] : [[it.term]])
	];
	if (anyOf.some((terms) => terms.length === 0) || new Set(reacted).size > 1) return void 0;
	const { caller, workspaceId } = searching;
	const [isReacted] = reacted;
	return {
		workspaceId,
		viewerId: caller.user?.id ?? "",
		seesPublic: caller.user !== void 0 && caller.user.guest === void 0,
		all: words.flatMap((part) => part.isExcluded ? [] : [part.words]),
		none: [
			...words.flatMap((part) => part.isExcluded ? [part.words] : []),
			...[...channels.excluded, ...authors.excluded].map((term) => [term]),
			...told.flatMap((it) => it.isExcluded ? [[it.term]] : [])
		],
		anyOf,
		...isReacted !== void 0 && { isReacted },
		...readPeriod(partsOf(parts, "time"))
	};
}
function partsOf(parts, kind) {
	return parts.filter((part) => part.kind === kind);
}
async function readNamed(parts, find) {
	const found = await Promise.all(parts.map(async (part) => ({
		...part,
		terms: await find(part.value)
	})));
	const wanted = found.filter(({ isExcluded }) => !isExcluded);
	return {
		wanted: wanted.length === 0 ? [] : [wanted.flatMap(({ terms }) => terms)],
		excluded: found.flatMap(({ isExcluded, terms }) => isExcluded ? terms : [])
	};
}
async function termsOfChannel(value, searching) {
	const id = await findChannel(value, searching);
	return id === void 0 ? [] : [channelTerm(id)];
}
function readPeriod(parts) {
	const from = Math.max(0, ...parts.map(({ fromMs = 0 }) => fromMs * 1e3));
	const until = parts.flatMap(({ untilMs }) => untilMs === void 0 ? [] : [untilMs * 1e3 - 1]);
	return {
		oldest: printTs(Math.min(endOfTime, from)),
		latest: printTs(Math.max(0, Math.min(endOfTime, ...until)))
	};
}
// ../../packages/service/src/search/highlight.ts
const [start, end] = ["\ue000", "\ue001"];
function highlight(text, sequences) {
	if (sequences.length === 0) return text;
	const words = cutWords(text);
	const hits = findHits(words, sequences);
	let [written, from] = ["", 0];
	for (let at = 0; at < words.length; at += 1) {
		const length = hits[at] ?? 0;
		const [first, last] = [words[at], words[at + length - 1]];
		if (length === 0 || first === void 0 || last === void 0) continue;
		written += `${text.slice(from, first.from)}${start}${text.slice(first.from, last.to)}${end}`;
		from = last.to;
		at += length - 1;
	}
	return written + text.slice(from);
}
function findHits(words, sequences) {
	const numbers = new Map([...new Set(sequences.flat())].map((word, number) => [word, number]));
	const text = words.map(({ word }) => numbers.get(word) ?? -1);
	const different = new Map(sequences.map((terms) => [terms.join(" "), terms.map((term) => numbers.get(term) ?? -1)]));
	const byFirst = Map.groupBy(different.values(), ([first = -1]) => first);
	return text.map((number, at) => {
		let longest = 0;
		for (const terms of byFirst.get(number) ?? []) if (terms.length > longest && isAt(text, at, terms)) longest = terms.length;
		return longest;
	});
}
function isAt(text, at, terms) {
	for (let nth = 0; nth < terms.length; nth += 1) if (text[at + nth] !== terms[nth]) return false;
	return true;
}
// ../../packages/service/src/search/to-matches.ts
async function toMatches(messages, view, { channels, users, organizations }) {
	if (messages.length === 0) return [];
	const channelIds = [...new Set(messages.map(({ channelId }) => channelId))];
	const userIds = [...new Set(messages.flatMap(({ userId }) => userId ?? []))];
	const [rooms, authors] = await Promise.all([Promise.all(channelIds.map(channels.get)), userIds.length === 0 ? [] : users.getMany(userIds)]);
	const channelOf = new Map(rooms.flatMap((channel) => channel === void 0 ? [] : [[channel.id, channel]]));
	const userOf = new Map(authors.map((user) => [user.id, user]));
	const owners = await findOwners([...channelOf.values()], { organizations });
	return messages.flatMap((message) => {
		const channel = channelOf.get(message.channelId);
		return channel === void 0 || !hasHome(channel, owners) ? [] : [toMatch(message, {
			...view,
			channel,
			userOf,
			owners
		})];
	});
}
function toMatch(message, { channel, userOf, owners, caller, siteUrl, sequences }) {
	const { userId = "", username, ts, text, blocks, attachments } = message;
	return {
		iid: `${channel.id}-${ts}`,
		team: channel.workspaceId,
		channel: toMatchChannel(channel, caller.user?.id ?? "", owners),
		type: typeOf(channel),
		user: userId,
		username: username ?? userOf.get(userId)?.userName ?? "",
		ts,
		text: highlight(text, sequences),
		permalink: permalinkOf(message, siteUrl),
		...blocks !== void 0 && { blocks },
		...attachments !== void 0 && { attachments }
	};
}
function toMatchChannel(channel, viewerId, owners) {
	const { id, name = "", kind } = channel;
	return {
		id,
		name: kind === "im" ? partnerOf(channel, viewerId) : name,
		is_private: kind !== "public",
		is_mpim: kind === "mpim",
		...sharingFlags(sharingOf(channel, owners)),
		is_pending_ext_shared: false,
		pending_shared: []
	};
}
function typeOf({ kind }) {
	if (kind === "im") return "im";
	return kind === "public" ? "message" : "group";
}
// ../../packages/service/src/search/search.messages.ts
const refuse = createRefuse("everyday-1#searchmessages");
const [defaultCount, firstCursor] = [20, "*"];
const nothing = {
	items: [],
	total: 0
};
function createSearchMessages({ store, siteUrl }) {
	return async (sent, { caller }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const { query } = sent;
		if (query.trim() === "") return refuse("no_query", query, "a query that is not empty");
		const { workspace } = addressed;
		const list = [
			"search.messages",
			workspace.id,
			query,
			sent.sort ?? "score",
			sent.sort_dir ?? "desc"
		];
		const place = readPlace(sent, list);
		if (place === void 0) return refuse("invalid_cursor", sent.cursor, "a cursor of this search");
		const search = await readSearch(parseQuery(query), {
			caller,
			workspaceId: workspace.id,
			store
		});
		const sort = sent.sort === "timestamp" ? "timestamp" : "score";
		const direction = sent.sort_dir === "asc" ? "ascending" : "descending";
		const found = search === void 0 ? nothing : await store.search.messages({
			...search,
			sort,
			direction,
			...place
		});
		const sequences = sent.highlight === true ? search?.all ?? [] : [];
		const matches = await toMatches(found.items, {
			sequences,
			caller,
			siteUrl
		}, store);
		return {
			ok: true,
			query,
			messages: {
				...toPages(found, {
					...place,
					list
				}, sent),
				matches
			}
		};
	};
}
function readPlace({ cursor = "", count, page = 1 }, list) {
	const limit = count ?? defaultCount;
	if (cursor === "") return {
		offset: (page - 1) * limit,
		limit
	};
	if (cursor === firstCursor) return {
		offset: 0,
		limit
	};
	const [offset] = readCursor(list, cursor) ?? [];
	return offset === void 0 ? void 0 : {
		offset: Number(offset),
		limit
	};
}
function toPages({ items, total }, { offset, limit, list }, { cursor = "" }) {
	const [page, pages] = [Math.floor(offset / limit) + 1, Math.ceil(total / limit)];
	const end = offset + items.length;
	const next = end < total ? printCursor(list, [String(end)]) : "";
	return {
		total,
		pagination: {
			total_count: total,
			page,
			per_page: limit,
			page_count: pages,
			first: items.length === 0 ? 0 : offset + 1,
			last: items.length === 0 ? 0 : end
		},
		paging: {
			count: limit,
			total,
			page,
			pages,
			...cursor !== "" && { next_cursor: next }
		}
	};
}
export { createSearchMessages };
