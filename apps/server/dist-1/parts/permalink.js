import { Ar as readTs } from "./server.js";
// ../../packages/service/src/lists/cells/permalink.ts
const permalink = /^https?:\/\/[^/?#\s]+\/archives\/([A-Z0-9]+)\/p(\d{10})(\d{6})(?:\?([^#\s]*))?(?:#\S*)?$/;
function readPermalink(text) {
	const [, channelId, seconds, microseconds, query] = permalink.exec(text) ?? [];
	if (channelId === void 0) return void 0;
	const threadTs = new URLSearchParams(query).get("thread_ts") ?? "";
	const isThreaded = readTs(threadTs) !== void 0;
	return {
		channelId,
		ts: `${seconds}.${microseconds}`,
		...isThreaded && { threadTs }
	};
}
export { readPermalink as t };
