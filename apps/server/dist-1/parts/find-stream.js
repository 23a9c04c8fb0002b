import { j as hasEnded } from "./messages.js";
import { a as findPlace, o as refuseClosedThread, s as refuse } from "./read-pieces.js";
// ../../packages/service/src/streams/find-stream.ts
async function findStream(sent, { caller, nowMs, store, stopped }) {
	const place = await findPlace({ channel: sent.channel }, caller, store);
	if (!place.ok) return place;
	const message = await store.messages.get(place.channel.id, sent.ts);
	if (message === void 0 || message.deleted === true) return refuse("message_not_found", sent.ts, "a message of the conversation");
	if (caller.app === void 0 || message.appId !== caller.app.id) return refuse("message_not_owned_by_app", message.appId, "a message of the caller's app");
	const { stream } = message;
	if (stream === void 0 || hasEnded(stream, nowMs)) return refuse("message_not_in_streaming_state", stream?.ends, "a message whose stream has not ended");
	if (stream.stopped === true) return refuse(stopped, sent.ts, "a stream that no user has stopped");
	return await refuseClosedThread(message.channelId, message.threadTs, store) ?? {
		...place,
		ok: true,
		message,
		stream
	};
}
export { findStream as t };
