import { t as parsePath } from "./parse-path.js";
import { i as resolvePath, r as refusingMistakes } from "./read-filter.js";
import { oa as accept, sa as refuse } from "./server.js";
// ../../packages/scim-core/src/routes/read-sort-by.ts
function readSortBy(text, schema) {
	if (text.trim() === "") return accept(void 0);
	const path = refusingMistakes(() => accept(parsePath(text.trim())));
	if (!path.ok || path.value.kind !== "attribute") return invalid(text);
	const found = resolvePath(path.value, schema);
	if (!found.ok) return invalid(text);
	const { attribute } = found.value;
	return attribute.type !== "complex" || attribute.subAttributes?.["value"] !== void 0 ? accept(found.value.path) : invalid(text);
}
function invalid(found) {
	return refuse("sortInvalid", {
		rule: "RFC 7644 \u00a73.4.2.3",
		at: found,
		found,
		wanted: "a filterable attribute with a single value"
	});
}
export { readSortBy as t };
