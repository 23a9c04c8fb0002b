import { lt as findList } from "./rules.js";
import { vi as stateOf } from "./server.js";
// ../../packages/service/src/lists/exports/open-export.ts
const method = "svcLists.download.start";
function createOpenExport({ definition, store, clock, authenticate }) {
	return async ({ id, token, connection }) => {
		const admitted = await authenticate(token, {
			method,
			connection
		});
		if (!admitted.ok) return {
			kind: "refused",
			error: admitted.error
		};
		const refused = refuseToken(admitted.caller, definition);
		if (refused !== void 0) return {
			kind: "refused",
			error: refused
		};
		const job = await store.lists.export(id);
		const state = job === void 0 ? "expired" : stateOf(job, clock.now().getTime());
		if (job === void 0 || state === "expired") return { kind: "absent" };
		if (!await mayRead(job, admitted.caller, {
			definition,
			store
		})) return { kind: "absent" };
		return state === "done" ? {
			kind: state,
			job,
			text: () => readParts(job, store)
		} : {
			kind: state,
			job
		};
	};
}
function refuseToken({ tokenType, scopes }, { tokens, scopes: needed }) {
	if (!tokens.includes(tokenType)) return "not_allowed_token_type";
	return needed.every((scope) => scopes.has(scope)) ? void 0 : "missing_scope";
}
async function mayRead({ listId }, caller, { definition, store }) {
	const found = await findList(listId, {
		store,
		caller,
		requires: definition.facts.requires
	});
	return found.ok && found.level !== void 0;
}
async function* readParts({ id, parts }, { lists }) {
	for (let part = 0; part < parts; part += 1) {
		const text = await lists.exportPart(id, part);
		if (text === void 0) throw new Error(`part ${part} of the export ${id} is missing`);
		yield text;
	}
}
export { readParts as n, refuseToken as r, createOpenExport as t };
