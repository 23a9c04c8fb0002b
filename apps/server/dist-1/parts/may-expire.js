import { go as secondsOf } from "./server.js";
// ../../packages/service/src/administration/may-expire.ts
const lastTs = secondsOf("9999-12-31T23:59:59.000Z");
function mayExpire(ts, nowMs) {
	return ts * 1e3 > nowMs && ts <= lastTs;
}
export { mayExpire as t };
