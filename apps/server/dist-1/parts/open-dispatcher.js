import { t as refuseUpgrade } from "./refuse-upgrade.js";
import { t as createTargetPolicy } from "./src.js";
import { n as redeemTicket, r as socketLimits } from "./sockets.js";
import { Bn as createStamp, Co as keyOf, Dr as readTokenState, Er as findInvalidity, Ga as eventSubscriptions, Gn as subscriptionsOf, Jn as standardPrefixes, Qo as serviceLimits, Rt as documents, So as hasVersion, St as unverifiedUrl, Yr as StoreUnavailable, Zt as isOfService, br as callerOf, go as secondsOf, gr as isGranted, hr as functionExecutions, jr as secondsOfTs, pr as workflowTokenOf, wo as put } from "./server.js";
import { t as questionAddress } from "./question-address.js";
import { Cn as withoutMarks, En as findOwners, On as noOwners, Tn as isGeneral, cn as toUserGroup, kn as sharingOf, ln as toMessages, wn as sharingFlags } from "./rules.js";
import { n as isAboutApp } from "./stock-events.js";
import { n as printEventContext, t as toAuthorization } from "./to-authorization.js";
import { n as toSchedule, r as toSnooze } from "./to-state.js";
import { t as toWorkflowFunction } from "./to-workflow-function.js";
import { t as channelTypeOf } from "./conversation-audience.js";
import { i as writeLinkShared } from "./link-shared2.js";
import { n as showUser, t as mayReadEmail } from "./people.js";
import { isIP } from "node:net";
import { setImmediate as setImmediate$1 } from "node:timers/promises";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
// ../../packages/service/src/interactivity/ask-app.ts
function typeOfQuestion(question) {
	return question.kind === "interactive" ? question.payload.type : question.kind;
}
// ../../packages/service/src/store/delivery-key-of.ts
function deliveryKeyOf({ appId, dueMs, place, eventId }) {
	return {
		appId,
		dueMs,
		place,
		eventId
	};
}
// ../../packages/service/src/events/receives-by.ts
function receivesBy({ kind, name }, subscription, tokenKind) {
	const isOfKind = kind === tokenKind || isAboutApp(name) && (tokenKind === "bot" || tokenKind === "user");
	return name === subscription && isOfKind;
}
// ../../packages/service/src/conversations/sharing/covered-place.ts
function coveredPlace(workspaceIds, token, owners) {
	const { target } = token.installation;
	return workspaceIds.find((id) => id === target.id || owners.get(id) === target.id && isGranted(token, id));
}
// ../../packages/service/src/telling/envelope.ts
function toEnvelope$1({ event, payload, receiver, appId, verificationToken, owners }) {
	const { caller } = receiver;
	const { organization, token } = caller;
	const isOfOrganization = token.installation.target.kind === "organization";
	const teamId = teamOf(event, receiver, owners);
	const enterpriseId = organization?.id ?? null;
	return {
		token: verificationToken,
		team_id: isAboutWorkspaces(event) ? null : teamId,
		...organization !== void 0 && { enterprise_id: organization.id },
		context_team_id: isOfOrganization ? null : teamId,
		context_enterprise_id: enterpriseId,
		api_app_id: appId,
		event: payload,
		type: "event_callback",
		event_id: event.id,
		event_time: Math.floor(event.atMs / 1e3),
		authorizations: [toAuthorization({
			token,
			enterpriseId,
			teamId
		})],
		is_ext_shared_channel: new Set(owners.values()).size > 1,
		...event.channelId !== void 0 && { event_context: printEventContext({
			type: event.type,
			teamId,
			channelId: event.channelId
		}) }
	};
}
function teamOf({ workspaceIds }, { caller }, owners) {
	const { organization, workspace } = caller;
	if (organization !== void 0 && workspaceIds.includes(organization.id)) return workspace.id;
	return coveredPlace(workspaceIds, caller.token, owners) ?? workspaceIds[0] ?? caller.workspace.id;
}
function isAboutWorkspaces({ type }) {
	return type === "team_access_granted" || type === "team_access_revoked";
}
// ../../packages/service/src/approvals/event-payloads.ts
async function writeAppRequested({ request, previous }, { store }) {
	const { toAppRequest } = await import("./to-app-request.js");
	const shown = await toAppRequest(request, previous, store);
	return shown && {
		type: "app_requested",
		app_request: shown
	};
}
// ../../packages/service/src/channel-members/event-payloads.ts
async function writeJoined({ inviterId, ...facts }) {
	const { event_ts, ...member } = memberOf("member_joined_channel", facts);
	return {
		...member,
		event_ts,
		...inviterId !== void 0 && { inviter: inviterId }
	};
}
async function writeLeft(facts) {
	return memberOf("member_left_channel", facts);
}
function writeOwnLeaving(type) {
	return async ({ channel, actorId, eventTs }) => ({
		type,
		channel: channel.id,
		actor_id: actorId,
		event_ts: eventTs
	});
}
function memberOf(type, { channel, userId, eventTs }) {
	return {
		type,
		user: userId,
		channel: channel.id,
		channel_type: channel.kind === "public" ? "C" : "G",
		team: channel.workspaceId,
		event_ts: eventTs
	};
}
// ../../packages/service/src/channels/event-payloads.ts
async function writeChannelCreated({ channel, eventTs }, { store }) {
	const flags = sharingFlags(sharingOf(channel, await findOwners([channel], store)));
	const { kind, name = "", creatorId = "" } = channel;
	return {
		type: "channel_created",
		channel: {
			id: channel.id,
			name,
			name_normalized: withoutMarks(name),
			is_channel: kind === "public",
			is_group: kind === "private",
			is_im: false,
			is_mpim: false,
			is_private: kind !== "public",
			is_archived: channel.archived,
			is_general: isGeneral(channel),
			is_frozen: false,
			...flags,
			is_pending_ext_shared: false,
			created: secondsOf(channel.created),
			creator: creatorId,
			context_team_id: channel.workspaceId
		},
		event_ts: eventTs
	};
}
function writeRename(type) {
	return async ({ channel, eventTs }) => {
		const { id, name = "", kind } = channel;
		return {
			type,
			channel: {
				id,
				name,
				name_normalized: withoutMarks(name),
				created: secondsOf(channel.created),
				is_channel: kind === "public",
				is_mpim: kind === "mpim"
			},
			event_ts: eventTs
		};
	};
}
function writeArchive(type) {
	return async ({ channel, actorId, eventTs }) => ({
		type,
		channel: channel.id,
		user: actorId,
		...type !== "channel_unarchive" && { is_moved: 0 },
		event_ts: eventTs
	});
}
async function writeGroupUnarchive({ channel, actorId, eventTs }) {
	return {
		type: "group_unarchive",
		channel: channel.id,
		actor_id: actorId,
		event_ts: eventTs
	};
}
function writeDeleted(type) {
	return async ({ channel, actorId, eventTs }) => ({
		type,
		channel: channel.id,
		...type === "group_deleted" && { date_deleted: secondsOf(channel.updated ?? channel.created) },
		actor_id: actorId,
		event_ts: eventTs
	});
}
async function writeShared({ channel, teamId, eventTs }) {
	return {
		type: "channel_shared",
		connected_team_id: teamId,
		channel: channel.id,
		event_ts: eventTs
	};
}
async function writeUnshared({ channel, teamId, eventTs }, { store }) {
	const { is_ext_shared } = sharingFlags(sharingOf(channel, await findOwners([channel], store)));
	return {
		type: "channel_unshared",
		previously_connected_team_id: teamId,
		channel: channel.id,
		is_ext_shared,
		event_ts: eventTs
	};
}
async function writeImCreated({ channel, userId }) {
	const [one, other = one] = channel.dmUserIds ?? [];
	const partner = one === userId ? other : one;
	const { id, created } = channel;
	return {
		type: "im_created",
		user: userId,
		channel: {
			id,
			created: secondsOf(created),
			is_im: true,
			user: partner
		}
	};
}
function writeOpened(type) {
	return async ({ channel, userId, eventTs }) => ({
		type,
		user: userId,
		channel: channel.id,
		...type.startsWith("im_") && { event_ts: eventTs }
	});
}
// ../../packages/service/src/do-not-disturb/event-payloads.ts
async function writeDndUpdated({ doNotDisturb, timezone, eventTs }, { nowMs }) {
	const { userId: user } = doNotDisturb;
	return {
		type: "dnd_updated",
		user,
		dnd_status: {
			...toSchedule(doNotDisturb, { timezone }, nowMs),
			...toSnooze(doNotDisturb, nowMs)
		},
		event_ts: eventTs
	};
}
async function writeDndUpdatedUser(facts, { nowMs }) {
	const { doNotDisturb, timezone, eventTs } = facts;
	const dnd_status = toSchedule(doNotDisturb, { timezone }, nowMs);
	return {
		type: "dnd_updated_user",
		user: doNotDisturb.userId,
		dnd_status,
		event_ts: eventTs
	};
}
// ../../packages/service/src/files/event-payloads.ts
function writeFileEvent(type) {
	return async ({ fileId, userId, eventTs }) => ({
		type,
		file_id: fileId,
		user_id: userId,
		file: { id: fileId },
		event_ts: eventTs
	});
}
function writeShareEvent(type) {
	return async ({ fileId, userId, channelId, eventTs }) => ({
		type,
		file_id: fileId,
		user_id: userId,
		file: { id: fileId },
		channel_id: channelId,
		event_ts: eventTs
	});
}
async function writeFileChange({ fileId }) {
	return {
		type: "file_change",
		file_id: fileId,
		file: { id: fileId }
	};
}
async function writeFileDeleted({ fileId, eventTs }) {
	return {
		type: "file_deleted",
		file_id: fileId,
		event_ts: eventTs
	};
}
// ../../packages/service/src/functions/executions/write-function-executed.ts
const writeFunctionExecuted = async ({ executionId, eventTs }, { store, stepTokenOf }) => {
	const execution = await store.get(functionExecutions, { id: executionId });
	const appFunction = execution && await store.functions.get(execution.functionId);
	const token = stepTokenOf?.(executionId);
	if (execution === void 0 || appFunction === void 0 || token === void 0) return void 0;
	return {
		type: "function_executed",
		function: { ...toWorkflowFunction(appFunction) },
		inputs: execution.inputs,
		function_execution_id: execution.id,
		workflow_execution_id: execution.workflowExecutionId,
		event_ts: eventTs,
		bot_access_token: token
	};
};
// ../../packages/service/src/messages/events/payloads.ts
async function writeMessageEvent(facts, receiver) {
	const { channel, before, message, eventTs } = facts;
	const show = (one) => showMessage(one, channel, receiver);
	const place = {
		channel: channel.id,
		channel_type: channelTypeOf(channel.kind)
	};
	if (before === void 0) {
		if (message === void 0) return void 0;
		return {
			...message.isUpload === true && message.subtype === void 0 && { subtype: "file_share" },
			...await show(message),
			...teamOfService(message, channel),
			...place,
			event_ts: message.ts
		};
	}
	const change = {
		...place,
		hidden: true,
		ts: eventTs,
		event_ts: eventTs
	};
	const previous = await show(before);
	if (message === void 0) return {
		type: "message",
		subtype: "message_deleted",
		...change,
		deleted_ts: before.ts,
		previous_message: previous
	};
	return {
		type: "message",
		subtype: "message_changed",
		...change,
		message: await show(message),
		previous_message: previous
	};
}
function teamOfService(message, { workspaceId: team }) {
	const { topic, purpose, item } = message;
	const isAboutContent = topic !== void 0 || purpose !== void 0 || item !== void 0;
	return isOfService(message) && !isAboutContent ? { team } : {};
}
async function writeMention({ channel, message }, receiver) {
	return {
		...await showMessage(message, channel, receiver),
		type: "app_mention",
		channel: channel.id,
		event_ts: message.ts
	};
}
async function writePinAdded(facts, receiver) {
	const { event_ts, ...pin } = await pinOf("pin_added", facts, receiver);
	return {
		...pin,
		event_ts
	};
}
async function writePinRemoved(facts, receiver) {
	const { event_ts, ...pin } = await pinOf("pin_removed", facts, receiver);
	return {
		...pin,
		has_pins: pin.pin_count > 0,
		event_ts
	};
}
async function pinOf(type, { channel, message, pin, userId, eventTs }, receiver) {
	const pinnedTs = secondsOfTs(pin.ts);
	return {
		type,
		user: userId,
		channel_id: channel.id,
		item: {
			type: "message",
			created: pinnedTs,
			created_by: pin.userId,
			channel: channel.id,
			message: await showMessage(message, channel, receiver)
		},
		item_user: authorOfItem(message),
		pin_count: await receiver.store.messages.countPins(channel.id),
		pinned_info: {
			channel: channel.id,
			pinned_by: pin.userId,
			pinned_ts: pinnedTs
		},
		event_ts: eventTs
	};
}
async function writeMetadataPosted({ channel, message, eventTs }, receiver) {
	const { metadata } = message;
	return {
		type: "message_metadata_posted",
		...posterOf(message, receiver),
		channel_id: channel.id,
		metadata,
		message_ts: message.ts,
		event_ts: eventTs
	};
}
async function writeMetadataUpdated(facts, receiver) {
	const { channel, before, message, eventTs } = facts;
	return {
		type: "message_metadata_updated",
		channel_id: channel.id,
		event_ts: eventTs,
		previous_metadata: before?.metadata,
		...posterOf(message, receiver),
		message_ts: message.ts,
		metadata: message.metadata
	};
}
async function writeMetadataDeleted(facts, receiver) {
	const { channel, before, message, eventTs } = facts;
	return {
		type: "message_metadata_deleted",
		channel_id: channel.id,
		event_ts: eventTs,
		previous_metadata: before?.metadata,
		...posterOf(message, receiver),
		message_ts: message.ts,
		deleted_ts: message.ts
	};
}
function posterOf(message, { caller }) {
	const { appId, botId } = message;
	return {
		...appId !== void 0 && { app_id: appId },
		...botId !== void 0 && { bot_id: botId },
		user_id: authorOfItem(message),
		team_id: caller.workspace.id
	};
}
function authorOfItem({ userId, authorId, botId }) {
	return userId ?? authorId ?? botId ?? "";
}
async function showMessage(message, channel, receiver) {
	const { caller, store, siteUrl } = receiver;
	const view = {
		channel,
		viewerId: caller.user?.id ?? "",
		siteUrl,
		metadata: "all"
	};
	const [shown] = await toMessages([message], view, store);
	if (shown === void 0) throw new Error(`The message ${message.ts} cannot be shown.`);
	const { reactions: _reactions, last_read: _read, subscribed: _subscribed, ...event } = shown;
	return event;
}
// ../../packages/service/src/reactions/event-payload.ts
function writeReaction(type) {
	return async ({ channelId, message, userId, name, eventTs }) => {
		const author = message.userId ?? message.authorId;
		return {
			type,
			user: userId,
			reaction: name,
			item: {
				type: "message",
				channel: channelId,
				ts: message.ts
			},
			...author !== void 0 && { item_user: author },
			event_ts: eventTs
		};
	};
}
// ../../packages/service/src/tokens/event-payloads.ts
async function writeTokensRevoked({ oauth, bot }) {
	return {
		type: "tokens_revoked",
		tokens: {
			...oauth.length > 0 && { oauth },
			...bot.length > 0 && { bot }
		}
	};
}
async function writeUninstalled() {
	return { type: "app_uninstalled" };
}
// ../../packages/service/src/user-groups/event-payloads.ts
function writeSubteam(type) {
	return async ({ group, eventTs }, { caller, store }) => {
		const userIds = ((await store.groups.membersOf([group.id])).get(group.id) ?? []).map(({ id }) => id);
		const view = {
			workspaceId: caller.workspace.id,
			userIds: userIds.slice(0, serviceLimits.eventMembers.value),
			userCount: userIds.length
		};
		return {
			type,
			subteam: toUserGroup(group, view),
			event_ts: eventTs
		};
	};
}
async function writeMembersChanged(facts, { caller }) {
	const { group, added, removed, eventTs } = facts;
	return {
		type: "subteam_members_changed",
		subteam_id: group.id,
		team_id: caller.workspace.id,
		date_previous_update: secondsOf(group.updated ?? group.created),
		date_update: secondsOfTs(eventTs),
		added_users: added,
		added_users_count: added.length,
		removed_users: removed,
		removed_users_count: removed.length,
		event_ts: eventTs
	};
}
function writeSelfMoved(type) {
	return async ({ group, eventTs }) => ({
		type,
		subteam_id: group.id,
		event_ts: eventTs
	});
}
// ../../packages/service/src/users/events/payloads.ts
async function writeTeamJoin({ user }, receiver) {
	return {
		type: "team_join",
		user: await show(user, receiver)
	};
}
function writeUserChange(type) {
	return async ({ user, eventTs }, receiver) => ({
		type,
		user: await show(user, receiver),
		cache_ts: secondsOf(user.updated),
		event_ts: eventTs
	});
}
function show(user, { caller, store, siteUrl, nowMs }) {
	const withEmail = mayReadEmail(caller, "users:read.email");
	return showUser(user, {
		caller,
		store,
		siteUrl,
		nowMs,
		withEmail,
		withLocale: false
	});
}
// ../../packages/service/src/telling/event-payloads.ts
const writers = {
	message: writeMessageEvent,
	app_mention: writeMention,
	message_metadata_posted: writeMetadataPosted,
	message_metadata_updated: writeMetadataUpdated,
	message_metadata_deleted: writeMetadataDeleted,
	pin_added: writePinAdded,
	pin_removed: writePinRemoved,
	reaction_added: writeReaction("reaction_added"),
	reaction_removed: writeReaction("reaction_removed"),
	member_joined_channel: writeJoined,
	member_left_channel: writeLeft,
	channel_left: writeOwnLeaving("channel_left"),
	group_left: writeOwnLeaving("group_left"),
	channel_created: writeChannelCreated,
	channel_rename: writeRename("channel_rename"),
	channel_archive: writeArchive("channel_archive"),
	channel_unarchive: writeArchive("channel_unarchive"),
	channel_deleted: writeDeleted("channel_deleted"),
	channel_shared: writeShared,
	channel_unshared: writeUnshared,
	group_deleted: writeDeleted("group_deleted"),
	group_rename: writeRename("group_rename"),
	group_archive: writeArchive("group_archive"),
	group_unarchive: writeGroupUnarchive,
	im_created: writeImCreated,
	im_open: writeOpened("im_open"),
	im_close: writeOpened("im_close"),
	group_open: writeOpened("group_open"),
	group_close: writeOpened("group_close"),
	link_shared: writeLinkShared,
	file_created: writeFileEvent("file_created"),
	file_public: writeFileEvent("file_public"),
	file_shared: writeShareEvent("file_shared"),
	file_unshared: writeShareEvent("file_unshared"),
	file_change: writeFileChange,
	file_deleted: writeFileDeleted,
	tokens_revoked: writeTokensRevoked,
	app_uninstalled: writeUninstalled,
	app_requested: writeAppRequested,
	team_join: writeTeamJoin,
	user_change: writeUserChange("user_change"),
	user_profile_changed: writeUserChange("user_profile_changed"),
	user_status_changed: writeUserChange("user_status_changed"),
	subteam_created: writeSubteam("subteam_created"),
	subteam_updated: writeSubteam("subteam_updated"),
	subteam_members_changed: writeMembersChanged,
	subteam_self_added: writeSelfMoved("subteam_self_added"),
	subteam_self_removed: writeSelfMoved("subteam_self_removed"),
	dnd_updated: writeDndUpdated,
	dnd_updated_user: writeDndUpdatedUser,
	function_executed: writeFunctionExecuted
};
function payloadWriterOf(type) {
	return writers[type];
}
// ../../packages/service/src/telling/write-delivery.ts
async function writeDelivery({ event, tokenHash }, { store, siteUrl, verificationToken, stepTokenOf }, nowMs) {
	const state = await readTokenState(store, tokenHash);
	if (state?.app === void 0 || state.app.deleted) return withdraw("The app was deleted.");
	const invalidity = event.isFarewell === true ? void 0 : findInvalidity(state, nowMs);
	if (invalidity !== void 0) return withdraw(reasons[invalidity]);
	const caller = callerOf(state);
	const { app } = state;
	if (caller === void 0) return withdraw(reasons.workspaceDeleted);
	const loss = findLoss(event, caller, app);
	if (loss !== void 0) return withdraw(loss);
	const receiver = {
		caller,
		store,
		siteUrl,
		nowMs,
		...stepTokenOf && { stepTokenOf }
	};
	const payload = event.isStated === true ? event.facts : await payloadWriterOf(event.type)?.(event.facts, receiver);
	if (payload === void 0) return withdraw("What the event is about no longer exists.");
	return {
		ok: true,
		app,
		body: toEnvelope$1({
			event,
			payload,
			receiver,
			appId: app.id,
			verificationToken,
			owners: await ownersFor(event, store)
		})
	};
}
function withdraw(because) {
	return {
		ok: false,
		because
	};
}
const reasons = {
	revoked: "The app was uninstalled, or the token through which it received the event was revoked.",
	expired: "The token through which the app received the event has expired.",
	userDeactivated: "The user of the token through which the app received the event was deactivated.",
	workspaceDeleted: "The workspace of the installation was deleted.",
	uninstalled: "The app was uninstalled.",
	appDeleted: "The app was deleted."
};
async function ownersFor({ channelId, workspaceIds }, store) {
	const [workspaceId, ...sharedWith] = workspaceIds;
	if (channelId === void 0 || workspaceId === void 0 || sharedWith.length === 0) return noOwners;
	return findOwners([{
		workspaceId,
		sharedWith
	}], store);
}
function findLoss({ subscription, scopes: needed = [] }, { token, scopes }, app) {
	if (!subscriptionsOf(app).some((each) => receivesBy(each, subscription, token.kind))) return `The app no longer subscribes to ${subscription}, or its subscriptions are switched off.`;
	if (needed.length === 0 || needed.some((scope) => scopes.has(scope))) return void 0;
	return `The installation has lost the scope that the event needs: ${needed.join(" or ")}.`;
}
// ../../packages/delivery/src/dispatcher/create-lines.ts
function createLines({ maxInFlight, full }) {
	const apps = new Map();
	const ready = new Set();
	let size = 0;
	const nextOf = (app) => {
		const lines = apps.get(app);
		if (lines === void 0 || lines.inFlight >= maxInFlight) return void 0;
		const index = lines.waiting.findIndex((each) => !lines.busy.has(lineOf(each) ?? ""));
		const [found] = index < 0 ? [] : lines.waiting.splice(index, 1);
		if (found === void 0) return void 0;
		lines.inFlight += 1;
		const line = lineOf(found);
		if (line !== void 0) lines.busy.set(line, found);
		return found;
	};
	const leaveLine = (delivery) => {
		const busy = apps.get(delivery.app)?.busy;
		const line = lineOf(delivery);
		if (line !== void 0 && busy?.get(line) === delivery) busy.delete(line);
	};
	const forget = (app, { waiting, inFlight }) => {
		if (waiting.length === 0 && inFlight === 0) apps.delete(app);
	};
	const drainApp = (app) => {
		const lines = apps.get(app);
		if (lines === void 0) return [];
		const drained = lines.waiting.splice(0);
		size -= drained.length;
		forget(app, lines);
		return drained;
	};
	return {
		add: (delivery) => {
			const lines = apps.get(delivery.app) ?? {
				waiting: [],
				busy: new Map(),
				inFlight: 0
			};
			apps.set(delivery.app, lines);
			lines.waiting.push(delivery);
			ready.add(delivery.app);
			size += 1;
		},
		next: () => {
			for (const app of ready) {
				const found = nextOf(app);
				if (found !== void 0) return found;
				ready.delete(app);
			}
		},
		leave: (delivery) => {
			leaveLine(delivery);
			ready.add(delivery.app);
		},
		finish: (delivery) => {
			const lines = apps.get(delivery.app);
			if (lines === void 0) return;
			lines.inFlight -= 1;
			size -= 1;
			leaveLine(delivery);
			ready.add(delivery.app);
			forget(delivery.app, lines);
		},
		drain: (app) => app === void 0 ? [...apps.keys()].flatMap(drainApp) : drainApp(app),
		full: () => [...apps].filter(([, { waiting }]) => waiting.length >= full).map(([app]) => app),
		waiting: (app) => apps.get(app)?.waiting.length ?? 0,
		size: () => size
	};
}
function lineOf({ line, retry }) {
	return retry === void 0 && line !== void 0 ? `:${line}` : void 0;
}
// ../../packages/delivery/src/dispatcher/create-settler.ts
const maxTries = 5;
function createSettler({ write, onError, onGivenUp, pause }) {
	let collected = [];
	let next;
	let current = Promise.resolve();
	const writeAll = async () => {
		await current;
		await setImmediate$1();
		const items = collected;
		collected = [];
		next = void 0;
		current = tryWriting(items);
		return current;
	};
	const tryWriting = async (items) => {
		for (let tries = 1; tries <= maxTries; tries += 1) try {
			return await write(items);
		} catch (error) {
			onError(error);
			if (tries < maxTries) await pause();
		}
		onGivenUp(items);
	};
	return { add: (item) => {
		collected.push(item);
		next ??= writeAll();
		return next;
	} };
}
// ../../packages/delivery/src/dispatcher/create-waker.ts
const woken = "woken";
const maxTimerMs = 2 ** 31 - 1;
function createWaker({ clock, pollMs, pauseMs }) {
	let waiting = Promise.withResolvers();
	const pauses = new Set();
	let isClosed = false;
	const rest = async (due, isBusy) => {
		if (isClosed) return;
		const controller = new AbortController();
		const { signal } = controller;
		const delayMs = due === void 0 ? void 0 : due.getTime() - clock.now().getTime();
		const reasons = [waiting.promise];
		if (delayMs !== void 0 && delayMs > 0) reasons.push(clock.sleep(Math.min(delayMs, maxTimerMs), signal).catch(() => void 0));
		const lookMs = delayMs !== void 0 && delayMs <= 0 && !isBusy ? pollMs ?? pauseMs : pollMs;
		if (lookMs !== void 0) reasons.push(wait(lookMs, signal));
		await Promise.race(reasons);
		controller.abort(woken);
	};
	return {
		reset: () => {
			waiting = Promise.withResolvers();
		},
		wake: () => waiting.resolve(),
		rest,
		woken: async () => {
			await waiting.promise;
			waiting = Promise.withResolvers();
		},
		pause: async () => {
			if (isClosed) return;
			const controller = new AbortController();
			pauses.add(controller);
			await wait(pauseMs, controller.signal);
			pauses.delete(controller);
		},
		close: () => {
			isClosed = true;
			waiting.resolve();
			for (const controller of pauses) controller.abort();
		}
	};
}
function wait(ms, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, ms);
	timer.unref();
	signal.addEventListener("abort", () => {
		clearTimeout(timer);
		resolve();
	});
	return promise;
}
// ../../packages/delivery/src/plan/plan-retry.ts
const hourMs = 36e5;
const defaultDelaysMs = [
	0,
	6e4,
	3e5
];
function isTooLate({ occurredAt, at }, { isDelayed = false, maxLatenessMs = 2 * hourMs } = {}) {
	return !isDelayed && at.getTime() - occurredAt.getTime() > maxLatenessMs;
}
function planRetry(failed, options = {}) {
	const { delaysMs = defaultDelaysMs, isDelayed = false } = options;
	const { failure, retries, endedAt, occurredAt } = failed;
	if (failure.noRetry) return {
		kind: "give_up",
		because: "The app asked for no retry."
	};
	const hourly = isDelayed && retries < delaysMs.length + 24 ? hourMs : void 0;
	const delayMs = delaysMs[retries] ?? hourly;
	if (delayMs === void 0) return {
		kind: "give_up",
		because: `${retries} retries failed.`
	};
	const at = new Date(endedAt.getTime() + delayMs);
	if (isTooLate({
		occurredAt,
		at
	}, options)) return {
		kind: "give_up",
		because: "The next attempt would be too late."
	};
	return {
		kind: "retry",
		at,
		retry: {
			num: retries + 1,
			reason: failure.reason
		}
	};
}
// ../../packages/delivery/src/dispatcher/to-settlement.ts
async function toSettlement(parts) {
	const { row, outgoing, clock, retries } = parts;
	if (outgoing === void 0) return { kind: "withdrawn" };
	if (isTooLate({
		occurredAt: row.occurredAt,
		at: clock.now()
	}, retries)) return {
		kind: "withdrawn",
		because: "It is too late to send it."
	};
	const { isRetried = row.isRetried, ...prepared } = outgoing;
	const attempt = await sendSafely({
		...prepared,
		...row.retry && { retry: row.retry }
	}, parts);
	if (attempt.ok) return {
		kind: "delivered",
		attempt
	};
	if (isRetried === false) return {
		kind: "given_up",
		attempt,
		because: "It is sent only once."
	};
	const plan = planRetry({
		failure: attempt,
		retries: row.retry?.num ?? 0,
		endedAt: clock.now(),
		occurredAt: row.occurredAt
	}, retries);
	switch (plan.kind) {
		case "retry": return {
			...plan,
			attempt
		};
		case "give_up": return {
			kind: "given_up",
			attempt,
			because: plan.because
		};
	}
}
async function sendSafely(outgoing, { send, turn, onError }) {
	const startedMs = performance.now();
	try {
		return await send(outgoing, turn);
	} catch (error) {
		onError(error);
		const { target } = outgoing;
		const url = target.kind === "http" ? target.url : `socket:${target.app}`;
		return {
			ok: false,
			reason: "unknown_error",
			because: error instanceof Error ? error.message : String(error),
			noRetry: false,
			request: {
				url,
				redirects: [],
				headers: {},
				body: ""
			},
			durationMs: performance.now() - startedMs
		};
	}
}
// ../../packages/delivery/src/dispatcher/create-dispatcher.ts
const maxHeld = 16384;
const maxTaken = 64;
const [full, low] = [32, 16];
function createDispatcher(options) {
	const { port, send, clock, onError, retries, maxInFlight = 16, maxHoldMs = 1e4 } = options;
	const lines = createLines({
		maxInFlight,
		full
	});
	const waker = createWaker({
		clock,
		pollMs: options.pollMs,
		pauseMs: options.pauseMs ?? 1e3
	});
	const settler = createSettler({
		write: (items) => port.settle(items),
		onError,
		onGivenUp: (items) => port.abandon(items.map(({ delivery }) => delivery)),
		pause: waker.pause
	});
	const heldSince = new Map();
	const released = [];
	let waiters = [];
	let running;
	let failure;
	let awake = 0;
	let isClosed = false;
	const release = (rows) => {
		for (const row of rows) heldSince.delete(row);
		released.push(...rows);
	};
	const toTurn = (row) => ({
		...row.line !== void 0 && row.retry === void 0 && { line: row.line },
		leaveLine: () => {
			lines.leave(row);
			start();
		},
		rest: async (until) => {
			awake -= 1;
			waker.wake();
			return until.finally(() => {
				awake += 1;
			});
		}
	});
	const attempt = async (row) => {
		let isDueAgain = false;
		awake += 1;
		try {
			const settlement = await toSettlement({
				row,
				outgoing: await port.prepare(row),
				turn: toTurn(row),
				send,
				clock,
				onError,
				retries
			});
			isDueAgain = settlement.kind === "retry";
			heldSince.delete(row);
			await settler.add({
				delivery: row,
				settlement
			});
		} catch (error) {
			failure = { error };
			release([row, ...lines.drain(row.app)]);
		}
		awake -= 1;
		lines.finish(row);
		start();
		if (isDueAgain || isClosed || released.length > 0 || lines.waiting(row.app) < low) waker.wake();
	};
	const start = () => {
		for (let row = isClosed ? void 0 : lines.next(); row !== void 0; row = isClosed ? void 0 : lines.next()) {
			const isOld = performance.now() - (heldSince.get(row) ?? 0) > maxHoldMs;
			if (isOld) release([row, ...lines.drain(row.app)]);
			if (isOld) lines.finish(row);
			else attempt(row);
		}
	};
	const fill = async () => {
		if (released.length > 0) await port.release(released.splice(0));
		const limit = Math.min(maxTaken, maxHeld - lines.size());
		if (limit <= 0) return false;
		const taken = await port.take({
			now: clock.now(),
			limit,
			except: lines.full()
		});
		const refused = new Set(released.map(({ app }) => app));
		for (const row of taken) {
			if (refused.has(row.app)) {
				released.push(row);
				continue;
			}
			heldSince.set(row, performance.now());
			lines.add(row);
		}
		start();
		return taken.length > 0;
	};
	const turn = async () => {
		const asked = waiters;
		waiters = [];
		waker.reset();
		try {
			if (failure !== void 0) throw failure.error;
			const hasMore = await fill() || released.length > 0;
			const isBusy = hasMore || awake > 0 || failure !== void 0;
			const due = hasMore ? void 0 : await port.nextDue();
			const resting = hasMore ? void 0 : waker.rest(due, lines.size() > 0);
			if (isBusy) waiters.unshift(...asked);
			else for (const { resolve } of asked) resolve();
			await resting;
		} catch (error) {
			failure = void 0;
			onError(error);
			for (const { reject } of asked) reject(error);
			await waker.pause();
		}
	};
	const run = async () => {
		while (!isClosed) await turn();
	};
	const begin = () => {
		if (!isClosed) running ??= run();
		waker.wake();
	};
	return {
		notify: (apps = []) => {
			const full = apps.length === 0 || running === void 0 ? [] : lines.full();
			if (apps.length === 0 || !apps.every((app) => full.includes(app))) begin();
		},
		idle: () => {
			if (isClosed) return Promise.resolve();
			const waiter = Promise.withResolvers();
			waiters.push(waiter);
			begin();
			return waiter.promise;
		},
		close: async () => {
			isClosed = true;
			waker.close();
			await running;
			release(lines.drain());
			while (lines.size() > 0) await waker.woken();
			if (released.length > 0) await port.release(released.splice(0)).catch(onError);
			for (const { resolve } of waiters.splice(0)) resolve();
		}
	};
}
// ../../packages/delivery/src/handshake/read-challenges.ts
function readChallenges(body) {
	const inForm = new URLSearchParams(body).get("challenge");
	const inJson = readMember(body);
	return [
		body.trim(),
		...inForm === null ? [] : [inForm],
		...inJson === void 0 ? [] : [inJson]
	];
}
function readMember(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && "challenge" in value && typeof value.challenge === "string" ? value.challenge : void 0;
	} catch {
		return;
	}
}
// ../../packages/delivery/src/handshake/shake-hands.ts
async function shakeHands({ send, target, token, challenge }) {
	const wanted = challenge ?? randomBytes(32).toString("base64url");
	const attempt = await send({
		target,
		content: {
			kind: "events_api",
			body: JSON.stringify({
				token,
				challenge: wanted,
				type: "url_verification"
			})
		}
	});
	const because = findFault(attempt, wanted);
	return because === void 0 ? {
		ok: true,
		attempt
	} : {
		ok: false,
		because,
		attempt
	};
}
function findFault(attempt, wanted) {
	if (!attempt.ok) return attempt.because;
	const { status, body } = attempt.answer;
	if (status !== 200) return `The app answered ${status} instead of 200.`;
	return readChallenges(body).includes(wanted) ? void 0 : "The answer does not contain the challenge.";
}
// ../../packages/delivery/src/signing/header-names.ts
function toHeaderNames(wireWord) {
	const name = (rest) => `x-${wireWord.toLowerCase()}-${rest}`;
	return {
		signature: name("signature"),
		timestamp: name("request-timestamp"),
		retryNum: name("retry-num"),
		retryReason: name("retry-reason"),
		noRetry: name("no-retry")
	};
}
// ../../packages/delivery/src/targets/refused-target-error.ts
var RefusedTargetError = class extends Error {
	name = "RefusedTargetError";
	constructor(host, addresses) {
		super(`${host} may not be reached: deliveries to ${addresses.join(", ")} are not allowed.`);
	}
};
// ../../packages/delivery/src/targets/create-lookup.ts
const systemResolve = async (host) => {
	const { lookup } = await import("node:dns/promises");
	return lookup(host, { all: true });
};
function createLookup(policy, resolve = systemResolve) {
	return (host, { all, family }, callback) => {
		const answer = async () => {
			const found = await resolve(host);
			const allowed = found.filter((each) => family === void 0 || family === 0 || each.family === family).filter(({ address }) => policy.allows(address, host.toLowerCase()));
			if (allowed.length > 0) return allowed;
			throw new RefusedTargetError(host, found.map(({ address }) => address));
		};
		const finish = (addresses) => {
			const [first] = addresses;
			if (all === true) callback(null, [...addresses]);
			else callback(null, first?.address ?? "", first?.family);
		};
		answer().then(finish, (error) => callback(error, ""));
	};
}
function checkLiteral(policy, hostname) {
	const host = hostname.replace(/^\[(.*)\]$/, "$1");
	if (isIP(host) !== 0 && !policy.allows(host, host)) throw new RefusedTargetError(host, [host]);
}
// ../../packages/delivery/src/http/read-answer.ts
function readAnswer(response, maxBytes, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const chunks = [];
	let bytes = 0;
	const finish = (isCut) => {
		response.off("data", take).off("close", cut);
		signal.removeEventListener("abort", cut);
		const body = toText(Buffer.concat(chunks), isCut);
		resolve({
			status: response.statusCode ?? 0,
			headers: toPlainHeaders(response.headers),
			body,
			isCut
		});
	};
	const cut = () => {
		response.destroy();
		finish(true);
	};
	const take = (chunk) => {
		const rest = chunk.subarray(0, maxBytes - bytes);
		chunks.push(rest);
		bytes += rest.length;
		if (rest.length < chunk.length) cut();
	};
	response.on("data", take).once("end", () => finish(false));
	response.on("error", () => void 0).once("close", cut);
	if (signal.aborted) cut();
	else signal.addEventListener("abort", cut);
	return promise;
}
function toText(bytes, isCut) {
	return new TextDecoder().decode(bytes, { stream: isCut });
}
function toPlainHeaders(headers) {
	const plain = {};
	for (const [name, value] of Object.entries(headers)) if (value !== void 0) plain[name] = typeof value === "string" ? value : value.join(", ");
	return plain;
}
// ../../packages/delivery/src/http/exchange-once.ts
async function exchangeOnce(asked) {
	const first = await exchange(asked, asked.isOnce);
	return first.kind === "stale" ? settle(await exchange(asked, true)) : first;
}
function settle(found) {
	return found.kind === "stale" ? {
		kind: "failed",
		reason: "unknown_error",
		because: found.because
	} : found;
}
async function exchange(asked, isFresh) {
	const { agents, url, headers, body, signal, maxAnswerBytes } = asked;
	if (signal.aborted) return timeout;
	const request = await agents.start(url, {
		method: "POST",
		headers,
		isFresh
	});
	const { promise, resolve } = Promise.withResolvers();
	const abort = () => {
		resolve(timeout);
		request.destroy();
	};
	const stageOf = watchStage(request);
	request.on("error", (error) => resolve(toFailure(error, stageOf())));
	request.once("response", async (response) => {
		signal.removeEventListener("abort", abort);
		resolve({
			kind: "answered",
			answer: await readAnswer(response, maxAnswerBytes, signal)
		});
	});
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort);
	request.end(body);
	return promise.finally(() => signal.removeEventListener("abort", abort));
}
const timeout = {
	kind: "failed",
	reason: "http_timeout",
	because: "The app did not answer in time."
};
function watchStage(request) {
	let stage = "connecting";
	request.once("socket", (socket) => {
		if (request.reusedSocket) {
			stage = "reusing";
			return;
		}
		socket.once("connect", () => {
			stage = "encrypted" in socket ? "securing" : "sending";
		});
		socket.once("secureConnect", () => {
			stage = "sending";
		});
	});
	return () => stage;
}
const closedCodes = new Set(["ECONNRESET", "EPIPE"]);
function toFailure(error, stage) {
	const because = error.message || (error.code ?? "The connection failed.");
	if (stage === "reusing" && closedCodes.has(error.code ?? "")) return {
		kind: "stale",
		because
	};
	return {
		kind: "failed",
		reason: reasonOf(error, stage),
		because
	};
}
function reasonOf(error, stage) {
	if (error instanceof RefusedTargetError || stage === "connecting") return "connection_failed";
	if (stage !== "securing") return "unknown_error";
	return closedCodes.has(error.code ?? "") ? "connection_failed" : "ssl_error";
}
// ../../packages/delivery/src/http/follow-redirects.ts
async function followRedirects({ policy, maxRedirects, ...asked }) {
	const redirects = [];
	let url = asked.url;
	let answer;
	while (true) {
		const target = readTarget(url, policy);
		if (typeof target === "string") return {
			url,
			redirects,
			exchange: toRefusal(target),
			...answer && { answer }
		};
		const exchange = await exchangeOnce({
			...asked,
			url: target
		});
		if (exchange.kind === "failed") return {
			url,
			redirects,
			exchange
		};
		answer = exchange.answer;
		const next = asked.isOnce ? void 0 : redirectOf(answer);
		if (next === void 0) return {
			url,
			redirects,
			exchange,
			answer
		};
		if (redirects.length === maxRedirects) return {
			url,
			redirects,
			exchange: tooMany(maxRedirects),
			answer
		};
		redirects.push(url);
		url = URL.parse(next, url)?.href ?? next;
	}
}
function redirectOf({ status, headers }) {
	return status === 301 || status === 302 ? headers["location"] : void 0;
}
function readTarget(text, policy) {
	const url = URL.parse(text);
	if (url === null || url.protocol !== "http:" && url.protocol !== "https:") return `${JSON.stringify(text)} is no address with http: or https:.`;
	try {
		checkLiteral(policy, url.hostname);
		return url;
	} catch (error) {
		if (error instanceof RefusedTargetError) return error.message;
		throw error;
	}
}
function toRefusal(because) {
	return {
		kind: "failed",
		reason: "connection_failed",
		because
	};
}
function tooMany(maxRedirects) {
	return {
		kind: "failed",
		reason: "too_many_redirects",
		because: `The app redirected more than ${maxRedirects} times.`
	};
}
// ../../packages/delivery/src/http/open-agents.ts
function openAgents({ lookup, ca, maxIdle, idleMs }) {
	const opened = new Map();
	const kept = {
		keepAlive: true,
		maxFreeSockets: maxIdle,
		timeout: idleMs,
		scheduling: "lifo"
	};
	const tls = ca === void 0 ? {} : { ca: typeof ca === "string" ? ca : [...ca] };
	const open = async (protocol) => {
		const isSecure = protocol === "https:";
		const { request, Agent } = isSecure ? await import("node:https") : await import("node:http");
		return {
			request,
			agent: new Agent(kept),
			own: isSecure ? tls : {}
		};
	};
	return {
		start: async (url, { isFresh, ...options }) => {
			const found = opened.get(url.protocol) ?? open(url.protocol);
			opened.set(url.protocol, found);
			const { request, agent, own } = await found;
			return request(url, {
				...options,
				...own,
				agent: isFresh ? false : agent,
				lookup
			});
		},
		close: () => {
			for (const each of opened.values()) each.then(({ agent }) => agent.destroy());
			opened.clear();
		}
	};
}
// ../../packages/delivery/src/http/start-deadline.ts
function startDeadline(ms, other) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const timer = setTimeout(abort, ms);
	if (other?.aborted === true) abort();
	else other?.addEventListener("abort", abort);
	return {
		signal: controller.signal,
		clear: () => {
			clearTimeout(timer);
			other?.removeEventListener("abort", abort);
		}
	};
}
// ../../packages/delivery/src/http/to-attempt.ts
function toAttempt$1({ followed, headers, body, names, durationMs }) {
	const { url, redirects, exchange, answer } = followed;
	const record = {
		request: {
			url,
			redirects,
			headers,
			body
		},
		durationMs
	};
	const failed = (failure) => ({
		ok: false,
		...failure,
		noRetry: answer?.headers[names.noRetry]?.trim() === "1",
		...record,
		...answer && { answer }
	});
	if (exchange.kind === "failed") return failed({
		reason: exchange.reason,
		because: exchange.because
	});
	const { status } = exchange.answer;
	if (isSuccess(exchange.answer)) return {
		ok: true,
		...record,
		answer: exchange.answer
	};
	return failed({
		reason: "http_error",
		because: `The app answered ${status}.`
	});
}
function isSuccess({ status }) {
	return status >= 200 && status <= 299;
}
// ../../packages/delivery/src/http/to-http-body.ts
function toHttpBody(content) {
	switch (content.kind) {
		case "events_api": return {
			contentType: "application/json",
			text: content.body
		};
		case "interactive": return toForm({ payload: content.payload });
		case "slash_commands": return toForm(content.fields);
	}
}
function toForm(fields) {
	return {
		contentType: "application/x-www-form-urlencoded",
		text: new URLSearchParams({ ...fields }).toString()
	};
}
// ../../packages/delivery/src/signing/sign.ts
function sign({ signingSecret, timestamp, body }) {
	return `v0=${createHmac("sha256", signingSecret).update(`v0:${timestamp}:`).update(body).digest("hex")}`;
}
// ../../packages/delivery/src/http/to-request-headers.ts
function toRequestHeaders({ outgoing, body, names, userAgent, nowMs }) {
	const { target, retry } = outgoing;
	const { signingSecret } = target;
	const timestamp = String(Math.floor(nowMs / 1e3));
	return {
		accept: "*/*",
		...userAgent !== void 0 && { "user-agent": userAgent },
		"content-type": body.contentType,
		"content-length": String(Buffer.byteLength(body.text)),
		[names.timestamp]: timestamp,
		...signingSecret !== void 0 && { [names.signature]: sign({
			signingSecret,
			timestamp,
			body: body.text
		}) },
		...retry && {
			[names.retryNum]: String(retry.num),
			[names.retryReason]: retry.reason
		}
	};
}
// ../../packages/delivery/src/http/create-http-sender.ts
function createHttpSender(options) {
	const { policy, userAgent, timeoutMs = 3e3, maxRedirects = 2 } = options;
	const names = toHeaderNames(options.wireWord ?? "svc");
	const agents = openAgents({
		lookup: createLookup(policy, options.resolve),
		...options.ca !== void 0 && { ca: options.ca },
		maxIdle: options.maxIdleConnections ?? 16,
		idleMs: options.idleTimeoutMs ?? 15e3
	});
	const send = async (outgoing) => {
		const startedMs = performance.now();
		const { target, content } = outgoing;
		const body = toHttpBody(content);
		const headers = toRequestHeaders({
			outgoing,
			body,
			names,
			userAgent,
			nowMs: Date.now()
		});
		const deadline = startDeadline(timeoutMs, outgoing.signal);
		const isOnce = content.kind !== "events_api";
		const followed = await followRedirects({
			agents,
			policy,
			maxRedirects,
			isOnce,
			headers,
			url: target.url,
			body: body.text,
			signal: deadline.signal,
			maxAnswerBytes: maxBytesOf(content, options)
		});
		deadline.clear();
		return toAttempt$1({
			followed,
			headers,
			body: body.text,
			names,
			durationMs: performance.now() - startedMs
		});
	};
	return {
		send,
		close: agents.close
	};
}
function maxBytesOf(content, { maxAnswerBytes = 524288, maxExcerptBytes = 8192 }) {
	return content.kind === "slash_commands" || content.kind === "interactive" && content.acceptsAnswer ? maxAnswerBytes : maxExcerptBytes;
}
// ../../packages/delivery/src/messages/create-send.ts
function createSend({ http, socket }) {
	return (outgoing) => {
		const { target } = outgoing;
		switch (target.kind) {
			case "http": return http({
				...outgoing,
				target
			});
			case "socket": return socket({
				...outgoing,
				target
			});
		}
	};
}
// ../../packages/delivery/src/plan/minute-window.ts
const minuteMs = 6e4;
function minuteOf(at) {
	return Math.floor(at.getTime() / minuteMs);
}
function addToMinute(window, at, added) {
	const minute = minuteOf(at);
	const found = window.find((each) => each.minute === minute);
	const keys = Object.keys(added);
	const sums = Object.fromEntries(keys.map((key) => [key, (found?.[key] ?? 0) + added[key]]));
	return [...recent(window, minute).filter((each) => each !== found), {
		minute,
		...sums
	}];
}
function sumOfHour(window, at, key) {
	return recent(window, minuteOf(at)).reduce((sum, each) => sum + each[key], 0);
}
function recent(window, minute) {
	return window.filter((each) => each.minute > minute - 60 && each.minute <= minute);
}
// ../../packages/delivery/src/plan/delivery-window.ts
function countDelivery(window, at, maxPerHour = 3e4) {
	if (sumOfHour(window, at, "delivered") < maxPerHour) return {
		window: addToMinute(window, at, {
			delivered: 1,
			refused: 0
		}),
		verdict: "deliver"
	};
	const minute = minuteOf(at);
	const isKnown = window.some((each) => each.minute === minute && each.refused > 0);
	return {
		window: addToMinute(window, at, {
			delivered: 0,
			refused: 1
		}),
		verdict: isKnown ? "drop" : "announce"
	};
}
// ../../packages/delivery/src/plan/failure-window.ts
function countAttempt(window, { at, ok, isRetry }) {
	return addToMinute(window, at, {
		attempts: 1,
		failures: ok ? 0 : 1,
		events: isRetry ? 0 : 1
	});
}
function isFailing(window, at, limits = {}) {
	const { maxFailedShare = .95, minEvents = 1e3 } = limits;
	if (sumOfHour(window, at, "events") < minEvents) return false;
	return sumOfHour(window, at, "failures") > maxFailedShare * sumOfHour(window, at, "attempts");
}
// ../../packages/delivery/src/plan/write-rate-limited.ts
function writeRateLimited({ token, team, app, at }) {
	const minute_rate_limited = minuteOf(at) * 60;
	return JSON.stringify({
		token,
		type: "app_rate_limited",
		team_id: team,
		minute_rate_limited,
		api_app_id: app
	});
}
// ../../packages/delivery/src/sockets/create-pending.ts
function createPending() {
	const waits = new Map();
	return {
		wait: (envelopeId, connection, signal) => {
			const { promise, resolve } = Promise.withResolvers();
			const abort = () => resolve({ kind: "timed_out" });
			waits.set(envelopeId, {
				connection,
				resolve
			});
			if (signal.aborted) abort();
			else signal.addEventListener("abort", abort);
			return promise.finally(() => {
				signal.removeEventListener("abort", abort);
				waits.delete(envelopeId);
			});
		},
		acknowledge: (app, envelopeId, payload) => {
			const found = waits.get(envelopeId);
			if (found?.connection.app !== app) return false;
			found.resolve({
				kind: "acknowledged",
				payload
			});
			return true;
		},
		end: (connection) => {
			for (const each of waits.values()) if (connection === void 0 || each.connection === connection) each.resolve({ kind: "ended" });
		}
	};
}
// ../../packages/delivery/src/sockets/create-roster.ts
const none = {
	inUse: [],
	turn: 0
};
function createRoster(graceMs) {
	const apps = new Map();
	const lostAtMs = new Map();
	const arrivals = new Map();
	let isClosed = false;
	const set = (app, inUse, turn) => {
		if (inUse.length === 0) apps.delete(app);
		else apps.set(app, {
			inUse,
			turn
		});
	};
	const noteLoss = (app) => {
		const nowMs = performance.now();
		for (const [each, atMs] of lostAtMs) if (nowMs - atMs > graceMs) lostAtMs.delete(each);
		lostAtMs.set(app, nowMs);
	};
	const usable = (app) => {
		const { inUse, turn } = apps.get(app) ?? none;
		const found = [...inUse.slice(turn), ...inUse.slice(0, turn)].find((each) => each.isUsable());
		if (found !== void 0) set(app, inUse, (inUse.indexOf(found) + 1) % inUse.length);
		return found;
	};
	const arrival = (app, signal) => {
		const { promise, resolve } = Promise.withResolvers();
		const waiting = arrivals.get(app) ?? new Set();
		arrivals.set(app, waiting.add(resolve));
		signal.addEventListener("abort", () => {
			waiting.delete(resolve);
			if (waiting.size === 0 && arrivals.get(app) === waiting) arrivals.delete(app);
			resolve();
		});
		return promise;
	};
	return {
		add: (connection) => {
			const { app } = connection;
			const { inUse, turn } = apps.get(app) ?? none;
			set(app, [...inUse, connection], turn);
			for (const resolve of arrivals.get(app) ?? []) resolve();
			arrivals.delete(app);
		},
		remove: (connection) => {
			const { inUse } = apps.get(connection.app) ?? none;
			if (!inUse.includes(connection)) return;
			noteLoss(connection.app);
			set(connection.app, inUse.filter((each) => each !== connection), 0);
		},
		count: (app) => (apps.get(app) ?? none).inUse.length,
		of: (app) => (apps.get(app) ?? none).inUse,
		apps: () => [...apps.keys()],
		pick: async (app, signal) => {
			const found = usable(app);
			const isExpected = performance.now() - (lostAtMs.get(app) ?? Number.NEGATIVE_INFINITY) < graceMs;
			if (found !== void 0 || !isExpected || isClosed || signal.aborted) return found;
			await arrival(app, signal);
			return usable(app);
		},
		close: () => {
			isClosed = true;
			for (const waiting of arrivals.values()) for (const resolve of waiting) resolve();
			arrivals.clear();
		}
	};
}
// ../../packages/delivery/src/sockets/read-acknowledgement.ts
function readAcknowledgement(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return;
	}
	if (typeof value !== "object" || value === null || !("envelope_id" in value)) return void 0;
	if (typeof value.envelope_id !== "string") return void 0;
	return {
		envelopeId: value.envelope_id,
		..."payload" in value && { payload: value.payload }
	};
}
function toAnswer(payload) {
	const text = typeof payload === "string" ? payload : textOf(payload);
	if (text !== void 0) return write("text/plain", text);
	return payload === void 0 || payload === null || JSON.stringify(payload) === "{}" ? write(void 0, "") : write("application/json", JSON.stringify(payload));
}
function textOf(payload) {
	if (typeof payload !== "object" || payload === null || !("text" in payload)) return void 0;
	return Object.keys(payload).length === 1 && typeof payload.text === "string" ? payload.text : void 0;
}
function write(type, body) {
	return {
		status: 200,
		headers: type === void 0 ? {} : { "content-type": type },
		body,
		isCut: false
	};
}
// ../../packages/delivery/src/sockets/to-envelope.ts
function toEnvelope(envelopeId, content, retry) {
	const { payload, rest } = partsOf(content, retry);
	return `{"payload":${payload},${JSON.stringify({
		envelope_id: envelopeId,
		type: content.kind,
		...rest
	}).slice(1)}`;
}
function partsOf(content, retry) {
	switch (content.kind) {
		case "events_api": {
			const retried = {
				retry_attempt: retry?.num ?? 0,
				retry_reason: retry === void 0 ? "" : "timeout"
			};
			return {
				payload: content.body,
				rest: {
					accepts_response_payload: false,
					...retried
				}
			};
		}
		case "interactive": return {
			payload: content.payload,
			rest: { accepts_response_payload: content.acceptsAnswer }
		};
		case "slash_commands": return {
			payload: JSON.stringify(content.fields),
			rest: { accepts_response_payload: true }
		};
	}
}
// ../../packages/delivery/src/sockets/create-socket-send.ts
function createSocketSend({ pending, roster, timeoutMs }) {
	return async ({ target, content, retry, signal }) => {
		const startedMs = performance.now();
		const deadline = startDeadline(timeoutMs, signal);
		const envelopeId = randomUUID();
		const body = toEnvelope(envelopeId, content, retry);
		const connection = await roster.pick(target.app, deadline.signal);
		connection?.send(body);
		const outcome = connection && await pending.wait(envelopeId, connection, deadline.signal);
		deadline.clear();
		return toAttempt(outcome, {
			request: {
				url: `socket:${target.app}`,
				redirects: [],
				headers: {},
				body
			},
			durationMs: performance.now() - startedMs
		});
	};
}
function toAttempt(outcome, record) {
	const failed = (reason, because) => ({
		ok: false,
		reason,
		because,
		noRetry: false,
		...record
	});
	switch (outcome?.kind) {
		case "acknowledged": return {
			ok: true,
			...record,
			answer: toAnswer(outcome.payload)
		};
		case "timed_out": return failed("http_timeout", "The app did not acknowledge in time.");
		case "ended": return failed("unknown_error", "The connection ended before the acknowledgement.");
		case void 0: return failed("connection_failed", "The app has no open connection.");
	}
}
// ../../packages/delivery/src/sockets/open-connection.ts
const warningMs = 1e4;
const maxSilentPings = 3;
const abnormal = 1006;
function openConnection(options) {
	const { socket, app, host, closeMs, maxBufferedBytes } = options;
	const ended = Promise.withResolvers();
	const life = new AbortController();
	let isLeaving = false;
	const leave = (reason) => {
		isLeaving = true;
		socket.send(JSON.stringify({
			type: "disconnect",
			reason,
			debug_info: { host }
		}));
		options.onLeave();
	};
	const endSoon = () => {
		const timer = setTimeout(() => {
			socket.close(1e3);
			const last = setTimeout(() => socket.terminate(), closeMs);
			last.unref();
			ended.promise.then(() => clearTimeout(last));
		}, closeMs);
		timer.unref();
		ended.promise.then(() => clearTimeout(timer));
	};
	const dismiss = (reason) => {
		leave(reason);
		life.abort();
		endSoon();
	};
	const stopPings = pingOften(socket, options);
	warnInTime(options, life.signal, leave).then((isOver) => isOver && dismiss("refresh_requested"));
	socket.on("message", (data, isBinary) => {
		if (!isBinary) options.onText(String(data));
	});
	socket.on("error", () => void 0).once("close", (code) => {
		stopPings();
		life.abort();
		ended.resolve();
		options.onEnd(code !== abnormal);
	});
	return {
		app,
		isUsable: () => !isLeaving && socket.readyState === socket.OPEN && socket.bufferedAmount < maxBufferedBytes,
		send: (text) => socket.send(text),
		dismiss,
		cut: () => socket.terminate(),
		close: async () => {
			socket.close(1001);
			const timer = setTimeout(() => socket.terminate(), closeMs);
			await ended.promise;
			clearTimeout(timer);
		}
	};
}
function pingOften(socket, { pingMs, maxBufferedBytes }) {
	let silent = 0;
	const live = () => {
		silent = 0;
		if (socket.bufferedAmount > 2 * maxBufferedBytes) socket.terminate();
	};
	const timer = setInterval(() => {
		if (silent >= maxSilentPings) return socket.terminate();
		silent += 1;
		socket.ping();
	}, pingMs);
	timer.unref();
	socket.on("pong", live).on("ping", live).on("message", live);
	return () => clearInterval(timer);
}
async function warnInTime({ clock, lifetimeMs }, signal, leave) {
	try {
		await sleepWhole(clock, Math.max(lifetimeMs - warningMs, 0), signal);
		leave("warning");
		await sleepWhole(clock, Math.min(lifetimeMs, warningMs), signal);
		return true;
	} catch {
		return false;
	}
}
async function sleepWhole(clock, ms, signal) {
	for (;;) try {
		return await clock.sleep(ms, signal);
	} catch (error) {
		if (signal.aborted) throw error;
		await new Promise((resolve) => setImmediate(resolve));
	}
}
// ../../packages/delivery/src/sockets/write-hello.ts
function writeHello({ app, connections, host, buildNumber, startedAt, lifetimeMs }) {
	return JSON.stringify({
		type: "hello",
		num_connections: connections,
		connection_info: { app_id: app },
		debug_info: {
			host,
			started: startedAt.toISOString().replace("T", " ").replace("Z", ""),
			build_number: buildNumber,
			approximate_connection_time: Math.round(lifetimeMs / 1e3)
		}
	});
}
// ../../packages/delivery/src/sockets/create-socket-hub.ts
function createSocketHub(options) {
	const { admit = refuseAll, onError, host = "localhost", timeoutMs = 3e3, maxConnections = 10 } = options;
	const pending = createPending();
	const roster = createRoster(timeoutMs);
	const all = new Set();
	let isClosed = false;
	const changed = (app) => options.onChange?.(app, roster.count(app));
	const receive = (app, text) => {
		const found = readAcknowledgement(text);
		if (found === void 0 || pending.acknowledge(app, found.envelopeId, found.payload)) return;
		options.onForeignAcknowledgement?.({
			app,
			...found
		});
	};
	const open = (socket, app, lifetimeMs) => {
		const connection = openConnection({
			socket,
			app,
			host,
			lifetimeMs,
			clock: options.clock,
			pingMs: options.pingMs ?? 1e4,
			closeMs: options.closeMs ?? 5e3,
			maxBufferedBytes: options.maxBufferedBytes ?? 1048576,
			onText: (text) => receive(app, text),
			onLeave: () => retire(connection),
			onEnd: (isClean) => {
				all.delete(connection);
				if (!isClean) pending.end(connection);
				retire(connection);
			}
		});
		all.add(connection);
		return connection;
	};
	const retire = (connection) => {
		const before = roster.count(connection.app);
		roster.remove(connection);
		if (roster.count(connection.app) !== before) changed(connection.app);
	};
	const accept = (socket, admission, isDebug) => {
		const { app } = admission;
		const lifetimeMs = isDebug ? options.debugLifetimeMs ?? 36e4 : options.lifetimeMs ?? 1806e4;
		const connection = open(socket, app, lifetimeMs);
		if (isClosed) return void connection.close();
		if (admission.kind === "disabled") return connection.dismiss("link_disabled");
		const connections = roster.count(app) + 1;
		if (connections > maxConnections) return connection.dismiss("too_many_websockets");
		const { clock, buildNumber = 1 } = options;
		connection.send(writeHello({
			app,
			connections,
			host,
			buildNumber,
			startedAt: clock.now(),
			lifetimeMs
		}));
		roster.add(connection);
		changed(app);
	};
	const serverOf = createServerOnce(options.maxMessageBytes ?? 1048576);
	const connect = async (admission, { request, socket, head }) => {
		if (isClosed) return refuseUpgrade(socket, 503, "The server is closing.");
		if (admission.kind === "refused") return refuseUpgrade(socket, 403, "The ticket is unknown, used or expired.");
		const server = await serverOf();
		const isDebug = queryOf(request)?.get("debug_reconnects") === "true";
		server.handleUpgrade(request, socket, head, (each) => accept(each, admission, isDebug));
	};
	const admitAndConnect = async (upgrade) => {
		const ticket = queryOf(upgrade.request)?.get("ticket") ?? "";
		await connect(ticket === "" ? refused : await admit(ticket), upgrade);
	};
	return {
		send: createSocketSend({
			pending,
			roster,
			timeoutMs
		}),
		handleUpgrade: (request, socket, head) => {
			socket.on("error", () => void 0);
			if (isClosed) return refuseUpgrade(socket, 503, "The server is closing.");
			admitAndConnect({
				request,
				socket,
				head
			}).catch((error) => {
				onError(error);
				refuseUpgrade(socket, 503, "The ticket cannot be checked now.");
			});
		},
		connect,
		apps: roster.apps,
		connections: roster.count,
		acknowledge: ({ app, envelopeId, payload }) => pending.acknowledge(app, envelopeId, payload),
		cut: async (app) => {
			const connection = await roster.pick(app, AbortSignal.abort());
			connection?.cut();
			return connection !== void 0;
		},
		disable: (app) => {
			for (const connection of roster.of(app)) connection.dismiss("link_disabled");
		},
		close: async () => {
			isClosed = true;
			roster.close();
			pending.end();
			for (const app of roster.apps()) for (const each of roster.of(app)) each.dismiss("refresh_requested");
			await Promise.all([...all].map((each) => each.close()));
		}
	};
}
const refused = { kind: "refused" };
const refuseAll = () => refused;
function queryOf({ url = "" }) {
	return URL.parse(url, "ws://localhost")?.searchParams;
}
function createServerOnce(maxPayload) {
	let created;
	const create = async () => {
		const { WebSocketServer } = await import("./wrapper.js");
		return new WebSocketServer({
			noServer: true,
			clientTracking: false,
			perMessageDeflate: false,
			maxPayload
		});
	};
	return () => {
		created ??= create();
		return created;
	};
}
// src/delivery/create-ask.ts
function createAsk(options) {
	const { clock, ids, send, signal, watch } = options;
	return async (appId, question) => {
		const { atMs, eventId } = createStamp(clock, ids);
		const end = watch?.({
			appId,
			eventId,
			event: {
				id: eventId,
				type: typeOfQuestion(question),
				atMs
			}
		});
		const found = await findTarget$1(appId, question, options);
		if (!found.ok) {
			end?.({
				kind: "withdrawn",
				because: found.because
			});
			return {
				ok: false,
				reason: "no_address",
				because: found.because,
				delivery: eventId
			};
		}
		const attempt = judge(await send({
			target: found.target,
			content: toContent(question),
			signal
		}), question);
		end?.(attempt.ok ? {
			kind: "delivered",
			attempt
		} : {
			kind: "given_up",
			attempt,
			because: sentOnce
		});
		return toAppAnswer(attempt, eventId);
	};
}
const sentOnce = "It is sent once.";
async function findTarget$1(appId, question, { store, credentialsOf }) {
	const app = await store.apps.get(appId);
	if (app === void 0) return {
		ok: false,
		because: `The app ${appId} does not exist any more.`
	};
	const address = questionAddress(app, topicOf(question));
	switch (address.kind) {
		case "none": return {
			ok: false,
			because: address.because
		};
		case "socket": return {
			ok: true,
			target: {
				kind: "socket",
				app: appId
			}
		};
		case "http": {
			const { signingSecret } = await credentialsOf(appId) ?? {};
			const { url } = address;
			return {
				ok: true,
				target: {
					kind: "http",
					url,
					...signingSecret !== void 0 && { signingSecret }
				}
			};
		}
	}
}
function topicOf(question) {
	return question.kind === "interactive" ? {
		kind: "interactive",
		type: question.payload.type
	} : {
		kind: "slash_commands",
		command: question.fields.command
	};
}
function toContent(question) {
	switch (question.kind) {
		case "interactive": {
			const { payload } = question;
			return {
				kind: "interactive",
				payload: JSON.stringify(payload),
				acceptsAnswer: acceptsAnswer(question)
			};
		}
		case "slash_commands": return {
			kind: "slash_commands",
			fields: { ...question.fields }
		};
	}
}
function acceptsAnswer(question) {
	if (question.kind === "slash_commands") return true;
	const { type } = question.payload;
	return type === "view_submission" || type === "block_suggestion";
}
function judge(attempt, question) {
	if (!attempt.ok) return attempt;
	const { answer } = attempt;
	const failed = {
		...attempt,
		ok: false,
		noRetry: true
	};
	if (answer.status !== 200) return {
		...failed,
		reason: "http_error",
		because: `The app answered ${answer.status}; wanted 200.`
	};
	if (!answer.isCut || !acceptsAnswer(question)) return attempt;
	return {
		...failed,
		reason: "unknown_error",
		because: "The answer is too long, or did not end in time."
	};
}
function toAppAnswer(attempt, delivery) {
	if (!attempt.ok) {
		const { reason, because } = attempt;
		return {
			ok: false,
			reason: reason === "too_many_redirects" ? "http_error" : reason,
			because,
			delivery
		};
	}
	const { answer } = attempt;
	const contentType = mediaTypeOf(answer);
	return {
		ok: true,
		body: answer.body,
		...contentType !== void 0 && { contentType },
		delivery
	};
}
function mediaTypeOf({ headers }) {
	return headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
}
// src/delivery/verify-address.ts
function toTarget(url, { signingSecret }) {
	return {
		kind: "http",
		url,
		...signingSecret !== void 0 && { signingSecret }
	};
}
async function verifyAddress(app, url, { store, send, credentials }) {
	const { verificationToken: token = "" } = credentials;
	const handshake = await shakeHands({
		send,
		target: toTarget(url, credentials),
		token
	});
	const { handshakeError: before, ...rest } = app;
	const version = app.version + 1;
	if (handshake.ok) await note({
		...rest,
		version,
		verifiedUrl: url
	});
	else if (before !== handshake.because) await note({
		...rest,
		version,
		handshakeError: handshake.because
	});
	return handshake.ok ? void 0 : handshake.because;
	async function note(noted) {
		const isSame = hasVersion(documents.app, keyOf(documents.app, app), app.version);
		await store.commit({
			expect: [isSame],
			writes: [put(documents.app, noted)]
		});
	}
}
// src/delivery/find-target.ts
async function findTarget(app, verifying) {
	const { delivery } = eventSubscriptions(app);
	if (delivery.kind === "socket") return {
		kind: "socket",
		app: app.id
	};
	if (delivery.kind !== "http") return {
		kind: "refused",
		because: "The app has no address for events."
	};
	const { url, isVerified } = delivery;
	const refusal = isVerified ? void 0 : await verifyAddress(app, url, verifying);
	if (refusal === void 0) return toTarget(url, verifying.credentials);
	return {
		kind: "refused",
		because: `The address failed the handshake. ${refusal}`
	};
}
// src/delivery/event-port.ts
function createEventPort({ store, clock, siteUrl, credentialsOf, workflowPrefix = standardPrefixes.workflow, onError, watch, limitEvents, countFailures, connectedApps = () => [], holdMs = 15e3 }, send) {
	const { events } = store;
	const nowMs = () => clock.now().getTime();
	const held = new Set();
	const watchers = new WeakMap();
	const limited = new WeakSet();
	const refusals = new WeakMap();
	const prepare = async (row) => {
		const { stored } = row;
		const credentials = await credentialsOf(stored.appId) ?? {};
		const { verificationToken = "", signingSecret } = credentials;
		const options = {
			store,
			siteUrl,
			verificationToken,
			...signingSecret && { stepTokenOf: (id) => workflowTokenOf(id, {
				signingSecret,
				prefix: workflowPrefix
			}) }
		};
		const written = await writeDelivery(stored, options, nowMs());
		const withdraw = (because) => {
			refusals.set(row, because);
		};
		if (!written.ok) return withdraw(written.because);
		const target = await findTarget(written.app, {
			store,
			send,
			credentials
		});
		if (target.kind === "refused") return withdraw(target.because);
		const team = written.body.team_id ?? String(written.body["enterprise_id"]);
		const verdict = stored.retry === void 0 ? limitEvents?.(stored.appId, team) : void 0;
		if (verdict === void 0 || verdict === "deliver") return {
			target,
			content: {
				kind: "events_api",
				body: JSON.stringify(written.body)
			}
		};
		limited.add(row);
		if (verdict === "drop" || target.kind !== "http") return void 0;
		return {
			target,
			content: {
				kind: "events_api",
				body: writeRateLimited({
					token: options.verificationToken,
					team,
					app: stored.appId,
					at: clock.now()
				})
			},
			isRetried: false
		};
	};
	const end = async ({ delivery: row, settlement }) => {
		const isRateLimited = limited.has(row);
		const counts = !isRateLimited && settlement.kind !== "withdrawn" && countFailures !== void 0;
		const attempt = {
			appId: row.app,
			ok: settlement.kind === "delivered",
			isRetry: row.retry !== void 0
		};
		const isSwitchedOff = counts && await countFailures(attempt).catch(ignoreFailure);
		const because = refusals.get(row);
		const notes = {
			...isRateLimited && { isRateLimited },
			...isSwitchedOff && { isSwitchedOff },
			...because !== void 0 && { because }
		};
		watchers.get(row)?.({
			...settlement,
			...notes
		});
	};
	const ignoreFailure = (error) => {
		onError(error);
		return false;
	};
	const letGo = (rows) => {
		for (const { id } of rows) held.delete(id);
	};
	return {
		async take({ now, limit, except }) {
			const rows = (await events.take({
				nowMs: now.getTime(),
				limit,
				except,
				holdMs,
				sockets: connectedApps()
			})).map(toRow).filter(({ id }) => !held.has(id));
			for (const { id } of rows) held.add(id);
			return rows;
		},
		async prepare(row) {
			if (watch !== void 0) watchers.set(row, watch(row.stored));
			try {
				return await prepare(row);
			} catch (error) {
				if (error instanceof StoreUnavailable) throw error;
				onError(error);
				return;
			}
		},
		async settle(settled) {
			await events.settle(settled.map(toSettled));
			for (const each of settled) await end(each);
			letGo(settled.map(({ delivery }) => delivery));
		},
		async release(rows) {
			await events.release(rows.map(({ stored }) => stored), nowMs());
			letGo(rows);
		},
		abandon: letGo,
		async nextDue() {
			const dueMs = await events.nextDue();
			return dueMs === void 0 ? void 0 : new Date(dueMs);
		}
	};
}
function toRow(stored) {
	const { eventId, appId, line, retry, event } = stored;
	return {
		id: `${eventId} ${appId}`,
		app: appId,
		...line !== "" && { line },
		...retry !== void 0 && { retry: {
			num: retry.num,
			reason: retry.reason
		} },
		occurredAt: new Date(event.resentMs ?? event.atMs),
		stored
	};
}
function toSettled({ delivery, settlement }) {
	const key = deliveryKeyOf(delivery.stored);
	if (settlement.kind !== "retry") return key;
	return {
		...key,
		retry: {
			...settlement.retry,
			dueMs: settlement.at.getTime()
		}
	};
}
// src/delivery/limit-events.ts
function createEventLimit({ clock, isLimited, maxEventsPerHour: maxPerHour }) {
	const windows = new Map();
	return (appId, workspaceId) => {
		if (isLimited?.() !== true) return "deliver";
		const key = `${appId} ${workspaceId}`;
		const { window, verdict } = countDelivery(windows.get(key) ?? [], clock.now(), maxPerHour);
		windows.set(key, window);
		return verdict;
	};
}
// src/delivery/open-verifier.ts
function openVerifier({ store, send, credentialsOf, onError }) {
	const running = new Set();
	const verifyOne = async (appId) => {
		const app = await store.apps.get(appId);
		const url = app && unverifiedUrl(app);
		if (app === void 0 || url === void 0) return;
		await verifyAddress(app, url, {
			store,
			send,
			credentials: await credentialsOf(appId) ?? {}
		});
	};
	return {
		verify(appIds) {
			for (const appId of appIds) {
				const one = verifyOne(appId).catch(onError).finally(() => running.delete(one));
				running.add(one);
			}
		},
		idle: async () => {
			await Promise.all(running);
		}
	};
}
// src/delivery/switch-off.ts
function createSwitchOff({ store, clock }) {
	const windows = new Map();
	return async ({ appId, ok, isRetry }) => {
		const at = clock.now();
		const window = countAttempt(windows.get(appId) ?? [], {
			at,
			ok,
			isRetry
		});
		windows.set(appId, window);
		if (ok || !isFailing(window, at)) return false;
		const app = await store.apps.get(appId);
		if (app === void 0 || app.switchedOff !== void 0) return false;
		const off = {
			...app,
			version: app.version + 1,
			switchedOff: at.toISOString()
		};
		const isSame = hasVersion(documents.app, { id: appId }, app.version);
		const committed = await store.commit({
			expect: [isSame],
			writes: [put(documents.app, off)]
		});
		if (committed.ok) windows.delete(appId);
		return committed.ok;
	};
}
// src/delivery/watch-modes.ts
const lookMs = 1e4;
function watchModes({ store, hub, onError }) {
	const check = async () => {
		for (const id of hub.apps()) {
			const app = await store.apps.get(id);
			if (!(app !== void 0 && !app.deleted && eventSubscriptions(app).delivery.kind === "socket")) hub.disable(id);
		}
	};
	const timer = setInterval(() => void check().catch(onError), lookMs);
	timer.unref();
	return {
		check,
		stop: () => clearInterval(timer)
	};
}
// src/delivery/open-dispatcher.ts
function openDispatcher(options) {
	const { store, clock, targets, wireWord, siteUrl, onError, pollMs, endsAtOnce = false } = options;
	const limitEvents = createEventLimit(options);
	const counting = options.switchesOff === true ? { countFailures: createSwitchOff(options) } : {};
	const sender = createHttpSender({
		policy: createTargetPolicy(targets),
		wireWord
	});
	const { sockets: maxConnections, lifetimeMs, debugLifetimeMs } = socketLimits;
	const hub = createSocketHub({
		clock,
		onError,
		maxConnections,
		lifetimeMs,
		debugLifetimeMs,
		host: new URL(siteUrl).hostname,
		...options.onSockets && { onChange: options.onSockets }
	});
	const ending = new AbortController();
	const plainSend = createSend({
		http: sender.send,
		socket: hub.send
	});
	const around = {
		send: plainSend,
		clock,
		cut: hub.cut,
		signal: ending.signal
	};
	const send = options.aroundSend?.(around) ?? plainSend;
	const verifier = openVerifier({
		...options,
		send: sender.send
	});
	const modes = watchModes({
		store,
		hub,
		onError
	});
	const dispatcher = createDispatcher({
		port: createEventPort({
			...options,
			limitEvents,
			...counting,
			connectedApps: hub.apps
		}, sender.send),
		send,
		clock,
		onError,
		...pollMs !== void 0 && { pollMs }
	});
	const closeSockets = async () => {
		modes.stop();
		if (hub.apps().length > 0 && !endsAtOnce) await dispatcher.close();
		await hub.close();
	};
	return {
		notify: dispatcher.notify,
		verify: verifier.verify,
		idle: async () => {
			await modes.check();
			await verifier.idle();
			await dispatcher.idle();
		},
		ask: createAsk({
			...options,
			send,
			signal: ending.signal
		}),
		connect: async (ticket, upgrade) => {
			const admission = await redeemTicket(store, ticket, clock.now().getTime());
			if (admission === void 0) return false;
			await hub.connect(admission, upgrade);
			dispatcher.notify([admission.app]);
			return true;
		},
		socketsOf: hub.connections,
		closeSockets,
		async close() {
			ending.abort();
			if (endsAtOnce) sender.close();
			await verifier.idle();
			await closeSockets();
			await dispatcher.close();
			sender.close();
		}
	};
}
export { countDelivery as a, sign as c, createDispatcher as d, planRetry as f, isFailing as i, toHeaderNames as l, writeRateLimited as n, createSend as o, openDispatcher, countAttempt as r, createHttpSender as s, createSocketHub as t, shakeHands as u };
