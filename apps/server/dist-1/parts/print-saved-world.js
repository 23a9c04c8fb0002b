import { t as resealed } from "./reseal.js";
import { M as openImage } from "./server.js";
import { n as savedTablesOf, t as quote } from "./saved-tables.js";
import { n as leftOut } from "./saved-world.js";
// ../../packages/storage/src/saved/read-tables.ts
function readTables(image, documents) {
	const db = openImage(image);
	try {
		const read = ({ name, columns, key }) => {
			const names = Object.keys(columns).map(quote).join(", ");
			const order = key.map(quote).join(", ");
			return db.prepare(`select ${names} from ${quote(name)} order by ${order}`).all();
		};
		const { tables } = savedTablesOf(documents);
		return Object.fromEntries([...tables.values()].map((table) => [table.name, read(table).map(withDocument)]));
	} finally {
		db.close();
	}
}
function withDocument(row) {
	const { document } = row;
	return typeof document === "string" ? {
		...row,
		document: JSON.parse(document)
	} : row;
}
// ../../packages/double/src/saved/print-saved-world.ts
async function printSavedWorld(world, { documents, sealer }) {
	const { now, frozen } = world.clock.state();
	const tables = Object.entries(readTables(world.store.image(), documents)).filter(([name]) => !leftOut.has(name));
	const lines = tables.flatMap(([name, rows]) => [`  ${name}:${rows.length === 0 ? " []" : ""}`, ...rows.map((row) => `    - ${JSON.stringify(opened(name, row, sealer))}`)]);
	const contents = await readContents(world, tables);
	return [
		"# A saved world: everything in it, a row on each line. Load it with `rollcall world load`, or on the page of worlds.",
		"# Credentials of apps are in clear text.",
		"kind: saved-world",
		`version: ${savedTablesOf(documents).version}`,
		`clock: ${JSON.stringify({
			now: now.toISOString(),
			frozen
		})}`,
		..."count" in world.ids ? [`identifiers: ${world.ids.count()}`] : [],
		"tables:",
		...lines,
		`contents:${contents.length === 0 ? " []" : ""}`,
		...contents.map((bytes) => `  - ${JSON.stringify(bytes.toString("base64"))}`),
		""
	].join("\n");
}
function opened(table, row, sealer) {
	const reseal = resealed[table];
	return reseal === void 0 ? row : {
		...row,
		document: reseal(row["document"], sealer.open)
	};
}
async function readContents({ store }, tables) {
	const hashes = new Set(tables.flatMap(([, rows]) => rows.flatMap(({ content }) => content ?? [])));
	const found = [];
	for (const hash of [...hashes].toSorted()) {
		const parts = [];
		for await (const part of await store.contents.read(String(hash)) ?? []) parts.push(part);
		found.push(Buffer.concat(parts));
	}
	return found;
}
export { printSavedWorld };
