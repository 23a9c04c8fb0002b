import { Dn as toFetchHandler, Mr as hooksPath } from "./server.js";
// src/http/hook-request.ts
var HookRequest = class {
	method;
	url;
	headers;
	#request;
	constructor(request, url, headers) {
		this.method = request.method;
		this.url = url;
		this.#request = request;
		this.headers = {
			get: (name) => headers[name.toLowerCase()] ?? request.headers.get(name),
			*[Symbol.iterator]() {
				for (const pair of request.headers) if (!Object.hasOwn(headers, pair[0].toLowerCase())) yield pair;
				yield* Object.entries(headers);
			}
		};
	}
	get signal() {
		return this.#request.signal;
	}
	get body() {
		return this.#request.body;
	}
	get bodyUsed() {
		return this.#request.bodyUsed;
	}
	arrayBuffer() {
		return this.#request.arrayBuffer();
	}
	takeBody() {
		return this.#request.takeBody?.();
	}
};
// src/http/serve-hooks.ts
const methods = {
	services: "webhook.post",
	commands: "response.post",
	actions: "response.post"
};
async function createHookHandler(load, createEngine) {
	const hooks = await load();
	const engines = {
		json: createEngine(hooks.ofJson, hooks),
		form: createEngine(hooks.ofForms, hooks)
	};
	return toFetchHandler(async (request, connection) => {
		const { origin, pathname } = new URL(request.url);
		const path = pathname.slice(hooksPath.length + 1);
		const method = methods[path.slice(0, path.indexOf("/"))] ?? methods[path];
		if (method === void 0) return plain(404, "Not Found\n");
		if (request.method !== "POST" && request.method !== "GET") return plain(405, "Method Not Allowed\n", { allow: "POST" });
		const type = typeOf(request);
		const engine = formTypes.test(type ?? "") ? engines.form : engines.json;
		const sent = new HookRequest(request, `${origin}${hooksPath}/${method}`, {
			authorization: `Bearer ${path}`,
			...type !== void 0 && { "content-type": type }
		});
		const answer = await engine.plain?.(sent, connection);
		if (answer === void 0) throw new Error("The engine has a plain form.");
		return toHookAnswer(answer, method);
	});
}
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
function typeOf({ headers }) {
	const type = headers.get("content-type");
	if (type === null) return void 0;
	return /^(application\/json|text\/plain)\b/i.test(type) ? "application/json; charset=utf-8" : type;
}
function toHookAnswer({ status, headers, body = "" }, method) {
	const { "x-request-id": requestId = "", allow, "retry-after": retryAfter } = headers;
	const { ok, error } = JSON.parse(body);
	const kept = {
		"x-request-id": requestId,
		...allow !== void 0 && { allow },
		...retryAfter !== void 0 && { "retry-after": retryAfter }
	};
	if (ok === true) return plain(status, "ok", kept);
	if (method === "webhook.post") return plain(status, error ?? "", kept);
	const type = { "content-type": "application/json; charset=utf-8" };
	return {
		status,
		headers: {
			...kept,
			...type
		},
		body: JSON.stringify({
			ok,
			error
		})
	};
}
function plain(status, body, headers = {}) {
	return {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			...headers
		},
		body
	};
}
export { createHookHandler };
