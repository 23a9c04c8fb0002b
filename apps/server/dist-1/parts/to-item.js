import { go as secondsOf } from "./server.js";
import { t as readPermalink } from "./permalink.js";
import { it as noNames, ot as richText, st as cellIn } from "./rules.js";
import { t as keyOf } from "./to-column.js";
// ../../packages/service/src/lists/representation/to-item.ts
function toListItem(row, { columns = [] }) {
	const { id, listId, created, createdBy, edited, editedBy, parentId, archived } = row;
	return {
		id,
		list_id: listId,
		date_created: secondsOf(created),
		created_by: createdBy,
		updated_by: editedBy,
		fields: columns.flatMap((column) => toField(row, column)),
		updated_timestamp: String(secondsOf(edited)),
		...parentId !== void 0 && { parent_record_id: parentId },
		...archived && { archived }
	};
}
function toField(row, column) {
	const cell = column.hidden === true ? void 0 : cellIn(row, column);
	return cell === void 0 ? [] : [{
		key: keyOf(column),
		column_id: column.id,
		...toValues(cell, column)
	}];
}
function toValues(cell, column) {
	switch (cell.kind) {
		case "rich_text": return toText(cell.value, column);
		case "checkbox": return {
			value: cell.value,
			checkbox: cell.value
		};
		case "date": return {
			value: cell.value[0] ?? "",
			date: cell.value,
			timestamp: cell.value.map(() => -1)
		};
		case "message": return {
			value: cell.value[0] ?? "",
			message: cell.value.flatMap(toMessage)
		};
		case "link": return {
			value: cell.value[0]?.original_url ?? "",
			link: cell.value.map(toLink)
		};
		case "reference": {
			const reference = cell.value.map(({ file }) => ({ file: { file_id: file.file_id } }));
			return {
				value: reference[0]?.file.file_id ?? "",
				reference
			};
		}
		case "number":
		case "rating":
		case "timestamp": return {
			value: cell.value[0] ?? 0,
			[cell.kind]: cell.value
		};
		case "select":
		case "user":
		case "email":
		case "phone":
		case "channel":
		case "attachment":
		case "vote": return {
			value: cell.value[0] ?? "",
			[cell.kind]: cell.value
		};
	}
}
function toText(blocks, { id }) {
	const rich = blocks.map(({ type, ...block }, index) => ({
		type,
		block_id: `${id}-${index}`,
		...block
	}));
	return {
		value: JSON.stringify(rich),
		text: richText(blocks, noNames),
		rich_text: rich
	};
}
function toMessage(link) {
	const message = readPermalink(link);
	if (message === void 0) return [];
	const { channelId: channel_id, ts, threadTs } = message;
	return [{
		value: link,
		channel_id,
		ts,
		...threadTs !== void 0 && { thread_ts: threadTs }
	}];
}
function toLink({ original_url: url, display_as_url: asUrl = false, display_name: name = "" }) {
	return {
		originalUrl: url,
		displayAsUrl: asUrl,
		displayName: name
	};
}
export { toListItem as t };
