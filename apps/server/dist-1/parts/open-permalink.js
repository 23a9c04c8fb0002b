import { n as readPermalink } from "./serve-archives.js";
// src/console/open-permalink.ts
const threadForm = /^\d{10}\.\d{6}$/;
function openPermalink(page) {
	return async (request, connection) => {
		const { pathname, searchParams } = new URL(request.url);
		const named = readPermalink(pathname);
		const isBrowser = request.method === "GET" && request.headers.get("accept")?.includes("text/html") === true;
		if (named === void 0 || !isBrowser) return page(request, connection);
		const given = searchParams.get("thread_ts") ?? "";
		const thread = threadForm.test(given) ? given : named.ts;
		const headers = {
			location: `/#/${[
				"default",
				"workspace",
				named.channel,
				thread,
				...thread === named.ts ? [] : [named.ts]
			].join("/")}`,
			"cache-control": "no-store"
		};
		return new Response(null, {
			status: 302,
			headers
		});
	};
}
export { openPermalink };
