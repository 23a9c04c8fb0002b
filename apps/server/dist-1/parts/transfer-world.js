import { a as partBytes, c as Client, i as postgresDialect, n as toPoolConfig, o as readAddress, r as migrate, s as toStorageError, t as createPostgresStore } from "./create-postgres-store.js";
import { C as databaseFile, F as presentVersion, Nn as StartError, R as sideTables, Rt as documents, S as lockWorld, T as openSqlite, _t as contentFolder, vt as StorageError, yt as systemClock, z as toStorageError$1 } from "./server.js";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { appendFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
// ../../packages/storage/src/transfer/world-tables.ts
function worldTablesOf(documents) {
	const copied = Object.entries(sideTables).filter(([, table]) => table.isTransient !== true);
	const tables = [...Object.values(documents).flatMap((document) => document.isPrivate === true ? [] : [toWorldTable(document)]), ...copied.map(([name, { columns, key }]) => named(name, columns, Object.keys(columns).slice(0, key)))];
	return new Map([...tables, contentTable].map((table) => [table.name, table]));
}
const contentTable = {
	name: "content_parts",
	columns: [
		"hash",
		"part",
		"bytes"
	],
	types: [
		"text",
		"integer",
		"text"
	],
	key: ["hash", "part"]
};
function rowsAtOnce(table) {
	return table === contentTable ? 8 : 250;
}
function selectAll({ name, columns, key }) {
	return `select ${columns.map(quote).join(", ")} from ${quote(name)} order by ${key.map(quote).join(", ")}`;
}
function quote(name) {
	return `"${name}"`;
}
function toWorldTable({ table, columns, counters, key }) {
	const own = Object.entries(columns).map(([name, { holds }]) => [name, holds]);
	const counted = counters.map((name) => [name, "integer"]);
	return named(table, Object.fromEntries([
		...own,
		...counted,
		["version", "integer"],
		["document", "text"]
	]), key);
}
function named(name, columns, key) {
	return {
		name,
		columns: Object.keys(columns),
		types: Object.values(columns),
		key
	};
}
// ../../packages/storage/src/transfer/world-target.ts
async function refuseNonEmpty(name, tables, hasRows) {
	for (const table of tables.values()) {
		if (table.name === "user_marks" || !await hasRows(table)) continue;
		throw new StorageError("notEmpty", `The database ${name} already has a world; use an empty one.`);
	}
}
// ../../packages/storage/src/transfer/postgres-transfer.ts
const worthCounting = 1e3;
function withPostgresSource(url, documents, work) {
	return withClient(url, async (client) => {
		await client.query("begin isolation level repeatable read read only");
		const result = await work({
			tables: worldTablesOf(documents),
			async count(table) {
				const where = table === contentTable ? ofContents : "";
				const { rows } = await client.query(`select count(*) from ${quote(table.name)} ${where}`);
				return rows[0]?.count ?? 0;
			},
			rows: (table) => readRows$1(client, table)
		});
		await client.query("commit");
		return result;
	});
}
const ofContents = "where hash not like '~%'";
const selectContents = `select hash, part, replace(encode(bytes, 'base64'), chr(10), '') as bytes from content_parts
  ${ofContents} order by hash, part`;
const insertContents = `insert into contents (hash, size, written_ms)
  select hash, sum(octet_length(bytes)), cast(extract(epoch from now()) * 1000 as bigint) from content_parts group by hash`;
async function* readRows$1(client, table) {
	await client.query(`declare world no scroll cursor for ${table === contentTable ? selectContents : selectAll(table)}`);
	const fetch = {
		text: `fetch ${rowsAtOnce(table)} from world`,
		rowMode: "array"
	};
	for (;;) {
		const { rows } = await client.query(fetch);
		if (rows.length > 0) yield rows;
		if (rows.length < rowsAtOnce(table)) break;
	}
	await client.query("close world");
}
function withPostgresTarget(url, documents, work) {
	return withClient(url, async (client, address) => {
		await migrate(client, documents);
		await client.query("begin isolation level read committed");
		await refuseNonEmpty(address, worldTablesOf(documents), async (table) => {
			const { rows } = await client.query(`select 1 from ${quote(table.name)} limit 1`);
			return rows.length > 0;
		});
		await client.query("delete from user_marks");
		const counts = new Map();
		await work({ async insert(table, rows) {
			await client.query(insertRows(table, rows));
			counts.set(table, (counts.get(table) ?? 0) + rows.length);
		} });
		await client.query(insertContents);
		const large = [...counts].filter(([, count]) => count >= worthCounting).map(([table]) => quote(table.name));
		for (const table of large) await client.query(`analyze ${table}`);
		await client.query("commit");
		for (const table of large) await client.query(`vacuum ${table}`).catch(() => void 0);
	});
}
function insertRows(table, rows) {
	const { types } = table;
	const lists = types.map((type, at) => `$${at + 1}::${type.startsWith("text") ? "text" : "bigint"}[]`);
	const names = table.columns.map(quote).join(", ");
	const selected = table.name === contentTable.name ? "hash, part, decode(bytes, 'base64')" : "*";
	return {
		name: `import ${table.name}`,
		text: `insert into ${quote(table.name)} (${names}) select ${selected} from unnest(${lists.join(", ")}) as given (${names})`,
		values: types.map((_, at) => postgresDialect.toDriver(rows.map((row) => row[at])))
	};
}
async function withClient(url, work) {
	const config = {
		...toPoolConfig({ url }),
		query_timeout: 0,
		statement_timeout: 0
	};
	const address = readAddress(config);
	const client = new Client(config);
	client.on("error", () => void 0);
	try {
		await client.connect();
		return await work(client, address);
	} catch (error) {
		throw toStorageError(error, address);
	} finally {
		await client.end().catch(() => void 0);
	}
}
// ../../packages/storage/src/transfer/to-file-error.ts
const reasons = {
	ENOENT: "the file or folder does not exist",
	EACCES: "permission is denied",
	EPERM: "permission is denied",
	EROFS: "the file system is read-only",
	EISDIR: "it is a folder",
	ENOTDIR: "a part of its path is not a folder",
	EEXIST: "the file already exists",
	ENOSPC: "the disk is full",
	EDQUOT: "the disk is full",
	EPIPE: "its reader has closed it",
	EFBIG: "the file would be too large"
};
function toFileError(error, path, done) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const reason = reasons[code];
	if (error instanceof StorageError || reason === void 0) return error;
	return new StorageError("unreadable", `The file ${path} cannot be ${done}: ${reason}.`, { cause: error });
}
// ../../packages/storage/src/transfer/world-file.ts
const fileKind = "rollcall world";
function toLine(value) {
	return `${JSON.stringify(value)}\n`;
}
function isHeader(value) {
	return isObject(value) && value["kind"] === "rollcall world" && isCount(value["version"]) && isCount(value["tables"]) && isObject(value["counts"]) && Object.values(value["counts"]).every(isCount);
}
function headingOf(value, tables) {
	if (!isObject(value)) return void 0;
	const table = tables.get(String(value["table"]));
	return JSON.stringify(value["columns"]) === JSON.stringify(table?.columns) ? table : void 0;
}
function isEnd(value) {
	return isObject(value) && value["end"] === true && isCount(value["rows"]) && typeof value["sha256"] === "string";
}
function createRowCheck({ types }) {
	return (value) => Array.isArray(value) && value.length === types.length && types.every((type, at) => isOfType(value[at], type));
}
function isOfType(value, type) {
	if (value === null) return type.endsWith("?");
	return type.startsWith("text") ? typeof value === "string" : Number.isSafeInteger(value);
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isCount(value) {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
// ../../packages/storage/src/transfer/read-world-file.ts
const chunkBytes = 1 << 20;
const rowsOfBatch = 250;
const newline = 10;
async function* readWorldFile(path, tables, input = readChunks(path)) {
	const reader = createReader(path, tables);
	try {
		for await (const bytes of readLines(input)) yield* reader.read(bytes);
	} catch (error) {
		throw toFileError(error, path, "read");
	}
	reader.finish();
}
async function* readChunks(path) {
	const file = await open(path);
	try {
		for (;;) {
			const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes));
			if (bytesRead === 0) break;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
async function* readLines(chunks) {
	let rest = Buffer.alloc(0);
	for await (const chunk of chunks) {
		const bytes = Buffer.concat([rest, chunk]);
		const end = bytes.lastIndexOf(newline) + 1;
		if (end > 0) yield bytes.subarray(0, end);
		rest = bytes.subarray(end);
	}
	if (rest.length > 0) yield rest;
}
function createReader(path, tables) {
	const sha256 = createHash("sha256");
	let place = { kind: "beginning" };
	let rows = [];
	let [total, done, line] = [
		0,
		0,
		0
	];
	function* flush() {
		if (place.kind !== "table" || rows.length === 0) return;
		const batch = {
			table: place.table,
			rows,
			total
		};
		rows = [];
		yield batch;
	}
	const readOther = (value, before) => {
		if (place.kind === "beginning") {
			total = readTotal(value, path);
			return { kind: "header" };
		}
		if (place.kind === "end") throw broken(path, line);
		const table = headingOf(value, tables);
		if (table !== void 0) return {
			kind: "table",
			table,
			isRow: createRowCheck(table)
		};
		if (!isEnd(value)) throw broken(path, line);
		if (value.rows !== done || done !== total || value.sha256 !== before()) throw changed(path);
		return { kind: "end" };
	};
	return {
		*read(bytes) {
			let start = 0;
			for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
				line += 1;
				const value = parse(bytes.toString("utf8", start, end));
				if (place.kind === "table" && place.isRow(value)) {
					done += 1;
					if (rows.push(value) === rowsOfBatch) yield* flush();
				} else {
					yield* flush();
					const before = bytes.subarray(0, start);
					place = readOther(value, () => sha256.copy().update(before).digest("hex"));
				}
				start = end + 1;
			}
			if (start < bytes.length) throw place.kind === "beginning" ? notAWorld(path) : incomplete(path, line);
			sha256.update(bytes);
		},
		finish() {
			if (place.kind === "beginning") throw notAWorld(path);
			if (place.kind !== "end") throw incomplete(path, line);
		}
	};
}
function readTotal(value, path) {
	if (!isHeader(value)) throw notAWorld(path);
	if (value.version !== 1 || value.tables !== presentVersion) throw new StorageError("otherVersion", `The file ${path} was written by another version of Rollcall (its tables are of version ${value.tables}, and this one has ${presentVersion}); use that version.`);
	return Object.values(value.counts).reduce((sum, count) => sum + count, 0);
}
function parse(line) {
	try {
		return JSON.parse(line);
	} catch {
		return;
	}
}
function notAWorld(path) {
	return new StorageError("brokenFile", `The file ${path} is not a Rollcall world.`);
}
function broken(path, line) {
	return new StorageError("brokenFile", `The file ${path} is damaged in line ${line}; nothing was imported.`);
}
function changed(path) {
	return new StorageError("brokenFile", `The file ${path} was changed after it was written; nothing was imported.`);
}
function incomplete(path, lines) {
	return new StorageError("brokenFile", `The file ${path} is incomplete: it ends after line ${lines}; nothing was imported.`);
}
// ../../packages/storage/src/contents/folder-transfer.ts
async function readFolderParts(folder) {
	const contents = await listContents(folder);
	return {
		count: contents.reduce((sum, content) => sum + partsOf(content), 0),
		async *rows() {
			for (const content of contents) yield* readParts(content);
		}
	};
}
function partsOf({ size }) {
	return Math.max(1, Math.ceil(size / partBytes));
}
async function* readParts(content) {
	const file = await open(content.path, "r");
	try {
		const buffer = Buffer.alloc(partBytes);
		for (let part = 0; part < partsOf(content); part += 1) {
			const { bytesRead } = await file.read(buffer, 0, partBytes, part * partBytes);
			yield [[
				content.hash,
				part,
				buffer.toString("base64", 0, bytesRead)
			]];
		}
	} finally {
		await file.close();
	}
}
async function listContents(folder) {
	const hashes = (await readdir(folder, { recursive: true }).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw error;
	})).flatMap((name) => /([0-9a-f]{64})$/.exec(name)?.[1] ?? []).sort();
	return Promise.all(hashes.map(async (hash) => {
		const path = join(folder, hash.slice(0, 2), hash);
		return {
			hash,
			path,
			size: (await stat(path)).size
		};
	}));
}
function createFolderImport(folder) {
	const arriving = join(folder, "arriving");
	const paths = new Map();
	return {
		async append([hash, , bytes]) {
			if (paths.size === 0) await mkdir(arriving, {
				recursive: true,
				mode: 448
			});
			const path = paths.get(hash) ?? join(arriving, randomUUID());
			paths.set(hash, path);
			await appendFile(path, Buffer.from(bytes, "base64"), {
				mode: 384,
				flush: true
			});
		},
		async finish() {
			for (const [hash, path] of paths) {
				await mkdir(join(folder, hash.slice(0, 2)), {
					recursive: true,
					mode: 448
				});
				await rename(path, join(folder, hash.slice(0, 2), hash));
			}
		}
	};
}
// ../../packages/storage/src/transfer/sqlite-transfer.ts
async function withSqliteSource(file, documents, work) {
	if (!existsSync(file)) throw new StorageError("unreadable", `The database ${file} does not exist.`);
	const { db, close } = openSqlite(file, { documents });
	try {
		const contents = await readFolderParts(contentFolder(file));
		return await work({
			tables: worldTablesOf(documents),
			count: async (table) => table === contentTable ? contents.count : countRows(db, table),
			rows: (table) => table === contentTable ? contents.rows() : readRows(db, table)
		});
	} catch (error) {
		throw toStorageError$1(error, file);
	} finally {
		close();
	}
}
function countRows(db, table) {
	return Number(db.prepare(`select count(*) from ${quote(table.name)}`).pluck().get());
}
async function* readRows(db, table) {
	let rows = [];
	for (const row of db.prepare(selectAll(table)).raw().iterate()) {
		if (rows.push(row) < rowsAtOnce(table)) continue;
		yield rows;
		rows = [];
	}
	if (rows.length > 0) yield rows;
}
async function withSqliteTarget(file, documents, work) {
	const { db, close } = openSqlite(file, { documents });
	const tables = worldTablesOf(documents);
	try {
		db.exec("begin immediate");
		await refuseNonEmpty(file, tables, async (table) => db.prepare(`select 1 from ${quote(table.name)} limit 1`).get() !== void 0);
		db.exec("delete from user_marks");
		const contents = createFolderImport(contentFolder(file));
		await work(createTarget(db, contents));
		await contents.finish();
		db.exec("commit");
		db.pragma("wal_checkpoint(truncate)");
	} catch (error) {
		if (db.inTransaction) db.exec("rollback");
		throw toStorageError$1(error, file);
	} finally {
		close();
	}
}
function createTarget(db, contents) {
	const inserts = new Map();
	const prepare = (table) => {
		const { columns } = table;
		const insert = db.prepare(`insert into ${quote(table.name)} (${columns.map(quote).join(", ")}) values (${columns.map(() => "?").join(", ")})`);
		inserts.set(table, insert);
		return insert;
	};
	return { async insert(table, rows) {
		if (table.name === contentTable.name) {
			for (const [hash, part, bytes] of rows) await contents.append([
				String(hash),
				Number(part),
				String(bytes)
			]);
			return;
		}
		const insert = inserts.get(table) ?? prepare(table);
		for (const row of rows) insert.run(row);
	} };
}
// ../../packages/storage/src/transfer/write-world-file.ts
async function writeWorldFile(path, source, onProgress) {
	const partial = `${path}.partial`;
	try {
		await refuseExisting(path);
		const file = await openPartial(partial);
		try {
			const rows = await writeAll((text) => file.appendFile(text), source, onProgress);
			await file.sync();
			await file.close();
			await rename(partial, path);
			return rows;
		} catch (error) {
			await file.close();
			await rm(partial, { force: true });
			throw error;
		}
	} catch (error) {
		throw toFileError(error, path, "written");
	}
}
async function writeWorldStream({ output, path }, source, onProgress) {
	let failed;
	const fail = (error) => failed?.(error);
	output.on("error", fail);
	const append = (text) => new Promise((resolve, reject) => {
		failed = reject;
		output.write(text, (error) => error ? reject(error) : resolve());
	});
	try {
		return await writeAll(append, source, onProgress);
	} catch (error) {
		output.on("error", () => void 0);
		throw toFileError(error, path, "written");
	} finally {
		output.off("error", fail);
	}
}
async function openPartial(partial) {
	return open(partial, "wx", 384).catch((error) => {
		throw toFileError(error, partial, "written");
	});
}
async function refuseExisting(path) {
	await (await open(path, "wx", 384)).close();
	await rm(path);
}
async function writeAll(append, source, onProgress) {
	const sha256 = createHash("sha256");
	const write = async (text) => {
		const bytes = Buffer.from(text);
		sha256.update(bytes);
		await append(bytes);
	};
	const counts = {};
	const tables = [...source.tables.values()];
	for (const table of tables) counts[table.name] = await source.count(table);
	const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
	await write(toLine({
		kind: fileKind,
		version: 1,
		tables: presentVersion,
		counts
	}));
	let done = 0;
	for (const table of tables) {
		await write(toLine({
			table: table.name,
			columns: table.columns
		}));
		for await (const rows of source.rows(table)) {
			await write(rows.map(toLine).join(""));
			done += rows.length;
			onProgress({
				done,
				total
			});
		}
	}
	await append(toLine({
		end: true,
		rows: done,
		sha256: sha256.digest("hex")
	}));
	return done;
}
// ../../packages/storage/src/transfer/transfer-world.ts
function exportWorld({ database, path, output, documents: documents$1 = documents, onProgress = () => void 0 }) {
	const write = (source) => output === void 0 ? writeWorldFile(path, source, onProgress) : writeWorldStream({
		output,
		path
	}, source, onProgress);
	return "file" in database ? withSqliteSource(database.file, documents$1, write) : withPostgresSource(database.url, documents$1, write);
}
async function importWorld({ database, path, input, documents: documents$2 = documents, onProgress }) {
	let done = 0;
	const fill = async (target) => {
		for await (const { table, rows, total } of readWorldFile(path, worldTablesOf(documents$2), input)) {
			await target.insert(table, rows).catch((error) => {
				throw isRefusal(error) ? invalidRows(path, table, error) : error;
			});
			done += rows.length;
			onProgress?.({
				done,
				total
			});
		}
	};
	await ("file" in database ? withSqliteTarget(database.file, documents$2, fill) : withPostgresTarget(database.url, documents$2, fill));
	return done;
}
function isRefusal(error) {
	return error instanceof Error && "code" in error && /^(SQLITE_CONSTRAINT|2[23])/.test(String(error.code));
}
function invalidRows(path, table, cause) {
	const rows = `has invalid rows of ${table.name}, such as duplicates`;
	return new StorageError("brokenFile", `The file ${path} ${rows}; nothing was imported.`, { cause });
}
// src/worlds/transfer-world.ts
function exportFile(options) {
	return inOneSentence(() => exportWorld({
		...options,
		database: databaseOf(options)
	}));
}
function importFile(options) {
	const { database: url } = options;
	const run = () => importWorld({
		...options,
		database: databaseOf(options)
	});
	return inOneSentence(url === void 0 ? run : () => withWorldLocked(url, run));
}
function databaseOf({ database, data = ".rollcall" }) {
	return database === void 0 ? { file: databaseFile(data) } : { url: database };
}
async function withWorldLocked(url, work) {
	const store = await createPostgresStore({
		url,
		connections: 1
	});
	try {
		const done = await lockWorld(store, () => systemClock.now(), work);
		if (!done.locked) throw new StartError("another process is loading a world into the database");
		return done.result;
	} finally {
		await store.close();
	}
}
async function inOneSentence(work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof StorageError)) throw error;
		throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
	}
}
export { exportFile, importFile };
