import { Wr as decide } from "./server.js";
import { t as mainNameOf } from "./main-name.js";
import { t as findNamedFile } from "./find-file.js";
import { a as refuse, i as refuseLocked, r as findNamedMessage } from "./find-message2.js";
// ../../packages/service/src/reactions/reactions.remove.ts
function createRemoveReaction({ store }) {
	return (sent, { caller }) => decide(store, () => decideRemoval(sent, caller, store));
}
async function decideRemoval(sent, caller, store) {
	const found = await findReaction(sent, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { reaction } = found;
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "hasReacted",
				...reaction
			}],
			writes: [{
				kind: "removeReaction",
				...reaction
			}]
		},
		answer: () => ({ ok: true })
	};
}
async function findReaction(sent, caller, store) {
	const mainName = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
	if (sent.timestamp === void 0) {
		const found = await findNamedFile(sent, caller, store);
		if (!found.ok) return found;
		return mainName === void 0 ? refuseName(sent.name) : refuse("no_reaction", found.file.id, "a reaction");
	}
	const found = await findNamedMessage(sent, caller, store);
	if (!found.ok) return found;
	const { message } = found;
	const locked = await refuseLocked(message, store);
	if (locked !== void 0) return locked;
	const by = {
		channelId: message.channelId,
		ts: message.ts,
		userId: caller.user?.id ?? ""
	};
	const reaction = await findOwn([mainName ?? sent.name, sent.name], by, store);
	if (reaction !== void 0) return {
		ok: true,
		reaction
	};
	return mainName === void 0 ? refuseName(sent.name) : refuse("no_reaction", sent.name, "a reaction of the caller");
}
async function findOwn(names, by, { reactions }) {
	for (const name of new Set(names)) {
		const reaction = {
			...by,
			name
		};
		if ((await reactions.room(reaction)).isOwn) return reaction;
	}
}
function refuseName(name) {
	return refuse("invalid_name", name, "the name of an emoji without colons");
}
export { createRemoveReaction };
