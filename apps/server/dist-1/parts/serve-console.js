import { At as refuseVerb, jt as docsMount, x as packageFile } from "./server.js";
import { t as describeServer } from "./render-home2.js";
import { readFile } from "node:fs/promises";
// src/console/serve-console.ts
const headers = {
	"content-security-policy": [
		"default-src 'none'",
		...[
			"script-src",
			"style-src",
			"connect-src"
		].map((kind) => `${kind} 'self'`),
		"img-src 'self' data:",
		...[
			"base-uri",
			"form-action",
			"frame-ancestors"
		].map((kind) => `${kind} 'none'`),
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; "),
	"cross-origin-opener-policy": "same-origin",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff"
};
const types = {
	css: "text/css; charset=utf-8",
	html: "text/html; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	svg: "image/svg+xml"
};
function createConsole(served, home) {
	let text;
	return async (request, connection) => {
		const refusal = refuseVerb(request.method);
		if (refusal !== void 0) return refusal;
		const file = text === void 0 ? await readBuilt("index.html") : void 0;
		text ??= file?.toString().replace("<!--home-->", () => describeServer(served, docsMount).markup);
		if (text === void 0) return home(request, connection);
		return answer(request.method, text, {
			"content-type": types["html"] ?? "",
			"cache-control": "no-cache"
		});
	};
}
const hashed = /-[\w-]{8}\.(?:css|js)$/;
function createConsoleFiles(path, others) {
	const files = new Map();
	return async (request, connection) => {
		const name = new URL(request.url).pathname.slice(path.length + 1);
		const [, end = ""] = /^[\w-][\w.-]*\.(css|js|svg)$/.exec(name) ?? [];
		const file = end === "" ? void 0 : files.get(name) ?? await readBuilt(name);
		if (file === void 0) return others(request, connection);
		files.set(name, file);
		const refusal = refuseVerb(request.method);
		if (refusal !== void 0) return refusal;
		const caching = hashed.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
		return answer(request.method, file, {
			"content-type": types[end] ?? "",
			"cache-control": caching
		});
	};
}
function answer(method, body, own) {
	return new Response(method === "HEAD" ? null : new Uint8Array(Buffer.from(body)), { headers: {
		...headers,
		...own
	} });
}
async function readBuilt(name) {
	return readFile(packageFile(`dist/console-files/${name}`)).catch(() => void 0);
}
export { createConsole, createConsoleFiles };
