import { u as printEntry } from "./server.js";
// src/testing/print-journal.ts
async function journalOfAll({ journal, world }) {
	const { worlds } = await world.list();
	return (await Promise.all(worlds.map(({ name }) => journal.list({ world: name })))).flat();
}
function printJournal(entries, show, test) {
	const meant = show === "all" ? entries : entries.filter(({ ok }) => !ok);
	if (entries.length === 0) return "\nNothing called Rollcall.\n";
	if (meant.length === 0) return `\nRollcall served ${count(entries)} without a failure; --show all prints them.\n`;
	const last = meant.slice(-20);
	const left = meant.length > last.length ? `, the last ${last.length} of them here` : "";
	const what = show === "all" ? "" : `, of which ${meant.length} failed`;
	const during = test === void 0 ? "" : ` in ${JSON.stringify(test)}`;
	return `\nRollcall served ${count(entries)}${during}${what}${left}:\n${last.map(printEntry).join("")}`;
}
function count({ length }) {
	return length === 1 ? "1 exchange" : `${length} exchanges`;
}
export { printJournal as n, journalOfAll as t };
