import { n as printFinding, t as parseCheckedYaml } from "./parse-checked-yaml.js";
import { Nn as StartError, wn as describeSystemError, wt as didYouMean } from "./server.js";
import { Nt as array, qn as strictObject, xn as literal } from "./schemas.js";
import { t as checkWorld } from "./check-world.js";
import { a as worldSections, f as organizationSchema } from "./world.js";
import { readFile } from "node:fs/promises";
// ../../packages/service/src/world/world.ts
const worldSchema = strictObject({
	kind: literal("world"),
	organization: organizationSchema.optional(),
	...Object.fromEntries(worldSections.map(({ key, schema }) => [key, toList(key, schema)]))
}).describe("What exists when the service starts for the first time.");
function toList(key, schema) {
	return key === "workspaces" ? array(schema).min(1, "Expected at least one workspace") : array(schema).optional();
}
// src/worlds/read-world.ts
async function readWorld(path, load = loadText) {
	const text = await load(path).catch((error) => {
		throw new StartError(`cannot read the world file ${path}: ${describeSystemError(error)}`, { cause: error });
	});
	if (/^kind: saved-world$/m.test(text)) throw new StartError(`${path} is a saved world; start without it, and load it with: rollcall world load ${path}`);
	const parsed = parseWorld(text, path);
	if (!parsed.ok) throw new StartError([`the world file ${path} is invalid:`, ...parsed.problems].join("\n"));
	return parsed.world;
}
function parseWorld(text, path) {
	const read = parseCheckedYaml(text, worldSchema, { path });
	if (!read.ok) return broken(read.findings);
	const findings = checkWorld(read.value).map(({ path: way, what, message, unknown }) => {
		const hint = unknown === void 0 ? "" : didYouMean(unknown.word, unknown.known);
		return {
			path,
			...read.locate(way, what),
			message: `${message}${hint}`
		};
	});
	return findings.length > 0 ? broken(findings) : {
		ok: true,
		world: read.value
	};
}
function loadText(path) {
	return readFile(path, "utf8");
}
function broken(findings) {
	return {
		ok: false,
		problems: [...findings].sort((a, b) => a.line - b.line || a.column - b.column).map(printFinding)
	};
}
export { parseWorld, readWorld, worldSchema as t };
