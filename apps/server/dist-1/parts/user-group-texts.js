import { Qo as serviceLimits, dr as isReservedWord, xn as isIn } from "./server.js";
import { An as countCharacters, t as refuse, yt as findConversation } from "./rules.js";
// ../../packages/service/src/user-groups/default-channels.ts
async function readDefaultChannels(sent, search) {
	const ids = [...new Set(sent.filter((id) => id !== ""))];
	const { value: most } = serviceLimits.userGroupChannels;
	if (ids.length > most) return refuse("too_many_linked_channels", ids.length, `at most ${most} channels`);
	const isPublic = new Map();
	for (const id of ids) {
		const kind = await kindOf(id, search);
		if (kind === void 0) return refuse(id.startsWith("G") ? "invalid_group_provided" : "invalid_channel_provided", id, "an open channel of the workspace that the caller sees");
		isPublic.set(id, kind === "public");
	}
	return {
		ok: true,
		defaultChannelIds: ids.filter((id) => isPublic.get(id) === true),
		defaultPrivateChannelIds: ids.filter((id) => isPublic.get(id) === false)
	};
}
async function kindOf(id, { caller, store, workspaceId }) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok || !isIn(found.channel, workspaceId) || found.channel.archived) return void 0;
	const { kind } = found.channel;
	return kind === "public" || kind === "private" ? kind : void 0;
}
// ../../packages/service/src/user-groups/refuse-taken.ts
function refuseTaken(failed, isSent) {
	if (failed.kind === "freeGroupName") return refuse("name_already_exists", failed.name, "a name that no other group has");
	if (failed.kind !== "freeHandle" || !isSent) return void 0;
	return refuse("handle_already_exists", failed.name, "a handle that no user, channel or group has");
}
// ../../packages/service/src/user-groups/user-group-texts.ts
const { userGroupName, userGroupDescription, userGroupHandle } = serviceLimits;
function readName(sent) {
	const name = sent.trim();
	if (name === "") return refuse("missing_subteam_name", sent, "a name");
	const length = countCharacters(name);
	if (length > userGroupName.value) return refuse("name_too_long", length, `at most ${userGroupName.value} characters`);
	return {
		ok: true,
		name
	};
}
function refuseDescription(sent = "") {
	const length = countCharacters(sent);
	if (length <= userGroupDescription.value) return void 0;
	return refuse("description_too_long", length, `at most ${userGroupDescription.value} characters`);
}
function refuseHandle(sent) {
	if (!(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}._-]+$/u.test(sent) && countCharacters(sent) <= userGroupHandle.value)) return refuse("bad_handle", sent, "lower-case letters, digits and . _ -");
	return isReservedWord(sent) ? refuse("forbidden_handle", sent, "no reserved word") : void 0;
}
export { readDefaultChannels as a, refuseTaken as i, refuseDescription as n, refuseHandle as r, readName as t };
