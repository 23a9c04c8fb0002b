import { a as reopening } from "./rules.js";
import { Hr as createRefuse, Wr as decide } from "./server.js";
import { R as toMessageText, c as findPoster, h as refuseFull, m as expectRoom, n as stillWritable, t as findWritable } from "./messages.js";
// ../../packages/service/src/messages/chat.meMessage.ts
const refuse = createRefuse("everyday-1#chat");
function createMeMessage({ store }) {
	return (sent, context) => decide(store, () => decideMe(sent, context, store));
}
async function decideMe(sent, { caller, now }, store) {
	const author = await findPoster({}, caller, store);
	if (!author.ok) return {
		kind: "answer",
		answer: author
	};
	const { poster } = author;
	const found = await findWritable(sent.channel, {
		caller,
		actor: poster.user,
		store,
		restricted: "access_denied"
	});
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { text = "" } = sent;
	if (text.trim() === "") return {
		kind: "answer",
		answer: refuse("no_text", text, "a text")
	};
	const { id: channelId } = found.channel;
	const message = {
		channelId,
		...poster.author,
		subtype: "me_message",
		text: toMessageText(text, {})
	};
	return {
		kind: "commit",
		batch: {
			expect: [...stillWritable(channelId, poster.user.id), ...expectRoom(found.home)],
			writes: [...reopening(found.channel), {
				kind: "insertMessage",
				message,
				nowMs: now.getTime()
			}]
		},
		answer: ({ messages }) => ({
			ok: true,
			channel: channelId,
			ts: messages[0].ts
		}),
		refuse: refuseFull
	};
}
export { createMeMessage };
