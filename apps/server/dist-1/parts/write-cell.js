import { Io as idPatterns, Qo as serviceLimits } from "./server.js";
import { At as allValueKeys, Mt as valueKeys, ct as mentionsIn, gt as seeFile } from "./rules.js";
import { t as isCalendarDate } from "./calendar-date.js";
import { n as visibleUsers, t as visibleChannels } from "./visible.js";
import { t as readPermalink } from "./permalink.js";
// ../../packages/service/src/lists/edits/look-up.ts
async function lookUp(referents, context) {
	const { store, caller } = context;
	const [users, channels, files, messages] = await Promise.all([
		visibleUsers(referents.userIds, caller, store),
		visibleChannels(referents.channelIds, caller, store),
		knownFiles(referents.fileIds, context),
		knownMessages(referents.messages, context)
	]);
	return {
		callerId: caller.user?.id ?? "",
		users,
		channels,
		files,
		messages
	};
}
async function knownFiles(ids, context) {
	const { store, caller, workspaceId } = context;
	const known = (await Promise.all(ids.map((id) => seeFile(id, caller, store)))).flatMap((each) => each?.file ?? []).filter((file) => file.workspaceId === workspaceId && file.deleted === void 0);
	return new Set(known.map(({ id }) => id));
}
async function knownMessages(links, { store, caller }) {
	const read = links.flatMap((link) => {
		const message = readPermalink(link);
		return message === void 0 ? [] : [{
			link,
			...message
		}];
	});
	const channels = await visibleChannels([...new Set(read.map(({ channelId }) => channelId))], caller, store);
	const seen = await Promise.all(read.map(async ({ link, channelId, ts }) => {
		const message = channels.has(channelId) ? await store.messages.get(channelId, ts) : void 0;
		return message === void 0 || message.deleted === true ? [] : [link];
	}));
	return new Set(seen.flat());
}
// ../../packages/service/src/lists/cells/cell-refusal.ts
function refuseCell(error, found, wanted) {
	return {
		error,
		found,
		wanted
	};
}
// ../../packages/service/src/lists/cells/rating.ts
function scaleOf({ scale = serviceLimits.ratingScale.value }) {
	return scale;
}
// ../../packages/service/src/lists/cells/check-value.ts
function checkValue(cell, { column, known }) {
	switch (cell.kind) {
		case "rich_text": return checkMentions(cell.value, known);
		case "message": return each(cell.value, known.messages, refusals.message);
		case "select": return each(cell.value, new Set(column.options?.map(({ id }) => id)), refusals.option);
		case "date": return first(cell.value, isCalendarDate, refusals.date);
		case "user": return each(cell.value, known.users, refusals.user);
		case "channel": return each(cell.value, known.channels, refusals.channel);
		case "rating": return first(cell.value, (rating) => rating >= 0 && rating <= scaleOf(column), refusals.rating);
		case "attachment": return first(cell.value, (id) => idPatterns.file.test(id), refusals.attachment) ?? each(cell.value, known.files, refusals.file);
		case "reference": return each(cell.value.map(({ file }) => file.file_id), known.files, refusals.file);
		case "link": return first(cell.value, ({ original_url: url }) => URL.canParse(url), refusals.link);
		case "vote": return first(cell.value, (id) => id === known.callerId, refusals.vote);
		case "number":
		case "checkbox":
		case "email":
		case "phone":
		case "timestamp": return;
	}
}
const refusals = {
	message: (found) => refuseCell("invalid_message", found, "a permalink of a message that the caller can see"),
	option: (found) => refuseCell("invalid_option_id", found, "an option of the column"),
	date: (found) => refuseCell("invalid_date", found, "an existing day"),
	user: (found) => refuseCell("user_not_found", found, "a user whom the caller can see"),
	channel: (found) => refuseCell("channel_not_found", found, "a channel that the caller can see"),
	rating: (found) => refuseCell("invalid_arguments", found, "a rating on the column's scale"),
	attachment: (found) => refuseCell("invalid_attachment", found, "a file ID"),
	file: (found) => refuseCell("file_not_found", found, "a file of the List's workspace"),
	link: (found) => refuseCell("invalid_link", found, "an address"),
	vote: (found) => refuseCell("invalid_vote_value", found, "the caller's own ID")
};
function checkMentions(blocks, known) {
	const { userIds, channelIds } = mentionsIn(blocks);
	return each(userIds, known.users, refusals.user) ?? each(channelIds, known.channels, refusals.channel);
}
function each(values, among, refuse) {
	return first(values, (value) => among.has(value), refuse);
}
function first(values, isRight, refuse) {
	const wrong = values.find((value) => !isRight(value));
	return wrong === void 0 ? void 0 : refuse(wrong);
}
// ../../packages/service/src/lists/cells/read-value.ts
function readValues(cell) {
	return allValueKeys.flatMap((kind) => readValue(cell, kind));
}
function readValue(cell, kind) {
	const value = cell[kind];
	return value === void 0 ? [] : [{
		kind,
		value
	}];
}
function isEmptyValue({ value }) {
	return Array.isArray(value) && value.length === 0;
}
// ../../packages/service/src/lists/cells/read-cell.ts
function readCell(cell, place) {
	const { type, single, name } = place.column;
	const key = valueKeys[type];
	if (key === void 0) return fail("uneditable_column", type, "a writable column");
	const [value, ...others] = readValues(cell);
	if (value === void 0) return fail("invalid_arguments", Object.keys(cell), `a value under the key ${key}`);
	if (value.kind !== key || others.length > 0) return fail("invalid_input_type", [value, ...others].map(({ kind }) => kind), `one value under the key ${key} for the column ${name}`);
	if (single === true && Array.isArray(value.value) && value.value.length > 1) return fail("over_cell_fields_limit", value.value.length, "at most one value");
	const refusal = checkValue(value, place);
	return refusal === void 0 ? {
		ok: true,
		value
	} : {
		ok: false,
		refusal
	};
}
function fail(...parts) {
	return {
		ok: false,
		refusal: refuseCell(...parts)
	};
}
// ../../packages/service/src/lists/cells/write-cell.ts
function writeCell(cells, writing) {
	const { [writing.columnId]: old, ...others } = cells;
	const value = writing.value.kind === "vote" ? countVote(old, writing) : writing.value;
	return isEmptyValue(value) ? others : {
		...others,
		[writing.columnId]: value
	};
}
function countVote(old, { value, callerId }) {
	const others = old?.kind === "vote" ? old.value.filter((id) => id !== callerId) : [];
	return {
		kind: "vote",
		value: isEmptyValue(value) ? others : [...others, callerId]
	};
}
export { lookUp as a, refuseCell as i, readCell as n, readValues as r, writeCell as t };
