import { ba as resolveAttribute, oa as accept, sa as refuse } from "./server.js";
import { a as parseFilterText, r as refusingMistakes, t as checkFilter } from "./read-filter.js";
import { t as readSortBy } from "./read-sort-by2.js";
// ../../packages/scim-core/src/filters/fold-absent.ts
function foldAbsent(filter, options) {
	switch (filter.kind) {
		case "and": return foldOperands(filter, false, options);
		case "or": return foldOperands(filter, true, options);
		case "not": {
			const operand = foldAbsent(filter.operand, options);
			return typeof operand === "boolean" ? !operand : {
				...filter,
				operand
			};
		}
		case "present": return isKnown(filter.attribute, options) ? filter : false;
		case "compare": return foldComparison(filter, options);
		case "valuePath": return isKnown(filter.attribute, options) ? filter : false;
	}
}
function foldOperands(filter, decisive, options) {
	const folded = filter.operands.map((operand) => foldAbsent(operand, options));
	if (folded.includes(decisive)) return decisive;
	const [first, second, ...rest] = folded.filter((each) => typeof each !== "boolean");
	if (first === void 0) return !decisive;
	if (second === void 0) return first;
	const operands = [
		first,
		second,
		...rest
	];
	return {
		...filter,
		operands
	};
}
function foldComparison(filter, options) {
	const { attribute, operator, value } = filter;
	if (isResourceType(attribute) && (operator === "eq" || operator === "ne")) return value === options.resourceType === (operator === "eq");
	if (isKnown(attribute, options)) return filter;
	return value === null ? operator === "eq" : operator === "ne";
}
function isResourceType({ urn, name, subAttribute }) {
	return urn === void 0 && `${name}.${subAttribute}`.toLowerCase() === "meta.resourcetype";
}
function isKnown(path, { schema, absent }) {
	const isThere = schema !== void 0 && resolveAttribute(path, schema) !== void 0;
	if (!isThere) absent.add(path);
	return isThere;
}
// ../../packages/scim-core/src/search/parts-of-search.ts
function readParts(call, parameters) {
	const resources = listedResources(call);
	const filters = readFilters(call, parameters, resources);
	if (!filters.ok) return filters;
	const orders = readOrders(call, parameters, resources);
	if (!orders.ok) return orders;
	const parts = resources.flatMap((resource, i) => {
		const backend = call.engine.options.backends[resource.definition.name];
		if (backend === void 0) throw new Error(`There is no backend of ${resource.definition.name}.`);
		const [filter, sortBy] = [filters.value[i], orders.value[i]];
		if (filter === false) return [];
		return [{
			resource,
			backend,
			...filter !== void 0 && filter !== true && { filter },
			...sortBy && { sortBy }
		}];
	});
	return accept(parts);
}
function listedResources({ version }) {
	return version.definition.routes.flatMap(({ serves }) => {
		return (serves.kind === "resource" && serves.operation === "find" ? version.resources.get(serves.resourceType) : void 0) ?? [];
	});
}
function readFilters(call, parameters, resources) {
	const { capabilities } = call.version.definition;
	const text = parameters.get("filter");
	if (text === null || !capabilities.filter.supported) return accept(resources.map(() => true));
	return refusingMistakes(() => {
		const tree = parseFilterText(text, capabilities);
		const absent = resources.map(() => new Set());
		const filters = [];
		for (const [i, { definition, filterable }] of resources.entries()) {
			const folded = foldAbsent(tree, {
				schema: filterable,
				resourceType: definition.wireName,
				absent: absent[i] ?? new Set()
			});
			const read = typeof folded === "boolean" || filterable === void 0 ? accept(folded) : checkFilter(folded, filterable, text);
			if (!read.ok) return read;
			filters.push(read.value);
		}
		const unknown = absent[0] && [...absent[0]].find((path) => absent.every((each) => each.has(path)));
		if (unknown === void 0) return accept(filters);
		return refuse("filterAttributeUnknown", {
			rule: "RFC 7644 \u00a73.4.2.2",
			at: unknown.name,
			found: unknown.name
		});
	});
}
function readOrders(call, parameters, resources) {
	const text = call.version.definition.capabilities.sort ? parameters.get("sortBy") : null;
	if (text === null) return accept(resources.map(() => void 0));
	const read = resources.map(({ filterable }) => filterable && readSortBy(text, filterable));
	const refused = read.find((each) => each?.ok === false);
	if (!read.some((each) => each?.ok === true) && refused?.ok === false) return refused;
	return accept(read.map((each) => each?.ok === true ? each.value : void 0));
}
export { readParts };
