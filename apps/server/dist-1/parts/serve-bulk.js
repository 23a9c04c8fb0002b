import { $i as toBytes, Bi as readSchemas, Fi as matchRoute, Ii as runOperation, Li as checkMediaType, _a as memberOf, ca as addressOf, ha as isObject, ia as checkId, la as answerRefusal, na as inOrder, oa as accept, ra as findBackend, sa as refuse, ta as readBytes, ua as urns, zi as parseBody } from "./server.js";
// ../../packages/scim-core/src/bulk/read-bulk-request.ts
const RULE$1 = "RFC 7644 \u00a73.7";
const methods = [
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
];
function readBulkRequest(body, { maxOperations }) {
	const required = urns.bulkRequest;
	const schemas = readSchemas(body, {
		known: new Set([required.toLowerCase()]),
		required,
		unknown: "refuse"
	});
	if (!schemas.ok) return schemas;
	const failOnErrors = memberOf(body, "failOnErrors") ?? void 0;
	if (failOnErrors !== void 0 && !isCount(failOnErrors)) return invalid(failOnErrors, "failOnErrors as a positive integer", "failOnErrors");
	const operations = memberOf(body, "Operations");
	if (!Array.isArray(operations) || operations.length === 0) return invalid(operations, "a list of operations", "Operations");
	if (operations.length > maxOperations) {
		const because = {
			rule: RULE$1,
			found: operations.length,
			wanted: `at most ${maxOperations} operations`
		};
		return refuse("bulkTooManyOperations", because);
	}
	const bulkIds = new Set();
	const read = operations.map((operation, at) => readOperation(operation, `Operations[${at}]`, bulkIds));
	return accept({
		...failOnErrors !== void 0 && { failOnErrors },
		operations: read
	});
}
function readOperation(operation, at, bulkIds) {
	if (!isObject(operation)) return invalid(operation, "an object", at);
	const sent = memberOf(operation, "method");
	const method = methods.find((known) => typeof sent === "string" && known === sent.toUpperCase());
	if (method === void 0) return invalid(sent, methods.join(" or "), `${at}.method`);
	const path = memberOf(operation, "path");
	if (typeof path !== "string" || !path.startsWith("/")) return invalid(path, "a path", `${at}.path`);
	const bulkId = memberOf(operation, "bulkId") ?? void 0;
	if (bulkId !== void 0 ? typeof bulkId !== "string" || bulkId === "" : method === "POST") return invalid(bulkId, "a string that identifies the created resource", `${at}.bulkId`);
	if (typeof bulkId === "string" && bulkIds.has(bulkId)) return invalid(bulkId, "a unique bulkId", `${at}.bulkId`);
	if (typeof bulkId === "string") bulkIds.add(bulkId);
	const version = memberOf(operation, "version") ?? void 0;
	if (version !== void 0 && typeof version !== "string") return invalid(version, "a text", `${at}.version`);
	const data = memberOf(operation, "data") ?? void 0;
	if (method !== "DELETE" && !isObject(data)) return invalid(data, "an object", `${at}.data`);
	return accept({
		method,
		path,
		...typeof bulkId === "string" && { bulkId },
		...version !== void 0 && { version },
		...method !== "DELETE" && isObject(data) && { data }
	});
}
function isCount(value) {
	return Number.isSafeInteger(value) && Number(value) > 0;
}
function invalid(found, wanted, at) {
	return refuse("bulkOperationInvalid", {
		rule: RULE$1,
		at,
		found: typeof found === "object" ? typeof found : found,
		wanted
	});
}
// ../../packages/scim-core/src/bulk/references.ts
const reference = /^(|.*\/)bulkId:([^\s/]+)$/s;
function referencesIn(value, found = new Set()) {
	if (typeof value === "string") {
		const bulkId = value.includes("bulkId:") ? reference.exec(value)?.[2] : void 0;
		if (bulkId !== void 0) found.add(bulkId);
		return found;
	}
	if (Array.isArray(value)) for (const element of value) referencesIn(element, found);
	else if (isObject(value)) for (const member of Object.values(value)) referencesIn(member, found);
	return found;
}
function resolveReferences(value, made) {
	if (typeof value === "string") return resolveText(value, made);
	if (Array.isArray(value)) return value.map((element) => resolveReferences(element, made));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolveReferences(member, made)]));
}
function resolvePath(path, made) {
	return path.replace(/(?<=\/)bulkId:([^\s/]+)/g, (text, bulkId) => {
		const id = made.get(bulkId);
		return id === void 0 ? text : encodeURIComponent(id);
	});
}
function resolveText(text, made) {
	const [, before = "", bulkId = ""] = text.includes("bulkId:") && reference.exec(text) || [];
	const id = made.get(bulkId);
	return id === void 0 ? text : `${before}${id}`;
}
function deferReferences(data, missing) {
	const kept = {};
	const operations = [];
	const refers = (value) => [...referencesIn(value)].some((bulkId) => missing.has(bulkId));
	for (const [key, value] of Object.entries(data)) if (!refers(value)) kept[key] = value;
	else if (Array.isArray(value)) {
		kept[key] = value.filter((element) => !refers(element));
		operations.push({
			op: "add",
			path: key,
			value: value.filter(refers)
		});
	} else if (key.includes(":") && isObject(value)) {
		const members = Object.entries(value);
		kept[key] = Object.fromEntries(members.filter(([, member]) => !refers(member)));
		for (const [name, member] of members) if (refers(member)) operations.push({
			op: "add",
			path: `${key}:${name}`,
			value: member
		});
	} else operations.push({
		op: "add",
		path: key,
		value
	});
	return {
		data: kept,
		operations
	};
}
// ../../packages/scim-core/src/bulk/run-bulk.ts
const RULE = "RFC 7644 \u00a73.7.2";
async function runBulk(request, service) {
	const { operations, failOnErrors } = request;
	const makers = operations.flatMap((each, at) => each.ok && each.value.method === "POST" && each.value.bulkId !== void 0 ? [[each.value.bulkId, at]] : []);
	const run = {
		service,
		operations,
		makers: new Map(makers),
		made: new Map(),
		started: new Set(),
		results: new Map(),
		failed: new Set(),
		incomplete: []
	};
	for (const at of operations.keys()) {
		await perform(run, at);
		for (const each of run.incomplete.splice(0)) await complete(run, each);
		if (failOnErrors !== void 0 && run.failed.size >= failOnErrors) break;
	}
	return [...run.results].sort(([one], [other]) => one - other).map(([, result]) => result);
}
async function perform(run, at) {
	const operation = run.operations[at];
	if (operation === void 0 || run.started.has(at)) return;
	run.started.add(at);
	await Promise.resolve();
	if (!operation.ok) return settle(run, at, run.service.refuse(operation));
	const { method, path, data } = operation.value;
	const referred = referencesIn([data, path]);
	for (const bulkId of referred) {
		const maker = run.makers.get(bulkId);
		if (maker === void 0) return settle(run, at, run.service.refuse(unknown(bulkId)));
		await perform(run, maker);
	}
	const missing = new Set([...referred].filter((bulkId) => !run.made.has(bulkId)));
	const failed = [...missing].find((bulkId) => run.results.has(run.makers.get(bulkId) ?? at));
	if (failed !== void 0) return settle(run, at, run.service.refuse(unknown(failed)));
	const isLate = missing.size > 0;
	if (isLate && (method !== "POST" || referencesIn(path).size > 0)) return settle(run, at, run.service.refuse(circular(missing)));
	const deferred = isLate && data !== void 0 ? deferReferences(data, missing) : void 0;
	await send(run, at, operation.value, deferred);
}
async function send(run, at, operation, deferred) {
	const path = resolvePath(operation.path, run.made);
	const data = resolveReferences(deferred?.data ?? operation.data, run.made);
	const answer = await run.service.send({
		...operation,
		path,
		...isObject(data) && { data }
	});
	settle(run, at, answer, path);
	const id = idOf(answer);
	if (operation.method !== "POST" || isError(answer) || id === void 0) return;
	if (operation.bulkId !== void 0) run.made.set(operation.bulkId, id);
	if (deferred !== void 0) run.incomplete.push({
		at,
		path: `${path.replace(/\/$/, "")}/${encodeURIComponent(id)}`,
		deferred
	});
}
async function complete(run, { at, path, deferred }) {
	const left = [...referencesIn(deferred.operations)].filter((bulkId) => !run.made.has(bulkId));
	const Operations = resolveReferences(deferred.operations, run.made);
	const data = {
		schemas: [urns.patchOp],
		Operations
	};
	const answer = left.length > 0 ? run.service.refuse(circular(new Set(left))) : await run.service.send({
		method: "PATCH",
		path,
		data
	});
	const made = run.results.get(at);
	if (!isError(answer)) {
		if (made !== void 0) run.results.set(at, withVersionOf(made, answer));
		return;
	}
	const { bulkId } = bulkIdOf(run.operations[at]);
	if (bulkId !== void 0) run.made.delete(bulkId);
	settle(run, at, isError(await run.service.send({
		method: "DELETE",
		path
	})) ? {
		...answer,
		...locationOf(made)
	} : answer);
}
function settle(run, at, answer, path) {
	const operation = run.operations[at];
	if (operation === void 0) return;
	if (isError(answer)) run.failed.add(at);
	run.results.set(at, {
		operation,
		path: path ?? (operation.ok ? operation.value.path : ""),
		answer
	});
}
function isError({ status }) {
	return status >= 400;
}
function idOf({ headers }) {
	const location = headers?.["location"];
	return location === void 0 ? void 0 : decodeURIComponent(location.slice(location.lastIndexOf("/") + 1));
}
function withVersionOf({ answer: made, ...result }, { headers }) {
	const { etag: _old, ...others } = made.headers ?? {};
	const etag = headers?.["etag"];
	return {
		...result,
		answer: {
			...made,
			headers: {
				...others,
				...etag !== void 0 && { etag }
			}
		}
	};
}
function bulkIdOf(operation) {
	return operation?.ok === true ? operation.value : {};
}
function locationOf(made) {
	return made?.answer.headers === void 0 ? {} : { headers: made.answer.headers };
}
function unknown(bulkId) {
	return refuse("bulkReferenceUnknown", {
		rule: RULE,
		at: `bulkId:${bulkId}`,
		found: bulkId,
		wanted: "the bulkId of a created resource"
	});
}
function circular(bulkIds) {
	const found = [...bulkIds].join(", ");
	return refuse("bulkReferencesCircular", {
		rule: RULE,
		at: `bulkId:${found}`,
		found,
		wanted: "references that are not circular"
	});
}
// ../../packages/scim-core/src/bulk/write-bulk-response.ts
function writeBulkResponse(results, addressOf) {
	return {
		schemas: [urns.bulkResponse],
		Operations: results.map((result) => writeResult(result, addressOf))
	};
}
function writeResult({ operation, path, answer }, addressOf) {
	const { status, headers = {}, body } = answer;
	const { method, bulkId } = operation.ok ? operation.value : {};
	const hasAddress = method !== void 0 && method !== "POST" && !path.includes("bulkId:");
	const location = headers["location"] ?? (hasAddress ? addressOf(path) : void 0);
	const version = headers["etag"];
	return {
		...location !== void 0 && { location },
		...method !== void 0 && { method },
		...bulkId !== void 0 && { bulkId },
		...version !== void 0 && { version },
		status: String(status),
		...status >= 300 && body !== void 0 && { response: body }
	};
}
// ../../packages/scim-core/src/steps/check-body-size.ts
function checkBodySize({ engine, body, bulkBytes }) {
	const { maxBodyBytes } = engine;
	if (body === void 0 || bulkBytes <= maxBodyBytes) return void 0;
	const { byteLength } = toBytes(body);
	if (byteLength <= maxBodyBytes) return void 0;
	const because = {
		rule: "RFC 7644 \u00a73.12",
		found: `${byteLength} bytes`,
		wanted: `at most ${maxBodyBytes} bytes`
	};
	return refuse("bodyTooLarge", because);
}
// ../../packages/scim-core/src/endpoints/serve-bulk.ts
const depthOfData = 3;
const runSteps = inOrder()(findBackend, checkId, checkBodySize, runOperation);
async function serveBulk(call) {
	const { engine, version, request, hold, route } = call;
	const { capabilities, mediaType } = version.definition;
	const { bulk } = capabilities;
	const foreign = checkMediaType(request, mediaType);
	if (foreign !== void 0) return foreign;
	const bytes = await readBytes(request, bulk.maxPayloadSize, hold);
	if (!bytes.ok) return bytes.situation === "bodyTooLarge" ? {
		...bytes,
		situation: "bulkTooLarge"
	} : bytes;
	const read = parseRequest(bytes.value, bulk, engine.options.definition.limits);
	if (!read.ok) return read;
	const bulkCall = {
		...call,
		bulkBytes: bytes.value.byteLength
	};
	const body = writeBulkResponse(await runBulk(read.value, {
		send: (operation) => serveOperation(bulkCall, operation),
		refuse: (reason) => answerRefusal(call, reason)
	}), (path) => addressOf(call, path));
	return {
		ok: true,
		answer: {
			status: route.status,
			body
		}
	};
}
function parseRequest(bytes, bulk, limits) {
	const body = parseBody(bytes, {
		...limits,
		maxBodyDepth: limits.maxBodyDepth + depthOfData
	});
	return body.ok ? readBulkRequest(body.value, bulk) : body;
}
async function serveOperation(call, operation) {
	const matched = matchRoute(call.version.routes, operation.method, operation.path);
	if (!matched.ok) return answerRefusal(call, matched);
	const { route, parameter } = matched;
	const { serves } = route;
	if (serves.kind !== "resource") return answerRefusal(call, refuse("endpointUnknown", {
		rule: "RFC 7644 \u00a73.7",
		found: operation.path
	}));
	const { data, version } = operation;
	const { etag } = call.version.definition.capabilities;
	try {
		const done = await runSteps({
			...call,
			route,
			serves,
			parameter,
			body: data && {
				kind: "parsed",
				data
			},
			ifMatch: etag ? version : void 0
		});
		return done.ok ? done.answer : answerRefusal(call, done, serves.resourceType);
	} catch (error) {
		const { signal } = call.context;
		if (signal.aborted && error === signal.reason) throw error;
		call.engine.options.onError?.(error, call.requestId);
		return answerRefusal(call, refuse("defect", { rule: "defect" }));
	}
}
export { serveBulk };
