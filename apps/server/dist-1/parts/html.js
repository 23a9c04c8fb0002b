// src/docs/html.ts
function html(strings, ...parts) {
	return { markup: strings.reduce((all, text, i) => all + toMarkup(parts[i - 1]) + text) };
}
function toMarkup(part) {
	if (part === void 0) return "";
	if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
	if ("markup" in part) return part.markup;
	return part.map(toMarkup).join("");
}
function escapeText(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
function prose(text) {
	if (text === void 0) return void 0;
	return html`${text.split("`").map((part, i) => i % 2 === 1 ? html`<code>${part}</code>` : part)}`;
}
export { prose as n, html as t };
