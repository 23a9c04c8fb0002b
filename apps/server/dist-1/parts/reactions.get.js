import { _n as toFile, ln as toMessages } from "./rules.js";
import { t as findNamedFile } from "./find-file.js";
import { r as findNamedMessage } from "./find-message2.js";
import { t as viewOf } from "./view-of.js";
// ../../packages/service/src/reactions/reactions.get.ts
function createGetReactions({ store, siteUrl }) {
	return async (sent, { caller }) => {
		if (sent.timestamp === void 0) {
			const named = await findNamedFile(sent, caller, store);
			return named.ok ? {
				ok: true,
				type: "file",
				file: toFile(named.file, { siteUrl })
			} : named;
		}
		const found = await findNamedMessage(sent, caller, store);
		if (!found.ok) return found;
		const { channel } = found;
		const [message] = await toMessages([found.message], viewOf(channel, {
			caller,
			siteUrl,
			full: sent.full === true
		}), store);
		return {
			ok: true,
			type: "message",
			channel: channel.id,
			...message !== void 0 && { message }
		};
	};
}
export { createGetReactions };
