import { $ as firstRow, Ar as readTs, Y as isIn, ct as parseDocument, it as rowsOf, mt as textStatement, nt as execute, pt as singleUseStatement, rt as firstOf } from "./server.js";
import { a as termsOf } from "./terms.js";
// ../../packages/service/src/search/search-store.ts
function scoredTerms({ all }) {
	return [...new Set(all.flat())];
}
// ../../packages/storage/src/sql/search/index-statements.ts
const claim = textStatement(() => ({
	sql: "insert into search_places (channel_id, ts) values ('', 0) on conflict (channel_id) do update set ts = 0",
	names: []
}));
const selectBehind = textStatement(({ mark }) => ({
	sql: `select c.id, c.last_ts from channels c left join search_places p on p.channel_id = c.id
    where c.workspace_id = ${mark(1)} and c.last_ts > coalesce(p.ts, 0)
    union all select c.id, c.last_ts from channel_shares s join channels c on c.id = s.channel_id
      left join search_places p on p.channel_id = s.channel_id
    where s.workspace_id = ${mark(2)} and c.last_ts > coalesce(p.ts, 0) order by id`,
	names: ["workspaceId", "workspaceId"]
}));
const selectPlace = textStatement(({ mark }) => ({
	sql: `select ts from search_places where channel_id = ${mark(1)}`,
	names: ["channelId"]
}));
const putPlace = textStatement(({ mark }) => ({
	sql: `insert into search_places (channel_id, ts) values (${mark(1)}, ${mark(2)})
    on conflict (channel_id) do update set ts = excluded.ts`,
	names: ["channelId", "ts"]
}));
const selectAfter = textStatement(({ mark }) => ({
	sql: `select ts, document from messages where channel_id = ${mark(1)} and ts > ${mark(2)} order by ts limit ${mark(3)}`,
	names: [
		"channelId",
		"ts",
		"limit"
	]
}));
const selectChanges = textStatement(({ mark }) => ({
	sql: `select s.channel_id, s.ts, s.version, case when s.ts <= p.ts then m.document end as document
    from search_changes s left join search_places p on p.channel_id = s.channel_id
      left join messages m on m.channel_id = s.channel_id and m.ts = s.ts
    order by s.channel_id, s.ts, s.version limit ${mark(1)}`,
	names: ["limit"]
}));
const forgetChange = textStatement(({ mark }) => ({
	sql: `delete from search_changes where channel_id = ${mark(1)} and ts = ${mark(2)} and version = ${mark(3)}`,
	names: [
		"channelId",
		"ts",
		"version"
	]
}));
const deleteTerms = textStatement(({ mark }) => ({
	sql: `delete from message_terms where channel_id = ${mark(1)} and ts = ${mark(2)}`,
	names: ["channelId", "ts"]
}));
const insertTerms = textStatement((dialect) => ({
	sql: `insert into message_terms (channel_id, ts, place, term)
    select ${typed(dialect)}, each.place, each.value from ${eachText(dialect)} where true on conflict do nothing`,
	names: [
		"channelId",
		"ts",
		"terms"
	]
}));
function typed({ name, mark }) {
	return name === "postgres" ? `${mark(1)}::text, ${mark(2)}::bigint` : `${mark(1)}, ${mark(2)}`;
}
function eachText({ name, mark }) {
	return name === "postgres" ? `unnest(${mark(3)}::text[]) with ordinality as each(value, place)` : `(select value, key + 1 as place from json_each(${mark(3)})) as each`;
}
// ../../packages/storage/src/sql/search/index-messages.ts
const messagesAtOnce = 500;
async function indexMessages(reading, workspaceId) {
	while ((await reading.rows(selectChanges, { limit: 1 })).length > 0) await runChunk(reading, indexChanges);
	let behind = await reading.rows(selectBehind, { workspaceId });
	while (behind.length > 0) {
		const [channels, done] = [behind, new Set()];
		await runChunk(reading, () => indexChannels(channels, done));
		behind = behind.filter(({ id }) => !done.has(id));
	}
}
async function runChunk(reading, steps) {
	await new Promise((resolve) => setImmediate(resolve));
	await reading.keep(steps);
}
function* indexChanges() {
	yield* execute(claim, {});
	const rows = yield* rowsOf(selectChanges, { limit: messagesAtOnce });
	for (const row of rows) yield* indexAgain(row);
}
function* indexAgain({ channel_id: channelId, ts, version, document }) {
	yield* execute(forgetChange, {
		channelId,
		ts,
		version
	});
	if (document === null) return;
	yield* execute(deleteTerms, {
		channelId,
		ts
	});
	yield* insert({
		channelId,
		ts,
		document
	});
}
function* indexChannels(channels, done) {
	yield* execute(claim, {});
	let limit = messagesAtOnce;
	for (const { id: channelId, last_ts: lastTs } of channels) {
		const { ts: from } = (yield* firstOf(selectPlace, { channelId })) ?? { ts: 0 };
		const rows = yield* rowsOf(selectAfter, {
			channelId,
			ts: from,
			limit
		});
		for (const { ts, document } of rows) yield* insert({
			channelId,
			ts,
			document
		});
		const isFinished = rows.length < limit;
		const reached = Math.max(from, rows.at(-1)?.ts ?? 0, isFinished ? lastTs : 0);
		if (reached > from) yield* execute(putPlace, {
			channelId,
			ts: reached
		});
		if (!isFinished) return;
		done.add(channelId);
		limit -= rows.length;
	}
}
function* insert(row) {
	const { channelId, ts, document } = row;
	const terms = termsOf(parseDocument(document));
	if (terms.length > 0) yield* execute(insertTerms, {
		channelId,
		ts,
		terms
	});
}
// ../../packages/storage/src/sql/search/select-found.ts
function selectFound(slice) {
	const { direction, offset, limit } = slice;
	const order = (row) => {
		const by = direction === "ascending" ? "asc" : "desc";
		return `${row}.score ${by}, ${row}.ts ${by}, ${row}.channel_id ${by}`;
	};
	return toStatement(join(`select m.document, page.total from (select found.*, cast(count(*) over () as integer) as total from (`, found(slice), `) as found order by ${order("found")} limit `, value(limit), " offset ", value(offset), `) as page join messages m on m.channel_id = page.channel_id and m.ts = page.ts order by ${order("page")}`));
}
function countFound(search) {
	return toStatement(join("select cast(count(*) as integer) as total from (", found({
		...search,
		sort: "timestamp",
		direction: "ascending",
		offset: 0,
		limit: 0
	}), ") as found"));
}
function toStatement({ text, values }) {
	return singleUseStatement(() => ({
		texts: text.split("?"),
		values
	}));
}
function found(slice) {
	const { all, none, anyOf, isReacted } = slice;
	const exists = (sequence) => join("exists (", occurrence(sequence), ")");
	const conditions = [
		...all.map(exists),
		...none.map((sequence) => join("not ", exists(sequence))),
		...anyOf.map((terms) => join("exists (", occurrenceOfAny(terms), ")")),
		...isReacted === void 0 ? [] : [reacted(isReacted)],
		seen(slice)
	];
	return join("select f.channel_id, f.ts, ", score(slice), " as score from (", start(slice), ") as f join channels c on c.id = f.channel_id where ", ...conditions.flatMap((condition, at) => at === 0 ? [condition] : [" and ", condition]));
}
function start({ all, anyOf, ...bounds }) {
	const [term] = all.flat().toSorted((one, other) => other.length - one.length);
	const first = term === void 0 ? anyOf[0] : [term];
	const between = join("ts >= ", value(readTs(bounds.oldest) ?? 0), " and ts <= ", value(readTs(bounds.latest) ?? Number.MAX_SAFE_INTEGER));
	if (first === void 0) return join("select channel_id, ts from messages where (history_ts is not null or thread_ts is not null) and ", between);
	return join("select distinct channel_id, ts from message_terms where term in (", values(first), ") and ", between);
}
function seen({ workspaceId, viewerId, seesPublic }) {
	return join({
		text: isIn("c", "?", "?"),
		values: [workspaceId, workspaceId]
	}, ` and c.type is not null and (${seesPublic ? "c.type = 'public_channel' or " : ""}exists (
      select 1 from channel_members v where v.channel_id = f.channel_id and v.user_id = `, value(viewerId), "))");
}
const ofMessage = (row) => `${row}.channel_id = f.channel_id and ${row}.ts = f.ts`;
function occurrence(sequence) {
	const [first = "", ...others] = sequence;
	return join(`select 1 from message_terms t where ${ofMessage("t")} and t.term = `, value(first), ...others.map((term, at) => join(` and exists (select 1 from message_terms n where ${ofMessage("n")} and n.place = t.place + ${at + 1} and n.term = `, value(term), ")")));
}
function occurrenceOfAny(terms) {
	return join(`select 1 from message_terms t where ${ofMessage("t")} and t.term in (`, values(terms), ")");
}
function reacted(isReacted) {
	return join(`${isReacted ? "" : "not "}exists (select 1 from reactions r where ${ofMessage("r")})`);
}
function score(slice) {
	const terms = scoredTerms(slice);
	if (slice.sort === "timestamp" || terms.length === 0) return join("0");
	return join(`(select count(*) from message_terms t where ${ofMessage("t")} and t.term in (`, values(terms), "))");
}
function value(it) {
	return {
		text: "?",
		values: [it]
	};
}
function values(them) {
	return {
		text: them.map(() => "?").join(", "),
		values: them
	};
}
function join(...parts) {
	const fragments = parts.map((part) => typeof part === "string" ? {
		text: part,
		values: []
	} : part);
	return {
		text: fragments.map(({ text }) => text).join(""),
		values: fragments.flatMap((each) => each.values)
	};
}
// ../../packages/storage/src/sql/search/search-reader.ts
function createSearchReader(reading) {
	return { async messages(slice) {
		await indexMessages(reading, slice.workspaceId);
		const rows = await reading.rows(selectFound(slice), {});
		const items = rows.map(({ document }) => parseDocument(document));
		const [first] = rows;
		if (first !== void 0) return {
			items,
			total: first.total
		};
		return {
			items,
			total: slice.offset > 0 || slice.limit === 0 ? (await firstRow(reading, countFound(slice), {}))?.total ?? 0 : 0
		};
	} };
}
export { createSearchReader };
