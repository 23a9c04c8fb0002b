import { n as printFinding, t as parseCheckedYaml } from "./parse-checked-yaml.js";
import { E as validateManifest } from "./views.js";
import { sr as unknown } from "./schemas.js";
import { Nn as StartError, wn as describeSystemError } from "./server.js";
import { readFile } from "node:fs/promises";
// src/worlds/read-manifest.ts
async function readManifestFile(path) {
	const parsed = parseManifest(await readFile(path, "utf8").catch((error) => {
		throw new StartError(`cannot read the manifest ${path}: ${describeSystemError(error)}`, { cause: error });
	}), path);
	if (!parsed.ok) throw new StartError([`the manifest ${path} is invalid:`, ...parsed.findings.map(printFinding)].join("\n"));
	return parsed.manifest;
}
function parseManifest(text, path) {
	const read = parseCheckedYaml(text, unknown(), { path });
	if (!read.ok) return {
		ok: false,
		findings: read.findings
	};
	const locate = (pointer) => read.locate(toPath(pointer));
	const problems = validateManifest(JSON.stringify(read.value ?? null));
	if (problems.length > 0) return {
		ok: false,
		findings: problems.map(({ message, pointer }) => ({
			path,
			...locate(pointer),
			message: pointer === "" ? message : `${pointer} ${message}`
		}))
	};
	return {
		ok: true,
		manifest: read.value,
		locate
	};
}
function toPath(pointer) {
	return pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).map((part) => /^\d+$/.test(part) ? Number(part) : part);
}
export { readManifestFile as n, parseManifest as t };
