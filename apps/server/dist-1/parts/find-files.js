import { $ as firstRow, Q as allDocuments, X as named, Z as among, ct as parseDocument, kr as printTs, mt as textStatement } from "./server.js";
import { n as listIsSeen, r as valuesIn, t as canvasIsSeen } from "./document-is-seen.js";
// ../../packages/storage/src/sql/files/found-statements.ts
const selectFiles = named((param, dialect) => `select found.kind, found.document, cast(count(*) over () as bigint) as total
    from (${allFound(param, dialect)}) as found order by found.listed desc, found.id desc
    limit ${param("limit")} offset ${param("offset")}`);
const countFiles = named((param, dialect) => `select cast(count(*) as bigint) as total from (${allFound(param, dialect)}) as found`);
function allFound(param, dialect) {
	const select = (kind, table) => `select '${kind}' as kind, ${table}.document, ${table}.listed, ${table}.id`;
	return `${select("file", "f")} from files f where ${isFound(param, dialect)}
    union all ${select("list", "l")} from lists l where cast(${param("withLists")} as integer) = 1
    and ${isMeant("l", param)} and (cast(${param("channelId")} as text) = '' or exists (
      select 1 from list_access a where a.list_id = l.id and a.subject_id = ${param("channelId")}))
    and ${listIsSeen(param)}
    union all ${select("canvas", "k")} from canvases k where cast(${param("withCanvases")} as integer) = 1
    and ${isMeant("k", param)} and (cast(${param("channelId")} as text) = '' or k.channel_id = ${param("channelId")}
      or exists (select 1 from ${valuesIn("k.shared_with", dialect)} where shared.value = ${param("channelId")}))
    and ${canvasIsSeen(param, dialect)}`;
}
function isMeant(table, param) {
	return `${table}.workspace_id = ${param("workspaceId")} and ${table}.listed is not null
    and ${table}.listed >= ${param("fromMs")} and ${table}.listed <= ${param("toMs")}
    and (cast(${param("ownerId")} as text) = '' or ${table}.owner_id = ${param("ownerId")})`;
}
function isFound(param, { name }) {
	const position = name === "sqlite" ? "instr" : "strpos";
	const isText = (it) => `cast(${param(it)} as text)`;
	return `${isMeant("f", param)}
    and (${isText("kinds")} = '' or ${position}(${isText("kinds")}, ' ' || f.kind || ' ') > 0)
    and (${isText("channelId")} = '' or exists (
      select 1 from file_shares s where s.file_id = f.id and s.channel_id = ${param("channelId")}))
    and (f.owner_id = ${param("viewerId")}
      or (cast(${param("seesPublic")} as integer) = 1 and (f.is_public = 1 or exists (
        select 1 from file_shares s join channels c on c.id = s.channel_id
        where s.file_id = f.id and c.type = 'public_channel')))
      or exists (select 1 from file_shares s
        join channel_members m on m.channel_id = s.channel_id and m.user_id = ${param("viewerId")}
        where s.file_id = f.id))`;
}
const selectShares = textStatement((dialect) => ({
	sql: `select file_id, channel_id, ts from file_shares where file_id ${among(dialect, 1)}
    order by file_id, channel_id, ts`,
	names: ["ids"]
}));
const selectBytes = named((param) => `select cast(coalesce(sum(size), 0) as bigint) as bytes from files
    where workspace_id = ${param("workspaceId")} and listed is not null`);
// ../../packages/storage/src/sql/files/seen-documents.ts
const selectSeenLists = named((param) => `select l.document from lists l where l.workspace_id = ${param("workspaceId")}
    and ${isBefore("l", param)} and ${listIsSeen(param)}
    order by l.listed desc, l.id desc limit ${param("limit")}`);
const selectSeenCanvases = named((param, dialect) => `select k.document from canvases k where k.workspace_id = ${param("workspaceId")}
    and k.listed is not null and ${isBefore("k", param)} and ${canvasIsSeen(param, dialect)}
    order by k.listed desc, k.id desc limit ${param("limit")}`);
function isBefore(table, param) {
	return `(${table}.listed, ${table}.id) < (${param("beforeMs")}, ${param("beforeId")})`;
}
// ../../packages/storage/src/sql/files/find-files.ts
async function findFiles(reading, { offset, limit, ...search }) {
	const args = toArgs(search);
	const rows = await reading.rows(selectFiles, {
		...args,
		offset,
		limit
	});
	const items = rows.map(({ kind, document }) => toFound(kind, document));
	const [first] = rows;
	if (first !== void 0) return {
		items,
		total: first.total
	};
	return {
		items,
		total: (await firstRow(reading, countFiles, args))?.total ?? 0
	};
}
async function findShares(reading, ids) {
	return (await reading.rows(selectShares, { ids })).map((row) => ({
		fileId: row.file_id,
		channelId: row.channel_id,
		ts: printTs(row.ts)
	}));
}
async function countBytes(reading, workspaceId) {
	return (await firstRow(reading, selectBytes, { workspaceId }))?.bytes ?? 0;
}
function findSeenLists(reading, page) {
	const { workspaceId, viewerId, after, limit } = page;
	return allDocuments(reading, selectSeenLists, {
		workspaceId,
		viewerId,
		...toPlace(after),
		limit
	});
}
function findSeenCanvases(reading, page) {
	const { workspaceId, viewerId, after, limit } = page;
	const viewer = {
		viewerId,
		seesPublic: page.seesPublic ? 1 : 0
	};
	return allDocuments(reading, selectSeenCanvases, {
		workspaceId,
		...viewer,
		...toPlace(after),
		limit
	});
}
function toPlace(after) {
	const { created, id = "" } = after ?? {};
	return {
		beforeMs: created === void 0 ? Number.MAX_SAFE_INTEGER : Date.parse(created),
		beforeId: id
	};
}
function toFound(kind, document) {
	switch (kind) {
		case "file": return {
			kind,
			file: parseDocument(document)
		};
		case "list": return {
			kind,
			list: parseDocument(document)
		};
		case "canvas": return {
			kind,
			canvas: parseDocument(document)
		};
	}
}
function toArgs({ channelId = "", ownerId = "", kinds, seesPublic, withLists, withCanvases, ...search }) {
	return {
		...search,
		seesPublic: seesPublic ? 1 : 0,
		withLists: withLists ? 1 : 0,
		withCanvases: withCanvases ? 1 : 0,
		channelId,
		ownerId,
		kinds: kinds === void 0 ? "" : ` ${kinds.join(" ")} `
	};
}
export { countBytes, findFiles, findSeenCanvases, findSeenLists, findShares };
