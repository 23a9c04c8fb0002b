import { Ar as readTs, Wr as decide } from "./server.js";
import { St as refuseChange, b as refuseStranger, yt as findConversation } from "./rules.js";
// ../../packages/service/src/conversations/conversations.mark.ts
function createMarkConversation({ definition, store }) {
	const { kindScopes } = definition.facts;
	return ({ channel, ts }, { caller }) => decide(store, async () => {
		const found = await findConversation(channel, {
			caller,
			store,
			kindScopes
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseStranger(found) ?? refuseTs(ts);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const member = {
			channelId: found.channel.id,
			userId: caller.user?.id ?? ""
		};
		return {
			kind: "commit",
			batch: {
				expect: [{
					kind: "channelMember",
					...member
				}],
				writes: [{
					kind: "changeMembership",
					...member,
					lastReadTs: ts
				}]
			},
			answer: () => ({ ok: true })
		};
	});
}
function refuseTs(ts) {
	if (readTs(ts) !== void 0) return void 0;
	return refuseChange("invalid_timestamp", ts, "seconds, a dot and six digits");
}
export { createMarkConversation };
