import { F as presentVersion, R as sideTables } from "./server.js";
// ../../packages/storage/src/saved/saved-tables.ts
function savedTablesOf(documents) {
	const side = Object.entries(sideTables).flatMap(([name, { columns, key, isTransient }]) => isTransient === true ? [] : [{
		name,
		columns,
		key: Object.keys(columns).slice(0, key)
	}]);
	const tables = [...Object.values(documents).map(toTable), ...side];
	return {
		version: presentVersion,
		tables: new Map(tables.map((table) => [table.name, table]))
	};
}
function quote(name) {
	return `"${name}"`;
}
function toTable({ table, columns, counters, key }) {
	return {
		name: table,
		columns: {
			...Object.fromEntries(Object.entries(columns).map(([name, { holds }]) => [name, holds])),
			...Object.fromEntries(counters.map((name) => [name, "integer"])),
			version: "integer",
			document: "document"
		},
		key
	};
}
export { savedTablesOf as n, quote as t };
