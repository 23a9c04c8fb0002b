import { n as printFinding, t as parseCheckedYaml } from "./parse-checked-yaml.js";
import { Jn as string, Lt as boolean, Nt as array, Pt as base64, Un as record, ln as int, qn as strictObject, sr as unknown, xn as literal } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { t as resealed } from "./reseal.js";
import { n as savedTablesOf } from "./saved-tables.js";
import { n as leftOut } from "./saved-world.js";
// ../../packages/double/src/saved/parse-saved-world.ts
const savedSchema = strictObject({
	kind: literal("saved-world"),
	version: int(),
	clock: strictObject({
		now: datetime(),
		frozen: boolean()
	}),
	identifiers: int().min(0).optional(),
	tables: record(string(), array(record(string(), unknown()))),
	contents: array(base64())
});
function parseSavedWorld(text, path, { documents, sealer }) {
	const read = parseCheckedYaml(text, savedSchema, { path });
	if (!read.ok) return {
		ok: false,
		problems: read.findings.map(printFinding)
	};
	const { value, locate } = read;
	const findings = findProblems(value, documents).map(({ at, what, message }) => ({
		path,
		...locate(at, what),
		message
	}));
	if (findings.length > 0) return {
		ok: false,
		problems: findings.map(printFinding)
	};
	const { clock, identifiers, tables, contents } = value;
	const sealed = Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => seal(name, row, sealer))]);
	return {
		ok: true,
		world: {
			kind: "saved-world",
			clock: {
				now: new Date(clock.now),
				frozen: clock.frozen
			},
			...identifiers !== void 0 && { identifiers },
			tables: Object.fromEntries(sealed),
			contents: contents.map((base64) => Buffer.from(base64, "base64"))
		}
	};
}
function findProblems({ version, tables }, documents) {
	const known = savedTablesOf(documents);
	if (version !== known.version) return [{
		at: ["version"],
		message: `Another version of Rollcall saved this world: its tables are of version ${version}, and this one has ${known.version}. Load it with that version`
	}];
	return Object.entries(tables).flatMap(([name, rows]) => {
		const table = leftOut.has(name) ? void 0 : known.tables.get(name);
		if (table === void 0) return [{
			at: ["tables", name],
			what: "key",
			message: `There is no table ${name}`
		}];
		return rows.flatMap((row, index) => findRowProblems(row, [
			"tables",
			name,
			index
		], table));
	});
}
function findRowProblems(row, at, { columns }) {
	return [...Object.keys(row).filter((column) => !Object.hasOwn(columns, column)).map((column) => ({
		at: [...at, column],
		what: "key",
		message: `Unknown column ${column}`
	})), ...Object.entries(columns).flatMap(([column, type]) => {
		if (!Object.hasOwn(row, column)) return [{
			at,
			message: `Missing column ${column}`
		}];
		return holds(row[column], type) ? [] : [{
			at: [...at, column],
			message: `Expected ${expectedOf(type)}`
		}];
	})];
}
function holds(value, type) {
	if (type === "document") return typeof value === "object" && value !== null && !Array.isArray(value);
	if (value === null) return type.endsWith("?");
	return type.startsWith("text") ? typeof value === "string" : Number.isSafeInteger(value);
}
function expectedOf(type) {
	if (type === "document") return "an object";
	const what = type.startsWith("text") ? "text" : "a whole number";
	return type.endsWith("?") ? `${what} or null` : what;
}
function seal(table, row, sealer) {
	const reseal = resealed[table];
	return reseal === void 0 ? row : {
		...row,
		document: reseal(row["document"], sealer.seal)
	};
}
export { parseSavedWorld };
