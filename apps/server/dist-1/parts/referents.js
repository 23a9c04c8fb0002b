import { ct as mentionsIn } from "./rules.js";
// ../../packages/service/src/lists/cells/referents.ts
function referentsOf(cell) {
	switch (cell.kind) {
		case "rich_text": return mentionsIn(cell.value);
		case "user": return { userIds: cell.value };
		case "channel": return { channelIds: cell.value };
		case "attachment": return { fileIds: cell.value };
		case "reference": return { fileIds: cell.value.map(({ file }) => file.file_id) };
		case "message": return { messages: cell.value };
		case "number":
		case "select":
		case "date":
		case "checkbox":
		case "email":
		case "phone":
		case "rating":
		case "link":
		case "vote":
		case "timestamp": return {};
	}
}
function allReferents(cells) {
	const all = cells.map(referentsOf);
	const distinct = (key) => [...new Set(all.flatMap((each) => each[key] ?? []))];
	return {
		userIds: distinct("userIds"),
		channelIds: distinct("channelIds"),
		fileIds: distinct("fileIds"),
		messages: distinct("messages")
	};
}
export { allReferents as t };
