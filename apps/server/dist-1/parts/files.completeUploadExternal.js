import { _n as toFile, wt as publishFiles, yt as findConversation } from "./rules.js";
import { Io as idPatterns, Qo as serviceLimits, So as hasVersion, Wr as decide, bi as expiryMsOf, wi as files, wo as put, xi as fileUploads } from "./server.js";
import { C as messageBlocks, c as findPoster, d as workspaceOf, l as refuseMessagesTab, m as expectRoom, n as stillWritable, o as findThread, r as findTarget, u as refusePosting, w as refuseBlockProblems, y as readParts } from "./messages.js";
import { n as refuseUpload } from "./refusal.js";
// ../../packages/service/src/files/upload/completed-upload.ts
async function findCompleted(sent, search) {
	const uploads = [];
	for (const { id, title } of sent) {
		const found = uploads.some(({ upload }) => upload.id === id) ? notFound(id) : await findOne(id, search);
		if (!found.ok) return found;
		uploads.push({
			...found,
			title
		});
	}
	return {
		ok: true,
		uploads
	};
}
async function findOne(id, { caller, store, nowMs }) {
	const upload = await store.get(fileUploads, { id });
	if (upload === void 0 || upload.isComplete === true || expiryMsOf(upload) <= nowMs) return notFound(id);
	if (upload.ownerId !== caller.user?.id || upload.workspaceId !== caller.workspace.id) return refuseUpload("access_denied", id, "an upload of the caller");
	const { arrived } = upload;
	if (arrived === void 0) return notFound(id);
	if (caller.workspace.fileRules?.uploads === "images" && arrived.kind !== "images") return refuseUpload("file_uploads_except_images_disabled", arrived.filetype, "the bytes of an image");
	return {
		ok: true,
		upload,
		arrived
	};
}
function notFound(id) {
	return refuseUpload("file_not_found", id, "an upload with bytes that is not complete");
}
function completionOf({ upload, arrived, title }, { isPublic, ids, caller }) {
	const { id, version, created, workspaceId, ownerId, name, altText } = upload;
	const { hash: content, size, ...traits } = arrived;
	const file = {
		id,
		version: 1,
		created,
		workspaceId,
		ownerId,
		...caller.user?.kind === "bot" && { isByBot: true },
		name,
		...title !== void 0 && title !== "" && { title },
		...altText !== void 0 && { altText },
		...traits,
		size,
		content,
		publicSecret: ids.secret(5),
		...isPublic && { isPublic: true }
	};
	const { arrived: _arrived, ...rest } = upload;
	return {
		file,
		expect: hasVersion(fileUploads, { id }, version),
		writes: [put(files, file), put(fileUploads, {
			...rest,
			version: version + 1,
			isComplete: true
		})]
	};
}
// ../../packages/service/src/files/upload/find-destinations.ts
async function findDestinations({ channel_id: id = "", channels = [], thread_ts: threadTs }, search) {
	const names = id === "" ? [...new Set(channels)] : [id];
	const { value: atMost } = serviceLimits.fileChannels;
	if (names.length > atMost) return refuseUpload("channels_limit_exceeded", names.length, `at most ${atMost} conversations`);
	if (threadTs !== void 0 && names.length !== 1) return refuseUpload("invalid_arguments", names.length, "one conversation with a thread_ts");
	const destinations = [];
	for (const name of names) {
		const found = await findDestination(name, search, id === "" ? "invalid_channel" : "channel_not_found");
		if (!found.ok) return found;
		if (!destinations.some(({ channel }) => channel.id === found.destination.channel.id)) destinations.push(found.destination);
	}
	return {
		ok: true,
		destinations
	};
}
async function findDestination(name, search, unknown) {
	const { caller, poster, store } = search;
	const found = idPatterns.user.test(name) ? await findDirect(name, search) : await findJoined(name, search);
	if (!found.ok) return found.error === "channel_not_found" ? {
		...found,
		error: unknown
	} : found;
	const { channel } = found.target;
	const home = await workspaceOf(channel, caller, store);
	const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
	if (closed !== void 0) return {
		...closed,
		error: "posting_to_channel_denied"
	};
	if (channel.archived || channel.postingSuspended) return refuseUpload("posting_to_channel_denied", channel.id, "a conversation that is open to posts");
	return {
		ok: true,
		destination: {
			...found.target,
			home
		}
	};
}
async function findDirect(userId, search) {
	const { posting: definition, ...context } = search;
	const found = await findTarget(userId, {
		...context,
		definition
	});
	if (found.ok) return found;
	const { error } = found;
	const isListed = error === "channel_not_found" || error === "team_access_not_granted";
	return {
		...found,
		error: isListed ? error : "posting_to_channel_denied"
	};
}
async function findJoined(id, { caller, poster, store }) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return found.error === "missing_scope" ? refuseUpload("channel_not_found", id) : found;
	const { channel, membership } = found;
	if (membership === void 0) return refuseUpload("not_in_channel", id, "a channel that the caller has joined");
	return {
		ok: true,
		target: {
			channel,
			expect: stillWritable(id, poster.user.id),
			writes: []
		}
	};
}
// ../../packages/service/src/files/upload/read-comment.ts
async function readComment({ initial_comment: text = "", blocks }, view) {
	const sent = {
		text,
		...text === "" && blocks !== void 0 && { blocks }
	};
	const refusal = refuseBlockProblems(messageBlocks(sent));
	if (refusal !== void 0) return refusal;
	const read = await readParts(sent, view, {
		blocksTooLong: "invalid_blocks",
		missingFile: "invalid_blocks"
	});
	if (!read.ok) return read;
	return {
		ok: true,
		content: text === "" ? {
			...read.content,
			text: ""
		} : read.content
	};
}
// ../../packages/service/src/files/files.completeUploadExternal.ts
function createCompleteUpload(options) {
	return (sent, context) => decide(options.store, () => decideCompletion({
		sent,
		context,
		options
	}));
}
async function decideCompletion(call) {
	const { sent, options, context } = call;
	const { caller, now } = context;
	const { store } = options;
	const completed = await findCompleted(sent.files, {
		caller,
		store,
		nowMs: now.getTime()
	});
	if (!completed.ok) return answer(completed);
	const poster = await findPoster(sent, caller, store);
	if (!poster.ok) return answer(refuseUpload("access_denied", caller.token.userId, "a user or a bot"));
	const found = await findDestinations(sent, {
		...options,
		caller,
		poster: poster.poster,
		nowMs: now.getTime()
	});
	if (!found.ok) return answer(found);
	const comment = await readComment(sent, {
		caller,
		store
	});
	if (!comment.ok) return answer(comment);
	const [first] = found.destinations;
	const thread = sent.thread_ts === void 0 || first === void 0 ? void 0 : await findThread(store, first.channel.id, sent.thread_ts);
	if (thread?.ok === false) return answer({
		...thread,
		error: "posting_to_channel_denied"
	});
	const message = {
		...poster.poster.author,
		...comment.content,
		...thread !== void 0 && { threadTs: thread.threadTs }
	};
	const { uploads } = completed;
	const opened = await publishFiles(comment.content.fileIds, found.destinations.map(({ channel }) => channel), store);
	return commitAll({
		...call,
		uploads,
		...found,
		poster: poster.poster,
		message,
		expect: [...thread?.expect ?? [], ...opened.expect],
		opened: opened.writes
	});
}
function commitAll(sharing) {
	const { uploads, destinations, message, options, context } = sharing;
	const nowMs = context.now.getTime();
	const isPublic = destinations.some(({ channel }) => channel.kind === "public");
	const completions = uploads.map((upload) => completionOf(upload, {
		isPublic,
		ids: options.ids,
		caller: context.caller
	}));
	const files = completions.map(({ file }) => file);
	const fileIds = [...new Set([...files.map(({ id }) => id), ...message.fileIds ?? []])];
	const drafts = destinations.map(({ channel }) => ({
		...message,
		channelId: channel.id,
		fileIds,
		isUpload: true
	}));
	return {
		kind: "commit",
		batch: {
			expect: [
				...completions.map(({ expect }) => expect),
				...sharing.expect,
				...destinations.flatMap(({ expect, home }) => [...expect, ...expectRoom(home)])
			],
			writes: [
				...completions.flatMap(({ writes }) => writes),
				...destinations.flatMap(({ writes }) => writes),
				...sharing.opened,
				...drafts.map((draft) => ({
					kind: "insertMessage",
					message: draft,
					nowMs
				}))
			]
		},
		answer: ({ messages }) => ({
			ok: true,
			files: files.map((file) => show(file, sharing, messages.map(({ ts }, at) => ({
				ts,
				draft: drafts[at]
			}))))
		}),
		refuse: (failed) => failed.kind === "messagesAtMost" ? refuseUpload("posting_to_channel_denied", failed.workspaceId, `at most ${failed.atMost} messages`) : void 0
	};
}
function show(file, { destinations, options }, posted) {
	const shares = destinations.flatMap(({ channel }, at) => {
		const { ts, draft } = posted[at] ?? {};
		return ts === void 0 || draft === void 0 ? [] : [{
			channel,
			message: {
				...draft,
				ts
			},
			repliers: []
		}];
	});
	return toFile(file, {
		siteUrl: options.siteUrl,
		shares
	});
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createCompleteUpload };
