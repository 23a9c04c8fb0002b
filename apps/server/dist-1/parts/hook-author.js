import { Hr as createRefuse, Kr as toBotId, Wa as light, ka as rootIssues } from "./server.js";
import { v as readContent } from "./messages.js";
import { mt as isObject } from "./rules.js";
// ../../packages/service/src/interactivity/hooks/read-hook-message.ts
const refuse = createRefuse("interactivity#incoming-webhooks");
async function readHookMessage({ text, blocks, attachments, metadata, thread_ts, unfurl_links: links, unfurl_media: media }, { posting, channelId, caller, store }) {
	const given = Object.fromEntries(Object.entries({
		text,
		blocks,
		attachments,
		metadata,
		thread_ts
	}).filter(([, value]) => value !== void 0));
	const checked = posting.arguments(light).safeParse({
		channel: channelId,
		...given
	});
	if (!checked.success) {
		const [issue] = rootIssues(checked.error.issues);
		return refuse(codeOf(issue?.message), issue?.path.join("."), "a message of chat.postMessage");
	}
	const { limits } = posting.facts;
	const read = await readContent(checked.data, {
		caller,
		store
	}, {
		truncateAt: limits.text.truncate.value,
		maxAttachmentBytes: {
			value: limits.attachments.maxBytes.value,
			error: "invalid_payload"
		},
		maxMetadataBytes: {
			value: limits.metadata.maxBytes.value,
			error: "invalid_payload"
		},
		blocksTooLong: "invalid_blocks",
		missingFile: "invalid_blocks"
	});
	if (!read.ok) return read;
	const unfurl = {
		...links !== void 0 && { links },
		...media !== void 0 && { media }
	};
	return {
		ok: true,
		message: {
			content: read.content,
			...thread_ts !== void 0 && { threadTs: thread_ts },
			...Object.keys(unfurl).length > 0 && { unfurl }
		}
	};
}
const codes = [
	"no_text",
	"invalid_blocks",
	"too_many_attachments"
];
function codeOf(message) {
	return codes.find((code) => code === message) ?? "invalid_payload";
}
// ../../packages/service/src/interactivity/hooks/read-payload.ts
function readPayload(sent, { arguments: schema }) {
	if (sent.payload === void 0) return sent;
	if (!isObject(sent.payload)) return void 0;
	const checked = schema(light).safeParse(sent.payload);
	return checked.success ? checked.data : void 0;
}
// ../../packages/service/src/interactivity/hooks/hook-author.ts
function hookAuthor({ app, user, hook }) {
	const isBot = user?.kind === "bot";
	return {
		subtype: "bot_message",
		...isBot && {
			authorId: user.id,
			botId: toBotId(user.id)
		},
		...!isBot && hook.kind === "webhook" && { botId: hook.webhook.id },
		...app !== void 0 && {
			appId: app.id,
			username: app.name
		}
	};
}
export { readPayload as n, readHookMessage as r, hookAuthor as t };
