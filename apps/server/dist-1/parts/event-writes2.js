import { ct as parseDocument, it as rowsOf, lt as toText, ot as selectDocument, rt as firstOf } from "./server.js";
import { i as insertDeliveries } from "./event-statements.js";
// ../../packages/storage/src/sql/events/event-writes.ts
const eventWrites = {
	*tell({ audience, event }) {
		const { id: eventId, atMs } = event;
		return (yield* rowsOf(insertDeliveries, {
			...audience,
			eventId,
			atMs,
			document: toText(event)
		})).map(({ app_id: id }) => id);
	},
	*find(document, key) {
		const row = yield* firstOf(selectDocument(document), { ...key });
		return row === void 0 ? void 0 : parseDocument(row.document);
	}
};
export { eventWrites as t };
