import { Hr as createRefuse } from "./server.js";
import { Jt as scanBlocks, Ut as sectionId, Yt as charactersPerPause, Zt as runWithPauses, k as seeAnyCanvas } from "./rules.js";
// ../../packages/service/src/canvases/markdown/find-sections.ts
function* findSections(runs, search) {
	const found = [];
	for (const run of runs) {
		for (const index of yield* findInText(run, search)) found.push(sectionId(run, index));
		yield;
	}
	return found;
}
function* findInText({ markdown, gap, lengths = "" }, { levels, text }) {
	const whole = markdown + gap;
	const headings = levels === void 0 ? void 0 : (yield* scanBlocks(whole)).headings;
	const wanted = text.toLowerCase();
	const found = [];
	let from = 0;
	let slice = charactersPerPause;
	for (const [index, length] of [...lengths === "" ? [] : lengths.split(","), whole.length].entries()) {
		const section = whole.slice(from, from + Number(length));
		if (hasLevel(headings, levels, from + leadingBlanks(section)) && section.toLowerCase().includes(wanted)) found.push(index);
		from += Number(length);
		if (from < slice) continue;
		slice = from + charactersPerPause;
		yield;
	}
	return found;
}
function hasLevel(headings, levels, start) {
	return levels === void 0 || levels.has(headings?.get(start) ?? 0);
}
function leadingBlanks(section) {
	return /^(?:[ \t]*(?:\r\n|\r|\n))*/.exec(section)?.[0].length ?? 0;
}
// ../../packages/service/src/canvases/canvases.sections.lookup.ts
const refuse = createRefuse("everyday-2#canvases");
const levelsOfType = new Map([
	["h1", [1]],
	["h2", [2]],
	["h3", [3]],
	["any_header", [
		1,
		2,
		3
	]]
]);
function createLookupSections({ store, clock }) {
	return async ({ canvas_id, criteria }, { caller }) => {
		const seen = await seeAnyCanvas(canvas_id, caller, store);
		if (!seen.ok) return seen;
		const { canvas, workspace } = seen;
		if (canvas.deleted !== void 0) return refuse("canvas_deleted", canvas.deleted, "a canvas that is not deleted");
		if (workspace.disabledFeatures.includes("canvases")) return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
		const { section_types: types, contains_text: text = "" } = criteria;
		const levels = types?.flatMap((type) => levelsOfType.get(type) ?? []);
		const search = {
			text,
			...levels !== void 0 && { levels: new Set(levels) }
		};
		return {
			ok: true,
			sections: (await runWithPauses(findSections(canvas.sections, search), clock)).map((id) => ({ id }))
		};
	};
}
export { createLookupSections };
