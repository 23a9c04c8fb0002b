import { Rt as documents, it as rowsOf, lt as toText, nt as execute } from "./server.js";
import { a as insertDelivery, p as selectReceivers, t as audienceTables } from "./event-statements.js";
import { t as eventWrites } from "./event-writes2.js";
// ../../packages/storage/src/sqlite/known-so-far.ts
const maxValues = 1e3;
function createKnownSoFar(changes) {
	const known = new Map();
	let knownAt;
	return {
		get(key) {
			const now = changes();
			if (now === void 0 || now !== knownAt) known.clear();
			knownAt = now;
			return known.get(key);
		},
		set(key, value) {
			if (known.size >= maxValues) known.clear();
			known.set(key, value);
		}
	};
}
// ../../packages/storage/src/sqlite/create-event-writes.ts
function createEventWrites({ changesOf, documentChangesOf }) {
	const audiences = createKnownSoFar(() => changesOf(audienceTables));
	const channels = createKnownSoFar(() => documentChangesOf(documents.channel.table));
	function* readReceivers(audience, key) {
		const found = yield* rowsOf(selectReceivers, audience);
		if (audience.fileId === "") audiences.set(key, found);
		return found;
	}
	return {
		*tell({ audience, event }) {
			const key = Object.values(audience).join(" ");
			const receivers = audiences.get(key) ?? (yield* readReceivers(audience, key));
			const apps = new Map();
			for (const { app_id: appId, token, expires_ms: expiresMs } of receivers) if (!apps.has(appId) && (expiresMs === null || expiresMs > event.atMs)) apps.set(appId, token);
			if (apps.size === 0) return [];
			const { channelId } = audience;
			const document = toText(event);
			for (const [appId, token] of apps) yield* execute(insertDelivery, {
				appId,
				token,
				eventId: event.id,
				channelId,
				document
			});
			return [...apps.keys()];
		},
		*find(document, key) {
			if (document.name !== documents.channel.name) return yield* eventWrites.find(document, key);
			const id = Object.values(key).join();
			const known = channels.get(id);
			if (known !== void 0) return known;
			const found = yield* eventWrites.find(document, key);
			if (found !== void 0) channels.set(id, found);
			return found;
		}
	};
}
export { createEventWrites };
