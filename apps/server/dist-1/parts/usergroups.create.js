import { Lo as idPrefixes, Qo as serviceLimits, Wr as decide, _o as toInstant, un as groups, wo as put } from "./server.js";
import { I as findAddressed, cn as toUserGroup, q as toChannelName, t as refuse } from "./rules.js";
import { a as readDefaultChannels, i as refuseTaken, n as refuseDescription, r as refuseHandle, t as readName } from "./user-group-texts.js";
import { t as refuseManaging } from "./refuse-managing.js";
// ../../packages/service/src/user-groups/derive-handle.ts
const { value: maxLength } = serviceLimits.userGroupHandle;
async function deriveHandle(name, { users }) {
	const handle = toChannelName(name);
	if (handle === void 0 || await users.nameHolder(handle) === void 0) return handle;
	const taken = new Set(await users.namesLike(`${cut(handle, 10)}-`));
	for (let number = 2;; number += 1) {
		const numbered = `${cut(handle, 10)}-${number}`;
		if (!taken.has(numbered)) return numbered;
	}
}
function cut(handle, room) {
	return [...handle].slice(0, maxLength - room).join("");
}
// ../../packages/service/src/user-groups/usergroups.create.ts
function createCreateUserGroup({ store, ids }) {
	return async (sent, { caller, now }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const { workspace } = addressed;
		const denied = refuseManaging(caller, workspace);
		if (denied !== void 0) return denied;
		const read = readName(sent.name);
		if (!read.ok) return read;
		const refusal = (sent.handle === void 0 ? void 0 : refuseHandle(sent.handle)) ?? refuseDescription(sent.description);
		if (refusal !== void 0) return refusal;
		const channels = await readDefaultChannels(sent.channels ?? [], {
			caller,
			store,
			workspaceId: workspace.id
		});
		if (!channels.ok) return channels;
		const { ok: _, ...defaults } = channels;
		const group = {
			...toGroup(sent, workspace, read.name),
			id: ids.id(idPrefixes.group),
			created: toInstant(now.getTime()),
			...caller.user !== void 0 && { creatorId: caller.user.id },
			...defaults
		};
		return decide(store, () => insertGroup(group, sent, store));
	};
}
function toGroup({ handle, description, enable_section: section }, { id: workspaceId, organizationId }, displayName) {
	return {
		version: 1,
		kind: "user",
		displayName,
		workspaceId,
		...organizationId !== void 0 && { organizationId },
		...handle !== void 0 && { handle },
		...description !== void 0 && { description },
		...section === true && { section },
		linkedChannelIds: [],
		connectedWorkspaceIds: []
	};
}
async function insertGroup(group, sent, store) {
	const { displayName: name, workspaceId = "" } = group;
	const handle = sent.handle ?? await deriveHandle(name, store);
	if (handle === void 0) return {
		kind: "answer",
		answer: refuse("bad_handle", name, "a name with a letter or a digit, or a handle")
	};
	const view = {
		workspaceId,
		...sent.include_count === true && { userCount: 0 }
	};
	const value = {
		...group,
		handle
	};
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "freeGroupName",
				name
			}, {
				kind: "freeHandle",
				name: handle
			}],
			writes: [put(groups, value)]
		},
		answer: () => ({
			ok: true,
			usergroup: toUserGroup(value, view)
		}),
		refuse: (failed) => refuseTaken(failed, sent.handle !== void 0)
	};
}
export { createCreateUserGroup };
