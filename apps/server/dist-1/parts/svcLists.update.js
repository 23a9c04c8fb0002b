import { Ur as refuse, Wr as decide, _o as toInstant } from "./server.js";
import { Et as hideTodoColumns, ct as mentionsIn, kt as showTodoColumns, lt as findList, q as toChannelName, r as refuseList } from "./rules.js";
import { n as visibleUsers } from "./visible.js";
// ../../packages/service/src/lists/edits/channel-renaming.ts
const nothing = {
	ok: true,
	expect: [],
	writes: []
};
async function renameChannel({ channelId }, listName, { channels }) {
	const channel = channelId === void 0 ? void 0 : await channels.get(channelId);
	if (channel === void 0 || channel.deleted === true) return nothing;
	const name = toChannelName(listName);
	if (name === channel.name) return nothing;
	if (name === void 0) return {
		ok: false,
		found: listName,
		wanted: "a name that works as a channel name"
	};
	if (channel.archived) return {
		ok: false,
		found: channel.id,
		wanted: "a channel that is not archived"
	};
	return {
		ok: true,
		expect: expectationsOf(channel, name),
		writes: writesOf(channel, name)
	};
}
function expectationsOf({ id, version, workspaceId }, name) {
	return [{
		kind: "version",
		document: "channel",
		key: { id },
		version
	}, {
		kind: "freeChannelName",
		workspaceId,
		name,
		except: id
	}];
}
function writesOf(channel, name) {
	return [{
		kind: "put",
		document: "channel",
		value: {
			...channel,
			version: channel.version + 1,
			name
		}
	}];
}
// ../../packages/service/src/lists/svcLists.update.ts
const rule = "web-api#svclistsupdate-post";
function createUpdateList({ definition, store, ids }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findList(sent.id, {
			store,
			caller,
			requires: definition.facts.requires
		});
		if (!found.ok) return {
			kind: "answer",
			answer: refuseList(found.refusal, "team_not_found")
		};
		const refusal = refuseLevel(found) ?? await refuseDescription(found.list, sent, {
			store,
			caller
		});
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const { list } = found;
		const edited = {
			at: toInstant(now.getTime()),
			by: caller.user?.id ?? ""
		};
		const renaming = sent.name === void 0 ? void 0 : await renameChannel(list, sent.name, store);
		return toDecision(list, {
			...change(list, sent, ids),
			edited
		}, renaming);
	});
}
function change(list, sent, ids) {
	const { name, todo_mode: todo } = sent;
	const blocks = descriptionOf(sent);
	const columns = list.columns ?? [];
	return {
		...list,
		version: list.version + 1,
		...name !== void 0 && { name: name.trim() },
		...blocks !== void 0 && { descriptionBlocks: blocks },
		...todo !== void 0 && { columns: todo ? showTodoColumns(columns, ids) : hideTodoColumns(columns) }
	};
}
function descriptionOf({ description_blocks: blocks = [] }) {
	return blocks.length === 0 ? void 0 : blocks;
}
function toDecision(old, list, renaming) {
	if (renaming?.ok === false) {
		const { found, wanted } = renaming;
		return {
			kind: "answer",
			answer: refuse("file_channel_rename_error", {
				rule,
				found,
				wanted
			})
		};
	}
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "version",
				document: "list",
				key: { id: old.id },
				version: old.version
			}, ...renaming?.expect ?? []],
			writes: [{
				kind: "put",
				document: "list",
				value: list
			}, ...renaming?.writes ?? []]
		},
		answer: () => ({ ok: true }),
		refuse: (failed) => failed.kind === "freeChannelName" ? refuse("file_channel_rename_error", {
			rule,
			found: failed.name,
			wanted: "a name that no channel has"
		}) : void 0
	};
}
function refuseLevel({ list, level }) {
	if (level === void 0) return refuse("list_not_found", {
		rule,
		found: list.id,
		wanted: "a List that is shared"
	});
	return level === "read" ? refuse("access_denied", {
		rule,
		found: level,
		wanted: "write access"
	}) : void 0;
}
async function refuseDescription({ id, kind }, sent, { store, caller }) {
	const blocks = descriptionOf(sent);
	if (blocks === void 0) return void 0;
	if (kind === "embedded") return refuse("unexpected_description_blocks_arg", {
		rule,
		found: id,
		wanted: "a standalone List"
	});
	const { userIds } = mentionsIn(blocks);
	const seen = await visibleUsers(userIds, caller, store);
	const unseen = userIds.find((userId) => !seen.has(userId));
	if (unseen === void 0) return void 0;
	return refuse("user_not_found", {
		rule,
		found: unseen,
		wanted: "a user whom the caller can see"
	});
}
export { createUpdateList };
