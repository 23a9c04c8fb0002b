import { a as toDelivery, i as settle, n as receivers, o as waiting, r as resend } from "./event-port.js";
import { _ as selectWaitingApps, l as selectDue, u as selectFirst } from "./event-statements.js";
// ../../packages/storage/src/sqlite/delivery-holds.ts
function createHolds() {
	const apps = new Map();
	return {
		add({ appId, eventId }, untilMs) {
			const held = apps.get(appId) ?? new Map();
			held.set(eventId, untilMs);
			apps.set(appId, held);
		},
		remove({ appId, eventId }) {
			const held = apps.get(appId);
			held?.delete(eventId);
			if (held?.size === 0) apps.delete(appId);
		},
		clear: () => apps.clear(),
		until: ({ appId, eventId }) => apps.get(appId)?.get(eventId),
		count: (appId) => apps.get(appId)?.size ?? 0
	};
}
// ../../packages/storage/src/sqlite/sqlite-deliveries.ts
function createSqliteDeliveries(connection) {
	const holds = createHolds();
	const waitingApps = async () => (await connection.rows(selectWaitingApps, {})).map(({ app_id: id }) => id);
	return {
		receivers: (audience, slice) => receivers(connection, audience, slice),
		async take({ nowMs, limit, except, holdMs }) {
			const taken = [];
			for (const appId of await waitingApps()) {
				if (except.includes(appId)) continue;
				const rest = limit - taken.length;
				if (rest <= 0) break;
				const free = (await connection.rows(selectDue, {
					appId,
					nowMs,
					limit: rest + holds.count(appId)
				})).map(toDelivery).filter((each) => (holds.until(each) ?? 0) <= nowMs);
				for (const each of free.slice(0, rest)) {
					holds.add(each, nowMs + holdMs);
					taken.push(each);
				}
			}
			return taken;
		},
		async settle(settled) {
			await settle(connection, settled);
			for (const key of settled) holds.remove(key);
		},
		async release(keys) {
			for (const key of keys) holds.remove(key);
		},
		async resend(deliveries, nowMs) {
			await resend(connection, deliveries, nowMs);
			for (const each of deliveries) holds.remove(each);
		},
		waiting: (limit) => waiting(connection, limit),
		async nextDue() {
			const times = [];
			for (const appId of await waitingApps()) {
				const rows = await connection.rows(selectFirst, {
					appId,
					limit: holds.count(appId) + 1
				});
				for (const { event_id: eventId, due_ms: dueMs } of rows) times.push(holds.until({
					appId,
					eventId
				}) ?? dueMs);
			}
			return times.length === 0 ? void 0 : Math.min(...times);
		},
		renewed: () => holds.clear()
	};
}
export { createSqliteDeliveries };
