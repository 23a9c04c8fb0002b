import { t as allReferents } from "./referents.js";
import { at as cellText, rt as findNames, st as cellIn, tt as walkRows } from "./rules.js";
// ../../packages/service/src/lists/exports/print-csv.ts
async function* printCsv({ store, list, job }) {
	const columns = (list.columns ?? []).filter(({ hidden }) => hidden !== true);
	const { includeArchived } = job;
	yield printLine([
		"Row ID",
		...columns.map(({ name }) => name),
		...includeArchived ? ["Archived"] : []
	]);
	for await (const steps of walkRows(store.lists, {
		listId: list.id,
		includeArchived
	})) {
		const rows = steps.flatMap(({ kind, row }) => kind === "open" ? [row] : []);
		const names = await findNames(namesIn(rows, columns), store);
		yield rows.map((row) => printLine(printRow(row, {
			columns,
			names,
			includeArchived
		}))).join("");
	}
}
function printRow(row, { columns, names, includeArchived }) {
	const cells = columns.map((column) => {
		const cell = cellIn(row, column);
		return cell === void 0 ? "" : cellText(cell, column, names);
	});
	return [
		row.id,
		...cells,
		...includeArchived ? [String(row.archived)] : []
	];
}
function namesIn(rows, columns) {
	const cells = rows.flatMap((row) => columns.flatMap((column) => cellIn(row, column) ?? []));
	const voters = cells.flatMap((cell) => cell.kind === "vote" ? cell.value : []);
	const referents = allReferents(cells);
	return {
		...referents,
		userIds: [...new Set([...referents.userIds, ...voters])]
	};
}
function printLine(fields) {
	return `${fields.map(printField).join(",")}\r\n`;
}
function printField(text) {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
export { printCsv as t };
