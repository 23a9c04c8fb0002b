import { Aa as loadMethod, An as toResponse, Ba as toWireNames, Da as loadMethods, Dn as toFetchHandler, En as mount, Fn as isLoopbackHost, Ha as createNameCompiler, In as hostNameOf, Jn as standardPrefixes, Nr as hooksUrlOf, On as toPlainHandler, Or as createEphemerals, Pn as isLoopbackAddress, Rt as documents, bt as randomIds, f as writeCoverage, jn as ConnectionReset, kn as isResponse, no as hashToken, oi as createDueLoop, p as createCoverage, w as createSqliteStore, xr as plainSealer, xt as createRequestLog, zn as toId } from "./server.js";
import { A as callOfScim, D as currentExchange, E as matchesValues, M as controlMount, O as inExchange, S as findUndeclaredCode, T as matchesAttempt, a as notFound, b as WorldReplaced, c as beginExchange, d as matchesFilter, i as conflict, j as parseBody, k as callOfMethod, l as recordCommits, n as restoreState, o as pickWorld, r as stateOf, s as prefixOf, t as noteCommit, u as watchCommits, v as fitBudget, w as isDeliveryAction, x as findUndeclaredCall, y as fitsBudget } from "./world2.js";
import { isIP } from "node:net";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash } from "node:crypto";
// ../../packages/webapi-core/src/names/create-argument-writer.ts
function createArgumentWriter(definition) {
	const compile = createNameCompiler(definition.types);
	const names = new WeakMap();
	return ({ argumentTable: fields }, sent) => {
		const known = names.get(fields) ?? compile({ fields }) ?? "same";
		names.set(fields, known);
		return known === "same" ? sent : toWireNames(sent, known);
	};
}
// ../../packages/double/src/clock/sleepers.ts
function createSleepers(changed) {
	const asleep = new Set();
	const inOrder = () => [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
	return {
		add: (untilMs, signal, kind = "call") => {
			if (signal?.aborted === true) return Promise.reject(signal.reason);
			const { promise, resolve, reject } = Promise.withResolvers();
			const sleeper = {
				kind,
				untilMs,
				resolve,
				reject
			};
			const abort = () => reject(signal?.reason);
			signal?.addEventListener("abort", abort);
			asleep.add(sleeper);
			changed();
			return promise.finally(() => {
				signal?.removeEventListener("abort", abort);
				if (asleep.delete(sleeper)) changed();
			});
		},
		hasCalls: () => [...asleep].some(({ kind }) => kind === "call"),
		nextMs: () => inOrder()[0]?.untilMs,
		wake: (nowMs) => {
			for (const sleeper of inOrder()) {
				if (sleeper.untilMs > nowMs) return;
				asleep.delete(sleeper);
				sleeper.resolve();
			}
		},
		rejectAll: (reason) => {
			for (const { reject } of inOrder()) reject(reason);
		}
	};
}
// ../../packages/double/src/clock/virtual-clock.ts
const maxTimerMs = 2 ** 31 - 1;
function createVirtualClock(begin = {
	now: new Date(),
	frozen: false
}) {
	const hand = createHand(begin);
	const alarm = createAlarm(hand, () => sleepers);
	const sleepers = createSleepers(alarm.set);
	const mover = createMover(hand, sleepers, alarm.set);
	const now = () => new Date(hand.nowMs());
	return {
		background: {
			now,
			sleep: (ms, signal) => sleepers.add(hand.nowMs() + ms, signal, "background")
		},
		attend: mover.attend,
		now,
		sleep: (ms, signal) => ms === 0 ? nextTurn(signal) : sleepers.add(hand.nowMs() + ms, signal),
		state: () => ({
			now: now(),
			frozen: hand.frozen()
		}),
		freeze: () => {
			hand.freeze();
			alarm.set();
		},
		resume: () => {
			hand.resume();
			alarm.set();
		},
		advance: (ms) => mover.move(() => hand.nowMs() + ms),
		set: (instant) => mover.move(() => instant.getTime()),
		jump: ({ now: instant, frozen }, reason) => {
			mover.cancel();
			hand.show(instant.getTime());
			if (frozen) hand.freeze();
			else hand.resume();
			sleepers.rejectAll(reason);
		},
		close: () => {
			alarm.clear();
			sleepers.rejectAll(new Error("The clock was closed."));
		}
	};
}
function createAlarm(hand, sleepers) {
	let timer;
	const clear = () => clearTimeout(timer);
	const set = () => {
		clear();
		const nextMs = sleepers().nextMs();
		if (nextMs === void 0 || hand.frozen()) return;
		const wake = () => {
			sleepers().wake(hand.nowMs());
			set();
		};
		timer = setTimeout(wake, Math.min(Math.max(nextMs - hand.nowMs(), 1), maxTimerMs));
		if (!sleepers().hasCalls()) timer.unref();
	};
	return {
		set,
		clear
	};
}
function createMover(hand, sleepers, setAlarm) {
	let jumps = 0;
	let moved = Promise.resolve();
	const attended = [];
	const attendAll = async () => {
		for (const isSettled of attended) await isSettled();
	};
	const moveTo = async (targetMs) => {
		const begun = jumps;
		await attendAll();
		if (jumps !== begun) return;
		for (let nextMs = sleepers.nextMs(); nextMs !== void 0 && nextMs <= targetMs; nextMs = sleepers.nextMs()) {
			hand.show(Math.max(nextMs, hand.nowMs()));
			sleepers.wake(hand.nowMs());
			await settled();
			await attendAll();
			if (jumps !== begun) return;
		}
		hand.show(targetMs);
		setAlarm();
		await settled();
	};
	return {
		move: (target) => {
			moved = moved.then(() => moveTo(target()));
			return moved;
		},
		attend: (isSettled) => {
			attended.push(isSettled);
		},
		cancel: () => {
			jumps += 1;
		}
	};
}
function createHand({ now, frozen }) {
	let shownMs = now.getTime();
	let runningSince = frozen ? void 0 : performance.now();
	const nowMs = () => runningSince === void 0 ? shownMs : Math.floor(shownMs + performance.now() - runningSince);
	const show = (ms) => {
		shownMs = ms;
		if (runningSince !== void 0) runningSince = performance.now();
	};
	return {
		nowMs,
		show,
		frozen: () => runningSince === void 0,
		freeze: () => {
			show(nowMs());
			runningSince = void 0;
		},
		resume: () => {
			runningSince ??= performance.now();
		}
	};
}
function nextTurn(signal) {
	return setImmediate$1(void 0, signal === void 0 ? {} : { signal });
}
function settled() {
	return new Promise((resolve) => setImmediate(resolve));
}
// ../../packages/double/src/control/people/to-person.ts
function toPerson(call, person, place = {}) {
	const who = {
		person,
		...place
	};
	const at = ({ channel, ts }) => ({
		...who,
		channel,
		ts
	});
	return {
		post: (channel, text, details) => call("people.post", {
			...who,
			channel,
			text,
			...details
		}),
		edit: (message, text) => call("people.edit", {
			...at(message),
			text
		}),
		delete: (message) => call("people.delete", at(message)),
		react: (message, emoji) => call("people.react", {
			...at(message),
			emoji
		}),
		unreact: (message, emoji) => call("people.unreact", {
			...at(message),
			emoji
		}),
		pin: (message) => call("people.pin", at(message)),
		unpin: (message) => call("people.unpin", at(message)),
		join: (channel) => call("people.join", {
			...who,
			channel
		}),
		leave: (channel) => call("people.leave", {
			...who,
			channel
		}),
		acceptInvitation: (details) => call("people.acceptInvitation", {
			...who,
			...details
		}),
		invite: (channel, ...users) => call("people.invite", {
			...who,
			channel,
			users
		}),
		mark: (channel, ts) => call("people.mark", {
			...who,
			channel,
			...ts !== void 0 && { ts }
		}),
		createChannel: (name, details) => call("people.createChannel", {
			...who,
			name,
			...details
		}),
		openDm: (...users) => call("people.openDm", {
			...who,
			users
		}),
		openHome: (bot, tab) => call("people.openHome", {
			...who,
			bot,
			...tab !== void 0 && { tab }
		}),
		stop: (channel, thread) => call("people.stop", {
			...who,
			channel,
			...thread !== void 0 && { thread }
		}),
		renameSession: (channel, title, thread) => call("people.renameSession", {
			...who,
			channel,
			title,
			...thread !== void 0 && { thread }
		}),
		command: (channel, text) => call("people.command", {
			...who,
			channel,
			text
		}),
		shortcut: (name, details) => call("people.shortcut", {
			...who,
			name,
			...details
		}),
		messageShortcut: (message, name, details) => call("people.messageShortcut", {
			...at(message),
			name,
			...details
		}),
		submit: (values, details) => call("people.submit", {
			...who,
			...values !== void 0 && { values },
			...details
		}),
		close: (details) => call("people.close", {
			...who,
			...details
		}),
		click: (place, action, details) => call("people.click", {
			...who,
			...placeOf(place),
			action,
			...details
		}),
		choose: (place, action, values, details) => {
			const list = typeof values === "string" ? [values] : values;
			return call("people.choose", {
				...who,
				...placeOf(place),
				action,
				values: list,
				...details
			});
		},
		type: (place, action, text, details) => call("people.type", {
			...who,
			...placeOf(place),
			action,
			text,
			...details
		}),
		openAssistant: (bot, details) => call("people.openAssistant", {
			...who,
			bot,
			...details
		}),
		seesAssistant: (bot, thread) => call("people.seeAssistant", {
			...who,
			bot,
			...thread !== void 0 && { thread }
		}),
		runStep: (bot, step, inputs) => call("people.runStep", {
			...who,
			bot,
			step,
			...inputs && { inputs }
		}),
		seesStep: async (execution) => (await call("people.seeStep", {
			...who,
			execution
		})).execution,
		setStatus: (text, details) => call("people.setStatus", {
			...who,
			...text !== "" && { text },
			...details
		}),
		setPresence: (presence) => call("people.setPresence", {
			...who,
			presence
		}),
		install: (app, details) => call("people.install", {
			...who,
			app,
			...details
		}),
		uninstall: (app, details) => call("people.uninstall", {
			...who,
			app,
			...details
		}),
		grantAccess: (app, ...workspaces) => call("people.grantAccess", {
			...who,
			app,
			workspaces
		}),
		revokeAccess: (app, ...workspaces) => call("people.revokeAccess", {
			...who,
			app,
			workspaces
		}),
		sees: (channel, details) => call("people.see", {
			...who,
			channel,
			...details
		}),
		seesApp: (bot) => call("people.seeApp", {
			...who,
			bot
		}),
		call: (method, sent) => call("people.call", {
			...who,
			method,
			arguments: sent
		}),
		seesDocuments: (kind, details) => call("people.seeDocuments", {
			...who,
			kind,
			...details
		}),
		seesList: (list, details) => call("people.seeList", {
			...who,
			list,
			...details
		}),
		seesCanvas: (canvas) => call("people.seeCanvas", {
			...who,
			canvas
		}),
		seesActivity: (channel, details) => call("people.seeActivity", {
			...who,
			channel,
			...details
		}),
		seesFile: (file) => call("people.seeFile", {
			...who,
			file
		})
	};
}
function placeOf(place) {
	if (!("channel" in place)) return place;
	const { channel, ts } = place;
	return {
		channel,
		ts
	};
}
// ../../packages/double/src/control/to-control.ts
function toControl(call) {
	return {
		world: {
			list: () => call("world.list", {}),
			load: async (file, options) => (await call("world.load", {
				file: toText(file),
				...options
			})).world,
			save: async (options = {}) => (await call("world.save", options)).file,
			reset: async (options = {}) => (await call("world.reset", options)).world,
			snapshot: async (name, options) => (await call("world.snapshot", {
				name,
				...options
			})).snapshot,
			restore: async (name, options) => (await call("world.restore", {
				name,
				...options
			})).world,
			fork: async (options = {}) => (await call("world.fork", options)).world,
			remove: async (world) => void await call("world.remove", { world }),
			diff: async (from, options) => {
				return (await call("world.diff", {
					...typeof from === "string" ? { from } : { from_world: from.world },
					...options
				})).changes;
			}
		},
		clock: {
			get: async (options = {}) => toShown(await call("clock.get", options)),
			freeze: async (options = {}) => toShown(await call("clock.freeze", options)),
			resume: async (options = {}) => toShown(await call("clock.resume", options)),
			advance: async (by, options) => toShown(await call("clock.advance", {
				by: typeof by === "number" ? `${Math.round(by)}ms` : by,
				...options
			})),
			set: async (now, options) => toShown(await call("clock.set", {
				now: toInstant(now),
				...options
			}))
		},
		faults: {
			arm: async (fault) => (await call("fault.arm", fault)).fault,
			list: async (options = {}) => (await call("fault.list", options)).faults,
			disarm: async (options = {}) => (await call("fault.disarm", options)).disarmed
		},
		journal: {
			list: async (filter = {}) => (await call("journal.list", {
				limit: 1e3,
				...filter
			})).entries,
			get: async (requestId) => (await call("journal.get", { request_id: requestId })).entry,
			repeat: async (requestId) => (await call("journal.repeat", { request_id: requestId })).entry,
			waitFor: async (filter, { timeoutMs } = {}) => (await call("journal.wait", {
				...filter,
				...timeoutMs !== void 0 && { timeout_ms: timeoutMs }
			})).entry,
			clear: async (options = {}) => (await call("journal.clear", options)).cleared
		},
		deliveries: {
			list: async (filter = {}) => (await call("deliveries.list", {
				limit: 1e3,
				...filter
			})).deliveries,
			resend: async (delivery) => (await call("deliveries.resend", delivery)).deliveries,
			waitFor: async (filter, { timeoutMs } = {}) => (await call("deliveries.waitFor", {
				...filter,
				...timeoutMs !== void 0 && { timeout_ms: timeoutMs }
			})).delivery
		},
		events: { send: async ({ payload, ...event }) => (await call("events.send", {
			...event,
			...payload && { payload: { ...payload } }
		})).deliveries },
		limits: {
			list: (options = {}) => call("limits.list", options),
			set: async (mode, options) => void await call("limits.set", {
				mode,
				...options
			})
		},
		users: { find: async (name, options) => (await call("user.find", {
			name,
			...options
		})).user },
		scim: {
			get: (version, path, options) => call("scim.get", {
				version,
				path,
				...options
			}),
			send: (sent) => call("scim.send", sent),
			checkFilter: async (version, filter) => (await call("scim.checkFilter", {
				version,
				filter
			})).problem
		},
		groups: { disconnect: async (connection) => void await call("group.disconnect", connection) },
		apps: {
			create: (manifest, options) => call("apps.create", {
				manifest: toText(manifest),
				...options
			}),
			get: (app, options) => call("apps.get", {
				app,
				...options
			}),
			check: async (manifest, options) => (await call("apps.check", {
				manifest: toText(manifest),
				...options
			})).findings,
			update: async (app, manifest, options) => (await call("apps.update", {
				app,
				manifest: toText(manifest),
				...options
			})).app,
			uninstall: async (app, options) => (await call("apps.uninstall", {
				app,
				...options
			})).app,
			install: (app, options) => call("apps.install", {
				app,
				...options
			}),
			environment: async (app, options) => (await call("apps.environment", {
				app,
				...options
			})).environment,
			list: async (options = {}) => (await call("apps.list", options)).apps,
			switchOn: async (app, options) => (await call("apps.switchOn", {
				app,
				...options
			})).app
		},
		as: (person, place) => toPerson(call, person, place),
		triggers: { create: async (act) => (await call("trigger.create", act)).trigger_id },
		activity: { record: async (activity) => void await call("activity.record", activity) },
		coverage: () => call("coverage.get", {}),
		explainCodes: async (method) => (await call("coverage.explain", method === void 0 ? {} : { method })).codes
	};
}
function toText(file) {
	return typeof file === "string" ? file : JSON.stringify(file);
}
function toInstant(now) {
	return typeof now === "string" || Number.isNaN(now.getTime()) ? String(now) : now.toISOString();
}
function toShown({ now, frozen }) {
	return {
		now: new Date(now),
		frozen
	};
}
// ../../packages/double/src/coverage/count-recorded.ts
function countRecorded(coverage, recorded) {
	switch (recorded.protocol) {
		case "scim":
		case "webapi":
			coverage.add(recorded);
			break;
		case "people":
			if (recorded.ok && recorded.method !== void 0) coverage.addActs(recorded.method, 1);
			break;
		case "events": {
			const { delivery, end } = recorded;
			if (end.kind === "delivered" && end.isRateLimited !== true) coverage.addDeliveries(delivery.event.type, 1);
		}
	}
}
// ../../packages/double/src/faults/damage.ts
function damageOf(action) {
	switch (action.kind) {
		case "error": {
			const { status, fields } = action;
			if (status === void 0 && fields === void 0) return {};
			return { rewrite: (response) => withFields(response, status, fields) };
		}
		case "latency": return {};
		case "hang": return { hold: untilDisconnect };
		case "reset": return { hold: async () => {
			throw new ConnectionReset("A fault ends the connection.");
		} };
		case "truncate": return { rewrite: (response) => truncate(response, action.bytes) };
		case "bad_gateway": return { rewrite: async (response) => badGateway(response) };
	}
}
const withoutBody = new Set([
	204,
	205,
	304
]);
async function withFields(response, status, fields) {
	const body = await response.json();
	const merged = typeof body === "object" ? {
		...body,
		...fields
	} : body;
	const written = {
		status: status ?? response.status,
		headers: response.headers
	};
	return new Response(withoutBody.has(written.status) ? null : JSON.stringify(merged), written);
}
function untilDisconnect(signal) {
	return new Promise((_, reject) => {
		const disconnect = () => reject(new ConnectionReset("The client disconnected."));
		if (signal.aborted) disconnect();
		signal.addEventListener("abort", disconnect, { once: true });
	});
}
const flushMs = 20;
async function truncate(response, bytes) {
	const whole = new Uint8Array(await response.arrayBuffer());
	if (bytes >= whole.byteLength) return new Response(withoutBody.has(response.status) ? null : whole, response);
	let isSent = bytes === 0;
	const body = new ReadableStream({ async pull(controller) {
		if (isSent) {
			await setTimeout$1(flushMs);
			controller.error(new ConnectionReset("A fault ends the body."));
			return;
		}
		isSent = true;
		controller.enqueue(whole.subarray(0, bytes));
	} });
	const headers = new Headers(response.headers);
	headers.set("content-length", String(whole.byteLength));
	return new Response(body, {
		status: response.status,
		headers
	});
}
const page = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n";
function badGateway(response) {
	const requestId = response.headers.get("x-request-id");
	const headers = {
		"content-type": "text/html",
		...requestId !== null && { "x-request-id": requestId }
	};
	return new Response(page, {
		status: 502,
		headers
	});
}
// ../../packages/double/src/faults/create-fault-arounds.ts
function createFaultArounds({ faults, declared, definitions, clock }) {
	const writeArguments = createArgumentWriter(definitions.webapi);
	const callWithFaults = async (call, signal, next) => {
		const fault = faults.take(call);
		if (fault === void 0) return next();
		return applyFault(fault, {
			call,
			signal,
			next,
			declared,
			clock
		});
	};
	return {
		scimAround: (exchange, next) => faults.isEmpty() || currentExchange() === void 0 ? next() : callWithFaults(callOfScim(exchange), exchange.context.signal, next),
		webapiAround: (exchange, next) => faults.isEmpty() ? next() : callWithFaults(callOfMethod(exchange, writeArguments), exchange.context.signal, next)
	};
}
async function applyFault(fault, { call, signal, next, declared, clock }) {
	const exchange = currentExchange();
	if (exchange !== void 0) {
		exchange.fault = fault.id;
		exchange.damage = damageOf(fault.action);
	}
	const { action } = fault;
	switch (action.kind) {
		case "error": {
			if (action.after === true) await next();
			const { retry_after: retryAfterSeconds } = action;
			return {
				ok: false,
				error: (await codesOf(call, declared))?.get(action.code) ?? action.code,
				because: {
					rule: "fault",
					found: fault.id,
					wanted: "a fault that is armed"
				},
				...retryAfterSeconds !== void 0 && { retryAfterSeconds }
			};
		}
		case "latency": {
			const outcome = await next();
			await clock.sleep(action.ms, signal);
			return outcome;
		}
		case "bad_gateway": {
			const [error = ""] = (await codesOf(call, declared))?.keys() ?? [];
			return {
				ok: false,
				error,
				because: {
					rule: "fault",
					found: fault.id
				}
			};
		}
		case "hang":
		case "reset":
		case "truncate": return next();
	}
}
async function codesOf({ method, route }, declared) {
	return method === void 0 ? declared.routes.get(route ?? "") : declared.codesOf(method);
}
// ../../packages/double/src/faults/declared.ts
function toDeclared(definitions) {
	const found = {};
	const load = async (method) => {
		for (const { methods, errors } of await setsOf(definitions)) {
			const row = Object.values(methods).find(({ wireName }) => wireName === method);
			if (row !== void 0) return {
				common: errors,
				definition: await loadMethod(row)
			};
		}
	};
	return {
		methodNames: async () => {
			const sets = await setsOf(definitions);
			return new Set(sets.flatMap(({ methods }) => Object.values(methods).map(({ wireName }) => wireName)));
		},
		get routes() {
			found.routes ??= codesOfRoutes(definitions);
			return found.routes;
		},
		codesOf: async (method) => {
			const loaded = await load(method);
			return loaded && toCodes({
				...loaded.common,
				...loaded.definition.errors
			});
		},
		echoes: async (method) => (await load(method))?.definition.errorArgument !== void 0,
		methods: async () => {
			const [webapi, hooks] = await setsOf(definitions);
			const loaded = await Promise.all([loadMethods(webapi), loadMethods(hooks)]);
			return new Map(loaded.flatMap(({ methods, errors: common }) => Object.values(methods).map(({ wireName, errors }) => [wireName, toCodes({
				...common,
				...errors
			})])));
		}
	};
}
async function setsOf({ webapi }) {
	const { webapi: hooks } = await import("./hooks.js");
	return [webapi, hooks];
}
function codesOfRoutes({ scim }) {
	const codes = toCodes(scim.errors);
	const routes = Object.values(scim.versions).flatMap((version) => version.routes);
	return new Map(routes.map(({ verb, path }) => [`${verb} ${path}`, codes]));
}
function toCodes(table) {
	const keys = Object.entries(table).flatMap(([key, row]) => row === void 0 ? [] : [[key, row]]);
	const byWireName = keys.toReversed().map(([key, { wireName }]) => [wireName, key]);
	return new Map([...byWireName, ...keys.map(([key]) => [key, key])]);
}
// ../../packages/double/src/faults/fault-call.ts
function matchesCall(call, match) {
	const { method, route, version, token, where } = match;
	if (method !== void 0 && call.method !== method) return false;
	if (route !== void 0 && call.route !== route) return false;
	if (version !== void 0 && call.version !== version) return false;
	if (token !== void 0 && call.tokenHash !== hashToken(token)) return false;
	return where === void 0 || matchesValues(call.arguments, where);
}
// ../../packages/double/src/faults/seeded-chance.ts
function createSeededChance(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
// ../../packages/double/src/faults/fault-list.ts
function createFaultList(declared, seed) {
	let faults = [];
	let armed = 0;
	let arming = Promise.resolve();
	const arm = async ({ match = {}, action, times = {
		kind: "next",
		count: 1
	} }) => {
		const undeclared = await findUndeclared(declared, match, action);
		if (undeclared !== void 0) return {
			ok: false,
			...undeclared
		};
		armed += 1;
		const fault = {
			id: `fault-${armed}`,
			match,
			action,
			times,
			matched: 0,
			happened: 0
		};
		faults = [...faults, {
			fault,
			chance: createSeededChance(seed + armed)
		}];
		return {
			ok: true,
			fault: { ...fault }
		};
	};
	return {
		arm: (parts) => {
			const result = arming.then(() => arm(parts));
			arming = result.catch(() => void 0);
			return result;
		},
		list: () => faults.map(({ fault }) => ({ ...fault })),
		disarm: (id) => {
			const before = faults.length;
			faults = id === void 0 ? [] : faults.filter(({ fault }) => fault.id !== id);
			return before - faults.length;
		},
		isEmpty: () => faults.length === 0,
		take: (call) => {
			for (const each of faults) {
				const { fault } = each;
				if (isOfCalls(fault) && matchesCall(call, fault.match) && triggers(each)) return fault;
			}
		},
		takeDelivery: (attempt) => {
			for (const each of faults) {
				const { fault } = each;
				if (isOfDeliveries(fault) && matchesAttempt(attempt, fault.action, fault.match) && triggers(each)) return fault;
			}
		}
	};
}
function isOfDeliveries(fault) {
	return isDeliveryAction(fault.action);
}
function isOfCalls(fault) {
	return !isDeliveryAction(fault.action);
}
function triggers({ fault, chance }) {
	fault.matched += 1;
	const due = isDue(fault, chance);
	if (due) fault.happened += 1;
	return due;
}
function isDue({ times, matched, happened }, chance) {
	switch (times.kind) {
		case "always": return true;
		case "next": return happened < times.count;
		case "every": return matched % times.nth === 0;
		case "chance": return chance() < times.probability;
	}
}
async function findUndeclared(declared, { method, route, version }, action) {
	if (method !== void 0 && version !== void 0) return {
		detail: `The match names both the method ${method} and a version of SCIM; remove one of them.`,
		declared: []
	};
	const unknown = await findUndeclaredCall(declared, {
		method,
		route
	});
	if (unknown !== void 0 || action.kind !== "error") return unknown;
	return findUndeclaredCode(declared, {
		method,
		route
	}, action.code);
}
// ../../packages/double/src/guard/guard-pages.ts
function guardPages(handler, allowsHost, refuse) {
	return async (request, connection = {}) => {
		const sentence = refuseAddress(request, connection) ?? refuseHost(request, allowsHost) ?? refuseOrigin(request);
		return sentence === void 0 ? handler(request, connection) : refuse(sentence);
	};
}
function refuseAddress({ headers }, { remoteAddress }) {
	const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
	if ([remoteAddress ?? "", ...forwarded.map((address) => address.trim())].every((address) => isLoopbackAddress(address))) return void 0;
	return "On this page one is whom one picks, so it answers only on the machine of the server. A program installs apps by the control plane.";
}
function refuseHost({ headers, url }, allowsHost) {
	const host = headers.get("host") ?? new URL(url).host;
	const name = hostNameOf(host);
	if (name !== void 0 && allowsHost(name)) return void 0;
	return "This page answers only under names of this machine, such as localhost.";
}
function refuseOrigin({ method, headers, url }) {
	if (method === "GET" || method === "HEAD") return void 0;
	const host = headers.get("host") ?? new URL(url).host;
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	if ((origin === null || URL.canParse(origin) && new URL(origin).host === host) && (site === null || site === "same-origin")) return void 0;
	return "The form was sent by a page of another site.";
}
// ../../packages/double/src/guard/guard-console.ts
function guardConsole(console, others, { allowsHost, controlToken }) {
	return async (request, connection = {}) => {
		return controlToken === void 0 && refuseAddress(request, connection) !== void 0 || refuseHost(request, allowsHost) !== void 0 ? others(request, connection) : console(request, connection);
	};
}
// ../../packages/double/src/journal/create-recorder.ts
function createRecorder(log, definitions) {
	const writeArguments = createArgumentWriter(definitions.webapi);
	return {
		requestLog: {
			...log,
			scimAnswered: (answer) => {
				log.scimAnswered(answer);
				const exchange = currentExchange();
				if (exchange === void 0) return;
				exchange.protocol = "scim";
				exchange.version = answer.version;
				if (answer.route !== void 0) exchange.route = `${answer.route.verb} ${answer.route.path}`;
				noteAnswer(exchange, answer);
			},
			methodAnswered: (answer) => {
				log.methodAnswered(answer);
				const exchange = currentExchange();
				if (exchange === void 0) return;
				exchange.protocol = "webapi";
				const { definition, caller, arguments: sent } = answer;
				if (caller !== void 0) noteCaller(exchange, caller);
				if (definition !== void 0) {
					exchange.definition = definition;
					exchange.method = definition.wireName;
					if (sent !== void 0) {
						const written = writeArguments(definition, sent);
						exchange.arguments = fitBudget(written, exchange);
						exchange.isCut = exchange.arguments !== written;
					}
				}
				noteAnswer(exchange, answer);
			},
			failed: (error, requestId) => {
				if (!(error instanceof WorldReplaced)) log.failed(error, requestId);
			}
		},
		scimAround: (exchange, next) => {
			const noted = currentExchange();
			if (noted !== void 0) noteRequest(noted, exchange);
			return next();
		}
	};
}
function noteAnswer(exchange, answer) {
	const { requestId, status, error, because, aborted = false } = answer;
	exchange.requestId = requestId;
	exchange.status = status;
	exchange.ok = error === void 0 && !aborted;
	exchange.code = error;
	exchange.aborted = aborted;
	if (because !== void 0) exchange.because = {
		...fitBudget(because, exchange),
		rule: because.rule
	};
}
function noteRequest(exchange, { id, body, context }) {
	noteCaller(exchange, context.caller);
	exchange.id = id;
	if (body === void 0) return;
	if (fitsBudget(body, exchange)) {
		exchange.body = body;
		return;
	}
	const sent = parseBody(body);
	exchange.isCut = true;
	if (sent !== void 0) exchange.arguments = fitBudget(sent, exchange);
}
function noteCaller(exchange, { token, user }) {
	exchange.tokenHash = token.hash;
	exchange.userId = user?.id;
	exchange.appId = token.appId;
}
// ../../packages/double/src/journal/journal.ts
const defaultMaxEntries = 1e3;
function createJournal(maxEntries = defaultMaxEntries) {
	let kept = [];
	const listeners = new Set();
	return {
		add: (recorded) => {
			kept.push(recorded);
			if (kept.length > maxEntries * 1.5) kept = kept.slice(-maxEntries);
			for (const listener of listeners) listener(recorded);
		},
		list: (filter) => {
			const newest = kept.slice(-maxEntries);
			const after = newest.findIndex(({ requestId }) => requestId === filter.after);
			return newest.slice(after + 1).filter((each) => matchesFilter(each, filter));
		},
		get: (requestId) => kept.find((each) => each.requestId === requestId),
		clear: (world) => {
			const before = kept.length;
			kept = kept.filter((each) => each.world !== world);
			return before - kept.length;
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
// ../../packages/double/src/journal/notices.ts
function createNotices() {
	const listeners = new Set();
	return {
		tell: (notice) => {
			for (const listener of listeners) listener(notice);
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
// ../../packages/double/src/journal/watch-deliveries.ts
function watchDeliveries(worldOf, journal) {
	let attempts = 0;
	return (delivery) => {
		const { era } = worldOf();
		return (end) => {
			const { name, era: now, clock } = worldOf();
			if (era !== now) return;
			attempts += 1;
			const requestId = `${delivery.eventId}-${delivery.appId}-${attempts}`;
			journal.add({
				protocol: "events",
				requestId,
				world: name,
				atMs: clock.now().getTime(),
				delivery,
				end
			});
		};
	};
}
// ../../packages/double/src/journal/end-exchange.ts
function endExchange(exchange, answer, startedMs) {
	if (exchange.protocol === void 0) return false;
	exchange.durationMs = Math.round((performance.now() - startedMs) * 100) / 100;
	if (!isResponse(answer)) keepAnswer(exchange, answer);
	const { status } = answer;
	if (status === exchange.status) return true;
	exchange.status = status;
	if (!mediaTypeOf(answer)?.includes("json")) exchange.code = void 0;
	return true;
}
function keepAnswer(exchange, { body }) {
	if (body === void 0 || body.length >= exchange.remaining) return;
	exchange.remaining -= body.length;
	exchange.answer = body;
}
function mediaTypeOf(answer) {
	return isResponse(answer) ? answer.headers.get("content-type") : answer.headers["content-type"];
}
// ../../packages/double/src/serve-exchange.ts
function createExchangeHandler({ world, journal, serve, isLook, stopping }) {
	return async (request, connection) => {
		if (isLook(request)) return serve(request, connection);
		const startedMs = performance.now();
		const exchange = beginExchange(world);
		const answer = await inExchange(exchange, () => serve(request, connection));
		if (exchange.era !== world.era) return answer;
		if (exchange.protocol === "scim") exchange.url = request.url;
		const { damage } = exchange;
		const written = damage?.rewrite === void 0 ? answer : await damage.rewrite(toResponse(answer));
		if (endExchange(exchange, written, startedMs)) journal.add(exchange);
		if (damage?.hold !== void 0) await damage.hold(endOf(request, stopping));
		return written;
	};
}
function endOf({ signal }, stopping) {
	return stopping === void 0 ? signal : AbortSignal.any([signal, stopping]);
}
// ../../packages/double/src/worlds/operator.ts
function createOperator() {
	const token = `operator-${crypto.randomUUID()}`;
	const hash = hashToken(token);
	return {
		token,
		admit: (store) => ({
			...store,
			tokens: {
				...store.tokens,
				resolve: (sought) => sought === hash ? resolve(store, hash) : store.tokens.resolve(sought)
			},
			rates: {
				...store.rates,
				takeAll: async (budgets) => currentExchange() === void 0 ? budgets.map(({ burst }) => ({
					ok: true,
					remaining: burst,
					retryAfterMs: 0
				})) : store.rates.takeAll(budgets)
			}
		}),
		isLook: ({ method, headers }) => method === "GET" && headers.get("authorization") === `Bearer ${token}`
	};
}
async function resolve(store, hash) {
	const { resolveOperator } = await import("./resolve-operator.js");
	return resolveOperator(store, hash);
}
// ../../packages/double/src/worlds/repeated-tokens.ts
function createRepeatedTokens() {
	const hashes = new Map();
	return {
		lend: async (hash, work) => {
			const token = `repeated-${crypto.randomUUID()}`;
			hashes.set(token, hash);
			try {
				return await work(token);
			} finally {
				hashes.delete(token);
			}
		},
		hashOf: (token) => hashes.get(token)
	};
}
// ../../packages/double/src/worlds/seeded-ids.ts
function createSeededIds(seed) {
	let made = 0;
	const next = (purpose) => {
		made += 1;
		return createHash("sha512").update(`${seed} ${made} ${purpose}`).digest();
	};
	const id = (prefix) => toId(prefix, next(prefix).subarray(0, 12));
	return {
		id,
		orderedId: id,
		uuid: () => toUuid(next("uuid")),
		secret: (bytes) => {
			const blocks = Array.from({ length: Math.ceil(bytes / 64) }, () => next("secret"));
			return Buffer.concat(blocks).subarray(0, bytes).toString("hex");
		},
		count: () => made,
		restore: (count) => {
			made = count;
		}
	};
}
function toUuid(bytes) {
	const text = bytes.toString("hex");
	const variant = "89ab"[(bytes[8] ?? 0) % 4];
	return [
		text.slice(0, 8),
		text.slice(8, 12),
		`8${text.slice(13, 16)}`,
		`${variant}${text.slice(17, 20)}`,
		text.slice(20, 32)
	].join("-");
}
// ../../packages/double/src/worlds/worlds.ts
const firstName$1 = "default";
function createWorlds(options) {
	const worlds = new Map([[options.first.name, createWorld(options.first, options, { dueMs: options.dueMs })]]);
	const [first] = worlds.values();
	if (first === void 0) throw new Error("There is no world.");
	first.serve = createServe(first, options, first.rateMode);
	const known = {
		first,
		worlds,
		snapshots: new Map(),
		options
	};
	const { snapshots } = known;
	return {
		first,
		get: (name) => {
			const world = worlds.get(name);
			return world === void 0 ? notFound("world", name, [...worlds.keys()]) : {
				ok: true,
				world
			};
		},
		list: () => [...worlds.values()],
		isOne: () => worlds.size === 1,
		snapshots: () => [...snapshots.values()].toSorted((one, other) => one.name < other.name ? -1 : 1),
		load: (name, file) => load(known, name, file),
		replace: (name, state) => replace(known, name, state),
		reset: async (world) => reset(known, world),
		snapshot: (world, name) => {
			const snapshot = {
				name,
				world: world.name,
				state: stateOf(world)
			};
			snapshots.set(name, snapshot);
			return snapshot;
		},
		restore: async (world, name) => {
			const snapshot = snapshots.get(name);
			if (snapshot === void 0) return notFound("snapshot", name, [...snapshots.keys()]);
			restoreState(world, snapshot.state);
			return { ok: true };
		},
		fork: (from, name = freeName(worlds)) => fork(known, from, name),
		remove: (name) => remove(known, name),
		setRateMode: (world, mode) => {
			world.rateMode = mode;
			world.store.rates.clear();
			world.serve = createServe(world, options, mode);
		},
		cancelSleepers: () => {
			for (const { clock } of worlds.values()) if (clock.state().frozen) clock.close();
		},
		close: async () => {
			first.clock.close();
			await first.due.close();
			await first.delivery.close();
			for (const world of worlds.values()) if (world !== first) await closeWorld(world);
		}
	};
}
function reset({ options }, world) {
	restoreState(world, world.begin);
	world.faults.disarm();
	options.journal.clear(world.name);
}
async function load(known, name, file) {
	const { first, worlds, options } = known;
	const { siteUrl, sealer, tokenPrefixes } = options;
	const loaded = worlds.get(name);
	if (loaded === void 0) {
		const parts = createParts(name, options, { clock: first.clock.state() });
		await loadFile(parts.store, file, {
			clock: parts.clock,
			ids: parts.ids,
			siteUrl,
			sealer,
			tokenPrefixes
		});
		return add(known, createWorld(parts, options, { dueMs: 0 }));
	}
	const store = await storeOf(file, loaded, options);
	const state = {
		...loaded.begin,
		image: store.image(),
		...factsOf(loaded)
	};
	await store.close();
	return replace(known, name, state);
}
function replace(known, name, state) {
	const { worlds, options } = known;
	const replaced = worlds.get(name);
	if (replaced === void 0) return add(known, createWorld(createParts(name, options, state), options, { state }));
	replaced.begin = state;
	reset(known, replaced);
	return replaced;
}
async function loadFile(store, file, options) {
	const { loadWorld } = await import("./world3.js");
	await loadWorld(store, file, options);
}
function fork(known, from, name) {
	const { worlds, options } = known;
	if (worlds.has(name)) return conflict(`There is a world ${JSON.stringify(name)} already; name another one.`);
	const state = stateOf(from);
	const more = {
		forkedFrom: from.name,
		rateMode: from.rateMode,
		state
	};
	return {
		ok: true,
		world: add(known, createWorld(createParts(name, options, state), options, more))
	};
}
async function remove({ first, worlds, options }, name) {
	const world = worlds.get(name);
	if (world === void 0) return notFound("world", name, [...worlds.keys()]);
	if (world === first) return conflict("The default world cannot be removed; reset it, or load another file into it.");
	worlds.delete(name);
	options.journal.clear(name);
	await closeWorld(world);
	return { ok: true };
}
function add({ worlds }, world) {
	worlds.set(world.name, world);
	return world;
}
function createWorld(parts, options, details) {
	const { forkedFrom, rateMode, state, dueMs = state?.dueMs } = details;
	const mode = rateMode ?? options.rateMode;
	const latest = state?.latest ?? {
		at: parts.clock.now(),
		what: "The beginning of this world"
	};
	const delivery = options.createDelivery(parts, () => world);
	const unplanned = {
		...parts,
		delivery,
		ephemerals: createEphemerals(),
		repeatedTokens: createRepeatedTokens(),
		...forkedFrom !== void 0 && { forkedFrom },
		rateMode: mode,
		era: 0,
		latest
	};
	const due = options.createDue(unplanned, (kind) => noteCommit(world, kind));
	if (dueMs !== void 0) due.plan(dueMs);
	const world = {
		...unplanned,
		due,
		begin: state ?? stateOf({
			...parts,
			latest,
			due
		}),
		serve: (request, connection) => {
			world.serve = createServe(world, options, world.rateMode);
			return world.serve(request, connection);
		}
	};
	parts.clock.attend(due.settled);
	parts.clock.attend(delivery.idle);
	return world;
}
function createServe(world, { createServe: create }, mode) {
	return create(world, mode, (kind) => noteCommit(world, kind));
}
function createParts(name, { documents, first, seed, ids, createFaults }, { clock, image, idCount = 0 }) {
	const seeded = seed === void 0 ? void 0 : createSeededIds(seed);
	seeded?.restore(idCount);
	const { contents } = first.store;
	return {
		name,
		store: createSqliteStore({
			memory: true,
			documents,
			contents,
			...image && { image }
		}),
		clock: createVirtualClock(clock),
		ids: seeded ?? ids,
		faults: createFaults()
	};
}
async function storeOf(file, { clock, ids }, { documents, first, siteUrl, sealer, tokenPrefixes }) {
	const store = createSqliteStore({
		memory: true,
		documents,
		contents: first.store.contents
	});
	if ("restore" in ids) ids.restore(0);
	await loadFile(store, file, {
		clock,
		ids,
		siteUrl,
		sealer,
		tokenPrefixes
	});
	return store;
}
function factsOf({ clock, ids }) {
	return {
		clock: clock.state(),
		latest: {
			at: clock.now(),
			what: "The loading of this world"
		},
		dueMs: 0,
		..."count" in ids && { idCount: ids.count() }
	};
}
function freeName(worlds) {
	let number = worlds.size;
	while (worlds.has(`${firstName$1}-${number}`)) number += 1;
	return `${firstName$1}-${number}`;
}
async function closeWorld({ clock, due, delivery, store }) {
	clock.close();
	await due.close();
	await delivery.close();
	await store.close();
}
// ../../packages/double/src/create-double.ts
function createDouble(options) {
	const { definitions, parseWorld, appFiles, coverageFolder, stopping, siteUrl } = options;
	const { documents: documents$1 = documents, sealer = plainSealer, tokenPrefixes = standardPrefixes } = options;
	const declared = toDeclared(definitions);
	const [journal, notices, coverage] = [
		createJournal(),
		createNotices(),
		createCoverage(definitions)
	];
	journal.subscribe((recorded) => countRecorded(coverage, recorded));
	const operator = createOperator();
	const worlds = createWorldsOf(options, {
		declared,
		journal,
		notices,
		operator
	});
	const controlled = {
		worlds,
		journal,
		notices,
		coverage,
		declared,
		parseWorld,
		appFiles,
		operator,
		service: {
			definitions,
			documents: documents$1,
			sealer,
			tokenPrefixes,
			siteUrl
		},
		...stopping && { stopping }
	};
	const openPlane = lazily(async () => {
		const { createPlane } = await import("./create-plane.js");
		return createPlane(options, controlled);
	});
	stopping?.addEventListener("abort", () => worlds.cancelSleepers(), { once: true });
	const plane = toFetchHandler(async (request, connection) => (await openPlane()).serve(request, connection));
	return {
		serve: mount({ [controlMount]: plane }, serveWorlds(worlds)),
		control: toControl(async (method, sent) => (await openPlane()).call(method, sent)),
		sockets: socketsOf(worlds),
		close: async () => {
			await worlds.close();
			if (coverageFolder !== void 0) await writeCoverage(coverageFolder, await coverage.report());
		}
	};
}
const firstName = "default";
function createWorldsOf(options, { declared, journal, notices, operator }) {
	const { first, definitions, documents: documents$2 = documents, seed, ids, siteUrl, rateMode = "off", stopping } = options;
	const { sealer = plainSealer, tokenPrefixes = standardPrefixes } = options;
	const recorder = createRecorder(options.requestLog, definitions);
	const createFaults = () => createFaultList(declared, seed ?? 0);
	const createServe = (world, mode, onCommit) => {
		const arounds = createFaultArounds({
			faults: world.faults,
			declared,
			definitions,
			clock: world.clock
		});
		const serve = options.serve({
			store: operator.admit(recordCommits(world, documents$2, onCommit)),
			clock: world.clock,
			ids: world.ids,
			due: world.due,
			ephemerals: world.ephemerals,
			repeatedHash: world.repeatedTokens.hashOf,
			hooksUrl: hooksUrlOf(siteUrl, world.name === firstName ? void 0 : world.name),
			worldPrefix: prefixOf(world, { name: firstName }),
			guardPages: (handler, refuse) => guardPages(handler, options.allowsHost, refuse),
			guardConsole: (console, others) => guardConsole(console, others, options),
			rateMode: mode,
			scimAround: [recorder.scimAround, arounds.scimAround],
			webapiAround: [arounds.webapiAround],
			requestLog: recorder.requestLog
		});
		return createExchangeHandler({
			world,
			journal,
			serve: toPlainHandler(serve),
			isLook: operator.isLook,
			...stopping && { stopping }
		});
	};
	const { openDelivery = ({ store }) => ({
		store,
		...undelivered
	}) } = options;
	const createDelivery = ({ store, clock, ids, faults }, worldOf) => openDelivery({
		store,
		clock: clock.background,
		ids,
		watch: watchDeliveries(worldOf, journal),
		rateMode: () => worldOf().rateMode,
		onSockets: () => notices.tell({
			world: worldOf().name,
			by: "sockets"
		}),
		faults
	});
	const createDue = ({ name, delivery, ids, clock }, onCommit) => createDueLoop({
		store: keepContents(watchCommits(delivery.store, (kind) => {
			onCommit(kind);
			notices.tell({
				world: name,
				by: "time"
			});
		})),
		ids,
		clock: clock.background,
		onError: (error) => options.requestLog.failed(error, "time")
	});
	return createWorlds({
		documents: documents$2,
		first: {
			...first,
			name: firstName,
			faults: createFaults()
		},
		rateMode,
		siteUrl,
		sealer,
		tokenPrefixes,
		ids,
		...seed !== void 0 && { seed },
		journal,
		createFaults,
		createServe,
		createDelivery,
		createDue,
		dueMs: options.dueMs ?? 0
	});
}
function keepContents(store) {
	return {
		...store,
		contents: {
			...store.contents,
			sweep: async () => {}
		}
	};
}
const undelivered = {
	notify: () => {},
	idle: async () => {},
	ask: async () => ({
		ok: false,
		reason: "no_address",
		because: "This server sends nothing to apps.",
		delivery: ""
	}),
	connect: async () => false,
	socketsOf: async () => 0,
	closeSockets: async () => {},
	close: async () => {}
};
function socketsOf(worlds) {
	return {
		connect: async (ticket, upgrade) => {
			for (const { delivery } of worlds.list()) if (await delivery.connect(ticket, upgrade)) return true;
			return false;
		},
		closeSockets: async () => {
			await Promise.all(worlds.list().map(({ delivery }) => delivery.closeSockets()));
		}
	};
}
function serveWorlds(worlds) {
	const serveOneOf = async (request, connection) => {
		const picked = await pickWorld(request, worlds.list());
		return picked.world.serve(picked.request, connection);
	};
	return toFetchHandler((request, connection) => worlds.isOne() ? worlds.first.serve(request, connection) : serveOneOf(request, connection));
}
function lazily(create) {
	let made;
	return () => {
		made ??= create();
		return made;
	};
}
// ../../packages/double/src/guard/host-rule.ts
function createHostRule({ listensOn, siteUrl, hosts = [] }) {
	const listensOnAll = listensOn === "0.0.0.0" || listensOn === "::";
	const own = isIP(listensOn) === 6 ? `[${listensOn}]` : listensOn;
	const names = new Set([
		own,
		...siteUrl === void 0 ? [] : [siteUrl],
		...hosts
	].map(hostNameOf));
	return (name) => isLoopbackHost(name) || names.has(name) || listensOnAll && isAddress(name);
}
function isAddress(name) {
	return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
// src/delivery/faults/create-overtaking.ts
function createOvertaking() {
	const waiting = new Map();
	const keyOf = ({ app, line }) => `${app} ${line}`;
	return {
		isEmpty: () => waiting.size === 0,
		begin: (place) => {
			const key = keyOf(place);
			const before = place.line === void 0 ? [] : waiting.get(key) ?? [];
			if (before.length > 0) waiting.delete(key);
			return async () => {
				for (const { passed, goesOn } of before) {
					passed.resolve();
					await goesOn.promise;
				}
			};
		},
		wait: (place) => {
			const key = keyOf(place);
			const one = {
				passed: Promise.withResolvers(),
				goesOn: Promise.withResolvers()
			};
			waiting.set(key, [...waiting.get(key) ?? [], one]);
			const goOn = () => {
				const rest = (waiting.get(key) ?? []).filter((each) => each !== one);
				if (rest.length === 0) waiting.delete(key);
				else waiting.set(key, rest);
				one.goesOn.resolve();
			};
			return {
				passed: one.passed.promise,
				goOn
			};
		}
	};
}
// src/delivery/faults/create-faulty-send.ts
function createFaultySend(faults) {
	return (parts) => {
		const overtaking = createOvertaking();
		return async (outgoing, turn) => {
			if (faults.isEmpty() && overtaking.isEmpty()) return parts.send(outgoing);
			const { applyFault, toFaultAttempt } = await import("./apply-fault.js");
			const attempt = toFaultAttempt(outgoing, turn);
			const fault = faults.takeDelivery(attempt);
			const pass = overtaking.begin(attempt);
			const made = fault === void 0 ? await parts.send(outgoing) : {
				...await applyFault(fault.action, {
					...parts,
					outgoing,
					turn,
					attempt,
					overtaking
				}),
				fault: fault.id
			};
			await pass();
			return made;
		};
	};
}
// src/composition/compose-double.ts
const seededNow = new Date("2026-01-01T00:00:00Z");
function composeDouble(options, { serve, openDelivery, logger, metrics, definitions, documents, sealer, tokenPrefixes, stopping }) {
	const { seed, clock: begin = {}, controlToken, controlHosts: hosts = [], rateMode } = options;
	const allowsHost = createHostRule({
		listensOn: options.host ?? "127.0.0.1",
		hosts,
		...options.siteUrl !== void 0 && { siteUrl: options.siteUrl }
	});
	const coverageFolder = options.coverageFolder ?? process.env["ROLLCALL_COVERAGE"];
	const isSeeded = seed !== void 0;
	const { now = isSeeded ? seededNow : new Date(), frozen = isSeeded } = begin;
	const clock = createVirtualClock({
		now,
		frozen
	});
	const ids = isSeeded ? createSeededIds(seed) : randomIds;
	return {
		clock,
		ids,
		compose: (store, siteUrl, dueMs) => createDouble({
			first: {
				store,
				clock,
				ids
			},
			dueMs,
			serve: (world) => serve(world, siteUrl),
			openDelivery: ({ faults, ...world }) => openDelivery({
				...world,
				aroundSend: createFaultySend(faults)
			}, siteUrl),
			definitions,
			documents,
			sealer,
			tokenPrefixes,
			parseWorld,
			appFiles: appFilesAt(siteUrl, definitions),
			ids: randomIds,
			siteUrl,
			requestLog: createRequestLog(logger, () => ids.uuid(), {
				scim: definitions.scim,
				...metrics && { metrics }
			}),
			allowsHost,
			...rateMode !== void 0 && { rateMode },
			...seed !== void 0 && { seed },
			...controlToken !== void 0 && { controlToken },
			...coverageFolder && { coverageFolder },
			...stopping && { stopping }
		})
	};
}
async function parseWorld(text, path) {
	const { parseWorld: parse } = await import("./read-world.js");
	return parse(text, path);
}
function appFilesAt(siteUrl, { rename, webapi: { mount } }) {
	return {
		parseManifest: async (text) => {
			const { parseManifest } = await import("./read-manifest.js");
			return parseManifest(text, "manifest");
		},
		printEnvironment: async (app, hooksUrl) => {
			const { printEnvironment } = await import("./print-environment.js");
			const word = rename?.("svc") ?? "svc";
			return printEnvironment(app, {
				apiUrl: `${siteUrl}${mount}`,
				hooksUrl,
				word
			});
		}
	};
}
export { composeDouble };
