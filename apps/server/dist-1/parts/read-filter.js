import { Ca as FilterTypeError, ba as resolveAttribute, ma as isDateTime, oa as accept, sa as refuse, ya as compileFilter } from "./server.js";
import { a as dialects, i as FilterSyntaxError, t as parseFilter } from "./parse-filter.js";
// ../../packages/scim-core/src/filters/parse-filter-text.ts
const withSelections = {
	...dialects.rfc7644,
	selections: true
};
function parseFilterText(text, { filter, lenient }) {
	const { dialect = "rfc7644", limits } = filter;
	return parseFilter(text, {
		dialect: lenient !== false && dialect === "rfc7644" ? withSelections : dialect,
		...limits
	});
}
// ../../packages/scim-core/src/filters/to-literal.ts
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function toLiteral({ value, start, end }, { type = "string" }, text) {
	if (value === null) return null;
	switch (type) {
		case "string":
		case "reference":
		case "binary": return typeof value === "string" ? value : /\S+$/.exec(text.slice(start, end))?.[0] ?? String(value);
		case "boolean": return toBoolean(String(value));
		case "integer":
		case "decimal": return toNumber(value);
		case "dateTime": return typeof value === "string" && isDateTime(value) ? value : void 0;
		case "complex": return value;
	}
}
function toBoolean(text) {
	switch (text.toLowerCase()) {
		case "true":
		case "1": return true;
		case "false":
		case "0": return false;
		default: return;
	}
}
function toNumber(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" && number.test(value) ? Number(value) : void 0;
}
// ../../packages/scim-core/src/filters/resolve-filter.ts
const RULE$1 = "RFC 7644 \u00a73.4.2.2";
function resolveFilter(filter, schema, text) {
	switch (filter.kind) {
		case "and":
		case "or": {
			const operands = resolveAll(filter.operands, schema, text);
			return operands.ok ? accept({
				...filter,
				operands: operands.value
			}) : operands;
		}
		case "not": {
			const operand = resolveFilter(filter.operand, schema, text);
			return operand.ok ? accept({
				...filter,
				operand: operand.value
			}) : operand;
		}
		case "present": {
			const found = resolvePath(filter.attribute, schema);
			return found.ok ? accept({
				...filter,
				attribute: found.value.path
			}) : found;
		}
		case "compare": return resolveComparison(filter, schema, text);
		case "valuePath": return resolveElements(filter, schema, text);
	}
}
function resolveAll(filters, schema, text) {
	const resolved = [];
	for (const filter of filters) {
		const read = resolveFilter(filter, schema, text);
		if (!read.ok) return read;
		resolved.push(read.value);
	}
	return accept(resolved);
}
function resolveComparison(filter, schema, text) {
	const found = resolvePath(filter.attribute, schema);
	if (!found.ok) return found;
	const { path, attribute } = found.value;
	const value = toLiteral(filter, comparedBy(attribute), text);
	if (value !== void 0) return accept({
		...filter,
		attribute: path,
		value
	});
	return refuse("filterLiteralInvalid", {
		rule: RULE$1,
		found: filter.value,
		wanted: `a ${attribute.type}`
	});
}
function comparedBy(attribute) {
	return attribute.subAttributes?.["value"] ?? attribute;
}
function resolveElements(filter, schema, text) {
	const found = resolvePath(filter.attribute, schema);
	if (!found.ok) return found;
	const { path, attribute } = found.value;
	const inner = resolveFilter(filter.filter, { attributes: attribute.subAttributes ?? { value: attribute } }, text);
	return inner.ok ? accept({
		...filter,
		attribute: path,
		filter: inner.value
	}) : inner;
}
function resolvePath(path, schema) {
	const found = resolveAttribute(path, schema);
	const [name, subAttribute] = found?.keys ?? [];
	if (found === void 0 || name === void 0) return unknown(path);
	const { kind, start, end } = path;
	const resolved = {
		kind,
		name,
		...subAttribute !== void 0 && { subAttribute },
		start,
		end
	};
	return accept({
		path: resolved,
		attribute: found.attribute
	});
}
function unknown({ urn, name, subAttribute }) {
	const found = `${urn === void 0 ? "" : `${urn}:`}${name}${subAttribute === void 0 ? "" : `.${subAttribute}`}`;
	return refuse("filterAttributeUnknown", {
		rule: RULE$1,
		at: found,
		found,
		wanted: "an attribute that a filter may name"
	});
}
// ../../packages/scim-core/src/filters/read-filter.ts
const RULE = "RFC 7644 \u00a73.4.2.2";
function readFilter(text, schema, reading) {
	return refusingMistakes(() => checkFilter(parseFilterText(text, reading), schema, text));
}
function checkFilter(filter, schema, text) {
	const resolved = resolveFilter(filter, schema, text);
	if (resolved.ok) compileFilter(resolved.value, schema);
	return resolved;
}
function refusingMistakes(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof FilterSyntaxError) return refuseSyntax(error);
		if (error instanceof FilterTypeError) return refuse("filterOperatorUnfit", {
			rule: RULE,
			at: error.message,
			found: error.message,
			wanted: "an operator of the type"
		});
		throw error;
	}
}
const situations = {
	empty: "filterEmpty",
	spacing: "filterIncomplete",
	incomplete: "filterIncomplete",
	group: "filterGroupMalformed",
	operator: "filterOperatorUnknown",
	attribute: "filterAttributeUnknown",
	literal: "filterLiteralInvalid",
	limit: "filterTooLarge"
};
function refuseSyntax(error) {
	return refuse(situations[error.reason], {
		rule: RULE,
		at: error.message,
		found: error.explain(),
		wanted: error.expected.join(" or ")
	});
}
export { parseFilterText as a, resolvePath as i, readFilter as n, refusingMistakes as r, checkFilter as t };
