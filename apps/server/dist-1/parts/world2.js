import { Co as keyOf, Hn as signInPath, Mr as hooksPath, Ya as userAuthorizePath, no as hashToken, qa as authorizePath, wt as didYouMean } from "./server.js";
import { n as isFileUrl, r as knowsPublicFile } from "./knows-public-file.js";
import { n as knowsUpload } from "./find-upload.js";
import { t as nameOf } from "./writes.js";
import { AsyncLocalStorage } from "node:async_hooks";
// ../../packages/double/src/control/control-mount.ts
const controlMount = "/_rollcall";
// ../../packages/double/src/calls.ts
function callOfMethod(exchange, writeArguments) {
	const { definition, arguments: sent, context } = exchange;
	return {
		method: definition.wireName,
		arguments: writeArguments(definition, sent),
		...context.caller && { tokenHash: context.caller.token.hash }
	};
}
function callOfScim({ version, route, body, context }) {
	const sent = body && parseBody(body);
	return {
		route: `${route.verb} ${route.path}`,
		version,
		tokenHash: context.caller.token.hash,
		...sent && { arguments: sent }
	};
}
function parseBody(body) {
	if (body.byteLength === 0) return void 0;
	try {
		const value = JSON.parse(new TextDecoder().decode(body));
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
// ../../packages/double/src/current-exchange.ts
const current = new AsyncLocalStorage();
function currentExchange() {
	return current.getStore();
}
function inExchange(exchange, serve) {
	return current.run(exchange, serve);
}
// ../../packages/double/src/match-values.ts
function matchesValues(object, wanted) {
	return Object.entries(wanted).every(([path, value]) => isEqual(at(object, path), value));
}
function at(object, path) {
	const whole = member(object, path);
	if (whole !== void 0) return whole;
	return path.split(".").reduce(member, object);
}
function member(object, name) {
	if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return void 0;
	return Object.getOwnPropertyDescriptor(object, name)?.value;
}
function isEqual(one, other) {
	if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
	const [names, others] = [Object.keys(one), Object.keys(other)];
	return names.length === others.length && names.every((name) => isEqual(member(one, name), member(other, name)));
}
// ../../packages/double/src/faults/delivery-fault.ts
const deliveryKinds = {
	drop: true,
	delay: true,
	duplicate: true,
	reorder: true,
	bad_signature: true,
	closed_socket: true,
	silent: true
};
const deliveryActions = Object.keys(deliveryKinds);
function isDeliveryAction(action) {
	return Object.hasOwn(deliveryKinds, action.kind);
}
function matchesAttempt(attempt, { kind }, match) {
	const { app, event, where } = match;
	if (!fits(attempt, kind)) return false;
	if (app !== void 0 && attempt.app !== app) return false;
	if (event !== void 0 && attempt.event !== event) return false;
	return where === void 0 || matchesValues(attempt.values, where);
}
function fits({ transport, line }, kind) {
	switch (kind) {
		case "bad_signature": return transport === "http";
		case "closed_socket": return transport === "socket";
		case "reorder": return line !== void 0;
		case "drop":
		case "delay":
		case "duplicate":
		case "silent": return true;
	}
}
// ../../packages/double/src/faults/find-undeclared.ts
async function findUndeclaredCall(declared, { method, route }) {
	const methods = await declared.methodNames();
	if (method !== void 0 && !methods.has(method)) return { ...unknown(`There is no method ${method}`, method, [...methods]) };
	if (route !== void 0 && !declared.routes.has(route)) return { ...unknown(`There is no SCIM route ${route}`, route, [...declared.routes.keys()]) };
}
async function findUndeclaredCode(declared, place, code) {
	const tables = await tablesOf(declared, place);
	if (tables.some((codes) => codes.has(code))) return void 0;
	const names = [...new Set(tables.flatMap((codes) => [...codes.keys()]))].toSorted();
	const where = place.method ?? place.route;
	if (where === void 0) return unknown(`No method and no route declares the code ${code}`, code, names);
	const sentence = `${where} does not declare the code ${code}`;
	const others = await declarersOf(declared, code);
	return others === void 0 ? unknown(sentence, code, names) : {
		detail: `${sentence}; ${others}.`,
		declared: names
	};
}
function unknown(sentence, name, known) {
	const hint = didYouMean(name, known);
	return {
		detail: `${sentence}${hint === "" ? "." : hint}`,
		declared: [...new Set(known)]
	};
}
const maxMethodsNamed = 3;
async function declarersOf({ methods, routes }, code) {
	if ([...routes.values()].some((codes) => codes.has(code))) return "SCIM routes do";
	const names = [...await methods()].filter(([, codes]) => codes.has(code)).map(([name]) => name);
	if (names.length === 0) return void 0;
	if (names.length > maxMethodsNamed) return `${names.length} other methods do`;
	return `${names.join(" and ")} ${names.length === 1 ? "does" : "do"}`;
}
async function tablesOf(declared, { method, route }) {
	const { routes } = declared;
	const ofRoutes = method === void 0 ? [...routes].filter(([name]) => route === void 0 || name === route) : [];
	return [...await methodTables(declared, {
		method,
		route
	}), ...ofRoutes.map(([, codes]) => codes)];
}
async function methodTables(declared, { method, route }) {
	if (route !== void 0) return [];
	if (method === void 0) return [...(await declared.methods()).values()];
	const codes = await declared.codesOf(method);
	return codes === void 0 ? [] : [codes];
}
// ../../packages/double/src/worlds/world-replaced.ts
var WorldReplaced = class extends Error {
	name = "WorldReplaced";
	constructor() {
		super("The world was replaced while the request was being served.");
	}
};
// ../../packages/double/src/journal/redact.ts
const secret = /(secret|password|token|hash|verifier)$/i;
const redacted$1 = "[redacted]";
const admission = /([?&]ticket=|\/upload\/v1\/)[^&\s]+/;
const oauthCode = /^\d+\.\d+\.[0-9a-f]{64}$/;
const hook = /(\/hooks\/(?:~[^/]+\/)?(?:services|commands|actions)\/[^/]+\/[^/]+\/)[A-Za-z0-9]{24}$/;
function redact(value) {
	return shorten(value, { remaining: Number.POSITIVE_INFINITY });
}
function shorten(value, budget) {
	return copyMembers(value, budget, {
		isSecret: false,
		depth: 0
	});
}
function copy(value, budget, place) {
	if (typeof value === "string") return copyText(value, budget, place);
	if (typeof value !== "object" || value === null) {
		budget.remaining -= 4;
		return place.isSecret && typeof value === "number" ? redacted$1 : value;
	}
	if (value instanceof Date) return copyText(value.toISOString(), budget, place);
	if (value instanceof Uint8Array) return leftOut(`${value.length} bytes`);
	if (place.depth >= 64) return leftOut("nested too deeply");
	const inner = {
		...place,
		depth: place.depth + 1
	};
	return Array.isArray(value) ? copyItems(value, budget, inner) : copyMembers(value, budget, inner);
}
function copyText(text, budget, { isSecret }) {
	if (isSecret) return redacted$1;
	if (oauthCode.test(text)) return redacted$1;
	if (hook.test(text)) return text.replace(hook, `$1${redacted$1}`);
	if (admission.test(text)) return text.replace(admission, `$1${redacted$1}`);
	if (text.length > budget.remaining) return leftOut(`${text.length} characters`);
	budget.remaining -= text.length;
	return text;
}
function copyItems(items, budget, place) {
	const kept = [];
	for (const item of items) {
		if (budget.remaining <= 0) return [...kept, leftOut(`${items.length - kept.length} more`)];
		budget.remaining -= 1;
		kept.push(copy(item, budget, place));
	}
	return kept;
}
function copyMembers(value, budget, place) {
	const aboutSecret = isAboutSecret(value);
	const kept = {};
	for (const name in value) {
		const member = Reflect.get(value, name);
		if (member === void 0 || !Object.hasOwn(value, name)) continue;
		if (budget.remaining <= 0) return Object.assign(kept, leftOut("what follows"));
		budget.remaining -= name.length;
		const isSecret = place.isSecret || secret.test(name) || aboutSecret && name === "value";
		kept[name] = copy(member, budget, isSecret === place.isSecret ? place : {
			...place,
			isSecret
		});
	}
	return kept;
}
function isAboutSecret(value) {
	return "path" in value && typeof value.path === "string" && secret.test(value.path.trim());
}
function leftOut(what) {
	return { left_out: what };
}
// ../../packages/double/src/journal/fit-budget.ts
function fitBudget(value, budget) {
	const left = charactersLeft(value, budget.remaining, 0);
	if (left <= 0) return shorten(value, budget);
	budget.remaining = left;
	return value;
}
function fitsBudget(body, budget) {
	const left = budget.remaining - body.buffer.byteLength;
	if (left <= 0) return false;
	budget.remaining = left;
	return true;
}
function charactersLeft(value, remaining, depth) {
	if (typeof value === "string") return remaining - value.length;
	if (typeof value !== "object" || value === null) return remaining - 4;
	if (value instanceof Uint8Array || depth >= 64) return 0;
	let left = remaining;
	for (const name in value) {
		left = charactersLeft(Reflect.get(value, name), left - name.length, depth + 1);
		if (left <= 0) return 0;
	}
	return left;
}
// ../../packages/double/src/journal/recorded.ts
function isClientCall(recorded) {
	return recorded.protocol === "webapi" || recorded.protocol === "scim";
}
function isDelivery(recorded) {
	return recorded.protocol === "events";
}
function reasonOf({ end }) {
	return end.kind === "retry" || end.kind === "given_up" ? end.attempt.reason : void 0;
}
function isStored(delivery) {
	return "place" in delivery;
}
// ../../packages/double/src/journal/to-delivery-entry.ts
function toDeliveryEntry(recorded) {
	const { requestId, world, atMs, delivery, end } = recorded;
	const attempt = end.kind === "withdrawn" ? void 0 : end.attempt;
	const reason = reasonOf(recorded);
	return {
		request_id: requestId,
		at: new Date(atMs).toISOString(),
		world,
		protocol: "events",
		app: delivery.appId,
		status: attempt?.answer?.status ?? 0,
		ok: end.kind === "delivered",
		...reason !== void 0 && { code: reason },
		changes: [],
		...attempt?.fault !== void 0 && { fault: attempt.fault },
		delivery: {
			event_id: delivery.eventId,
			event: delivery.event.type,
			attempt: 1 + (isStored(delivery) ? delivery.retry?.num ?? 0 : 0),
			result: end.kind === "retry" ? "retried" : end.kind,
			...attempt !== void 0 && { request: toRequest(attempt) },
			...attempt?.answer !== void 0 && { answer: toAnswer(attempt.answer) },
			...reason !== void 0 && { reason },
			...detailOf(end),
			...end.isRateLimited === true && { rate_limited: true },
			...end.isSwitchedOff === true && { switched_off: true },
			...end.kind === "retry" && { next_at: end.at.toISOString() }
		},
		duration_ms: Math.round((attempt?.durationMs ?? 0) * 100) / 100
	};
}
function detailOf(end) {
	switch (end.kind) {
		case "delivered": return {};
		case "retry": return { detail: end.attempt.because };
		case "given_up": return { detail: `${end.attempt.because} ${end.because}` };
		case "withdrawn": return end.because === void 0 ? {} : { detail: end.because };
	}
}
function toRequest({ request }) {
	const { url, redirects, headers, body } = request;
	const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
	return {
		url,
		redirects: [...redirects],
		headers: { ...headers },
		body: isForm ? readForm(body) : withoutSecrets(body)
	};
}
const secretHeaders = new Set(["set-cookie", "authorization"]);
function toAnswer({ status, headers, body, isCut }) {
	const shown = Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? "[redacted]" : value]);
	return {
		status,
		headers: Object.fromEntries(shown),
		body: withoutSecrets(body),
		...isCut && { cut: true }
	};
}
function withoutSecrets(body) {
	const value = parse(body);
	return typeof value === "object" && value !== null ? redact({ value })["value"] : body;
}
function readForm(body) {
	const fields = Object.fromEntries(new URLSearchParams(body));
	const { payload } = fields;
	return redact(payload === void 0 ? fields : {
		...fields,
		payload: parse(payload) ?? payload
	});
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// ../../packages/double/src/journal/to-entry.ts
function toEntry(recorded) {
	return isDelivery(recorded) ? toDeliveryEntry(recorded) : toCallEntry(recorded);
}
function toFullEntry(recorded) {
	const entry = toEntry(recorded);
	const answer = isDelivery(recorded) ? void 0 : answerOf(recorded);
	return {
		...entry,
		...answer !== void 0 && { answer }
	};
}
function answerOf({ answer }) {
	if (answer === void 0) return void 0;
	if (typeof answer === "object" && !(answer instanceof Uint8Array)) return redact(answer);
	const read = parseBody(typeof answer === "string" ? new TextEncoder().encode(answer) : answer);
	return read && redact(read);
}
function toCallEntry(recorded) {
	const { because } = recorded;
	const sent = argumentsOf(recorded);
	return {
		request_id: recorded.requestId,
		at: new Date(recorded.atMs).toISOString(),
		world: recorded.world,
		protocol: recorded.protocol,
		...called(recorded),
		...queryOf(recorded),
		...sent !== void 0 && { arguments: sent },
		...caller(recorded),
		status: recorded.status,
		ok: recorded.ok,
		...recorded.code !== void 0 && { code: recorded.code },
		...because !== void 0 && { because: {
			...redact(because),
			rule: because.rule
		} },
		changes: recorded.changes.map(toChange$1),
		...recorded.fault !== void 0 && { fault: recorded.fault },
		...recorded.aborted && { aborted: true },
		duration_ms: recorded.durationMs
	};
}
function argumentsOf({ arguments: sent, body }) {
	const read = sent ?? (body && parseBody(body));
	return read && redact(read);
}
const secretComparison = /((?:secret|password|token)\s+\w+\s+)"(?:[^"\\]|\\.)*"/gi;
function queryOf({ url }) {
	const sent = url === void 0 ? [] : [...new URL(url).searchParams];
	if (sent.length === 0) return {};
	const shown = sent.map(([name, value]) => [name, value.replace(secretComparison, "$1\"[redacted]\"")]);
	return { query: redact(Object.fromEntries(shown)) };
}
function called({ method, version, route, id }) {
	return {
		...method !== void 0 && { method },
		...version !== void 0 && { version },
		...route !== void 0 && { route },
		...id !== void 0 && { id }
	};
}
function caller({ userId, appId }) {
	return {
		...userId !== void 0 && { user: userId },
		...appId !== void 0 && { app: appId }
	};
}
function toChange$1({ kind, id, before, after }) {
	return {
		kind,
		...id !== void 0 && { id },
		...before !== void 0 && { before: redact(before) },
		...after !== void 0 && { after: redact(after) }
	};
}
// ../../packages/double/src/journal/entry-filter.ts
function matchesFilter(recorded, filter) {
	if (filter.world !== void 0 && recorded.world !== filter.world) return false;
	return isDelivery(recorded) ? matchesDelivery(recorded, filter) : matchesCall(recorded, filter);
}
function matchesDelivery(recorded, filter) {
	const { kind = "delivery", app, event, eventId, method, route, code, ok, token, where } = filter;
	if (kind !== "delivery" || [
		method,
		route,
		token,
		where
	].some((each) => each !== void 0)) return false;
	const { delivery, end } = recorded;
	if (app !== void 0 && delivery.appId !== app) return false;
	if (event !== void 0 && delivery.event.type !== event) return false;
	if (eventId !== void 0 && delivery.eventId !== eventId) return false;
	if (ok !== void 0 && end.kind === "delivered" !== ok) return false;
	return code === void 0 || reasonOf(recorded) === code;
}
function matchesCall(recorded, filter) {
	const own = isClientCall(recorded) ? "call" : "act";
	const { kind = own, app, event, eventId, method, route, code, ok, token, where } = filter;
	if (kind !== own || event !== void 0 || eventId !== void 0) return false;
	if (app !== void 0 && recorded.appId !== app) return false;
	if (method !== void 0 && recorded.method !== method) return false;
	if (route !== void 0 && recorded.route !== route) return false;
	if (code !== void 0 && recorded.code !== code) return false;
	if (ok !== void 0 && recorded.ok !== ok) return false;
	if (token !== void 0 && recorded.tokenHash !== hashToken(token)) return false;
	return where === void 0 || matchesValues(argumentsOf(recorded), where);
}
// ../../packages/double/src/journal/describe-write.ts
function describeWrite(write, documents) {
	const kind = nameOf(write);
	switch (write.kind) {
		case "put": {
			const document = documentOf(documents, write.document);
			const key = keyOf(document, write.value);
			return {
				kind,
				...idOf(document, key),
				after: redacted(document, write.value),
				before: readBefore$1(document, key)
			};
		}
		case "remove": {
			const document = documentOf(documents, write.document);
			return {
				kind,
				...idOf(document, write.key),
				before: readBefore$1(document, write.key)
			};
		}
		case "insertMessage": return {
			kind,
			id: write.message.channelId,
			after: write.message
		};
		case "changeMessage": {
			const document = documentOf(documents, "message");
			const key = keyOf(document, write.message);
			return {
				kind,
				...idOf(document, key),
				after: write.message,
				before: readBefore$1(document, key)
			};
		}
		case "recordMessageEvents": return {
			kind,
			after: { events: write.events }
		};
		case "removeReaction": {
			const { channelId, ts, userId, name } = write;
			return {
				kind,
				id: `${channelId} ${ts}`,
				after: {
					userId,
					name
				}
			};
		}
		case "removeListExports": return {
			kind,
			id: write.listId,
			after: { before: write.before }
		};
		case "addGroupMembers":
		case "removeGroupMembers": return {
			kind,
			id: write.groupId,
			after: { userIds: write.userIds }
		};
		case "clearGroupMembers": return {
			kind,
			id: write.groupId
		};
		case "connectMembers": return {
			kind,
			id: write.groupId,
			after: {
				workspaceIds: write.workspaceIds,
				userIds: write.userIds
			}
		};
		case "disconnectGroup": return {
			kind,
			id: write.groupId,
			after: { workspaceId: write.workspaceId }
		};
		case "revokeInstallations": return {
			kind,
			id: write.appId,
			after: { targetIds: write.targetIds }
		};
		case "revokeUserTokens":
		case "leaveChannels": return {
			kind,
			id: write.userId
		};
		case "addChannelMembers":
		case "removeChannelMembers": return {
			kind,
			id: write.channelId,
			after: { userIds: write.userIds }
		};
		case "changeMembership": {
			const { kind: _, channelId, ...after } = write;
			return {
				kind,
				id: channelId,
				after
			};
		}
		case "openForMembers": return {
			kind,
			id: write.channelId
		};
		case "grantListAccess": return {
			kind,
			id: write.listId,
			after: { access: write.access }
		};
		case "revokeListAccess": return {
			kind,
			id: write.listId,
			after: { subjects: write.subjects }
		};
	}
}
function documentOf(documents, name) {
	const found = documents[name];
	if (found === void 0) throw new Error(`The store keeps no documents named "${name}".`);
	return found;
}
function readBefore$1(document, key) {
	return async (reader) => {
		const before = await reader.get(document, { ...key });
		return before && redacted(document, before);
	};
}
function idOf({ key: columns, secret }, key) {
	if (columns.some((column) => secret.includes(column))) return {};
	return { id: columns.map((column) => String(Reflect.get(key, column))).join(" ") };
}
function redacted({ secret }, value) {
	const hidden = secret.filter((name) => name in value).map((name) => [name, "[redacted]"]);
	return hidden.length === 0 ? value : {
		...value,
		...Object.fromEntries(hidden)
	};
}
// ../../packages/double/src/journal/record-commits.ts
function recordCommits(world, documents, onCommit) {
	const { store } = world.delivery;
	return {
		...store,
		commit: async (batch) => {
			const exchange = currentExchange();
			const described = exchange === void 0 ? [] : batch.writes.map((write) => describeWrite(write, documents));
			const before = described.some(isRead) ? await readBefore(described, store) : [];
			if (exchange !== void 0 && exchange.era !== world.era) throw new WorldReplaced();
			const committed = await store.commit(batch);
			const [first] = batch.writes;
			if (!committed.ok || first === void 0) return committed;
			onCommit(nameOf(first));
			if (exchange === void 0) return committed;
			const changes = described.map((write, index) => toChange(write, before[index], exchange));
			exchange.changes = exchange.changes.length === 0 ? changes : [...exchange.changes, ...changes];
			return committed;
		}
	};
}
function watchCommits(store, onCommit) {
	return {
		...store,
		commit: async (batch) => {
			const committed = await store.commit(batch);
			const [first] = batch.writes;
			if (committed.ok && first !== void 0) onCommit(nameOf(first));
			return committed;
		}
	};
}
function isRead({ before }) {
	return before !== void 0;
}
function readBefore(described, reader) {
	return Promise.all(described.map(({ before }) => before?.(reader)));
}
function toChange({ kind, id, after }, before, budget) {
	return {
		kind,
		id,
		before: before && fitBudget(before, budget),
		after: after && fitBudget(after, budget)
	};
}
// ../../packages/double/src/exchange.ts
const maxExchangeCharacters = 65536;
const unchanged = [];
function beginExchange({ name, era, clock }) {
	return {
		world: name,
		era,
		atMs: clock.now().getTime(),
		durationMs: 0,
		protocol: void 0,
		requestId: "",
		method: void 0,
		definition: void 0,
		version: void 0,
		route: void 0,
		url: void 0,
		status: 0,
		ok: false,
		code: void 0,
		because: void 0,
		aborted: false,
		arguments: void 0,
		isCut: false,
		body: void 0,
		id: void 0,
		userId: void 0,
		appId: void 0,
		tokenHash: void 0,
		answer: void 0,
		changes: unchanged,
		fault: void 0,
		damage: void 0,
		remaining: maxExchangeCharacters
	};
}
// ../../packages/double/src/worlds/replaced-request.ts
var ReplacedRequest = class {
	method;
	url;
	headers;
	#request;
	#parts;
	#isRead = false;
	constructor(request, parts) {
		this.method = request.method;
		this.url = parts.url ?? request.url;
		this.headers = parts.headers === void 0 ? request.headers : replaceHeaders(request.headers, parts.headers);
		this.#request = request;
		this.#parts = parts;
	}
	get signal() {
		return this.#request.signal;
	}
	get body() {
		if (!this.#isReplaced) return this.#request.body;
		return new ReadableStream({ pull: async (controller) => {
			controller.enqueue(new Uint8Array(await this.arrayBuffer()));
			controller.close();
		} });
	}
	get bodyUsed() {
		return this.#isReplaced ? this.#isRead : this.#request.bodyUsed;
	}
	takeBody() {
		if (!this.#isReplaced) return this.#request.takeBody?.();
		this.#isRead = true;
		return this.#parts.body;
	}
	async arrayBuffer() {
		if (!this.#isReplaced) return this.#request.arrayBuffer();
		this.#isRead = true;
		if (this.#parts.body === void 0) throw this.#parts.failure;
		return this.#parts.body.buffer;
	}
	get #isReplaced() {
		return this.#parts.body !== void 0 || "failure" in this.#parts;
	}
};
function replaceHeaders(headers, replaced) {
	return {
		get: (name) => replaced[name.toLowerCase()] ?? headers.get(name),
		*[Symbol.iterator]() {
			for (const header of headers) if (!(header[0].toLowerCase() in replaced)) yield header;
			yield* Object.entries(replaced);
		}
	};
}
// ../../packages/double/src/worlds/pick-world.ts
const prefixMark = "~";
function prefixOf({ name }, first) {
	return name === first.name ? "" : `${name}${prefixMark}`;
}
const bearerForm = /^(bearer +)(.*)$/is;
const basicForm = /^basic +([A-Za-z0-9+/]+=*) *$/i;
const pages = new Set([
	authorizePath,
	userAuthorizePath,
	signInPath
]);
async function pickWorld(request, worlds) {
	const [first, ...others] = worlds;
	if (first === void 0) throw new Error("There is no world.");
	if (others.length === 0) return {
		world: first,
		request
	};
	const hooked = pickByHook(request, others);
	if (hooked !== void 0) return hooked;
	const url = new URL(request.url);
	const { pathname } = url;
	if (pathname.startsWith(`/upload/v1/`)) return {
		world: await pickByUpload(pathname, worlds, first),
		request
	};
	if (pages.has(pathname)) return pickByPage(request, first, others);
	const owner = isFileUrl(url) ? await findByPublicUrl(url, worlds) : void 0;
	if (owner !== void 0) return {
		world: owner,
		request
	};
	const [, scheme = "", token] = bearerForm.exec(request.headers.get("authorization") ?? "") ?? [];
	if (token === void 0) return pickByBasic(request, others) ?? pickByBody(request, first, others);
	const found = readToken(token, others);
	if (found === void 0) return {
		world: first,
		request
	};
	const headers = { authorization: `${scheme}${found.token}` };
	return {
		world: found.world,
		request: new ReplacedRequest(request, { headers })
	};
}
function pickByHook(request, others) {
	const begin = `${hooksPath}/~`;
	const url = new URL(request.url);
	if (!url.pathname.startsWith(begin)) return void 0;
	const [name, ...path] = url.pathname.slice(begin.length).split("/");
	const world = others.find((each) => each.name === name);
	if (world === void 0) return void 0;
	url.pathname = `${hooksPath}/${path.join("/")}`;
	return {
		world,
		request: new ReplacedRequest(request, { url: url.href })
	};
}
async function pickByUpload(pathname, worlds, first) {
	for (const world of worlds) if (await knowsUpload(world.store, pathname.slice(11))) return world;
	return first;
}
async function findByPublicUrl(url, worlds) {
	for (const world of worlds) if (await knowsPublicFile(world.store, url)) return world;
}
function readToken(text, others) {
	const end = text.indexOf(prefixMark);
	const world = end < 0 ? void 0 : others.find(({ name }) => name === text.slice(0, end));
	return world === void 0 ? void 0 : {
		world,
		token: text.slice(end + 1)
	};
}
async function pickByPage(request, first, others) {
	const choose = (sent) => readToken(sent.get("client_id") ?? "", others)?.world ?? first;
	if (request.method !== "POST") return {
		world: choose(new URL(request.url).searchParams),
		request
	};
	try {
		const bytes = new Uint8Array(await request.arrayBuffer());
		return {
			world: choose(new URLSearchParams(Buffer.from(bytes).toString())),
			request: withBody(request, bytes)
		};
	} catch (failure) {
		return {
			world: first,
			request: new ReplacedRequest(request, { failure })
		};
	}
}
function pickByBasic(request, others) {
	const [, encoded] = basicForm.exec(request.headers.get("authorization") ?? "") ?? [];
	if (encoded === void 0) return void 0;
	const [, user = "", rest = ""] = /^([^:]*)(:.*)$/s.exec(Buffer.from(encoded, "base64").toString("latin1")) ?? [];
	const found = readToken(user.replace(/%7e/gi, prefixMark), others);
	if (found === void 0) return void 0;
	return pickByBody(new ReplacedRequest(request, { headers: { authorization: `Basic ${Buffer.from(`${found.token}${rest}`, "latin1").toString("base64")}` } }), found.world, [found.world]);
}
async function pickByBody(request, first, others) {
	const type = request.method === "POST" ? request.headers.get("content-type") ?? "" : "";
	const isMultipart = /^multipart\/form-data\b/i.test(type);
	if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) return pickByQuery(request, first, others);
	let bytes;
	try {
		bytes = new Uint8Array(await request.arrayBuffer());
	} catch (failure) {
		return pickByQuery(new ReplacedRequest(request, { failure }), first, others);
	}
	return (isMultipart ? pickByParts : pickByForm)(request, bytes, first, others);
}
const telling = /((?:^|&)(?:token|client_id|refresh_token)=)([^&]*)/g;
function pickByForm(request, bytes, first, others) {
	const text = Buffer.from(bytes.buffer).toString("latin1");
	let world;
	const body = text.replace(telling, (field, begin, value) => {
		const found = readToken(value.replace(/%7e/gi, prefixMark), others);
		if (found === void 0 || world !== void 0 && found.world !== world) return field;
		world = found.world;
		return `${begin}${found.token}`;
	});
	if (world !== void 0) return {
		world,
		request: withBody(request, Uint8Array.from(Buffer.from(body, "latin1")))
	};
	return /(?:^|&)token=[^&]/.test(text) ? {
		world: first,
		request: withBody(request, bytes)
	} : pickByQuery(withBody(request, bytes), first, others);
}
async function pickByParts(request, bytes, first, others) {
	const headers = { "content-type": request.headers.get("content-type") ?? "" };
	const form = await new Response(bytes, { headers }).formData().catch(() => void 0);
	const field = form?.get("token");
	if (form === void 0 || typeof field !== "string") return pickByQuery(withBody(request, bytes), first, others);
	const found = readToken(field, others);
	if (found === void 0) return {
		world: first,
		request: withBody(request, bytes)
	};
	form.set("token", found.token);
	const written = new Response(form);
	const type = written.headers.get("content-type") ?? "";
	return {
		world: found.world,
		request: withBody(request, new Uint8Array(await written.arrayBuffer()), type)
	};
}
function pickByQuery(request, first, others) {
	const url = new URL(request.url);
	const found = readToken(url.searchParams.get("token") ?? "", others);
	if (found === void 0) return {
		world: first,
		request
	};
	url.searchParams.set("token", found.token);
	return {
		world: found.world,
		request: new ReplacedRequest(request, { url: url.href })
	};
}
function withBody(request, body, type) {
	return new ReplacedRequest(request, {
		headers: {
			"content-length": String(body.byteLength),
			...type !== void 0 && { "content-type": type }
		},
		body
	});
}
// ../../packages/double/src/control-refusal.ts
function notFound(what, name, known) {
	const rest = known.length === 0 ? "none exists" : `the known ones are ${known.join(", ")}`;
	return {
		ok: false,
		error: "not_found",
		detail: `There is no ${what} ${JSON.stringify(name)}; ${rest}.`
	};
}
function conflict(detail) {
	return {
		ok: false,
		error: "conflict",
		detail
	};
}
// ../../packages/double/src/worlds/world.ts
function stateOf({ store, clock, ids, latest, due }) {
	const dueMs = due.nextMs();
	return {
		image: store.image(),
		clock: clock.state(),
		latest,
		...dueMs !== void 0 && { dueMs },
		..."count" in ids && { idCount: ids.count() }
	};
}
function restoreState(world, { image, clock, latest, dueMs, idCount }) {
	world.store.restore(image);
	world.ephemerals.clear();
	world.era += 1;
	world.latest = latest;
	world.clock.jump(clock, new WorldReplaced());
	world.due.restart(dueMs);
	if (idCount !== void 0 && "restore" in world.ids) world.ids.restore(idCount);
}
function noteCommit(world, kind) {
	world.latest = {
		at: world.clock.now(),
		what: `The last change (${kind})`
	};
}
export { callOfScim as A, deliveryActions as C, currentExchange as D, matchesValues as E, controlMount as M, inExchange as O, findUndeclaredCode as S, matchesAttempt as T, reasonOf as _, notFound as a, WorldReplaced as b, beginExchange as c, matchesFilter as d, toEntry as f, isStored as g, isDelivery as h, conflict as i, parseBody as j, callOfMethod as k, recordCommits as l, isClientCall as m, restoreState as n, pickWorld as o, toFullEntry as p, stateOf as r, prefixOf as s, noteCommit as t, watchCommits as u, fitBudget as v, isDeliveryAction as w, findUndeclaredCall as x, fitsBudget as y };
