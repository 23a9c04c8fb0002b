import { Qo as serviceLimits, Wr as decide } from "./server.js";
import { t as mainNameOf } from "./main-name.js";
import { a as refuse, i as refuseLocked, n as findNamedConversation, t as findMessageIn } from "./find-message2.js";
// ../../packages/service/src/reactions/reactions.add.ts
const { reactionEmoji, reactionsOfUser } = serviceLimits;
const [emojiAtMost, ownAtMost] = [reactionEmoji.value, reactionsOfUser.value];
function createAddReaction({ store }) {
	return (sent, { caller }) => decide(store, () => decideAdding(sent, caller, store));
}
async function decideAdding(sent, caller, store) {
	const found = await findReaction(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { reaction } = found;
	const refusal = await refuseFull(reaction, store);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "mayReact",
				emojiAtMost,
				ownAtMost,
				...reaction
			}],
			writes: [{
				kind: "recordMessageEvents",
				events: [{
					kind: "reaction",
					...reaction
				}]
			}]
		},
		answer: () => ({ ok: true })
	};
}
async function findReaction(sent, caller, store) {
	const { file, file_comment: comment } = sent;
	if (file !== void 0 || comment !== void 0) return refuse("not_reactable", file ?? comment, "a message");
	const seen = await findNamedConversation(sent, caller, store);
	if (!seen.ok) return seen;
	const { channel, membership } = seen;
	if (channel.archived) return refuse("is_archived", channel.id, "a conversation that is not archived");
	if (membership === void 0) return refuse("not_in_channel", channel.id, "a channel that the caller has joined");
	const found = await findMessageIn(channel, sent, store);
	if (!found.ok) return found;
	const { message } = found;
	const locked = await refuseLocked(message, store);
	if (locked !== void 0) return locked;
	const name = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
	if (name === void 0) return refuse("invalid_name", sent.name, "the name of an emoji without colons");
	return {
		ok: true,
		reaction: {
			channelId: channel.id,
			ts: message.ts,
			userId: caller.user?.id ?? "",
			name
		}
	};
}
async function refuseFull(reaction, { reactions }) {
	const { isOwn, ownCount, otherEmoji } = await reactions.room(reaction);
	if (isOwn) return refuse("already_reacted", reaction.name, "an emoji that the caller has not reacted with");
	if (otherEmoji >= emojiAtMost) return refuse("too_many_emoji", otherEmoji, `fewer than ${emojiAtMost} other emoji`);
	if (ownCount >= ownAtMost) return refuse("too_many_reactions", ownCount, `fewer than ${ownAtMost} emoji`);
}
export { createAddReaction };
