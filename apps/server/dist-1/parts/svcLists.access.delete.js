import { Ur as refuse, Wr as decide } from "./server.js";
import { lt as findList, r as refuseList } from "./rules.js";
import { n as visibleUsers, t as visibleChannels } from "./visible.js";
// ../../packages/service/src/lists/svcLists.access.delete.ts
const rule = "web-api#svclistsaccessdelete-post";
function createDeleteListAccess({ definition, store }) {
	return (sent, { caller }) => decide(store, async () => {
		const found = await findList(sent.list_id, {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!found.ok) return {
			kind: "answer",
			answer: refuseList(found.refusal, "list_not_found")
		};
		const refusal = refuseLevel(found) ?? await refuseSubjects(found.list, sent, {
			caller,
			store
		});
		return refusal === void 0 ? toDecision(found.list, subjectsOf(sent)) : {
			kind: "answer",
			answer: refusal
		};
	});
}
function toDecision(list, subjects) {
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "version",
				document: "list",
				key: { id: list.id },
				version: list.version
			}],
			writes: [{
				kind: "revokeListAccess",
				listId: list.id,
				subjects
			}]
		},
		answer: () => ({ ok: true })
	};
}
function subjectsOf({ channel_ids = [], user_ids = [] }) {
	return [...channel_ids.map((id) => ({
		kind: "channel",
		id
	})), ...user_ids.map((id) => ({
		kind: "user",
		id
	}))];
}
function refuseLevel({ list, level }) {
	if (level === "owner") return void 0;
	if (level === void 0) return refuse("list_not_found", {
		rule,
		found: list.id,
		wanted: "a List that is shared"
	});
	return refuse("restricted_action", {
		rule,
		found: level,
		wanted: "the owner of the List"
	});
}
async function refuseSubjects(list, { channel_ids = [], user_ids = [] }, { caller, store }) {
	const channels = await visibleChannels(channel_ids, caller, store);
	const channel = channel_ids.find((id) => !channels.has(id));
	if (channel !== void 0) return refuse("channel_not_found", {
		rule,
		found: channel,
		wanted: "a channel that the caller can see"
	});
	const users = await visibleUsers(user_ids, caller, store);
	const user = user_ids.find((id) => !users.has(id));
	if (user !== void 0) return refuse("user_not_found", {
		rule,
		found: user,
		wanted: "a user whom the caller can see"
	});
	if (!user_ids.includes(list.ownerId)) return void 0;
	return refuse("failed_to_update_user_ids", {
		rule,
		found: list.ownerId,
		wanted: "users other than the owner"
	});
}
export { createDeleteListAccess };
