// src/openid/serve-openid.ts
function createOpenidDocument(read) {
	return async ({ method }) => {
		if (method !== "GET" && method !== "HEAD") return new Response("Method Not Allowed\n", {
			status: 405,
			headers: { allow: "GET, HEAD" }
		});
		const headers = {
			"content-type": "application/json",
			"cache-control": "no-cache",
			"x-content-type-options": "nosniff"
		};
		const body = JSON.stringify(await read());
		return new Response(method === "HEAD" ? null : body, { headers });
	};
}
function createOpenidDocuments(load) {
	return {
		configuration: createOpenidDocument(async () => (await load()).configuration()),
		keys: createOpenidDocument(async () => (await load()).keys())
	};
}
export { createOpenidDocuments };
