import { yt as findConversation } from "./rules.js";
import { Bo as messageDefaults, Kr as toBotId, Wa as light, Wr as decide } from "./server.js";
import { F as domainsOf, L as refuseLinks, S as entityAttachment, f as changeMessage, p as messageVersion, w as refuseBlockProblems, z as refuse } from "./messages.js";
// ../../packages/service/src/messages/unfurls/add-previews.ts
function addPreviews(message, previews, { appId, user }) {
	const former = message.attachments ?? [];
	const bot = user?.kind === "bot" ? { bot_id: toBotId(user.id) } : {};
	const toAttachment = (url, preview, id) => ({
		fallback: messageDefaults.attachmentFallback,
		...preview,
		id,
		from_url: url,
		app_unfurl_url: url,
		is_app_unfurl: true,
		app_id: appId,
		...bot
	});
	const isOf = (attachment, url) => attachment["app_unfurl_url"] === url && attachment["app_id"] === appId;
	const kept = former.map((attachment) => {
		const [url, preview] = [...previews].find(([each]) => isOf(attachment, each)) ?? [];
		return url === void 0 || preview === void 0 ? attachment : toAttachment(url, preview, attachment["id"]);
	});
	const lastId = former.reduce((last, { id }) => Math.max(last, typeof id === "number" ? id : 0), 0);
	const added = [...previews].filter(([url]) => !former.some((attachment) => isOf(attachment, url))).map(([url, preview], at) => toAttachment(url, preview, lastId + 1 + at));
	return {
		...message,
		attachments: [...kept, ...added]
	};
}
// ../../packages/service/src/messages/unfurls/read-previews.ts
function readPreviews(sent, posting) {
	const { unfurls, metadata } = sent;
	if (unfurls === void 0 && metadata === void 0 && !invites(sent)) return refuse("missing_unfurls", void 0, "previews by URL");
	const previews = new Map();
	for (const entity of metadata?.entities ?? []) previews.set(entity.url, entityAttachment(entity));
	for (const [url, value] of Object.entries(unfurls ?? {})) {
		const read = posting.arguments(light).safeParse({
			channel: sent.channel,
			attachments: [value]
		});
		const [attachment] = read.success ? read.data.attachments ?? [] : [];
		if (attachment === void 0 || refuseBlockProblems([{
			at: [],
			blocks: attachment.blocks ?? []
		}]) !== void 0) return refuse("cannot_parse_attachment", url, "an attachment, or an object with blocks");
		previews.set(url, attachment);
	}
	return {
		ok: true,
		previews
	};
}
function invites(sent) {
	const { user_auth_required: isRequired, user_auth_message: text, user_auth_url: url, user_auth_blocks: blocks } = sent;
	return isRequired === true || [
		text,
		url,
		blocks
	].some((part) => part !== void 0);
}
// ../../packages/service/src/messages/chat.unfurl.ts
function createUnfurl({ store, posting }) {
	return (sent, context) => decide(store, () => decideUnfurl(sent, context, {
		store,
		posting
	}));
}
async function decideUnfurl(sent, { caller }, { store, posting }) {
	const place = readPlace(sent);
	if (!place.ok) return answer(place);
	const read = readPreviews(sent, posting);
	if (!read.ok) return answer(read);
	const found = await findConversation(place.channel, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) {
		if (found.error === "missing_scope") return answer(found);
		return answer({
			...found,
			error: found.error === "channel_not_found" ? "cannot_find_channel" : found.error
		});
	}
	const message = await store.messages.get(found.channel.id, place.ts);
	if (message === void 0 || message.deleted === true || message.subtype === "tombstone") return answer(refuse("cannot_find_message", place.ts, "a message of the conversation"));
	const domains = domainsOf(caller.app);
	if (caller.app === void 0 || domains.length === 0) return answer(refuse("cannot_find_service", caller.app?.id, "an app that registers domains"));
	const { previews } = read;
	const refusal = refuseLinks([...previews.keys()], message, domains);
	if (refusal !== void 0) return answer(refusal);
	if (previews.size === 0) return answer({ ok: true });
	const changed = addPreviews(message, previews, {
		appId: caller.app.id,
		user: caller.user
	});
	return {
		kind: "commit",
		batch: {
			expect: [messageVersion(message)],
			writes: [changeMessage(changed)]
		},
		answer: () => ({ ok: true })
	};
}
function readPlace({ channel, ts, unfurl_id: unfurlId, source }) {
	if (channel !== void 0 && ts !== void 0) return {
		ok: true,
		channel,
		ts
	};
	if (ts !== void 0) return refuse("missing_channel", void 0, "the conversation of the message");
	if (channel !== void 0) return refuse("missing_ts", void 0, "the ts of the message");
	if (unfurlId === void 0 && source !== void 0) return refuse("missing_unfurl_id", void 0, "an unfurl_id");
	if (unfurlId === void 0) return refuse("missing_ts", void 0, "the message with the links");
	if (source === void 0) return refuse("missing_source", void 0, "composer or conversations_history");
	return refuse("invalid_unfurl_id", unfurlId, "links that a user is composing");
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createUnfurl };
