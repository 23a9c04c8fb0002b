import { i as wireNames, r as loadDeclaredMethods } from "./cover-methods.js";
// ../../packages/double/src/coverage/explain-codes.ts
async function explainCodes(method, report, definitions) {
	const { rows, common } = method === void 0 ? ofScim(definitions) : await ofMethod(method, definitions);
	const answered = new Set(method === void 0 ? report.routes.flatMap(({ codes }) => codes) : report.methods.find((each) => each.method === method)?.codes);
	const { codeReasons } = await import("./code-reasons.js");
	return [...new Map(rows.toReversed().map((row) => [row.wireName, row])).values()].toSorted((one, other) => one.wireName < other.wireName ? -1 : 1).map(({ wireName: code, status, meaning }) => ({
		code,
		answered: answered.has(code),
		common: common.has(code),
		status,
		meaning,
		...reasonOf(code, method, codeReasons)
	}));
}
function ofScim({ scim }) {
	const rows = Object.values(scim.errors);
	return {
		rows,
		common: new Set(rows.map(({ wireName }) => wireName))
	};
}
async function ofMethod(method, definitions) {
	const found = (await loadDeclaredMethods(definitions)).find(({ wireName }) => wireName === method);
	if (found === void 0) return {
		rows: [],
		common: new Set()
	};
	return {
		rows: Object.values(found.rows),
		common: new Set(wireNames(found.common))
	};
}
function reasonOf(code, method, reasons) {
	const api = method === void 0 ? "SCIM" : "Web API";
	const alike = reasons.filter((each) => each.code === code && each.api === api);
	const own = alike.filter(({ methods }) => method !== void 0 && methods?.includes(method) === true);
	const found = own.length > 0 ? own : alike.filter(({ methods }) => methods === void 0);
	const when = found.flatMap((each) => each.when ?? []).join(" ");
	if (when !== "") return { when };
	const [only] = found.flatMap(({ faultOnly }) => faultOnly ?? []);
	return only === void 0 ? {} : { fault_only: only };
}
export { explainCodes };
