import { t as changeStreaming } from "./change-streaming.js";
import { sn as workspaceOfUser, wt as publishFiles } from "./rules.js";
import { Wr as decide } from "./server.js";
import { E as toPostedMessage, f as changeMessage, n as stillWritable, p as messageVersion } from "./messages.js";
import { t as findStream } from "./find-stream.js";
import { r as toStreamed, t as readPieces } from "./read-pieces.js";
// ../../packages/service/src/streams/chat.stopStream.ts
function createStopStream(options) {
	return (sent, context) => decide(options.store, () => decideStop(sent, context, options));
}
async function decideStop(sent, { caller, now }, { definition, store }) {
	const stopped = "message_not_in_streaming_state";
	const nowMs = now.getTime();
	const found = await findStream(sent, {
		caller,
		nowMs,
		store,
		stopped
	});
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { message, stream, channel, poster, home } = found;
	const { blocks = [], metadata } = sent;
	const { value } = definition.facts.limits.metadata.maxBytes;
	const read = await readPieces(toStreamed(message), sent, {
		tasks: stream.tasks,
		caller,
		store,
		shown: message.fileIds,
		missingFile: "missing_file_data",
		end: {
			blocks,
			...metadata !== void 0 && metadata !== null && { metadata },
			maxMetadataBytes: {
				value,
				error: "metadata_too_large"
			}
		}
	});
	if (!read.ok) return {
		kind: "answer",
		answer: read
	};
	const changed = toStopped(message, read.content);
	const teamId = await workspaceOfUser(poster.user, caller.workspace.id, store);
	const { session_status: status = "active" } = sent;
	const ended = {
		app: caller.app,
		home,
		status,
		nowMs
	};
	const session = await changeStreaming({
		channel,
		threadTs: message.threadTs
	}, ended, store);
	const opened = await publishFiles(read.content.fileIds, [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				...stillWritable(channel.id, poster.user.id),
				messageVersion(message),
				...opened.expect,
				...session.expect
			],
			writes: [
				...opened.writes,
				changeMessage(changed),
				...session.writes
			]
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			ts: message.ts,
			message: toPostedMessage(changed, teamId)
		})
	};
}
function toStopped(message, { attachments: added = [], ...content }) {
	const { stream: _over, ...kept } = message;
	const former = message.attachments ?? [];
	const lastId = former.reduce((last, { id }) => Math.max(last, typeof id === "number" ? id : 0), 0);
	const attachments = [...former, ...added.map((attachment, at) => ({
		...attachment,
		id: lastId + 1 + at
	}))];
	return {
		...kept,
		...content,
		...attachments.length > 0 && { attachments }
	};
}
export { createStopStream };
