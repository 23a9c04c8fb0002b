import { A as takeImage, T as openSqlite, vt as StorageError } from "./server.js";
import { n as savedTablesOf, t as quote } from "./saved-tables.js";
// ../../packages/storage/src/saved/create-image.ts
function createImage(rows, documents) {
	const { tables } = savedTablesOf(documents);
	const { db, close } = openSqlite(void 0, { documents });
	try {
		for (const name of tables.keys()) db.exec(`delete from ${quote(name)}`);
		for (const { name, columns } of tables.values()) {
			const names = Object.keys(columns);
			const places = names.map(() => "?").join(", ");
			const insert = db.prepare(`insert into ${quote(name)} (${names.map(quote).join(", ")}) values (${places})`);
			for (const row of rows[name] ?? []) try {
				insert.run(names.map((column) => toValue(row[column])));
			} catch (error) {
				throw new StorageError("brokenFile", `A row of ${name} contradicts another one.`, { cause: error });
			}
		}
		return takeImage(db);
	} finally {
		close();
	}
}
function toValue(value) {
	return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
// ../../packages/double/src/saved/load-saved-world.ts
async function loadSavedWorld(name, { tables, contents, clock, identifiers }, { worlds, service }) {
	const image = createImage(tables, service.documents);
	for (const bytes of contents) await worlds.first.store.contents.write(only(bytes), clock.now.getTime());
	return worlds.replace(name, {
		image,
		clock,
		latest: {
			at: clock.now,
			what: "The loading of this world"
		},
		dueMs: 0,
		...identifiers !== void 0 && { idCount: identifiers }
	});
}
async function* only(bytes) {
	yield bytes;
}
export { loadSavedWorld };
