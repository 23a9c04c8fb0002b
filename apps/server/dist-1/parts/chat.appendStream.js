import { wt as publishFiles } from "./rules.js";
import { Wr as decide } from "./server.js";
import { f as changeMessage, n as stillWritable, p as messageVersion } from "./messages.js";
import { t as findStream } from "./find-stream.js";
import { i as isWithoutPieces, r as toStreamed, s as refuse, t as readPieces } from "./read-pieces.js";
// ../../packages/service/src/streams/chat.appendStream.ts
function createAppendStream({ store }) {
	return (sent, context) => decide(store, () => decideAppend(sent, context, store));
}
async function decideAppend(sent, { caller, now }, store) {
	if (isWithoutPieces(sent)) return answer(refuse("no_text", sent.markdown_text, "a text or chunks"));
	const found = await findStream(sent, {
		caller,
		nowMs: now.getTime(),
		store,
		stopped: "stopped_by_user"
	});
	if (!found.ok) return answer(found);
	const { message, stream, channel, poster } = found;
	const { tasks } = stream;
	const read = await readPieces(toStreamed(message), sent, {
		tasks,
		caller,
		store,
		shown: message.fileIds,
		missingFile: "invalid_blocks"
	});
	if (!read.ok) return answer(read);
	const { endsInText: _before, ...kept } = stream;
	const changed = {
		...message,
		...read.content,
		stream: {
			...kept,
			...read.endsInText && { endsInText: true }
		}
	};
	const opened = await publishFiles(read.content.fileIds, [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				...stillWritable(channel.id, poster.user.id),
				messageVersion(message),
				...opened.expect
			],
			writes: [...opened.writes, changeMessage(changed)]
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			ts: message.ts
		})
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createAppendStream };
