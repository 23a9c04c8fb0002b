import { kr as printTs } from "./server.js";
import { xt as refuse, yt as findConversation } from "./rules.js";
// ../../packages/service/src/conversations/find-readable.ts
async function findReadable(id, search) {
	const found = await findConversation(id, search);
	if (!found.ok || found.membership !== void 0 || search.caller.tokenType !== "bot") return found;
	return refuse("not_in_channel", id, "a channel that the bot has joined");
}
// ../../packages/service/src/conversations/pages/message-bounds.ts
const endOfTime = Number.MAX_SAFE_INTEGER;
function readBounds({ latest: latestSent = "", oldest: oldestSent = "", inclusive = false }) {
	const latest = latestSent === "" ? endOfTime : readTime(latestSent);
	if (latest === void 0) return refuse("invalid_ts_latest", latestSent, "a ts or a number of seconds");
	const oldest = oldestSent === "" ? 0 : readTime(oldestSent);
	if (oldest === void 0) return refuse("invalid_ts_oldest", oldestSent, "a ts or a number of seconds");
	const margin = inclusive ? 0 : 1;
	return {
		ok: true,
		bounds: {
			latest: printTs(latestSent === "" ? latest : Math.max(0, latest - margin)),
			oldest: printTs(oldest === 0 ? 0 : Math.min(endOfTime, oldest + margin)),
			isForward: latestSent === "" && oldest > 0
		}
	};
}
function readTime(text) {
	const [, seconds, fraction = ""] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
	if (seconds === void 0) return void 0;
	return Math.min(endOfTime, Number(seconds) * 1e6 + Number(fraction.padEnd(6, "0")));
}
function toDigits(ts) {
	return ts.replace(".", "");
}
function fromDigits(digits) {
	return /^\d{16}$/.test(digits) ? `${digits.slice(0, 10)}.${digits.slice(10)}` : void 0;
}
// ../../packages/service/src/conversations/pages/wanted-metadata.ts
function wantedMetadata(sent) {
	return sent.include_all_metadata === true ? "all" : new Set(sent.metadata_keys_to_include);
}
export { findReadable as a, toDigits as i, fromDigits as n, readBounds as r, wantedMetadata as t };
