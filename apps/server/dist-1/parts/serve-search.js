import { $i as toBytes, Bi as readSchemas, Ji as openCursor, Qi as writeElement, Ri as readJsonBody, Sa as foldCase, Xi as readPaging, Yi as signNeighbours, Zi as viewFor, _a as memberOf, aa as runAround, ba as resolveAttribute, da as loadOnce, ea as receiveBody, ha as isObject, na as inOrder, oa as accept, qi as findResources, ra as findBackend, sa as refuse, ua as urns } from "./server.js";
// ../../packages/scim-core/src/clock/instant.ts
function toMilliseconds(dateTime) {
	return Date.parse(dateTime);
}
// ../../packages/scim-core/src/lists/sort-key.ts
function toSortKey(path, schema) {
	const found = resolveAttribute(path, schema);
	if (found === void 0) return () => void 0;
	const { keys, attribute } = found;
	const inner = attribute.type === "complex" ? attribute.subAttributes?.["value"] : void 0;
	const steps = inner === void 0 ? keys : [...keys, "value"];
	const compared = inner ?? attribute;
	return (resource) => {
		let value = resource;
		for (const step of steps) {
			const one = leadingElement(value);
			value = isObject(one) ? one[step] : void 0;
		}
		return toKey(leadingElement(value), compared);
	};
}
function leadingElement(value) {
	if (!Array.isArray(value)) return value;
	return value.find((element) => isObject(element) && element["primary"] === true) ?? value[0];
}
function toKey(value, { type = "string", caseExact = false }) {
	if (typeof value === "number") return value;
	if (typeof value === "boolean") return value ? 1 : 0;
	if (typeof value !== "string") return void 0;
	if (type === "dateTime") return toMilliseconds(value);
	return caseExact || type === "reference" || type === "binary" ? value : foldCase(value);
}
function compareKeys(a, b) {
	if (a === b) return 0;
	if (a === void 0) return 1;
	if (b === void 0) return -1;
	return a < b ? -1 : 1;
}
// ../../packages/scim-core/src/body/read-search.ts
const texts = [
	"filter",
	"sortBy",
	"sortOrder",
	"cursor"
];
const numbers = ["startIndex", "count"];
const lists = ["attributes", "excludedAttributes"];
const rule = {
	known: new Set([urns.searchRequest.toLowerCase()]),
	required: urns.searchRequest,
	unknown: "ignore"
};
function readSearch(body) {
	const schemas = readSchemas(body, rule);
	if (!schemas.ok) return schemas;
	const parameters = new Map();
	for (const name of [
		...texts,
		...numbers,
		...lists
	]) {
		const sent = memberOf(body, name);
		if (sent === void 0 || sent === null) continue;
		const text = toText(name, sent);
		if (text === void 0) return refuse("valueInvalid", {
			rule: "RFC 7644 \u00a73.4.3",
			at: name,
			found: sent,
			wanted: wantedOf(name)
		});
		parameters.set(name, text);
	}
	return accept({ get: (name) => parameters.get(name) ?? null });
}
function toText(name, sent) {
	if (typeof sent === "string") return sent;
	if (typeof sent === "number" && numbers.includes(name)) return String(sent);
	return Array.isArray(sent) && lists.includes(name) && sent.every((each) => typeof each === "string") ? sent.join(",") : void 0;
}
function wantedOf(name) {
	if (lists.includes(name)) return "a list of attribute paths";
	return numbers.includes(name) ? "an integer" : "a string";
}
// ../../packages/scim-core/src/search/find-everywhere.ts
const loadParts = loadOnce(() => import("./parts-of-search.js"));
async function findEverywhere(call, parameters) {
	const { context } = call;
	const query = readOrderOf(call, parameters);
	if (!query.ok) return query;
	const { readParts } = await loadParts();
	const parts = readParts(call, parameters);
	if (!parts.ok) return parts;
	const list = {
		call,
		resourceType: "",
		tenant: context.tenant,
		parameters
	};
	const opened = query.value.after === void 0 ? query : await openCursor(list, query.value);
	if (!opened.ok) return opened;
	const { after, ...rest } = opened.value;
	const window = after === void 0 || after === "" ? rest : {
		...rest,
		startIndex: Number(after)
	};
	const page = await findWindow(parts.value, window, call, context);
	if (!page.ok) return page;
	const { found, totalResults } = page.value;
	const { startIndex, count } = window;
	const next = startIndex + found.length;
	const neighbours = {
		...next <= totalResults && found.length > 0 && { next: String(next) },
		...startIndex > 1 && { previous: String(Math.max(1, startIndex - count)) }
	};
	const paging = after === void 0 ? { startIndex } : await signNeighbours(list, {
		resources: [],
		totalResults,
		...neighbours
	});
	return {
		ok: true,
		body: writeFound(call, parameters, page.value, paging)
	};
}
function readOrderOf(call, parameters) {
	const { pagination, filter } = call.version.definition.capabilities;
	const { limits } = call.engine.options.definition;
	const paging = readPaging(parameters, {
		limits,
		...pagination && { pagination }
	});
	if (!paging.ok) return paging;
	const sortOrder = parameters.get("sortOrder") ?? "ascending";
	if (sortOrder !== "ascending" && sortOrder !== "descending") return refuse("sortOrderInvalid", {
		rule: "RFC 7644 \u00a73.4.2",
		at: "sortOrder",
		found: sortOrder,
		wanted: "ascending or descending"
	});
	const most = filter.supported && parameters.get("filter") !== null ? filter.maxResults : limits.maxCount;
	return accept({
		...paging.value,
		count: Math.min(paging.value.count, most),
		sortOrder
	});
}
async function findWindow(parts, window, call, context) {
	if (!parts.some(({ sortBy }) => sortBy !== void 0)) return accept(await findInTurn(parts, window, context));
	const { maxCount } = call.engine.options.definition.limits;
	const reach = window.startIndex - 1 + window.count;
	if (reach > maxCount) return refuse("tooManyResults", {
		rule: "RFC 7644 \u00a73.12",
		found: reach,
		wanted: `the first ${maxCount} resources`
	});
	return accept(await findMerged(parts, window, context));
}
async function findInTurn(parts, window, context) {
	const found = [];
	let totalResults = 0;
	for (const part of parts) {
		const startIndex = Math.max(1, window.startIndex - totalResults);
		const count = window.count - found.length;
		const page = await part.backend.find({
			...queryOf(part, window),
			startIndex,
			count
		}, context);
		for (const resource of page.resources) found.push({
			part,
			resource
		});
		totalResults += page.totalResults;
	}
	return {
		found,
		totalResults
	};
}
async function findMerged(parts, window, context) {
	const { startIndex, count, sortOrder } = window;
	const keyed = [];
	let totalResults = 0;
	for (const part of parts) {
		const query = {
			...queryOf(part, window),
			startIndex: 1,
			count: startIndex - 1 + count
		};
		const page = await part.backend.find(query, context);
		const { filterable } = part.resource;
		const keyOf = part.sortBy && filterable ? toSortKey(part.sortBy, filterable) : () => void 0;
		for (const resource of page.resources) keyed.push({
			part,
			resource,
			key: keyOf(resource)
		});
		totalResults += page.totalResults;
	}
	const sign = sortOrder === "ascending" ? 1 : -1;
	keyed.sort((a, b) => sign * compareKeys(a.key, b.key));
	return {
		found: keyed.slice(startIndex - 1, startIndex - 1 + count),
		totalResults
	};
}
function queryOf({ filter, sortBy }, { sortOrder }) {
	return {
		...filter && { filter },
		...sortBy && { sortBy },
		sortOrder
	};
}
function writeFound(call, parameters, { found, totalResults }, paging) {
	const views = new Map(found.map(({ part }) => [part, viewFor(call, part.resource, parameters)]));
	const resources = found.map(({ part, resource }) => writeElement(call, part.resource, resource, views.get(part) ?? part.resource.view));
	return call.version.codec.writeList({
		urn: "",
		resources,
		totalResults,
		...paging
	});
}
// ../../packages/scim-core/src/endpoints/serve-search.ts
const everything = "Resource";
const serveSearch = inOrder()(receiveBody, runSearch);
function runSearch(call) {
	const { version, route, serves, context, body } = call;
	const exchange = {
		version: version.version,
		operation: "find",
		resourceType: serves.resourceType ?? everything,
		route,
		context,
		...body && { body: toBytes(body) }
	};
	return runAround(call, exchange, async () => {
		const parameters = readParameters(call);
		return parameters.ok ? search(call, parameters.value) : parameters;
	});
}
function search(call, parameters) {
	const { resourceType } = call.serves;
	if (resourceType === void 0) return findEverywhere(call, parameters);
	return findResources({
		...call,
		...findBackend({
			...call,
			serves: { resourceType }
		}),
		parameters
	});
}
function readParameters({ request, version, engine, url, body }) {
	if (body === void 0) return accept(new URLSearchParams(url.search));
	const { mediaType } = version.definition;
	const read = readJsonBody(body, {
		request,
		mediaType,
		limits: engine.options.definition.limits
	});
	return read.ok ? readSearch(read.value) : read;
}
export { serveSearch };
