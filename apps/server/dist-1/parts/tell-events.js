import { Ar as readTs, Co as keyOf, Rt as documents, Sn as placesOf, Z as among, Zt as isOfService, an as lists, ct as parseDocument, gn as canvases, it as rowsOf, mn as channels, mt as textStatement, wi as files } from "./server.js";
import { t as nameOf } from "./writes.js";
import { n as conversationAudience, t as channelTypeOf } from "./conversation-audience.js";
import { n as eventTsOf } from "./assistant-root.js";
import { n as linkReads, r as linkShared, t as linkDrafts } from "./link-shared2.js";
import { h as selectTokensOfApps, m as selectSubscribers } from "./event-statements.js";
import { t as toAudienceArgs } from "./to-audience-args.js";
// ../../packages/service/src/approvals/events.ts
const askedAppEvents = {
	subscriptions: ["app_requested"],
	reads: ({ value }) => [{
		kind: "document",
		document: documents.appRequest,
		key: keyOfRequest(value)
	}, {
		kind: "document",
		document: documents.appResolution,
		key: {
			target_id: value.targetId,
			app_id: value.appId
		}
	}],
	drafts: ({ value: request }, view) => {
		const before = view.before(documents.appRequest, keyOfRequest(request));
		if (request.status !== "open" || before?.id === request.id) return [];
		const previous = view.before(documents.appResolution, {
			target_id: request.targetId,
			app_id: request.appId
		});
		return [{
			type: "app_requested",
			audience: {
				subscription: "app_requested",
				workspaceIds: [request.targetId]
			},
			facts: {
				request,
				...previous && { previous }
			}
		}];
	}
};
function keyOfRequest({ appId, targetId, userId }) {
	return {
		app_id: appId,
		target_id: targetId,
		user_id: userId
	};
}
// ../../packages/service/src/canvases/events.ts
const changedCanvasEvents = {
	subscriptions: [
		"file_created",
		"file_change",
		"file_deleted"
	],
	reads: ({ value: { id, channelId } }) => [{
		kind: "document",
		document: canvases,
		key: { id }
	}, ...channelId === void 0 ? [] : [{
		kind: "document",
		document: channels,
		key: { id: channelId }
	}]],
	drafts: ({ value: canvas }, view) => {
		const { id, ownerId } = canvas;
		const type = typeOf(canvas, view.before(canvases, { id }));
		const facts = {
			fileId: id,
			userId: view.byId ?? ownerId,
			eventTs: eventTsOf(view)
		};
		return type === void 0 ? [] : [{
			type,
			audience: audienceOf(type, canvas, view),
			facts
		}];
	}
};
function typeOf({ deleted }, before) {
	if (deleted !== void 0) return before?.deleted === void 0 ? "file_deleted" : void 0;
	return before === void 0 ? "file_created" : "file_change";
}
function audienceOf(type, { id, workspaceId, ownerId, channelId }, view) {
	const audience = {
		subscription: type,
		workspaceIds: [workspaceId]
	};
	if (type === "file_deleted") return audience;
	const channel = channelId === void 0 ? void 0 : view.channel(channelId);
	if (type === "file_change") return {
		...audience,
		fileId: id,
		...channel?.kind === "public" && { isPublic: true }
	};
	return channel === void 0 ? {
		...audience,
		userId: ownerId
	} : conversationAudience(channel, type);
}
// ../../packages/service/src/channel-members/events.ts
const joinedEvents = {
	subscriptions: ["member_joined_channel"],
	reads,
	drafts: ({ channelId, userIds }, view) => {
		const channel = view.channel(channelId);
		if (channel === void 0 || channel.kind === "im") return [];
		const members = new Set(view.membersBefore(channelId, userIds));
		return [...new Set(userIds)].filter((id) => !members.has(id)).map((id) => joined(channel, id, view));
	}
};
const leftEvents = {
	subscriptions: [
		"member_left_channel",
		"channel_left",
		"group_left"
	],
	reads,
	farewells: (write, view) => ofLeavers(write, view, left),
	drafts: (write, view) => ofLeavers(write, view, ownLeaving)
};
function ofLeavers({ channelId, userIds }, view, make) {
	const channel = view.channel(channelId);
	if (channel === void 0 || channel.kind === "im") return [];
	return view.membersBefore(channelId, userIds).map((id) => make(channel, id, view));
}
function reads({ channelId, userIds }) {
	return [{
		kind: "document",
		document: documents.channel,
		key: { id: channelId }
	}, {
		kind: "members",
		channelId,
		userIds
	}];
}
function joined(channel, userId, view) {
	const { byId } = view;
	const inviterId = byId === void 0 || byId === userId ? void 0 : byId;
	const type = "member_joined_channel";
	const facts = {
		channel,
		userId,
		...inviterId !== void 0 && { inviterId },
		eventTs: eventTsOf(view)
	};
	return {
		type,
		audience: conversationAudience(channel, type),
		facts
	};
}
function left(channel, userId, view) {
	const type = "member_left_channel";
	return {
		type,
		audience: conversationAudience(channel, type),
		isFarewell: true,
		facts: leaving(channel, userId, view)
	};
}
function ownLeaving(channel, userId, view) {
	const { kind } = channel;
	const type = kind === "public" ? "channel_left" : "group_left";
	return {
		type,
		audience: {
			subscription: type,
			workspaceIds: placesOf(channel),
			userId,
			kind
		},
		facts: leaving(channel, userId, view)
	};
}
function leaving(channel, userId, view) {
	return {
		channel,
		userId,
		actorId: view.byId ?? userId,
		eventTs: eventTsOf(view)
	};
}
// ../../packages/service/src/channels/events.ts
const changedChannelEvents = {
	subscriptions: [
		"channel_created",
		"channel_rename",
		"channel_archive",
		"channel_unarchive",
		"channel_deleted",
		"channel_shared",
		"channel_unshared",
		"group_rename",
		"group_archive",
		"group_unarchive",
		"group_deleted",
		"im_created"
	],
	reads: ({ value: { id } }) => [{
		kind: "document",
		document: documents.channel,
		key: { id }
	}],
	drafts: ({ value: channel }, view) => {
		const before = view.before(documents.channel, { id: channel.id });
		const facts = {
			channel,
			actorId: view.byId ?? channel.creatorId,
			eventTs: eventTsOf(view)
		};
		if (before === void 0) return created(channel, facts);
		if (channel.deleted === true) return [];
		return [...changesOf(before, channel).map((change) => changed(channel, change, facts)), ...sharingChanged(before, channel, facts.eventTs)];
	},
	farewells: ({ value: channel }, view) => {
		const before = view.before(documents.channel, { id: channel.id });
		if (before === void 0 || before.deleted === true || channel.deleted !== true) return [];
		return [{
			...changed(before, "deleted", {
				channel,
				actorId: view.byId ?? channel.creatorId,
				eventTs: eventTsOf(view)
			}),
			isFarewell: true
		}];
	}
};
const openedEvents = {
	subscriptions: [
		"im_open",
		"im_close",
		"group_open",
		"group_close"
	],
	reads: ({ channelId: id }) => [{
		kind: "document",
		document: documents.channel,
		key: { id }
	}],
	drafts: ({ channelId, userId, open }, view) => {
		const channel = view.channel(channelId);
		if (channel === void 0 || open === void 0) return [];
		return [ownDraft(`${channel.kind === "im" ? "im" : "group"}_${open ? "open" : "close"}`, channel, userId, {
			channel,
			userId,
			eventTs: eventTsOf(view)
		})];
	}
};
function created(channel, facts) {
	const { kind, dmUserIds = [] } = channel;
	if (kind === "public") {
		const type = "channel_created";
		return [{
			type,
			audience: {
				subscription: type,
				workspaceIds: placesOf(channel),
				kind
			},
			facts
		}];
	}
	if (kind !== "im") return [];
	return [...new Set(dmUserIds)].map((userId) => ownDraft("im_created", channel, userId, {
		...facts,
		userId
	}));
}
function changesOf(before, after) {
	return [...before.name === after.name ? [] : ["rename"], ...before.archived === after.archived ? [] : [after.archived ? "archive" : "unarchive"]];
}
function sharingChanged(before, channel, eventTs) {
	const [former, now] = [placesOf(before), placesOf(channel)];
	const draft = (type, teamId) => ({
		type,
		audience: {
			...conversationAudience(channel, type),
			workspaceIds: now.filter((id) => former.includes(id))
		},
		facts: {
			channel,
			teamId,
			eventTs
		}
	});
	return [...now.filter((id) => !former.includes(id)).map((id) => draft("channel_shared", id)), ...former.filter((id) => !now.includes(id)).map((id) => draft("channel_unshared", id))];
}
function changed(channel, change, facts) {
	const type = `${channel.kind === "public" ? "channel" : "group"}_${change}`;
	return {
		type,
		audience: channel.kind === "public" ? {
			subscription: type,
			workspaceIds: placesOf(channel),
			kind: channel.kind
		} : conversationAudience(channel, type),
		facts
	};
}
function ownDraft(type, channel, userId, facts) {
	const { kind } = channel;
	return {
		type,
		audience: {
			subscription: type,
			workspaceIds: placesOf(channel),
			userId,
			kind
		},
		facts
	};
}
// ../../packages/service/src/do-not-disturb/events.ts
const changedDoNotDisturbEvents = {
	subscriptions: ["dnd_updated", "dnd_updated_user"],
	reads: ({ value: { userId } }) => [{
		kind: "document",
		document: documents.user,
		key: { id: userId }
	}],
	drafts: ({ value }, view) => {
		const user = view.before(documents.user, { id: value.userId });
		if (user === void 0) return [];
		const workspaceIds = user.memberships.map(({ workspaceId }) => workspaceId);
		const facts = {
			doNotDisturb: value,
			timezone: user.timezone,
			eventTs: eventTsOf(view)
		};
		return [{
			type: "dnd_updated",
			audience: {
				subscription: "dnd_updated",
				workspaceIds,
				userId: user.id
			},
			facts
		}, {
			type: "dnd_updated_user",
			audience: {
				subscription: "dnd_updated_user",
				workspaceIds
			},
			facts
		}];
	}
};
// ../../packages/service/src/files/events.ts
const changedFileEvents = {
	subscriptions: [
		"file_created",
		"file_public",
		"file_change",
		"file_deleted"
	],
	reads: ({ value }) => [{
		kind: "document",
		document: files,
		key: { id: value.id }
	}],
	drafts: ({ value: file }, view) => {
		return typesOf$1(file, view.before(files, { id: file.id })).map((type) => draftOf(type, file, view));
	}
};
function typesOf$1(file, before) {
	if (file.deleted !== void 0) return before?.deleted === void 0 ? ["file_deleted"] : [];
	const isNowPublic = file.isPublic === true && before?.isPublic !== true;
	const opened = isNowPublic ? ["file_public"] : [];
	return before === void 0 ? ["file_created", ...opened] : [...opened, ...isNowPublic ? [] : ["file_change"]];
}
function draftOf(type, file, view) {
	const audience = {
		subscription: type,
		workspaceIds: [file.workspaceId]
	};
	const seers = {
		fileId: file.id,
		...file.isPublic === true && { isPublic: true }
	};
	return {
		type,
		audience: {
			...audience,
			...type !== "file_deleted" && seers
		},
		facts: {
			fileId: file.id,
			userId: view.byId ?? file.ownerId,
			eventTs: eventTsOf(view)
		}
	};
}
// ../../packages/service/src/groups/events.ts
const changedGroupEvents = {
	subscriptions: ["subteam_created", "subteam_updated"],
	reads: ({ value: { id } }) => [groupRead(id)],
	drafts: ({ value: group }, view) => {
		const before = view.before(documents.group, { id: group.id });
		if (before !== void 0 && contentOf$2(before) === contentOf$2(group)) return [];
		return told(before === void 0 ? "subteam_created" : "subteam_updated", group, {
			group,
			eventTs: eventTsOf(view)
		});
	}
};
const addedMemberEvents = {
	subscriptions: ["subteam_members_changed", "subteam_self_added"],
	reads: membersRead,
	drafts: ({ groupId, userIds }, view) => {
		const members = new Set(view.groupMembersBefore(groupId, userIds));
		return moved(groupId, view, {
			added: [...new Set(userIds)].filter((id) => !members.has(id)),
			removed: []
		});
	}
};
const removedMemberEvents = {
	subscriptions: ["subteam_members_changed", "subteam_self_removed"],
	reads: membersRead,
	drafts: ({ groupId, userIds }, view) => moved(groupId, view, {
		added: [],
		removed: view.groupMembersBefore(groupId, userIds)
	})
};
function moved(groupId, view, { added, removed }) {
	const group = view.before(documents.group, { id: groupId });
	const all = [...added, ...removed];
	if (group === void 0 || all.length === 0) return [];
	const facts = {
		group,
		added,
		removed,
		eventTs: eventTsOf(view)
	};
	const own = added.length > 0 ? "subteam_self_added" : "subteam_self_removed";
	return [...told("subteam_members_changed", group, facts), ...all.flatMap((userId) => told(own, group, {
		group,
		userId,
		eventTs: facts.eventTs
	}, userId))];
}
function told(type, group, facts, userId) {
	const workspaceIds = group.workspaceId === void 0 ? group.connectedWorkspaceIds : [group.workspaceId];
	if (workspaceIds.length === 0) return [];
	return [{
		type,
		audience: {
			subscription: type,
			workspaceIds,
			...userId !== void 0 && { userId }
		},
		facts
	}];
}
function membersRead({ groupId, userIds }) {
	return [groupRead(groupId), {
		kind: "groupMembers",
		groupId,
		userIds
	}];
}
function groupRead(id) {
	return {
		kind: "document",
		document: documents.group,
		key: { id }
	};
}
function contentOf$2({ version: _version, updated: _updated, updaterId: _updater, ...content }) {
	return JSON.stringify(content);
}
// ../../packages/service/src/lists/events.ts
const changedListEvents = {
	subscriptions: ["file_created", "file_change"],
	reads: ({ value: { id } }) => [{
		kind: "document",
		document: lists,
		key: { id }
	}],
	drafts: ({ value: { id, workspaceId, ownerId } }, view) => {
		const type = view.before(lists, { id }) === void 0 ? "file_created" : "file_change";
		const facts = {
			fileId: id,
			userId: view.byId ?? ownerId,
			eventTs: eventTsOf(view)
		};
		return [{
			type,
			audience: {
				subscription: type,
				workspaceIds: [workspaceId],
				fileId: id
			},
			facts
		}];
	}
};
// ../../packages/service/src/messages/text/mentioned-users.ts
const mention = /<@([A-Z0-9]+)(?:\|[^>]*)?>/g;
function mentionedUsers({ text, blocks = [] }) {
	return [...new Set([...inText(text), ...blocks.flatMap(inPart)])];
}
function inText(text) {
	return [...text.matchAll(mention)].flatMap(([, id]) => id ?? []);
}
function inPart(part) {
	if (typeof part === "string") return inText(part);
	if (Array.isArray(part)) return part.flatMap(inPart);
	if (typeof part !== "object" || part === null) return [];
	const { type, user_id: userId } = part;
	if (type === "user" && typeof userId === "string") return [userId];
	return Object.values(part).flatMap(inPart);
}
// ../../packages/service/src/messages/events/share-drafts.ts
function shareDrafts(channel, { message, before }, view) {
	const was = before?.fileIds ?? [];
	const is = message === void 0 || message.deleted === true ? [] : message.fileIds ?? [];
	const draft = (type) => (fileId) => ({
		type,
		audience: conversationAudience(channel, type),
		facts: {
			fileId,
			userId: view.byId ?? message?.userId ?? message?.authorId ?? "",
			channelId: channel.id,
			eventTs: eventTsOf(view)
		}
	});
	return [...is.filter((id) => !was.includes(id)).map(draft("file_shared")), ...was.filter((id) => !is.includes(id)).map(draft("file_unshared"))];
}
// ../../packages/service/src/messages/events/changes.ts
const messageSubscriptions = {
	channel: "message.channels",
	group: "message.groups",
	im: "message.im",
	mpim: "message.mpim"
};
const ofMessages = Object.values(messageSubscriptions);
const postedMessageEvents = {
	subscriptions: [
		...ofMessages,
		"app_mention",
		"message_metadata_posted",
		linkShared,
		"file_shared"
	],
	reads: ({ message }, isWanted) => [channelRead(message.channelId), ...isWanted("link_shared") ? linkReads(message) : []],
	drafts: (write, view) => {
		const channel = view.channel(write.message.channelId);
		if (channel === void 0 || write.message.subtype === "assistant_app_thread") return [];
		const message = {
			...write.message,
			ts: view.tsOf(write)
		};
		return [
			messageDraft(channel, { message }),
			...view.isWanted("app_mention") ? mentions(channel, message) : [],
			...view.isWanted("link_shared") ? linkDrafts(channel, message, view) : [],
			...message.metadata === void 0 ? [] : [contextual("message_metadata_posted", channel, {
				message,
				eventTs: message.ts
			})],
			...message.fileIds === void 0 ? [] : shareDrafts(channel, { message }, view)
		];
	}
};
const changedMessageEvents = {
	subscriptions: [...[
		...ofMessages,
		"pin_added",
		"pin_removed",
		"message_metadata_updated",
		"message_metadata_deleted"
	], ...["file_shared", "file_unshared"]],
	reads: ({ message }) => [channelRead(message.channelId), {
		kind: "document",
		document: documents.message,
		key: keyOf(documents.message, message)
	}],
	drafts: ({ message }, view) => {
		const before = view.before(documents.message, keyOf(documents.message, message));
		const channel = view.channel(message.channelId);
		if (channel === void 0 || before === void 0) return [];
		return [
			...contentDrafts(channel, {
				before,
				message
			}, view),
			...pinDrafts(channel, {
				before,
				message
			}, view),
			...metadataDrafts(channel, {
				before,
				message
			}, view),
			...before.fileIds === message.fileIds ? [] : shareDrafts(channel, {
				before,
				message
			}, view)
		];
	}
};
function contentDrafts(channel, { before, message }, view) {
	if (before.deleted === true || contentOf$1(before) === contentOf$1(message)) return [];
	const eventTs = eventTsOf(view);
	return [messageDraft(channel, message.deleted === true ? {
		before,
		eventTs
	} : {
		before,
		message,
		eventTs
	})];
}
function contentOf$1({ version: _version, pinned: _pinned, ...content }) {
	return JSON.stringify(content);
}
function pinDrafts(channel, { before, message }, view) {
	const [was, is] = [before.pinned, message.deleted === true ? void 0 : message.pinned];
	if (was === void 0 === (is === void 0)) return [];
	const pin = is ?? was;
	const userId = is?.userId ?? view.byId ?? was?.userId;
	return [contextual(is === void 0 ? "pin_removed" : "pin_added", channel, {
		message,
		pin,
		userId,
		eventTs: eventTsOf(view)
	})];
}
function metadataDrafts(channel, { before, message }, view) {
	const is = message.deleted === true ? void 0 : message.metadata;
	if (before.metadata === void 0 || JSON.stringify(before.metadata) === JSON.stringify(is)) return [];
	return [contextual(is === void 0 ? "message_metadata_deleted" : "message_metadata_updated", channel, {
		before,
		message,
		eventTs: eventTsOf(view)
	})];
}
function mentions(channel, message) {
	if (channel.kind === "im" || isOfService(message)) return [];
	return mentionedUsers(message).map((userId) => ({
		type: "app_mention",
		audience: {
			...conversationAudience(channel, "app_mention"),
			userId
		},
		facts: {
			channel,
			message
		}
	}));
}
function messageDraft(channel, facts) {
	const type = channelTypeOf(channel.kind);
	return {
		type: "message",
		audience: conversationAudience(channel, messageSubscriptions[type]),
		facts: {
			channel,
			...facts
		}
	};
}
function contextual(type, channel, facts) {
	return {
		type,
		audience: conversationAudience(channel, type),
		facts: {
			channel,
			...facts
		}
	};
}
function channelRead(id) {
	return {
		kind: "document",
		document: documents.channel,
		key: { id }
	};
}
// ../../packages/service/src/reactions/events.ts
const addedReactionEvents = {
	subscriptions: ["reaction_added"],
	reads: ({ events }) => events.filter(isReaction).flatMap(readsOf$1),
	drafts: ({ events }, view) => events.filter(isReaction).flatMap((it) => draft$1("reaction_added", it, view))
};
const removedReactionEvents = {
	subscriptions: ["reaction_removed"],
	reads: readsOf$1,
	drafts: (write, view) => draft$1("reaction_removed", write, view)
};
function isReaction(event) {
	return event.kind === "reaction";
}
function readsOf$1({ channelId, ts }) {
	return [{
		kind: "document",
		document: documents.channel,
		key: { id: channelId }
	}, {
		kind: "document",
		document: documents.message,
		key: keyOfMessage(channelId, ts)
	}];
}
function draft$1(type, { channelId, ts, userId, name }, view) {
	const channel = view.channel(channelId);
	const message = view.before(documents.message, keyOfMessage(channelId, ts));
	if (channel === void 0 || message === void 0) return [];
	const eventTs = eventTsOf(view);
	return [{
		type,
		audience: conversationAudience(channel, type),
		facts: {
			channelId,
			message,
			userId,
			name,
			eventTs
		}
	}];
}
function keyOfMessage(channelId, ts) {
	return {
		channel_id: channelId,
		ts: readTs(ts) ?? 0
	};
}
// ../../packages/service/src/tokens/events.ts
const subscriptions = ["tokens_revoked", "app_uninstalled"];
const changedTokenEvents = {
	subscriptions,
	reads: ({ value: { hash, appId = "" } }) => [{
		kind: "document",
		document: documents.token,
		key: { hash }
	}, {
		kind: "tokens",
		appId,
		userId: ""
	}],
	drafts: () => [],
	farewells: ({ value: token }, view) => {
		const before = view.before(documents.token, { hash: token.hash });
		if (before === void 0 || before.revoked || !token.revoked || token.superseded === true) return [];
		return revoked([before], view.tokensBefore({
			appId: token.appId ?? "",
			userId: ""
		}));
	}
};
const revokedTokenEvents = {
	subscriptions,
	reads: ({ userId }) => [{
		kind: "tokens",
		appId: "",
		userId
	}],
	drafts: () => [],
	farewells: ({ userId }, view) => {
		const all = view.tokensBefore({
			appId: "",
			userId
		});
		const ending = all.filter((token) => token.userId === userId);
		return [...Map.groupBy(ending, installationOf).values()].flatMap((its) => revoked(its, all));
	}
};
const revokedInstallationEvents = {
	subscriptions,
	reads: ({ appId }) => [{
		kind: "tokens",
		appId,
		userId: ""
	}],
	drafts: () => [],
	farewells: ({ appId, targetIds }, view) => {
		const all = view.tokensBefore({
			appId,
			userId: ""
		}).filter((token) => token.appId === appId);
		return targetIds.flatMap((id) => {
			const its = all.filter(({ installation }) => installation.target.id === id);
			return revoked(its, its);
		});
	}
};
const installed = new Set(["bot", "user"]);
function installationOf({ appId = "", installation: { target } }) {
	return `${appId} ${target.id}`;
}
function revoked(tokensOfInstallation, all) {
	const ending = tokensOfInstallation.filter(({ kind }) => installed.has(kind));
	const [first] = ending;
	if (first?.appId === void 0) return [];
	const { appId, installation } = first;
	const others = all.filter((token) => installed.has(token.kind) && installationOf(token) === installationOf(first));
	const ends = new Set(ending.map(({ hash }) => hash));
	const isLast = others.every(({ hash }) => ends.has(hash));
	const idsOf = (wanted) => [...new Set(ending.flatMap(({ kind, userId }) => kind === wanted && userId !== void 0 ? [userId] : []))];
	return [toOwnApp("tokens_revoked", appId, installation, {
		oauth: idsOf("user"),
		bot: idsOf("bot")
	}), ...isLast ? [toOwnApp("app_uninstalled", appId, installation, {})] : []];
}
function toOwnApp(type, appId, { target, workspaceIds }, facts) {
	return {
		type,
		audience: {
			subscription: type,
			workspaceIds: target.kind === "workspace" ? [target.id] : workspaceIds ?? [target.id],
			appId
		},
		isFarewell: true,
		facts
	};
}
// ../../packages/service/src/users/events/changes.ts
const changedUserEvents = {
	subscriptions: [
		"team_join",
		"user_change",
		"user_profile_changed",
		"user_status_changed"
	],
	reads: ({ value: { id } }) => [{
		kind: "document",
		document: documents.user,
		key: { id }
	}],
	drafts: ({ value: user }, view) => {
		const was = view.before(documents.user, { id: user.id });
		const facts = {
			user,
			eventTs: eventTsOf(view)
		};
		const [before, after] = [workspacesOf(was), workspacesOf(user)];
		const joined = after.filter((id) => !before.includes(id));
		const all = [...new Set([...before, ...after])];
		return [...joined.length === 0 ? [] : [draft("team_join", joined, facts)], ...(was === void 0 ? [] : typesOf(was, user)).map((type) => draft(type, all, facts))];
	}
};
function workspacesOf(user) {
	return (user?.memberships ?? []).map(({ workspaceId }) => workspaceId);
}
function typesOf(was, is) {
	if (contentOf(was) === contentOf(is)) return [];
	return [
		"user_change",
		"user_profile_changed",
		...JSON.stringify(was.status) === JSON.stringify(is.status) ? [] : ["user_status_changed"]
	];
}
function contentOf({ version: _version, updated: _updated, passwordHash: _hash, away: _away, ...content }) {
	return JSON.stringify(content);
}
function draft(type, workspaceIds, facts) {
	return {
		type,
		audience: {
			subscription: type,
			workspaceIds
		},
		facts
	};
}
// ../../packages/service/src/telling/event-sources.ts
const sources = {
	insertMessage: postedMessageEvents,
	changeMessage: changedMessageEvents,
	recordMessageEvents: addedReactionEvents,
	removeReaction: removedReactionEvents,
	putChannel: changedChannelEvents,
	addChannelMembers: joinedEvents,
	removeChannelMembers: leftEvents,
	changeMembership: openedEvents,
	putUser: changedUserEvents,
	putFile: changedFileEvents,
	putCanvas: changedCanvasEvents,
	putList: changedListEvents,
	putDoNotDisturb: changedDoNotDisturbEvents,
	putGroup: changedGroupEvents,
	addGroupMembers: addedMemberEvents,
	removeGroupMembers: removedMemberEvents,
	putToken: changedTokenEvents,
	revokeUserTokens: revokedTokenEvents,
	revokeInstallations: revokedInstallationEvents,
	putAppRequest: askedAppEvents
};
function eventSourceOf(name) {
	return sources[name];
}
// ../../packages/service/src/telling/commit-events.ts
function toldWrites(writes, subscribed) {
	return writes.filter((write) => eventSourceOf(nameOf(write))?.subscriptions.some((name) => subscribed.has(name)));
}
function readsOf(told, subscribed) {
	const isWanted = (subscription) => subscribed.has(subscription);
	const reads = told.flatMap((write) => eventSourceOf(nameOf(write))?.reads(write, isWanted) ?? []);
	if (reads.length < 2) return reads;
	return [...new Map(reads.map((read) => [nameOfRead(read), read])).values()];
}
function nameOfRead(read) {
	switch (read.kind) {
		case "document": return nameOfDocument(read.document, read.key);
		case "members": return `members ${read.channelId}`;
		case "groupMembers": return `groupMembers ${read.groupId}`;
		case "subscribers": return `subscribers ${read.subscription}`;
		case "tokens": return `tokens ${read.appId} ${read.userId}`;
	}
}
function farewellsOf(known) {
	const { told, subscribed } = known;
	const parting = told.filter((write) => eventSourceOf(nameOf(write))?.farewells !== void 0);
	if (parting.length === 0) return [];
	const view = toView({
		...known,
		made: []
	});
	return parting.flatMap((write) => eventSourceOf(nameOf(write))?.farewells?.(write, view) ?? []).filter(({ audience }) => subscribed.has(audience.subscription));
}
function draftsOf(done) {
	const { told, subscribed } = done;
	const view = toView(done);
	return told.flatMap((write) => eventSourceOf(nameOf(write))?.drafts(write, view) ?? []).filter(({ audience }) => subscribed.has(audience.subscription));
}
function toView({ writes, subscribed, read, made, atMs, byId }) {
	const inserted = writes.filter(({ kind }) => kind === "insertMessage");
	const listOf = (name) => read.get(name) ?? [];
	const among = (name, ids) => listOf(name).filter((id) => ids.includes(id));
	return {
		atMs,
		byId,
		isWanted: (subscription) => subscribed.has(subscription),
		before: (document, key) => read.get(nameOfDocument(document, key)),
		membersBefore: (channelId, ids) => among(`members ${channelId}`, ids),
		groupMembersBefore: (groupId, ids) => among(`groupMembers ${groupId}`, ids),
		subscribers: (subscription) => listOf(`subscribers ${subscription}`),
		tokensBefore: ({ appId, userId }) => listOf(`tokens ${appId} ${userId}`),
		channel: (id) => channelPutBy(writes, id) ?? read.get(nameOfDocument(documents.channel, { id })),
		tsOf: (write) => made[inserted.indexOf(write)]?.ts ?? ""
	};
}
function channelPutBy(writes, id) {
	for (const write of writes.toReversed()) if (write.kind === "put" && write.document === "channel" && write.value.id === id) return write.value;
}
function nameOfDocument({ name }, key) {
	return `${name} ${Object.values(key).join(" ")}`;
}
// ../../packages/storage/src/sql/events/tell-events.ts
const channelMembersAmong = membersAmong("channel_members", "channel_id");
const groupMembersAmong = membersAmong("group_members", "group_id");
function createTelling(batch, { subscribed, eventWrites }) {
	const { stamp, writes, byId, events = [] } = batch;
	if (stamp === void 0 || subscribed.size === 0) return void 0;
	const told = toldWrites(writes, subscribed);
	if (told.length === 0 && events.length === 0) return void 0;
	const known = {
		writes,
		told,
		subscribed,
		read: new Map(),
		atMs: stamp.atMs,
		byId
	};
	const recorder = createRecorder(stamp, eventWrites);
	return {
		*before() {
			for (const each of readsOf(told, subscribed)) known.read.set(nameOfRead(each), yield* readNow(each, eventWrites));
			const farewells = farewellsOf(known);
			if (farewells.length > 0) yield* recorder.record(farewells);
		},
		*after(made) {
			yield* recorder.record([...draftsOf({
				...known,
				made
			}), ...events]);
			return recorder.apps();
		}
	};
}
function* readNow(read, { find }) {
	switch (read.kind) {
		case "document": return yield* find(read.document, read.key);
		case "members": {
			const { channelId: id, userIds } = read;
			return (yield* rowsOf(channelMembersAmong, {
				id,
				userIds
			})).map(({ user_id: memberId }) => memberId);
		}
		case "groupMembers": {
			const { groupId: id, userIds } = read;
			return (yield* rowsOf(groupMembersAmong, {
				id,
				userIds
			})).map(({ user_id: memberId }) => memberId);
		}
		case "subscribers": return (yield* rowsOf(selectSubscribers, read)).map(({ document }) => parseDocument(document));
		case "tokens": return (yield* rowsOf(selectTokensOfApps, read)).map(({ document }) => parseDocument(document));
	}
}
function membersAmong(table, column) {
	return textStatement((dialect) => ({
		sql: `select user_id from ${table} where ${column} = ${dialect.mark(1)} and user_id ${among(dialect, 2)}`,
		names: ["id", "userIds"]
	}));
}
function createRecorder({ atMs, eventId: first }, { tell }) {
	let recorded = 0;
	const apps = new Set();
	function* record(drafts) {
		for (const { type, audience, isFarewell, isStated, facts } of drafts) {
			const args = toAudienceArgs(audience);
			const { subscription, scopes, workspaceIds, channelId } = args;
			const told = yield* tell({
				audience: args,
				event: {
					id: recorded === 0 ? first : `${first}${recorded.toString(36).toUpperCase()}`,
					type,
					subscription,
					...scopes.length > 0 && { scopes },
					workspaceIds,
					...channelId !== "" && { channelId },
					atMs,
					...isFarewell === true && { isFarewell },
					...isStated === true && { isStated },
					facts
				}
			});
			for (const id of told) apps.add(id);
			recorded += Math.sign(told.length);
		}
	}
	return {
		record,
		apps: () => [...apps].toSorted()
	};
}
export { createTelling };
