import { Jr as holdLock, Lo as idPrefixes, Qo as serviceLimits, So as hasVersion, Wr as decide, gn as canvases, mn as channels, wo as put } from "./server.js";
import { A as seeCanvas, Bt as firstPlace, Gt as withBlankLine, Kt as readTitle, M as refuseContent, Rt as cutOut, Vt as isLongerThan, Wt as toRun, Zt as runWithPauses, j as refuse, qt as parseSections, zt as findInRun } from "./rules.js";
import { t as lengthProblem } from "./length-problem.js";
// ../../packages/service/src/canvases/find-canvas.ts
async function findCanvas(id, caller, store) {
	const seen = await seeCanvas(id, caller, store);
	if (!seen.ok) return seen;
	const { canvas, workspace, level } = seen;
	const closed = refusePlan(canvas, workspace);
	if (closed !== void 0) return closed;
	if (level === "read") return refuse("restricted_action", id, "a canvas that the caller may change");
	return {
		ok: true,
		canvas
	};
}
function refusePlan(canvas, { id, plan, disabledFeatures }) {
	if (disabledFeatures.includes("canvases")) return refuse("canvas_disabled_user_team", id, "a workspace with canvases");
	if (plan !== "free" || canvas.channelId !== void 0) return void 0;
	return refuse("free_teams_cannot_edit_standalone_canvases", canvas.id, "the canvas of a channel, or a paid plan");
}
// ../../packages/service/src/canvases/making/follow-emptiness.ts
const nothing = {
	expect: [],
	writes: []
};
async function followEmptiness(before, after, store) {
	const empty = after.sections.length === 0;
	if (after.channelId === void 0 || before.sections.length === 0 === empty) return nothing;
	const channel = await store.channels.get(after.channelId);
	if (channel?.canvas?.id !== after.id) return nothing;
	const { id, version } = channel;
	return {
		expect: [hasVersion(channels, { id }, version)],
		writes: [put(channels, {
			...channel,
			version: version + 1,
			canvas: {
				id: after.id,
				empty
			}
		})]
	};
}
// ../../packages/service/src/canvases/markdown/edit-sections.ts
function* editSections(sections, change, newId) {
	const place = placeOf(sections, change);
	if (place === void 0) return {
		ok: false,
		detail: `section_id: no section is ${sectionOf(change)}`
	};
	const { before, named, after } = place;
	if (change.operation === "delete") return {
		ok: true,
		sections: join(before, [], after)
	};
	const { markdown } = change.document_content;
	const parsed = yield* parseSections(markdown);
	if (!parsed.ok) return parsed;
	if (parsed.starts.length === 0) return {
		ok: false,
		detail: "markdown: there is nothing but blank lines"
	};
	const run = yield* toRun(newId(), markdown, parsed.starts);
	return {
		ok: true,
		sections: join(before, named === void 0 ? [run] : replaceSection(named, run), after)
	};
}
function placeOf(sections, change) {
	if (change.operation === "insert_at_start") return {
		before: [],
		after: sections
	};
	if (change.operation === "insert_at_end") return {
		before: sections,
		after: []
	};
	const id = sectionOf(change);
	if (id === void 0) return {
		before: [],
		after: []
	};
	const place = findSection(sections, id);
	if (place === void 0) return void 0;
	const { before, named, after } = place;
	if (change.operation === "insert_before") return {
		before,
		after: [named, ...after]
	};
	return change.operation === "insert_after" ? {
		before: [...before, named],
		after
	} : place;
}
function sectionOf(change) {
	return "section_id" in change ? change.section_id : void 0;
}
function findSection(sections, id) {
	for (const [index, run] of sections.entries()) {
		const place = findInRun(run, id);
		if (place === void 0) continue;
		const { before, named, after } = cutOut(run, place);
		return {
			before: [...sections.slice(0, index), ...before],
			named,
			after: [...after, ...sections.slice(index + 1)]
		};
	}
}
function replaceSection({ id, first }, run) {
	const { named, after } = cutOut(run, firstPlace(run));
	return [{
		...named,
		id,
		...first !== void 0 && { first }
	}, ...after];
}
function join(before, added, after) {
	const middle = after.length > 0 ? endWithBlankLine(added) : added;
	return [
		...middle.length + after.length > 0 ? endWithBlankLine(before) : before,
		...middle,
		...after
	];
}
function endWithBlankLine(sections) {
	const last = sections.at(-1);
	return last === void 0 ? sections : [...sections.slice(0, -1), {
		...last,
		gap: withBlankLine(last.gap)
	}];
}
// ../../packages/service/src/canvases/canvases.edit.ts
function createEditCanvas(options) {
	const { store, ids } = options;
	const lock = {
		...options,
		locks: store.locks
	};
	const newId = () => ids.id(idPrefixes.canvasSection);
	return async ({ canvas_id, changes }, { caller }) => {
		const [change] = changes;
		if (change === void 0) return refuse("invalid_arguments", changes, "one change");
		const found = await findCanvas(canvas_id, caller, store);
		if (!found.ok) return found;
		const done = await holdLock(lock, `canvas ${canvas_id}`, () => decide(store, async (attempt) => {
			const present = attempt === 1 ? found : await findCanvas(canvas_id, caller, store);
			if (!present.ok) return {
				kind: "answer",
				answer: present
			};
			const changed = await runWithPauses(changeCanvas(present.canvas, change, newId), options.clock);
			return toDecision(present.canvas, changed, store);
		}));
		return done.held ? done.result : refuse("canvas_editing_locked", canvas_id, "one change at a time");
	};
}
async function toDecision(canvas, changed, store) {
	if (!changed.ok) return {
		kind: "answer",
		answer: changed
	};
	const { expect, writes } = await followEmptiness(canvas, changed.canvas, store);
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(canvases, { id: canvas.id }, canvas.version), ...expect],
			writes: [put(canvases, {
				...changed.canvas,
				version: canvas.version + 1
			}), ...writes]
		},
		answer: () => ({ ok: true })
	};
}
function* changeCanvas(canvas, change, newId) {
	const tooLong = change.operation === "delete" ? void 0 : lengthProblem(textOf(change));
	if (tooLong !== void 0) return refuseContent(tooLong);
	if (change.operation === "rename") {
		const read = yield* readTitle(change.title_content.markdown);
		return read.ok ? {
			ok: true,
			canvas: {
				...canvas,
				title: read.title
			}
		} : refuseContent(read.detail);
	}
	const edited = yield* editSections(canvas.sections, change, newId);
	if (!edited.ok) return refuseContent(edited.detail);
	const { value, error } = serviceLimits.canvas;
	if (isLongerThan(edited.sections, value)) return refuse(error, canvas.id, `at most ${value} characters`);
	return {
		ok: true,
		canvas: {
			...canvas,
			sections: edited.sections
		}
	};
}
function textOf(change) {
	return change.operation === "rename" ? change.title_content.markdown : change.document_content.markdown;
}
export { createEditCanvas };
