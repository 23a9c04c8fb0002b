import { ct as parseDocument, lt as toText, nt as execute, rt as firstOf } from "./server.js";
import { a as insertDelivery, c as restartDelivery, d as selectKey, f as selectReceiverPage, g as selectWaiting, o as planRetry, r as deleteDelivery } from "./event-statements.js";
import { t as toAudienceArgs } from "./to-audience-args.js";
// ../../packages/storage/src/sql/events/event-port.ts
function settle(reading, settled) {
	return reading.keep(function* () {
		for (const { retry, ...key } of settled) if (retry === void 0) yield* execute(deleteDelivery, key);
		else yield* execute(planRetry, {
			...key,
			num: retry.num,
			reason: retry.reason,
			retryMs: retry.dueMs
		});
	});
}
function resend(reading, deliveries, nowMs) {
	return reading.keep(function* () {
		const ended = [];
		for (const delivery of deliveries) {
			const { appId, eventId } = delivery;
			const document = toText({
				...delivery.event,
				resentMs: nowMs
			});
			const row = yield* firstOf(selectKey, {
				appId,
				eventId
			});
			if (row === void 0) ended.push(delivery);
			else yield* execute(restartDelivery, {
				appId,
				dueMs: row.due_ms,
				place: row.place,
				eventId,
				document
			});
		}
		for (const { appId, eventId, line: channelId, tokenHash, event } of ended) {
			const token = `again ${tokenHash}`;
			const document = toText({
				...event,
				resentMs: nowMs
			});
			yield* execute(insertDelivery, {
				appId,
				token,
				eventId,
				channelId,
				document
			});
		}
	});
}
async function receivers(reading, audience, slice) {
	return (await reading.rows(selectReceiverPage, {
		...toAudienceArgs(audience),
		...slice
	})).map(({ place, hash: tokenHash }) => ({
		place,
		tokenHash
	}));
}
async function waiting(reading, limit) {
	return (await reading.rows(selectWaiting, { limit })).map(toDelivery);
}
function toDelivery(row) {
	return {
		appId: row.app_id,
		dueMs: row.due_ms,
		place: row.place,
		eventId: row.event_id,
		line: row.line,
		tokenHash: row.token.slice(row.token.indexOf(" ") + 1),
		...row.reason !== null && { retry: {
			num: row.attempts,
			reason: row.reason
		} },
		event: parseDocument(row.document)
	};
}
function byPlace(one, other) {
	if (one.appId !== other.appId) return one.appId < other.appId ? -1 : 1;
	return one.dueMs - other.dueMs || one.place - other.place || (one.eventId < other.eventId ? -1 : 1);
}
export { toDelivery as a, settle as i, receivers as n, waiting as o, resend as r, byPlace as t };
