import { t as webapi } from "./webapi.js";
import { Da as loadMethods } from "./server.js";
// ../../packages/double/src/coverage/cover-methods.ts
async function coverMethods({ tallies }, definitions) {
	return (await declaredMethods(definitions)).map((method) => coverMethod(method, tallies.get(method.name)));
}
function coverRoutes({ tallies }, { scim }) {
	return Object.entries(scim.versions).flatMap(([version, { routes }]) => routes.map(({ verb, path }) => ({
		version,
		route: `${verb} ${path}`
	}))).map(({ version, route }) => {
		const tally = tallies.get(`${version} ${route}`);
		return {
			version,
			route,
			calls: tally?.calls ?? 0,
			codes: [...tally?.codes ?? []].toSorted()
		};
	});
}
function wireNames(table) {
	return [...new Set(Object.values(table).map(({ wireName }) => wireName))].toSorted();
}
async function declaredMethods(sets) {
	return (await loadDeclaredMethods(sets)).map(({ wireName, argumentTable, rows }) => ({
		name: wireName,
		arguments: wireNames(argumentTable),
		codes: wireNames(rows)
	})).toSorted((one, other) => one.name < other.name ? -1 : 1);
}
async function loadDeclaredMethods({ webapi: webapi$1 }) {
	return (await Promise.all([loadMethods(webapi$1), loadMethods(webapi)])).flatMap(({ methods, errors: common }) => Object.values(methods).map(({ wireName, argumentTable, errors }) => ({
		wireName,
		argumentTable,
		common,
		rows: {
			...common,
			...errors
		}
	})));
}
function coverMethod({ name, arguments: known, codes }, tally) {
	const [sent, answered] = [tally?.arguments ?? new Set(), tally?.codes ?? new Set()];
	return {
		method: name,
		calls: tally?.calls ?? 0,
		arguments: known.filter((argument) => sent.has(argument)),
		missing_arguments: known.filter((argument) => !sent.has(argument)),
		codes: codes.filter((code) => answered.has(code)),
		missing_codes: codes.filter((code) => !answered.has(code))
	};
}
export { wireNames as i, coverRoutes as n, loadDeclaredMethods as r, coverMethods as t };
