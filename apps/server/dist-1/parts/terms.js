import { $t as pinnedColumn, nn as authorOf, ui as nameKey } from "./server.js";
import { B as textsOf } from "./messages.js";
// ../../packages/service/src/search/cut-words.ts
const row = /[\p{L}\p{N}]{1,64}/gu;
function cutWords(text) {
	return [...text.replace(/&(?:amp|lt|gt);/g, (escaped) => " ".repeat(escaped.length)).matchAll(row)].map(({ 0: found, index }) => {
		return {
			word: found.toLowerCase(),
			from: index,
			to: index + found.length
		};
	});
}
function wordsOf(text) {
	return cutWords(text).map(({ word }) => word);
}
// ../../packages/service/src/search/texts-of-message.ts
const attachmentKeys = [
	"pretext",
	"author_name",
	"title",
	"text",
	"footer"
];
function textsOfMessage({ text, blocks, attachments }) {
	if (blocks === void 0 && attachments === void 0) return [text];
	const shown = [...(blocks ?? []).map(blockText), ...(attachments ?? []).flatMap(attachmentTexts)];
	return [text, ...new Set(shown.filter((each) => each !== "" && !text.includes(each)))];
}
function blockText(block) {
	return textsOf([block]).join(" ");
}
function attachmentTexts(attachment) {
	const { fields, blocks } = attachment;
	return [
		...attachmentKeys.map((key) => textOf(attachment[key])),
		...objectsIn(fields).map(({ title, value }) => `${textOf(title)} ${textOf(value)}`.trim()),
		...objectsIn(blocks).map(blockText)
	];
}
function textOf(value) {
	return typeof value === "string" ? value : "";
}
function objectsIn(value) {
	return Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];
}
// ../../packages/service/src/search/terms.ts
const textBreak = ":";
const maxNameCharacters = 64;
function authorTerm(id) {
	return `from:${id}`;
}
function nameTerm(name) {
	return `as:${[...nameKey(name)].slice(0, maxNameCharacters).join("")}`;
}
function channelTerm(id) {
	return `in:${id}`;
}
function contentTerm(content) {
	return `has:${content}`;
}
function termsOf(message) {
	if (message.deleted === true) return [];
	const { channelId, botId, username, fileIds = [] } = message;
	const texts = textsOfMessage(message);
	const author = authorOf(message);
	return [
		channelTerm(channelId),
		...author === void 0 ? [] : [authorTerm(author)],
		...botId === void 0 ? [] : [authorTerm(botId)],
		...username === void 0 ? [] : [nameTerm(username)],
		...texts.some((each) => /https?:\/\//.test(each)) ? [contentTerm("link")] : [],
		...fileIds.length > 0 ? [contentTerm("file")] : [],
		...pinnedColumn(message) === 1 ? [contentTerm("pin")] : [],
		...texts.flatMap((each, nth) => nth === 0 ? wordsOf(each) : [textBreak, ...wordsOf(each)])
	];
}
export { termsOf as a, nameTerm as i, channelTerm as n, cutWords as o, contentTerm as r, wordsOf as s, authorTerm as t };
