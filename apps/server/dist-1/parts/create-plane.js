import { $n as insertUser, $r as isAdministrator, Aa as loadMethod, An as toResponse, Ar as readTs, Bn as createStamp, Bo as messageDefaults, Cn as agentSessionId, Co as keyOf$1, Ea as webapiScopes, En as mount, Fr as isForeignWorkspace, Ga as eventSubscriptions, Gn as subscriptionsOf, Gr as createHandlers, Ha as createNameCompiler, Hr as createRefuse, In as hostNameOf, Io as idPatterns, Ir as isActive, Ka as requestUrlOf, Kr as toBotId, Ln as triggers, Lo as idPrefixes, Lr as isExpired, M as openImage, Nr as hooksUrlOf, Oa as createMethodHandler, On as toPlainHandler, Oo as agentSessionDefaults, Pn as isLoopbackAddress, Pr as isForeign, Qo as serviceLimits, R as sideTables, Rn as views, Rt as documents, So as hasVersion, To as remove$1, Tt as nearMiss, Un as refreshTokens, Va as compileFields, Vt as appHomes, Wa as light, Wn as apps, Wr as decide, Xa as readEnvironment, Xr as checkRequirements, _o as toInstant, bo as appCredentials, cn as messageValues, co as readInTurn, dn as appFunctions, fr as findBotToken, go as secondsOf, gr as isGranted, h as ControlError, ho as readInstant, hr as functionExecutions, j as tablesOf, ja as argumentMessage, ko as appDefaults, kr as printTs, lo as openCredentials, mr as tokens, no as hashToken, on as invitations, po as millisecondsOf, pr as workflowTokenOf, qr as toBotUserId, ri as roleIn, rr as toSettled, si as dueMsOf, sn as responseUrls, so as readAll, ui as nameKey, vt as StorageError, wo as put, wt as didYouMean, yr as belongsToAny, zt as viewStacks } from "./server.js";
import { t as webapi } from "./webapi2.js";
import { C as deliveryActions, M as controlMount, O as inExchange, S as findUndeclaredCode, _ as reasonOf, a as notFound, c as beginExchange, d as matchesFilter, f as toEntry, g as isStored, h as isDelivery, i as conflict, l as recordCommits, m as isClientCall, p as toFullEntry, s as prefixOf, t as noteCommit, v as fitBudget, w as isDeliveryAction, x as findUndeclaredCall } from "./world2.js";
import { n as installedTokens, r as uninstallApp$1 } from "./uninstall-app.js";
import { n as sealCredentials, r as sealToken, t as createCredentials } from "./create-credentials.js";
import { n as wantedInstallation, t as appTokenScopes } from "./wanted-installation.js";
import { i as allowedCode, n as describeConsent, s as asksForWebhook, t as requestApproval } from "./request-approval.js";
import { n as planGrant, r as toInstallation, t as redeem } from "./redeem.js";
import { An as countCharacters, Ht as printRuns, In as createToken, Mn as memberAt, Nn as installSettingsOf, Ut as sectionId, dt as printCursor, ft as readCursor, ln as toMessages, on as realNameOf, pt as canvasLevel, wt as publishFiles } from "./rules.js";
import { C as isDeliveryUrl, S as findUndone, _ as openStacksOf, g as toView, h as hasHomeTab, w as withDelivery, y as assignIds } from "./views.js";
import { r as deliveriesListMethod } from "./deliveries-list2.js";
import { t as events } from "./events.js";
import { r as journalListMethod } from "./journal-list2.js";
import { n as inWorkspace, t as joinWith } from "./join-with.js";
import { t as findJoinable } from "./find-joinable.js";
import { n as eventTsOf, t as assistantSubtype } from "./assistant-root.js";
import { t as agentStatus } from "./agent-status.js";
import { n as conversationAudience } from "./conversation-audience.js";
import { E as toPostedMessage, M as isStreaming, O as placeBlocks, R as toMessageText, T as toProblemLines, X as attachmentSchema, Z as blockSchema, et as blockOptionSchema, f as changeMessage, h as refuseFull, k as placeElements, m as expectRoom, p as messageVersion, v as readContent } from "./messages.js";
import { t as questionAddress } from "./question-address.js";
import { n as rowsAsCsv } from "./open-list-file2.js";
import { t as printCsv } from "./print-csv.js";
import { r as scopesOfManifest } from "./asked-scopes.js";
import { t as nameChannel } from "./name-channel.js";
import { t as renameRoot } from "./rename-root.js";
import { t as findParameterProblems } from "./find-parameter-problems.js";
import { i as FilterSyntaxError, t as parseFilter } from "./parse-filter.js";
import { r as userListMethod } from "./user-list.js";
import { t as isSavedWorld } from "./saved-world.js";
import { timingSafeEqual } from "node:crypto";
// ../../packages/webapi-core/src/arguments/explain-arguments.ts
function explainArguments({ arguments: schema, argumentTable }, sent) {
	const result = schema(light).safeParse(sent);
	if (result.success) return [];
	const table = argumentTable;
	const names = compileFields(table, createNameCompiler());
	const lines = result.error.issues.map((issue) => {
		const [name] = issue.path.length === 1 ? issue.path : [];
		return argumentMessage(issue, { ...sent }, names, table[String(name)]?.patternMessage);
	});
	return [...new Set(lines)];
}
// ../../packages/service/src/groups/disconnect-group.ts
function disconnectGroup(store, { groupId, workspaceId }) {
	return decide(store, async () => {
		const [group, connected] = await Promise.all([store.groups.get(groupId), store.groups.connectionsOf(groupId)]);
		if (!connected.includes(workspaceId) && group?.connectedWorkspaceIds.includes(workspaceId) !== true) return {
			kind: "answer",
			answer: false
		};
		const disconnect = {
			kind: "disconnectGroup",
			groupId,
			workspaceId
		};
		const version = group?.version ?? 0;
		return {
			kind: "commit",
			batch: {
				expect: [{
					kind: "version",
					document: "group",
					key: { id: groupId },
					version
				}],
				writes: group === void 0 ? [disconnect] : [withoutWorkspace(group, workspaceId), disconnect]
			},
			answer: () => true
		};
	});
}
function withoutWorkspace(group, workspaceId) {
	const connectedWorkspaceIds = group.connectedWorkspaceIds.filter((id) => id !== workspaceId);
	return {
		kind: "put",
		document: "group",
		value: {
			...group,
			version: group.version + 1,
			connectedWorkspaceIds
		}
	};
}
// ../../packages/service/src/people/installing/find-place.ts
async function findPlace$1({ organizations }, named) {
	const [organization, all] = await Promise.all([organizations.get(), organizations.workspaces()]);
	const workspaces = all.filter(({ deleted }) => !deleted);
	const wanted = (named ?? organization?.defaultWorkspaceId)?.toLowerCase();
	const workspace = wanted === void 0 ? workspaces[0] : workspaces.find(({ id, domain }) => id.toLowerCase() === wanted || domain.toLowerCase() === wanted);
	if (workspace === void 0) return void 0;
	return {
		workspace,
		...organization !== void 0 && workspace.organizationId === organization.id && { organization }
	};
}
// ../../packages/service/src/people/installing/plan-installation.ts
async function planInstallation(app, place, options) {
	const { store, channelId, hasAppToken = false } = options;
	const { primaryOwnerId } = place.workspace;
	const installer = await store.users.get(primaryOwnerId);
	if (installer === void 0) throw new Error(`The primary owner ${primaryOwnerId} does not exist`);
	const manifest = app.manifest;
	const who = {
		app,
		place: {
			kind: "workspace",
			...place
		},
		installer
	};
	const grant = {
		...who,
		...wantedInstallation(manifest),
		rotates: false,
		...channelId !== void 0 && asksForWebhook(manifest) && { channelId }
	};
	const { expect, writes, bot, user } = await planGrant(grant, options);
	const appToken = hasAppToken ? void 0 : newAppToken(who, options);
	return {
		expect,
		writes: [...writes, ...appToken?.writes ?? []],
		tokens: [
			bot,
			user,
			appToken
		].flatMap((made) => made === void 0 ? [] : [made.token])
	};
}
function newAppToken(who, { ids, nowMs, tokenPrefixes }) {
	const token = createToken("app", {
		ids,
		prefixes: tokenPrefixes
	});
	const stored = {
		hash: hashToken(token),
		kind: "app",
		created: toInstant(nowMs),
		appId: who.app.id,
		scopes: appTokenScopes,
		revoked: false,
		installation: toInstallation(who)
	};
	return {
		token,
		writes: [put(tokens, stored)]
	};
}
// ../../packages/service/src/people/installing/create-app.ts
function createApp(wanted, options) {
	return decide(options.store, () => decideApp(wanted, options));
}
async function decideApp(wanted, options) {
	const { store, ids, sealer } = options;
	const place = await findPlace$1(store, wanted.workspace);
	if (place === void 0) return {
		kind: "answer",
		answer: void 0
	};
	const credentials = createCredentials(ids);
	const app = toApp$1(wanted, place, {
		...options,
		clientId: credentials.client_id
	});
	const { expect, writes, tokens } = wanted.isInstalled ? await planInstallation(app, place, options) : nothing$1;
	return {
		kind: "commit",
		batch: {
			expect,
			writes: [
				put(apps, app),
				...writes,
				put(appCredentials, sealCredentials(app.id, credentials, {
					sealer,
					tokens
				}))
			]
		},
		answer: () => app
	};
}
const nothing$1 = {
	expect: [],
	writes: [],
	tokens: []
};
function toApp$1({ manifest, workspace: named }, { organization, workspace }, { ids, nowMs, clientId }) {
	const verifiedUrl = requestUrlOf(manifest);
	return {
		id: ids.id(idPrefixes.app),
		version: 1,
		created: toInstant(nowMs),
		name: manifest.display_information.name,
		ownerId: (named === void 0 ? organization ?? workspace : workspace).id,
		generation: "granular",
		collaboratorIds: [],
		deleted: false,
		clientId,
		...verifiedUrl !== void 0 && { verifiedUrl },
		manifest
	};
}
// ../../packages/service/src/people/installing/end-installations.ts
function endInstallations({ appId, placeId }, { store, nowMs }) {
	return decide(store, async () => {
		const app = await store.apps.get(appId);
		if (app === void 0 || app.deleted) return {
			kind: "answer",
			answer: "unknown_app"
		};
		const installed = await installedTokens(appId, store);
		const targetIds = [...new Set(installed.map(({ installation }) => installation.target.id))].filter((id) => placeId === void 0 || id === placeId);
		if (targetIds.length === 0) return {
			kind: "answer",
			answer: "not_installed"
		};
		const { expect, writes } = await uninstallApp$1({
			appId,
			targetIds,
			nowMs
		}, store);
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(apps, { id: appId }, app.version), ...expect],
				writes
			},
			answer: () => "uninstalled"
		};
	});
}
// ../../packages/service/src/people/installing/install-app.ts
function installApp(wanted, options) {
	return decide(options.store, () => decideInstallation(wanted, options));
}
async function decideInstallation({ appId, workspace }, options) {
	const { store } = options;
	const app = await store.apps.get(appId);
	if (app === void 0 || app.deleted) return refuse$1("unknown_app");
	const place = await findPlace$1(store, workspace ?? (await store.organizations.workspace(app.ownerId))?.id);
	if (place === void 0) return refuse$1("unknown_workspace");
	const usable = await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens$3 });
	if (usable.some(({ kind }) => kind !== "app")) return refuse$1("already_installed");
	const plan = await planInstallation(app, place, {
		...options,
		hasAppToken: usable.length > 0
	});
	if (plan.tokens.length === 0) return refuse$1("already_installed");
	const before = await store.get(appCredentials, { app_id: appId });
	const kept = before === void 0 ? begin(app, plan.tokens, options) : extend(app, before, plan.tokens, options);
	return {
		kind: "commit",
		batch: {
			expect: [...plan.expect, ...kept.expect],
			writes: [...plan.writes, ...kept.writes]
		},
		answer: () => ({
			ok: true,
			app: kept.app
		})
	};
}
const maxTokens$3 = 100;
function begin(app, tokens, { ids, sealer }) {
	const credentials = createCredentials(ids);
	const changed = {
		...app,
		version: app.version + 1,
		clientId: credentials.client_id
	};
	return {
		app: changed,
		expect: [hasVersion(apps, { id: app.id }, app.version), hasVersion(appCredentials, { app_id: app.id }, 0)],
		writes: [put(apps, changed), put(appCredentials, sealCredentials(app.id, credentials, {
			sealer,
			tokens
		}))]
	};
}
function extend(app, before, tokens, { sealer }) {
	const added = tokens.flatMap((token) => sealToken(app.id, token, sealer));
	const after = {
		...before,
		version: before.version + 1,
		tokens: [...before.tokens, ...added]
	};
	return {
		app,
		expect: [hasVersion(apps, { id: app.id }, app.version), hasVersion(appCredentials, { app_id: app.id }, before.version)],
		writes: [put(appCredentials, after)]
	};
}
function refuse$1(error) {
	return {
		kind: "answer",
		answer: {
			ok: false,
			error
		}
	};
}
// ../../packages/service/src/people/installing/update-app.ts
function updateApp(wanted, store) {
	return decide(store, () => decideUpdate(wanted, store));
}
function undoneBy({ manifest: before }, after) {
	return findUndone(before, after);
}
async function decideUpdate({ appId, manifest }, store) {
	const app = await store.apps.get(appId);
	if (app === void 0 || app.deleted) return {
		kind: "answer",
		answer: {
			ok: false,
			error: "unknown_app"
		}
	};
	const problems = undoneBy(app, manifest);
	if (problems.length > 0) return {
		kind: "answer",
		answer: {
			ok: false,
			error: "undone",
			problems
		}
	};
	const { name } = manifest.display_information;
	const changed = {
		...app,
		version: app.version + 1,
		name,
		manifest
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(apps, { id: app.id }, app.version)],
			writes: [put(apps, changed)]
		},
		answer: () => ({
			ok: true,
			app: changed
		})
	};
}
// ../../packages/service/src/views/triggers/mint-trigger.ts
const keptMs = 36e5;
const maxRemoved$1 = 10;
async function mintTrigger(place, { store, ids, nowMs }) {
	const lifeMs = serviceLimits.triggerSeconds.value * 1e3;
	const number = Number.parseInt(ids.secret(4), 16);
	const trigger = {
		...place,
		id: `${nowMs}.${number}.${ids.secret(16)}`,
		version: 1,
		expires: toInstant(nowMs + lifeMs)
	};
	return {
		trigger,
		writes: [...(await store.list(triggers, "expiring", {}, { limit: maxRemoved$1 })).filter(({ expires }) => expires !== void 0 && millisecondsOf(expires) < nowMs - keptMs).map(({ id }) => remove$1(triggers, { id })), put(triggers, trigger)]
	};
}
// ../../packages/service/src/views/triggers/create-trigger.ts
async function createTrigger(act, { store, ids, nowMs }) {
	const { appId, userId, viewId } = act;
	if (await store.apps.get(appId) === void 0) return {
		ok: false,
		missing: "app",
		id: appId
	};
	const user = await store.users.get(userId);
	if (user === void 0) return {
		ok: false,
		missing: "user",
		id: userId
	};
	const view = viewId === void 0 ? void 0 : await store.get(views, { id: viewId });
	if (viewId !== void 0 && view === void 0) return {
		ok: false,
		missing: "view",
		id: viewId
	};
	const workspaceId = act.workspaceId ?? view?.workspaceId ?? await firstWorkspace(user.memberships, store);
	if (workspaceId === void 0 || await store.organizations.workspace(workspaceId) === void 0) return {
		ok: false,
		missing: "workspace",
		id: workspaceId ?? ""
	};
	const { channelId } = view ?? {};
	const { trigger, writes } = await mintTrigger({
		workspaceId,
		appId,
		userId,
		...viewId !== void 0 && { viewId },
		...channelId !== void 0 && { channelId }
	}, {
		store,
		ids,
		nowMs
	});
	await store.commit({
		expect: [],
		writes
	});
	return {
		ok: true,
		triggerId: trigger.id
	};
}
async function firstWorkspace([membership], { organizations }) {
	if (membership !== void 0) return membership.workspaceId;
	const [first] = await organizations.workspaces();
	return first?.id;
}
// ../../packages/storage/src/sqlite/image/diff-images.ts
function diffImages(before, after, documents$1 = documents) {
	const [one, other] = [openImage(before), openImage(after)];
	const hidden = new Set(Object.values(documents$1).flatMap(({ isPrivate, table }) => isPrivate ? [table] : []));
	try {
		return tablesOf(other, (table) => isLasting(table) && !hidden.has(table)).flatMap((table) => diffTable(table, one, other));
	} finally {
		one.close();
		other.close();
	}
}
function isLasting(table) {
	return sideTables[table]?.isTransient !== true;
}
function diffTable(table, one, other) {
	const [was, is] = [rowsOf(table, one), rowsOf(table, other)];
	return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((name) => {
		const [before, after] = [was.get(name), is.get(name)];
		if (JSON.stringify(before) === JSON.stringify(after)) return [];
		const key = table.key.map((column) => (after ?? before)?.[column]);
		return [{
			table: table.name,
			key,
			...before && { before: withDocument(before) },
			...after && { after: withDocument(after) }
		}];
	});
}
function rowsOf({ name, key }, db) {
	const rows = db.prepare(`select * from "${name}"`).all();
	return new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]));
}
function withDocument(row) {
	const { document } = row;
	return typeof document === "string" ? {
		...row,
		document: JSON.parse(document)
	} : row;
}
// ../../packages/double/src/guard/refuse-page.ts
function refusePage(request, connection, allowsHost) {
	const asked = hostsOf(request, connection);
	return refuseHost(asked, allowsHost) ?? refuseOrigin(request.headers, asked) ?? refuseForm(request);
}
function hostsOf({ headers, url }, { origin }) {
	const host = headers.get("host") ?? new URL(url).host;
	return origin === void 0 ? [host] : [host, new URL(origin).host];
}
function refuseHost(asked, allowsHost) {
	const foreign = asked.find((host) => {
		const name = hostNameOf(host);
		return name === void 0 || !allowsHost(name);
	});
	if (foreign === void 0) return void 0;
	return notAllowed(`The control plane answers only under names of this machine, such as localhost, and this request is for the host ${JSON.stringify(foreign)}; if that is a name of this server, start the server with --control-host ${hostNameOf(foreign) ?? "<name>"}.`);
}
function refuseOrigin(headers, asked) {
	const origin = headers.get("origin");
	if (origin !== null && !asked.some((host) => isOf$1(origin, host))) return notAllowed(`The control plane answers only its own pages, and this call comes from a page of ${origin}.`);
	const site = headers.get("sec-fetch-site");
	if (site === null || site === "same-origin" || site === "none") return void 0;
	return notAllowed(`The control plane answers only its own pages, and this call is ${site} (Sec-Fetch-Site).`);
}
function isOf$1(origin, host) {
	if (!URL.canParse(origin)) return false;
	const url = new URL(origin);
	return URL.canParse(`${url.protocol}//${host}`) && new URL(`${url.protocol}//${host}`).host === url.host;
}
function refuseForm({ method, headers }) {
	if (method === "GET" || method === "HEAD" || !isOfBrowser(headers)) return void 0;
	if (/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) return void 0;
	return {
		error: "json_required",
		detail: "A call from a browser that can change something needs a body of type application/json."
	};
}
function isOfBrowser(headers) {
	return headers.get("origin") !== null || headers.get("sec-fetch-site") !== null || /^mozilla\//i.test(headers.get("user-agent") ?? "");
}
function notAllowed(detail) {
	return {
		error: "not_allowed",
		detail
	};
}
// ../../packages/double/src/guard/create-guard.ts
function createGuard(handler, { allowsHost, controlToken }) {
	return async (request, connection) => {
		const refusal = (controlToken === void 0 ? refuseAddress(request, connection) : refuseToken(request, controlToken)) ?? refusePage(request, connection, allowsHost);
		if (refusal === void 0) return handler(request, connection);
		const { status } = webapi.errors[refusal.error];
		return {
			status,
			headers: {
				"content-type": "application/json",
				"x-content-type-options": "nosniff"
			},
			body: JSON.stringify({
				ok: false,
				...refusal
			})
		};
	};
}
function refuseAddress({ headers }, { remoteAddress }) {
	const foreign = [remoteAddress, ...(headers.get("x-forwarded-for")?.split(",") ?? []).map((address) => address.trim())].filter((address) => address === void 0 || !isLoopbackAddress(address));
	if (foreign.length === 0) return void 0;
	return {
		error: "not_allowed",
		detail: `The control plane accepts connections from this machine only, and this one is from ${foreign[0] ?? "an unknown address"}; to call from elsewhere, start the server with a control token.`
	};
}
function refuseToken(request, controlToken) {
	const sent = Buffer.from((request.headers.get("authorization") ?? "").replace(/^bearer +/i, ""));
	const wanted = Buffer.from(controlToken);
	if (sent.length === wanted.length && timingSafeEqual(sent, wanted)) return void 0;
	return {
		error: "not_allowed",
		detail: "The control plane needs its control token as a bearer token."
	};
}
// ../../packages/double/src/journal/serve-events.ts
const keepAliveMs = 15e3;
function createEvents({ journal, notices, stopping }) {
	return async (request) => {
		const query = new URL(request.url).searchParams;
		const filter = readFilter$2(query);
		const encoder = new TextEncoder();
		let stop = () => {};
		const body = new ReadableStream({
			start(controller) {
				const write = (text) => controller.enqueue(encoder.encode(text));
				const follow = (text) => (controller.desiredSize ?? 0) < -1e3 ? end() : write(text());
				const unsubscribe = journal.subscribe((recorded) => {
					if (matchesFilter(recorded, filter)) follow(() => printEntry(recorded));
				});
				const unnotice = query.get("notices") === "true" ? notices.subscribe(tell) : () => {};
				const timer = setInterval(() => write(": still here\n\n"), keepAliveMs).unref();
				stop = () => {
					unsubscribe();
					unnotice();
					clearInterval(timer);
					ended.removeEventListener("abort", end);
				};
				const ended = AbortSignal.any([request.signal, ...stopping ? [stopping] : []]);
				const end = () => {
					stop();
					controller.close();
				};
				function tell(notice) {
					if (notice.world === (filter.world ?? notice.world) || notice.by.startsWith("world.")) follow(() => `event: notice\ndata: ${JSON.stringify(notice)}\n\n`);
				}
				write(`: exchanges follow\n\n${printKept(journal, filter, beginningOf(request, query))}`);
				if (ended.aborted) end();
				else ended.addEventListener("abort", end);
			},
			cancel: () => stop()
		});
		return new Response(body, { headers: {
			"content-type": "text/event-stream",
			"cache-control": "no-store"
		} });
	};
}
function beginningOf({ headers }, query) {
	const after = headers.get("last-event-id") ?? "";
	if (after !== "") return { after };
	return query.get("from") === "start" ? "start" : void 0;
}
function printKept(journal, filter, beginning) {
	if (beginning === void 0) return "";
	if (beginning === "start") return journal.list(filter).map(printEntry).join("");
	return (journal.get(beginning.after) === void 0 ? "event: gap\ndata: {}\n\n" : "") + journal.list({
		...filter,
		after: beginning.after
	}).map(printEntry).join("");
}
function printEntry(recorded) {
	const type = isDelivery(recorded) ? "delivery" : "exchange";
	return `id: ${recorded.requestId}\nevent: ${type}\ndata: ${JSON.stringify(toEntry(recorded))}\n\n`;
}
const parameters = [
	"world",
	"kind",
	"app",
	"event"
];
function readFilter$2(query) {
	const given = parameters.filter((name) => query.get(name)).map((name) => [name, query.get(name)]);
	return Object.fromEntries(given);
}
// ../../packages/double/src/control/create-call.ts
function createCall(operations) {
	const context = {
		now: new Date(),
		requestId: "control",
		signal: new AbortController().signal
	};
	return async (method, sent) => {
		const definition = await loadMethod(webapi.methods[method]);
		const checked = definition.arguments(light).safeParse(sent);
		if (!checked.success) throw wrongArguments(method, explainArguments(definition, sent));
		const operation = operations[method];
		const outcome = await operation(checked.data, context);
		if (!outcome.ok) throw new ControlError(method, outcome);
		return outcome;
	};
}
function wrongArguments(method, messages) {
	return new ControlError(method, {
		ok: false,
		error: "invalid_arguments",
		response_metadata: { messages }
	});
}
// ../../packages/double/src/control/operations.ts
function inWorld(worlds, name, operate) {
	if (name === void 0) return Promise.resolve(operate(worlds.first));
	const found = worlds.get(name);
	return Promise.resolve(found.ok ? operate(found.world) : found);
}
// ../../packages/double/src/control/activity-operations.ts
function createActivityOperations(worlds) {
	return { "activity.record": (sent) => inWorld(worlds, sent.world, (world) => record(world, sent)) };
}
async function record({ store }, sent) {
	const { channel, ts, user } = sent;
	if (await store.messages.get(channel, ts) === void 0) return notFound("message", `${channel} ${ts}`, []);
	if (await store.users.get(user) === void 0) return notFound("user", user, []);
	const event = toEvent$1(sent);
	if (event === void 0) return conflict("A view needs `client`, and a reaction needs `name`, the name of its emoji.");
	await store.commit({
		expect: [],
		writes: [{
			kind: "recordMessageEvents",
			events: [event]
		}]
	});
	return { ok: true };
}
function toEvent$1({ channel: channelId, ts, user: userId, kind, client, name }) {
	const base = {
		channelId,
		ts,
		userId
	};
	switch (kind) {
		case "view": return client === void 0 ? void 0 : {
			...base,
			kind,
			client
		};
		case "reaction": return name === void 0 ? void 0 : {
			...base,
			kind,
			name
		};
		case "share":
		case "click": return {
			...base,
			kind
		};
	}
}
// ../../packages/double/src/control/lookups/find-app.ts
async function findApp$1(store, text) {
	const known = await store.apps.get(text);
	if (known !== void 0) return {
		ok: true,
		app: known
	};
	const apps = await listApps(store);
	const named = apps.find(({ name }) => name === text);
	if (named !== void 0) return {
		ok: true,
		app: named
	};
	const names = apps.map(({ name }) => name);
	const hint = nearMiss(text, names);
	return {
		ok: false,
		error: "not_found",
		detail: `${`No app has the identifier or the name ${JSON.stringify(text)}`}${hint === void 0 ? "." : `; did you mean ${hint}?`}`
	};
}
async function findAppId(store, text) {
	if (text === void 0) return { ok: true };
	const found = await findApp$1(store, text);
	return found.ok ? {
		ok: true,
		appId: found.app.id
	} : found;
}
const maxApps = 1e3;
async function listApps(store) {
	return (await store.list(documents.app, "all", {}, { limit: maxApps })).filter(({ deleted }) => !deleted);
}
// ../../packages/double/src/control/apps/to-app.ts
function toApp(app) {
	const { delivery, botEvents, userEvents } = eventSubscriptions(app);
	return {
		id: app.id,
		name: app.name,
		...delivery.kind === "http" && { request_url: delivery.url },
		verified: delivery.kind === "http" && delivery.isVerified,
		...delivery.kind === "http" && !delivery.isVerified && withError(app),
		socket_mode: delivery.kind === "socket",
		bot_events: botEvents,
		user_events: userEvents,
		...app.switchedOff !== void 0 && { switched_off_at: app.switchedOff }
	};
}
function withError({ handshakeError }) {
	return handshakeError === void 0 ? {} : { handshake_error: handshakeError };
}
// ../../packages/double/src/control/apps/describe-app.ts
const maxTokens$2 = 500;
async function describeApp(world, { worlds, service: { sealer } }, app) {
	const { store, delivery } = world;
	const [found, credentials, places, sockets] = await Promise.all([
		store.list(documents.token, "of_app", { app_id: app.id }, { limit: maxTokens$2 }),
		openCredentials(store, sealer, app.id),
		listPlaces(store),
		delivery.socketsOf(app.id)
	]);
	const tokens = found.toSorted((one, other) => one.created < other.created ? -1 : 1);
	const shown = new Map(credentials?.tokens.map(({ hash, token }) => [hash, token]));
	const prefix = prefixOf(world, worlds.first);
	return {
		app: toApp(app),
		created: app.created,
		owner: app.ownerId,
		manifest: app.manifest,
		places,
		installations: toInstallations(tokens),
		tokens: tokens.map((token) => toToken(token, shown.get(token.hash), prefix)),
		sockets
	};
}
async function listPlaces({ organizations }) {
	const [organization, workspaces] = await Promise.all([organizations.get(), organizations.workspaces()]);
	return [...workspaces.filter(({ deleted }) => !deleted).map(({ id, name, domain }) => ({
		id,
		kind: "workspace",
		name,
		domain
	})), ...organization === void 0 ? [] : [{
		id: organization.id,
		kind: "organization",
		name: organization.name
	}]];
}
function toInstallations(tokens) {
	const installed = tokens.filter(({ kind }) => kind === "bot" || kind === "user");
	return [...Map.groupBy(installed, ({ installation }) => installation.target.id)].flatMap(([place, [oldest, ...others]]) => {
		if (oldest === void 0) return [];
		const bot = [oldest, ...others].find(({ kind }) => kind === "bot")?.userId;
		const { installation, created } = oldest;
		return [{
			place,
			installer: installation.installerId,
			at: created,
			...bot !== void 0 && { bot }
		}];
	});
}
function toToken({ kind, userId, scopes, installation, created, expires }, token, prefix) {
	return {
		kind,
		...token !== void 0 && { token: `${prefix}${token}` },
		...userId !== void 0 && { user: userId },
		scopes: [...scopes],
		place: installation.target.id,
		created,
		...expires !== void 0 && { expires }
	};
}
// ../../packages/double/src/control/apps/refuse-app.ts
async function findNamesake({ store }, manifest, ownId) {
	const { name } = manifest.display_information;
	const namesake = (await listApps(store)).find((app) => app.id !== ownId && app.name.toLowerCase() === name.toLowerCase());
	return namesake && conflict(`${namesake.id} has the name ${JSON.stringify(namesake.name)}; use another name.`);
}
async function unknownWorkspace({ store }, workspace = "") {
	const known = await store.organizations.workspaces();
	return notFound("workspace", workspace, known.map(({ domain }) => domain));
}
function invalid(messages) {
	return {
		ok: false,
		error: "invalid_arguments",
		response_metadata: { messages }
	};
}
function printFinding({ line, column, message }) {
	return `manifest:${line}:${column} ${message}`;
}
// ../../packages/double/src/control/apps/uninstall-app.ts
async function uninstallApp(world, { app: text, workspace }) {
	const found = await findApp$1(world.store, text);
	if (!found.ok) return found;
	const { app } = found;
	const placeId = workspace === void 0 ? void 0 : await findPlaceId(world, workspace);
	if (workspace !== void 0 && placeId === void 0) return unknownWorkspace(world, workspace);
	const nowMs = world.clock.now().getTime();
	if (await endInstallations({
		appId: app.id,
		placeId
	}, {
		store: world.delivery.store,
		nowMs
	}) === "uninstalled") return {
		ok: true,
		app: toApp(app)
	};
	return conflict(`${app.name} is not installed${workspace === void 0 ? "" : " there"}.`);
}
async function findPlaceId({ store }, text) {
	const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
	if (organization?.id === text) return text;
	return workspaces.find(({ id, domain }) => id === text || domain === text)?.id;
}
// ../../packages/double/src/control/apps/apps-operations.ts
function createAppOperations(controlled) {
	const { worlds } = controlled;
	return {
		"apps.list": ({ world }) => inWorld(worlds, world, async ({ store }) => ({
			ok: true,
			apps: (await listApps(store)).map(toApp)
		})),
		"apps.get": ({ app, world: name }) => inWorld(worlds, name, async (world) => {
			const found = await findApp$1(world.store, app);
			return found.ok ? {
				ok: true,
				...await describeApp(world, controlled, found.app)
			} : found;
		}),
		"apps.uninstall": (sent) => inWorld(worlds, sent.world, (world) => uninstallApp(world, sent)),
		"apps.switchOn": ({ app, world }) => inWorld(worlds, world, ({ store }) => switchOn(store, app))
	};
}
async function switchOn(store, text) {
	const found = await findApp$1(store, text);
	if (!found.ok) return found;
	const { switchedOff, ...app } = found.app;
	if (switchedOff === void 0) return {
		ok: true,
		app: toApp(app)
	};
	const on = {
		...app,
		version: app.version + 1
	};
	const isSame = hasVersion(documents.app, { id: app.id }, app.version);
	return (await store.commit({
		expect: [isSame],
		writes: [put(documents.app, on)]
	})).ok ? {
		ok: true,
		app: toApp(on)
	} : conflict(`${app.id} was changed at the same time; try again.`);
}
// ../../packages/double/src/control/apps/environment-of.ts
async function environmentOf(world, { worlds, appFiles, service: { sealer, siteUrl } }, { id, name }) {
	const app = withPrefix(await readEnvironment(world.store, sealer, id) ?? {
		appId: id,
		name
	}, prefixOf(world, worlds.first));
	const hooksUrl = hooksUrlOf(siteUrl, world === worlds.first ? void 0 : world.name);
	const { clientId, signingSecret, botToken, userToken, appToken, webhookPath } = app;
	return {
		app_id: id,
		name,
		...clientId !== void 0 && { client_id: clientId },
		...signingSecret !== void 0 && { signing_secret: signingSecret },
		...botToken !== void 0 && { bot_token: botToken },
		...userToken !== void 0 && { user_token: userToken },
		...appToken !== void 0 && { app_token: appToken },
		...webhookPath !== void 0 && { webhook_url: `${hooksUrl}/${webhookPath}` },
		text: await appFiles.printEnvironment(app, hooksUrl)
	};
}
function withPrefix(app, prefix) {
	const { clientId, botToken, userToken, appToken } = app;
	return {
		...app,
		...clientId !== void 0 && { clientId: `${prefix}${clientId}` },
		...botToken !== void 0 && { botToken: `${prefix}${botToken}` },
		...userToken !== void 0 && { userToken: `${prefix}${userToken}` },
		...appToken !== void 0 && { appToken: `${prefix}${appToken}` }
	};
}
// ../../packages/double/src/control/apps/find-webhook-channel.ts
async function findWebhookChannel({ store }, manifest, { channel, workspace: wanted }) {
	if (channel === void 0) return {
		ok: true,
		id: void 0
	};
	if (!asksForWebhook(manifest)) return conflict("The manifest does not ask for the scope incoming-webhook, which a webhook needs; leave out channel.");
	const workspaces = await store.organizations.workspaces();
	const home = (await store.organizations.get())?.defaultWorkspaceId;
	const workspace = workspaces.find(({ id, domain }) => id === (wanted ?? home) || domain === wanted) ?? workspaces[0];
	const name = channel.replace(/^#/, "");
	const found = await store.channels.get(name) ?? (workspace && await store.channels.byName(workspace.id, name));
	return found === void 0 || found.deleted === true ? notFound("channel", channel, []) : {
		ok: true,
		id: found.id
	};
}
// ../../packages/double/src/control/apps/install-operations.ts
function createInstallOperations(controlled) {
	const { worlds } = controlled;
	return {
		"apps.create": (sent) => inWorld(worlds, sent.world, (world) => create$1(world, controlled, sent)),
		"apps.install": (sent) => inWorld(worlds, sent.world, (world) => install$1(world, controlled, sent)),
		"apps.environment": ({ app, world: name }) => inWorld(worlds, name, async (world) => {
			const found = await findApp$1(world.store, app);
			if (!found.ok) return found;
			return {
				ok: true,
				environment: await environmentOf(world, controlled, found.app)
			};
		})
	};
}
async function create$1(world, controlled, sent) {
	const delivery = readDelivery(sent);
	if (!delivery.ok) return delivery;
	const parsed = await controlled.appFiles.parseManifest(sent.manifest);
	if (!parsed.ok) return invalid(parsed.findings.map(printFinding));
	const { wanted } = delivery;
	const manifest = wanted === void 0 ? parsed.manifest : withDelivery(parsed.manifest, wanted);
	const { install: isInstalled = false, workspace } = sent;
	const hooked = await findWebhookChannel(world, manifest, sent);
	if (!hooked.ok) return hooked;
	const taken = await findNamesake(world, manifest);
	if (taken !== void 0) return taken;
	const app = await createApp({
		manifest,
		isInstalled,
		workspace
	}, installing(world, controlled, hooked.id));
	if (app === void 0) return unknownWorkspace(world, workspace);
	return {
		ok: true,
		app: toApp(app),
		environment: await environmentOf(world, controlled, app)
	};
}
async function install$1(world, controlled, sent) {
	const found = await findApp$1(world.store, sent.app);
	if (!found.ok) return found;
	const { id, name, manifest } = found.app;
	const hooked = await findWebhookChannel(world, manifest, sent);
	if (!hooked.ok) return hooked;
	const options = installing(world, controlled, hooked.id);
	const installed = await installApp({
		appId: id,
		workspace: sent.workspace
	}, options);
	if (installed.ok) {
		const { app } = installed;
		return {
			ok: true,
			app: toApp(app),
			environment: await environmentOf(world, controlled, app)
		};
	}
	switch (installed.error) {
		case "unknown_app": return notFound("app", sent.app, []);
		case "unknown_workspace": return unknownWorkspace(world, sent.workspace);
		case "already_installed": return conflict(`${name} is already installed; apps.environment has its tokens.`);
	}
}
function installing({ store, clock, ids }, { service: { sealer, tokenPrefixes } }, channelId) {
	return {
		store,
		ids,
		nowMs: clock.now().getTime(),
		sealer,
		tokenPrefixes,
		channelId
	};
}
function readDelivery({ events, socket }) {
	if (events === void 0) return socket === true ? {
		ok: true,
		wanted: { kind: "socket" }
	} : { ok: true };
	if (socket === true) return invalid(["an app receives events at an address or over a socket, not both"]);
	if (isDeliveryUrl(events)) return {
		ok: true,
		wanted: {
			kind: "http",
			url: events
		}
	};
	return invalid([`the address for events must be a URL, not ${JSON.stringify(events)}`]);
}
// ../../packages/double/src/control/apps/manifest-operations.ts
function createManifestOperations(controlled) {
	const { worlds } = controlled;
	return {
		"apps.check": ({ app, manifest, world: name }) => inWorld(worlds, name, async (world) => {
			const found = app === void 0 ? void 0 : await findApp$1(world.store, app);
			if (found?.ok === false) return found;
			const { findings } = await readManifest(manifest, found?.app, controlled);
			return {
				ok: true,
				findings
			};
		}),
		"apps.update": ({ app, manifest, world: name }) => inWorld(worlds, name, async (world) => {
			const found = await findApp$1(world.store, app);
			return found.ok ? update(world, found.app, await readManifest(manifest, found.app, controlled)) : found;
		})
	};
}
async function readManifest(text, app, { appFiles }) {
	const parsed = await appFiles.parseManifest(text);
	if (!parsed.ok) return { findings: parsed.findings.map(toFinding).toSorted(byPosition) };
	const { manifest, locate } = parsed;
	const findings = (app === void 0 ? [] : undoneBy(app, manifest)).map(({ pointer, message }) => ({
		...locate(pointer),
		message: `${pointer} ${message}`
	}));
	return {
		...findings.length === 0 && { manifest },
		findings: findings.map(toFinding).toSorted(byPosition)
	};
}
function toFinding({ line, column, message }) {
	return {
		line,
		column,
		message
	};
}
function byPosition(one, other) {
	return one.line - other.line || one.column - other.column;
}
async function update(world, { id }, { manifest, findings }) {
	if (manifest === void 0) return invalid(findings.map(printFinding));
	const taken = await findNamesake(world, manifest, id);
	if (taken !== void 0) return taken;
	const updated = await updateApp({
		appId: id,
		manifest
	}, world.delivery.store);
	if (updated.ok) return {
		ok: true,
		app: toApp(updated.app)
	};
	if (updated.error === "unknown_app") return notFound("app", id, []);
	return invalid(updated.problems.map(({ pointer, message }) => `${pointer} ${message}`));
}
// ../../packages/double/src/read-duration.ts
const unitsMs = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
};
function readDuration(given) {
	if (typeof given === "number") return Number.isFinite(given) && given >= 0 ? given : void 0;
	if (!/^(\d+(ms|s|m|h|d))+$/.test(given)) return void 0;
	return [...given.matchAll(/(\d+)(ms|s|m|h|d)/g)].reduce((sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ""] ?? 0), 0);
}
// ../../packages/double/src/control/clock-operations.ts
function createClockOperations(worlds) {
	return {
		"clock.get": ({ world }) => inWorld(worlds, world, show),
		"clock.freeze": ({ world }) => inWorld(worlds, world, (found) => {
			found.clock.freeze();
			return show(found);
		}),
		"clock.resume": ({ world }) => inWorld(worlds, world, (found) => {
			found.clock.resume();
			return show(found);
		}),
		"clock.advance": ({ by, world }) => inWorld(worlds, world, (found) => advance(found, by)),
		"clock.set": ({ now, world }) => inWorld(worlds, world, (found) => setClock(found, now))
	};
}
function show({ clock }) {
	const { now, frozen } = clock.state();
	return {
		ok: true,
		now: now.toISOString(),
		frozen
	};
}
const maxMs = Date.parse("9999-12-31T23:59:59Z");
async function advance(world, by) {
	const ms = readDuration(by) ?? 0;
	if (world.clock.now().getTime() + ms > maxMs) return conflict(`${by} from now is beyond the year 9999.`);
	await world.clock.advance(ms);
	return show(world);
}
async function setClock(world, text) {
	const instant = new Date(text);
	if (Number.isNaN(instant.getTime())) return conflict(`${JSON.stringify(text)} is not a valid date and time.`);
	const { at, what } = world.latest;
	if (instant < at) return conflict(`${what} happened at ${at.toISOString()}, after ${instant.toISOString()}; reset the world, or load one, to go back.`);
	await world.clock.set(instant);
	return show(world);
}
// ../../packages/double/src/control/coverage-operations.ts
function createCoverageOperations({ coverage, declared, service: { definitions } }) {
	return {
		"coverage.get": async () => ({
			ok: true,
			...await coverage.report()
		}),
		"coverage.explain": async ({ method }) => {
			const undeclared = await findUndeclaredCall(declared, { method });
			if (undeclared !== void 0) return {
				ok: false,
				error: "undeclared",
				...undeclared
			};
			const { explainCodes } = await import("./explain-codes.js");
			return {
				ok: true,
				codes: await explainCodes(method, await coverage.report(), definitions)
			};
		}
	};
}
// ../../packages/double/src/journal/to-deliveries.ts
function keyOfDelivery({ eventId, appId }) {
	return `${eventId} ${appId}`;
}
function toKnown(recorded, waiting) {
	const attempts = Map.groupBy(recorded.filter(isDelivery), ({ delivery }) => keyOfDelivery(delivery));
	const waits = new Map(waiting.map((delivery) => [keyOfDelivery(delivery), delivery]));
	const known = new Map();
	for (const [key, made] of attempts) {
		const stored = waits.get(key) ?? made.at(-1)?.delivery;
		if (stored !== void 0) known.set(key, {
			stored,
			attempts: made,
			isWaiting: waits.has(key)
		});
	}
	for (const [key, stored] of waits) if (!known.has(key)) known.set(key, {
		stored,
		attempts: [],
		isWaiting: true
	});
	return known;
}
function toDelivery({ stored, attempts, isWaiting }) {
	const { event, appId } = stored;
	return {
		event_id: event.id,
		event: event.type,
		app: appId,
		at: new Date(event.atMs).toISOString(),
		state: isWaiting ? "waiting" : stateOf(attempts.at(-1)),
		...!isStored(stored) && { once: true },
		...isWaiting && { next_at: new Date(nextMs(stored, attempts.at(-1))).toISOString() },
		attempts: attempts.map(toEntry)
	};
}
function stateOf(last) {
	const kind = last?.end.kind ?? "retry";
	return kind === "retry" ? "waiting" : kind;
}
function nextMs(delivery, last) {
	const { event } = delivery;
	const dueMs = isStored(delivery) ? delivery.dueMs : event.atMs;
	const ms = last?.end.kind === "retry" ? Math.min(dueMs, last.end.at.getTime()) : dueMs;
	return Math.max(ms, event.atMs);
}
// ../../packages/double/src/control/lookups/find-undefined-event.ts
const askedTypes = {
	block_actions: true,
	block_suggestion: true,
	message_action: true,
	shortcut: true,
	slash_commands: true,
	view_closed: true,
	view_submission: true
};
function findUndeliveredType(type) {
	return type !== void 0 && isAskedType(type) ? void 0 : findUndefinedEvent(type);
}
function isAskedType(type) {
	return Object.hasOwn(askedTypes, type);
}
function findUndefinedEvent(type) {
	if (type === void 0 || Object.hasOwn(events, type)) return void 0;
	const declared = Object.keys(events);
	const detail = `There is no event ${type}${didYouMean(type, declared)}`;
	return {
		ok: false,
		error: "undeclared",
		detail: detail.endsWith("?") ? detail : `${detail}.`,
		declared
	};
}
// ../../packages/double/src/journal/wait-for.ts
var WaitTimedOut = class extends Error {
	name = "WaitTimedOut";
};
async function waitFor(journal, filter, options) {
	const [first] = journal.list(filter);
	if (first !== void 0) return first;
	const found = Promise.withResolvers();
	const unsubscribe = journal.subscribe((recorded) => {
		if (matchesFilter(recorded, filter)) found.resolve(recorded);
	});
	const timer = setTimeout(() => found.reject(new WaitTimedOut(describeTimeout(journal, filter, options))), options.timeoutMs);
	const abort = () => found.reject(options.signal?.reason);
	options.signal?.addEventListener("abort", abort);
	try {
		return await found.promise;
	} finally {
		unsubscribe();
		clearTimeout(timer);
		options.signal?.removeEventListener("abort", abort);
	}
}
function describeTimeout(journal, filter, { timeoutMs }) {
	const { after, world, ...wanted } = filter;
	const seen = journal.list({
		...after !== void 0 && { after },
		...world !== void 0 && { world }
	});
	const lines = seen.slice(-5).map(describeExchange);
	const happened = lines.length === 0 ? "nothing happened" : `of ${seen.length} exchanges the last were ${lines.join(", ")}`;
	const { token, ...shown } = wanted;
	const sought = {
		...shown,
		...token !== void 0 && { token: "[redacted]" }
	};
	return `No exchange with ${JSON.stringify(sought)} within ${timeoutMs} ms: ${happened}.`;
}
function describeExchange(recorded) {
	if (isDelivery(recorded)) {
		const { event, appId } = recorded.delivery;
		return `${event.type} for ${appId} (${reasonOf(recorded) ?? recorded.end.kind})`;
	}
	const { method, route, status, code } = recorded;
	return `${method ?? route ?? "an unknown address"} (${status}${code === void 0 ? "" : ` ${code}`})`;
}
// ../../packages/double/src/control/lookups/wait-in-time.ts
const defaultTimeoutMs = 5e3;
async function waitInTime({ journal, stopping }, filter, { signal, timeoutMs = defaultTimeoutMs }) {
	try {
		return {
			ok: true,
			recorded: await waitFor(journal, filter, {
				timeoutMs,
				signal: stopping === void 0 ? signal : AbortSignal.any([signal, stopping])
			})
		};
	} catch (error) {
		if (stopping?.aborted === true) return {
			ok: false,
			error: "timed_out",
			detail: "The server is stopping."
		};
		if (!(error instanceof WaitTimedOut)) throw error;
		return {
			ok: false,
			error: "timed_out",
			detail: error.message
		};
	}
}
// ../../packages/double/src/control/deliveries-operations.ts
function createDeliveryOperations(worlds, waiting) {
	const { journal } = waiting;
	return {
		"deliveries.list": (sent) => inWorld(worlds, sent.world, (world) => list(world, journal, sent)),
		"deliveries.resend": (sent) => inWorld(worlds, sent.world, (world) => resend(world, journal, {
			eventId: sent.event_id,
			app: sent.app
		})),
		"deliveries.waitFor": (sent, { signal }) => inWorld(worlds, sent.world, async (world) => {
			const filter = await readFilter$1(world, sent);
			if (!filter.ok) return filter;
			const { ok, after, timeout_ms: timeoutMs } = sent;
			const found = await waitInTime(waiting, {
				...filter.filter,
				...ok !== void 0 && { ok },
				...after !== void 0 && { after }
			}, {
				signal,
				timeoutMs
			});
			if (!found.ok) return found;
			if (!isDelivery(found.recorded)) throw new TypeError("A call matches no filter of deliveries.");
			const [delivery] = await writeThose(world, journal, [keyOfDelivery(found.recorded.delivery)]);
			return delivery === void 0 ? goneMeanwhile : {
				ok: true,
				delivery
			};
		})
	};
}
const maxWaiting = 1e3;
async function list(world, journal, sent) {
	const filter = await readFilter$1(world, sent);
	if (!filter.ok) return filter;
	const { cursor = "", limit = deliveriesListMethod.facts.paging.defaultSize, state } = sent;
	const known = [...(await knownOf(world, journal, filter.filter)).values()];
	const last = cursor === "" ? -1 : known.findIndex(({ stored }) => keyOfDelivery(stored) === cursor);
	if (cursor !== "" && last < 0) return endedPage(cursor);
	const found = known.slice(last + 1).filter((each) => state === void 0 || toDelivery(each).state === state);
	const page = found.slice(0, limit);
	const end = page.at(-1);
	const next = found.length > limit && end !== void 0 ? keyOfDelivery(end.stored) : "";
	return {
		ok: true,
		deliveries: page.map(toDelivery),
		response_metadata: { next_cursor: next }
	};
}
async function resend(world, journal, { eventId, app }) {
	const found = await findAppId(world.store, app);
	if (!found.ok) return found;
	const { appId } = found;
	const named = [...(await knownOf(world, journal, {
		kind: "delivery",
		world: world.name,
		eventId,
		...appId !== void 0 && { app: appId }
	})).values()].map(({ stored }) => stored);
	const once = named.find((each) => !isStored(each));
	if (once !== void 0) return isSentOnce(once);
	const again = named.filter(isStored);
	if (again.length === 0) {
		const events = new Set([...(await knownOf(world, journal, {})).values()].flatMap(idOfStored));
		return notFound(appId === void 0 ? "delivery of the event" : `delivery to ${appId} of the event`, eventId, [...events]);
	}
	await world.store.events.resend(again, world.clock.now().getTime());
	const deliveries = await writeThose(world, journal, again.map(keyOfDelivery));
	world.delivery.notify(again.map(({ appId: receiver }) => receiver));
	return {
		ok: true,
		deliveries
	};
}
function idOfStored({ stored }) {
	return isStored(stored) ? [stored.eventId] : [];
}
function isSentOnce({ event }) {
	return conflict(`${event.type} is what a person did, and is sent once. Let a person do it again.`);
}
async function writeThoseOf(world, journal, stamps) {
	if (stamps.length === 0) return [];
	return [...(await knownOf(world, journal, {
		kind: "delivery",
		world: world.name
	})).values()].filter(({ stored }) => stamps.some((stamp) => stored.eventId.startsWith(stamp))).map(toDelivery);
}
async function writeThose(world, journal, keys) {
	const known = await knownOf(world, journal, {
		kind: "delivery",
		world: world.name
	});
	return keys.flatMap((key) => known.get(key) ?? []).map(toDelivery);
}
async function knownOf({ store, name }, journal, filter) {
	const waiting = await store.events.waiting(maxWaiting);
	return toKnown(journal.list({
		...filter,
		world: name,
		kind: "delivery"
	}), waiting.filter((delivery) => isWanted(delivery, filter)));
}
function isWanted({ appId, eventId, event }, filter) {
	if (filter.app !== void 0 && filter.app !== appId) return false;
	if (filter.event !== void 0 && filter.event !== event.type) return false;
	return filter.eventId === void 0 || filter.eventId === eventId;
}
async function readFilter$1({ store, name }, { app, event, event_id: eventId }) {
	const refused = findUndeliveredType(event);
	if (refused !== void 0) return refused;
	const found = await findAppId(store, app);
	if (!found.ok) return found;
	const { appId } = found;
	return {
		ok: true,
		filter: {
			kind: "delivery",
			world: name,
			...appId !== void 0 && { app: appId },
			...event !== void 0 && { event },
			...eventId !== void 0 && { eventId }
		}
	};
}
function endedPage(cursor) {
	return {
		ok: false,
		error: "not_found",
		detail: `No delivery of the list has the cursor ${JSON.stringify(cursor)}. List from the beginning.`
	};
}
const goneMeanwhile = {
	ok: false,
	error: "not_found",
	detail: "The journal was cleared after the attempt."
};
// ../../packages/double/src/control/stated-event/check-payload.ts
async function checkPayload(row, stated) {
	const { payload: schema, wireName } = await row.load();
	const result = schema(light).safeParse({
		type: wireName,
		...stated
	});
	if (result.success) return {
		ok: true,
		payload: result.data
	};
	return {
		ok: false,
		error: "invalid_arguments",
		response_metadata: { messages: [...new Set(result.error.issues.flatMap(toLines))] }
	};
}
function toLines({ message, path, keys }) {
	return (keys === void 0 ? [path] : keys.map((key) => [...path, key])).map((place) => `[ERROR] ${message} [json-pointer:${["payload", ...place].map(toStep).join("")}]`);
}
function toStep(step) {
	return `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
// ../../packages/double/src/control/stated-event/find-audience.ts
async function findAudience(store, row, payload) {
	const workspaceIds = (await store.organizations.workspaces()).map(({ id }) => id);
	const subscription = row.subscriptions[0]?.name ?? row.wireName;
	switch (row.class) {
		case "app":
		case "workspace": return {
			ok: true,
			audience: {
				subscription,
				workspaceIds
			}
		};
		case "user": {
			const userId = userOf(payload);
			return {
				ok: true,
				audience: {
					subscription,
					workspaceIds,
					...userId !== void 0 && { userId }
				}
			};
		}
		case "contextual": {
			const channelId = conversationOf(payload);
			if (channelId === void 0) return {
				ok: true,
				audience: {
					subscription,
					workspaceIds
				}
			};
			const channel = await store.channels.get(channelId);
			if (channel === void 0) return notFound("conversation", channelId, []);
			return {
				ok: true,
				audience: ofConversation(channel, row)
			};
		}
	}
}
function ofConversation({ id, kind, workspaceId, sharedWith = [] }, { subscriptions, wireName }) {
	const counted = kind === "session" ? "private" : kind;
	const [any] = subscriptions;
	return {
		subscription: (subscriptions.find((each) => each.kind === void 0 || each.kind === counted) ?? any)?.name ?? wireName,
		workspaceIds: [...new Set([workspaceId, ...sharedWith])],
		channelId: id,
		kind,
		...kind === "public" && { isPublic: true }
	};
}
function userOf(payload) {
	return idIn(member(payload, "user"));
}
function conversationOf(payload) {
	return idIn(member(payload, "channel")) ?? idIn(member(payload, "channel_id")) ?? idIn(member(member(payload, "item"), "channel")) ?? idIn(member(member(payload, "assistant_thread"), "channel_id")) ?? idIn(member(payload, "new_channel_id"));
}
function member(value, name) {
	return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}
function idIn(value) {
	if (typeof value === "string") return value;
	const id = member(value, "id");
	return typeof id === "string" ? id : void 0;
}
// ../../packages/double/src/control/events-operations.ts
function createEventOperations(worlds, journal) {
	return { "events.send": (sent) => inWorld(worlds, sent.world, (world) => send$2(world, journal, sent)) };
}
async function send$2(world, journal, { type, payload: stated = {}, app }) {
	const { store, clock, ids, delivery } = world;
	const refused = findUndefinedEvent(type);
	if (refused !== void 0) return refused;
	const row = events[type];
	const checked = await checkPayload(row, stated);
	if (!checked.ok) return checked;
	const [found, audience] = [await findAppId(store, app), await findAudience(store, row, checked.payload)];
	if (!found.ok) return found;
	if (!audience.ok) return audience;
	const { appId } = found;
	const stamp = createStamp(clock, ids);
	const draft = {
		type: row.wireName,
		audience: {
			...audience.audience,
			...appId !== void 0 && { appId }
		},
		isStated: true,
		facts: checked.payload
	};
	const committed = await delivery.store.commit({
		expect: [],
		writes: [],
		events: [draft],
		stamp
	});
	const receivers = committed.ok ? committed.toldApps ?? [] : [];
	if (receivers.length === 0) return receivedByNobody(draft, appId);
	const keys = receivers.map((receiver) => keyOfDelivery({
		eventId: stamp.eventId,
		appId: receiver
	}));
	return {
		ok: true,
		event_id: stamp.eventId,
		deliveries: await writeThose(world, journal, keys)
	};
}
function receivedByNobody({ audience }, appId) {
	const { subscription, channelId } = audience;
	const sees = channelId === void 0 ? "" : `, and see the conversation ${channelId}`;
	return conflict(`${appId ?? "No app"} ${appId === void 0 ? "receives" : "does not receive"} the event: an app must have an address or socket mode, subscribe to ${subscription}, have a token with a scope for it${sees}.`);
}
// ../../packages/double/src/control/faults/read-match.ts
async function readMatch({ store }, { match = {}, action }) {
	if (!isDeliveryAction(action)) return hasOnlyCalls(match, action.kind) ?? {
		ok: true,
		match
	};
	const refused = hasOnlyDeliveries(match, action) ?? findUndeliveredType(match.event);
	if (refused !== void 0) return refused;
	if (match.app === void 0) return {
		ok: true,
		match
	};
	const found = await findApp$1(store, match.app);
	if (!found.ok) return found;
	return misfit(found.app, action) ?? {
		ok: true,
		match: {
			...match,
			app: found.app.id
		}
	};
}
function hasOnlyCalls({ app, event }, kind) {
	if (app === void 0 && event === void 0) return void 0;
	return {
		ok: false,
		error: "undeclared",
		detail: `${kind} is for calls, and ${app === void 0 ? "event" : "app"} selects deliveries; remove it, or name an action on deliveries.`,
		declared: deliveryActions
	};
}
const ofCalls = [
	"method",
	"route",
	"version",
	"token"
];
function hasOnlyDeliveries(match, { kind }) {
	const name = ofCalls.find((each) => match[each] !== void 0);
	if (name !== void 0) return conflict(`${kind} is for deliveries, and ${name} selects calls; use app, event and where.`);
	if (kind !== "reorder" || match.event === void 0 || !isAskedType(match.event)) return void 0;
	return conflict(`${match.event} is sent once, when a person does something; only events can be reordered.`);
}
function misfit(app, { kind }) {
	const isSocket = eventSubscriptions(app).delivery.kind === "socket";
	if (kind === "bad_signature" && isSocket) return conflict(`${app.name} is in Socket Mode, whose envelopes have no signature.`);
	if (kind === "closed_socket" && !isSocket) return conflict(`${app.name} is not in Socket Mode; set settings.socket_mode_enabled in its manifest.`);
}
// ../../packages/double/src/control/faults/fault-operations.ts
function createFaultOperations(worlds, declared) {
	return {
		"fault.arm": ({ world, ...request }) => inWorld(worlds, world, async (found) => {
			const read = await readMatch(found, request);
			if (!read.ok) return read;
			const armed = await found.faults.arm({
				...request,
				match: read.match
			});
			return armed.ok ? armed : {
				...armed,
				error: "undeclared"
			};
		}),
		"fault.list": ({ world }) => inWorld(worlds, world, ({ faults }) => ({
			ok: true,
			faults: faults.list()
		})),
		"fault.disarm": ({ id, world }) => inWorld(worlds, world, ({ faults }) => {
			const known = faults.list().map((fault) => fault.id);
			if (id !== void 0 && !known.includes(id)) return notFound("fault", id, known);
			return {
				ok: true,
				disarmed: faults.disarm(id)
			};
		}),
		"fault.declared": async () => {
			return {
				ok: true,
				methods: toLists(await declared.methods()),
				routes: toLists(declared.routes)
			};
		}
	};
}
function toLists(tables) {
	return Object.fromEntries([...tables].map(([name, codes]) => [name, [...codes.keys()].toSorted()]));
}
// ../../packages/double/src/control/group-operations.ts
function createGroupOperations(worlds) {
	return { "group.disconnect": (sent) => inWorld(worlds, sent.world, (world) => disconnect(world, sent)) };
}
async function disconnect({ store }, { group: groupId, workspace: workspaceId }) {
	if (await disconnectGroup(store, {
		groupId,
		workspaceId
	})) return { ok: true };
	const connected = [...(await store.groups.get(groupId))?.connectedWorkspaceIds ?? [], ...await store.groups.connectionsOf(groupId)];
	return notFound("connection", `${groupId} ${workspaceId}`, [...new Set(connected)].sort());
}
// ../../packages/double/src/journal/repeat-call.ts
async function repeatCall(recorded, { world, journal, ...repeating }) {
	const again = isClientCall(recorded) ? sentAgain(recorded, repeating) : void 0;
	if (!isClientCall(recorded) || again === void 0) return conflict("journal.repeat makes calls of Web API methods and SCIM routes again; deliveries.resend sends an event again.");
	if (again === "incomplete") return conflict("The call is too large: the journal has only a part of it.");
	const serve = async (authorization) => {
		const { url, headers, ...sent } = again;
		return world.serve(new Request(url, {
			...sent,
			headers: {
				...headers,
				...authorization
			}
		}), { remoteAddress: "127.0.0.1" });
	};
	const { protocol, method, route, tokenHash } = recorded;
	let repeated;
	const unsubscribe = journal.subscribe((one) => {
		if (!isClientCall(one) || one.protocol !== protocol || one.method !== method || one.route !== route) return;
		if ((one.tokenHash ?? tokenHash) === tokenHash) repeated ??= one;
	});
	await (tokenHash === void 0 ? serve({}) : world.repeatedTokens.lend(tokenHash, (token) => serve({ authorization: `Bearer ${token}` }))).finally(unsubscribe);
	if (repeated === void 0) return conflict("The world was replaced while the call was repeated.");
	return {
		ok: true,
		entry: toFullEntry(repeated)
	};
}
function sentAgain(recorded, repeating) {
	return recorded.protocol === "scim" ? scimAgain(recorded) : methodAgain(recorded, repeating);
}
function methodAgain(recorded, { webapi, siteUrl }) {
	if (!isKnown(recorded, webapi)) return void 0;
	if (recorded.isCut) return "incomplete";
	const body = JSON.stringify(recorded.arguments ?? {});
	return {
		url: `${siteUrl}${webapi.mount}/${recorded.method}`,
		method: "POST",
		headers: { "content-type": "application/json; charset=utf-8" },
		body
	};
}
function scimAgain({ url, route, body, isCut }) {
	const [verb] = route?.split(" ") ?? [];
	if (url === void 0 || verb === void 0) return void 0;
	if (isCut) return "incomplete";
	return {
		url,
		method: verb,
		headers: { "content-type": "application/json; charset=utf-8" },
		...body !== void 0 && { body: Uint8Array.from(body) }
	};
}
function isKnown({ method }, { methods }) {
	return method !== void 0 && Object.hasOwn(methods, method);
}
// ../../packages/double/src/control/journal-operations.ts
function createJournalOperations(worlds, { declared, service, ...waiting }) {
	const { journal } = waiting;
	return {
		"journal.list": (sent) => inWorld(worlds, sent.world, async (world) => {
			const filter = await readFilter(declared, world, sent);
			if (!filter.ok) return filter;
			const { cursor, limit = journalListMethod.facts.paging.defaultSize } = sent;
			const after = cursor === void 0 || cursor === "" ? sent.after : cursor;
			const found = journal.list({
				...filter.filter,
				...after !== void 0 && { after }
			});
			const entries = found.slice(0, limit).map(toEntry);
			return {
				ok: true,
				entries,
				response_metadata: { next_cursor: found.length > limit ? entries.at(-1)?.request_id ?? "" : "" }
			};
		}),
		"journal.get": async ({ request_id }) => {
			const recorded = journal.get(request_id);
			return recorded === void 0 ? refuseUnknown(request_id) : {
				ok: true,
				entry: toFullEntry(recorded)
			};
		},
		"journal.repeat": async ({ request_id }) => {
			const recorded = journal.get(request_id);
			if (recorded === void 0) return refuseUnknown(request_id);
			const { siteUrl, definitions } = service;
			return inWorld(worlds, recorded.world, (world) => repeatCall(recorded, {
				world,
				journal,
				siteUrl,
				webapi: definitions.webapi
			}));
		},
		"journal.wait": (sent, { signal }) => inWorld(worlds, sent.world, async (world) => {
			const filter = await readFilter(declared, world, sent);
			if (!filter.ok) return filter;
			const found = await waitInTime(waiting, filter.filter, {
				signal,
				timeoutMs: sent.timeout_ms
			});
			return found.ok ? {
				ok: true,
				entry: toEntry(found.recorded)
			} : found;
		}),
		"journal.clear": ({ world }) => inWorld(worlds, world, ({ name }) => ({
			ok: true,
			cleared: journal.clear(name)
		}))
	};
}
function refuseUnknown(requestId) {
	return {
		ok: false,
		error: "not_found",
		detail: `The journal has no exchange ${JSON.stringify(requestId)}; it drops the oldest ones, and those of a world that is reset.`
	};
}
async function readFilter(declared, { store, name }, sent) {
	const refused = findUndeliveredType(sent.event) ?? await refuseFilter(declared, sent);
	if (refused !== void 0) return refused;
	const found = await findAppId(store, sent.app);
	if (!found.ok) return found;
	const { appId } = found;
	return {
		ok: true,
		filter: {
			...toFilter(sent, name),
			...appId !== void 0 && { app: appId }
		}
	};
}
async function refuseFilter(declared, { kind, event, method, route, code }) {
	const undeclared = await findUndeclaredCall(declared, {
		method,
		route
	}) ?? (code === void 0 || kind === "delivery" || event !== void 0 ? void 0 : await findUnansweredCode(declared, {
		method,
		route
	}, code));
	return undeclared && {
		ok: false,
		error: "undeclared",
		...undeclared
	};
}
async function findUnansweredCode(declared, place, code) {
	return place.method !== void 0 && await declared.echoes(place.method) ? void 0 : findUndeclaredCode(declared, place, code);
}
function toFilter({ kind, event, method, route, code, ok, token, where, after }, world) {
	return {
		world,
		...kind !== void 0 && { kind },
		...event !== void 0 && { event },
		...method !== void 0 && { method },
		...route !== void 0 && { route },
		...code !== void 0 && { code },
		...ok !== void 0 && { ok },
		...token !== void 0 && { token },
		...where !== void 0 && { where: { ...where } },
		...after !== void 0 && { after }
	};
}
// ../../packages/double/src/control/limit-operations.ts
function createLimitOperations(worlds) {
	return {
		"limits.list": ({ world }) => inWorld(worlds, world, ({ store, clock, rateMode: mode }) => {
			return {
				ok: true,
				mode,
				buckets: store.rates.buckets(clock.now().getTime()).map(({ perMinute, ...bucket }) => ({
					...bucket,
					per_minute: perMinute
				}))
			};
		}),
		"limits.set": ({ mode, world }) => inWorld(worlds, world, (found) => {
			worlds.setRateMode(found, mode);
			return {
				ok: true,
				mode
			};
		})
	};
}
// ../../packages/service/src/installs/granting/change-access.ts
async function changeAccess(change, store) {
	const { app, organizationId } = change;
	const isTheirs = ({ installation: { target } }) => target.id === organizationId;
	const [all, refreshing] = await Promise.all([installedTokens(app.id, store), readAll(refreshTokens, (page) => store.list(refreshTokens, "of_app", { app_id: app.id }, page))]);
	const installed = all.filter(isTheirs);
	const [first] = installed;
	if (first === void 0) return {
		kind: "answer",
		answer: void 0
	};
	const before = first.installation.workspaceIds ?? change.allIds;
	const granted = change.isGrant ? [...new Set([...before, ...change.workspaceIds])] : before.filter((id) => !change.workspaceIds.includes(id));
	const changed = change.workspaceIds.filter((id) => before.includes(id) !== granted.includes(id));
	if (changed.length === 0) return {
		kind: "answer",
		answer: {
			granted,
			changed
		}
	};
	const settle = (installation) => ({
		...installation,
		workspaceIds: granted
	});
	const renewable = refreshing.filter(isTheirs);
	return {
		kind: "commit",
		batch: {
			expect: [...installed.map(({ hash, version }) => hasVersion(tokens, { hash }, version ?? 1)), ...renewable.map(({ hash, version }) => hasVersion(refreshTokens, { hash }, version))],
			writes: [...installed.map((token) => put(tokens, {
				...token,
				version: (token.version ?? 1) + 1,
				installation: settle(token.installation)
			})), ...renewable.map((token) => put(refreshTokens, {
				...token,
				version: token.version + 1,
				installation: settle(token.installation)
			}))],
			events: [toEvent(changed, change)]
		},
		answer: () => ({
			granted,
			changed
		})
	};
}
function toEvent(changed, { app, organizationId, isGrant, eventTs }) {
	const type = isGrant ? "team_access_granted" : "team_access_revoked";
	return {
		type,
		audience: {
			subscription: type,
			workspaceIds: [organizationId],
			appId: app.id
		},
		isStated: true,
		facts: {
			type,
			team_ids: changed,
			event_ts: eventTs
		}
	};
}
// ../../packages/service/src/people/act.ts
function notThere(what, name, there) {
	const rest = there === void 0 ? "" : `; ${listThere(there)}`;
	return {
		ok: false,
		error: "not_found",
		detail: `There is no ${what} ${JSON.stringify(name)}${rest}.`
	};
}
function listThere(there) {
	return there.length === 0 ? "there is none" : `there are ${there.join(", ")}`;
}
function cannot$2(detail) {
	return {
		ok: false,
		error: "refused",
		detail
	};
}
// ../../packages/service/src/people/installing/find-named-app.ts
async function findNamedApp(name, { store }) {
	const known = await store.apps.get(name);
	if (known !== void 0 && !known.deleted) return {
		ok: true,
		app: known
	};
	const all = readInTurn(apps, (page) => store.list(apps, "all", {}, page));
	for await (const app of all) if (!app.deleted && app.name.toLowerCase() === name.toLowerCase()) return {
		ok: true,
		app
	};
	return notThere("app", name);
}
// ../../packages/service/src/people/installing/find-target.ts
function findTarget(isForOrganization, { user, caller: { organization, workspace } }) {
	if (!isForOrganization) return {
		ok: true,
		target: {
			kind: "workspace",
			id: workspace.id
		}
	};
	if (organization === void 0) return cannot$2(`${user.userName} is in no organization.`);
	return {
		ok: true,
		target: {
			kind: "organization",
			id: organization.id
		}
	};
}
// ../../packages/service/src/people/acts/access.ts
function grantAccess(sent, person) {
	return change(sent, true, person);
}
function revokeAccess(sent, person) {
	return change(sent, false, person);
}
async function change({ app: name, workspaces }, isGrant, person) {
	const named = await findNamedApp(name, person);
	if (!named.ok) return named;
	const found = findTarget(true, person);
	if (!found.ok) return found;
	const { app } = named;
	const { target } = found;
	const { user, store, clock } = person;
	if (!isAdministrator(roleIn(user, target))) return cannot$2("Only owners and admins of the organization grant its apps workspaces.");
	const wanted = await findWorkspaces(workspaces, person);
	if (!wanted.ok) return wanted;
	const { allIds, workspaceIds } = wanted;
	const eventTs = eventTsOf({ atMs: clock.now().getTime() });
	const made = {
		app,
		organizationId: target.id,
		allIds,
		workspaceIds,
		isGrant,
		eventTs
	};
	const changed = await decide(store, () => changeAccess(made, store));
	if (changed === void 0) return cannot$2(`${app.name} is not installed on the organization.`);
	return {
		ok: true,
		app: app.id,
		granted: changed.granted
	};
}
async function findWorkspaces(names, { store, caller }) {
	const all = (await store.organizations.workspaces()).filter((workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller));
	const workspaceIds = [];
	for (const name of names) {
		const workspace = all.find(({ id, domain }) => id === name || domain === name);
		if (workspace === void 0) return notThere("workspace of the organization", name, all.map(({ domain }) => domain).toSorted());
		workspaceIds.push(workspace.id);
	}
	return {
		ok: true,
		allIds: all.map(({ id }) => id),
		workspaceIds: [...new Set(workspaceIds)]
	};
}
// ../../packages/service/src/people/find-user-ids.ts
async function findUserIds(names, { store }) {
	const users = [];
	for (const name of names) {
		const id = await findUserId(name.replace(/^@/, ""), store);
		if (id === void 0) return notThere("user", name);
		users.push(id);
	}
	return {
		ok: true,
		users
	};
}
async function findUserId(name, { users }) {
	const id = toBotUserId(name) ?? name;
	if (idPatterns.user.test(id)) return (await users.get(id))?.id;
	return (await users.byUserName(name) ?? await users.byEmail(name))?.id;
}
// ../../packages/service/src/people/find-place.ts
const maxListed = 20;
async function findPlace(name, person) {
	if (name.startsWith("@")) {
		const partners = await findUserIds([name.slice(1)], person);
		if (!partners.ok) return partners;
		const opened = await person.call("conversations.open", { users: partners.users });
		return opened.ok ? {
			ok: true,
			channel: opened.channel.id
		} : opened;
	}
	return findNamed(name, person);
}
async function findSeenPlace(name, person) {
	if (!name.startsWith("@")) return findNamed(name, person);
	const partners = await findUserIds([name.slice(1)], person);
	return partners.ok ? findDirect(partners.users.join(""), name, person) : partners;
}
async function findDirect(partnerId, name, { store, user, caller }) {
	const direct = await store.channels.dm(caller.workspace.id, user.id, partnerId);
	if (direct !== void 0 && direct.deleted !== true) return {
		ok: true,
		channel: direct.id
	};
	return {
		ok: false,
		error: "not_found",
		detail: `${user.userName} has no direct conversation with ${name}. Open one first.`
	};
}
async function findNamed(name, person) {
	const wanted = name.replace(/^#/, "");
	if (idPatterns.channel.test(wanted) || idPatterns.dm.test(wanted)) return {
		ok: true,
		channel: wanted
	};
	const channel = await person.store.channels.byName(person.caller.workspace.id, wanted);
	return channel === void 0 ? notThere("channel", wanted, await namesOf$1(person)) : {
		ok: true,
		channel: channel.id
	};
}
async function namesOf$1({ call }) {
	const listed = await call("conversations.list", {
		types: "public_channel,private_channel",
		limit: maxListed
	});
	return listed.ok ? listed.channels.flatMap(({ name }) => name === void 0 ? [] : [name]) : [];
}
// ../../packages/service/src/people/acts/activity.ts
async function seeActivity({ channel, oldest_ts, latest_ts, cursor, limit = 100 }, person) {
	const { caller, callAs, user } = person;
	const { organization, token } = caller;
	if (organization === void 0) return cannot$2("Analytics are of organizations, and the workspace is in none.");
	const target = {
		kind: "organization",
		id: organization.id
	};
	if (!isAdministrator(roleIn(user, target))) return cannot$2("Only owners and admins of the organization read its analytics.");
	const place = await findSeenPlace(channel, person);
	if (!place.ok) return place;
	const installation = {
		...token.installation,
		target,
		channelManager: true
	};
	const listed = await callAs({
		...caller,
		token: {
			...token,
			installation
		}
	})("admin.analytics.messages.activity", {
		channel: place.channel,
		limit,
		...oldest_ts !== void 0 && { oldest_ts },
		...latest_ts !== void 0 && { latest_ts },
		...cursor !== void 0 && { cursor }
	});
	if (!listed.ok) return listed;
	const next = listed.response_metadata?.next_cursor ?? "";
	return {
		ok: true,
		activities: listed.message_activities.map((one) => ({ ...one })),
		...next !== "" && { next_cursor: next }
	};
}
// ../../packages/service/src/people/find-app.ts
async function findApp(bot, person) {
	const found = await findUserIds([bot], person);
	if (!found.ok) return found;
	const botId = found.users.join("");
	const { appId } = await person.store.users.get(botId) ?? {};
	const app = appId === void 0 ? void 0 : await person.store.apps.get(appId);
	if (app !== void 0) return {
		ok: true,
		app,
		botId
	};
	return {
		ok: false,
		error: "refused",
		detail: `${bot} is not the bot of an app.`
	};
}
// ../../packages/service/src/people/acts/assistants.ts
async function openAssistant({ bot, viewing, thread }, person) {
	const place = await findAssistant(bot, person);
	if (!place.ok) return place;
	const viewed = viewing === void 0 ? void 0 : await findViewed(viewing, person);
	if (viewed !== void 0 && !viewed.ok) return viewed;
	const { channel } = place;
	if (thread !== void 0 && (await person.store.messages.get(channel, thread))?.subtype !== "assistant_app_thread") return {
		ok: false,
		error: "refused",
		detail: `There is no thread ${thread} with ${bot}.`
	};
	const opened = thread ?? await openThread(place, person);
	await tell(place, {
		thread: opened,
		isNew: thread === void 0,
		viewed: viewed?.channel
	}, person);
	return {
		ok: true,
		channel,
		thread: opened
	};
}
async function seeAssistant({ bot, thread }, person) {
	const found = await findApp(bot, person);
	if (!found.ok) return found;
	const place = await findDirect(found.botId, bot, person);
	if (!place.ok) return place;
	const { app } = found;
	const { channel } = place;
	const { store, clock } = person;
	const placed = {
		channelId: channel,
		...thread !== void 0 && { threadTs: thread }
	};
	const session = await store.agentSessions.get(agentSessionId(placed));
	const agent = session?.agents.find(({ appId }) => appId === app.id);
	const nowMs = clock.now().getTime();
	const notice = await findNotice(agent, {
		channel,
		thread,
		app,
		nowMs
	}, person);
	return {
		ok: true,
		channel,
		state: agent === void 0 ? "active" : agentStatus(agent, nowMs),
		...session !== void 0 && session.title !== "" && { title: session.title },
		...notice !== void 0 && { status: `${app.name} ${notice.text}` },
		...notice?.loading !== void 0 && { loading_messages: [...notice.loading] },
		prompts: (agent?.prompts?.list ?? []).map((prompt) => ({ ...prompt })),
		...agent?.prompts?.title !== void 0 && { prompts_title: agent.prompts.title }
	};
}
async function findViewed(name, person) {
	const place = await findPlace(name, person);
	if (!place.ok) return place;
	const seen = await person.call("conversations.info", { channel: place.channel });
	return seen.ok ? place : seen;
}
async function findAssistant(bot, person) {
	const found = await findApp(bot, person);
	if (!found.ok) return found;
	const opened = await person.call("conversations.open", { users: [found.botId] });
	return opened.ok ? {
		...found,
		channel: opened.channel.id
	} : opened;
}
function openThread({ app, botId, channel }, { store, clock }) {
	const { assistantTitle: title } = messageDefaults;
	const author = {
		userId: botId,
		botId: toBotId(botId),
		appId: app.id
	};
	const root = {
		channelId: channel,
		subtype: assistantSubtype,
		...author,
		text: title,
		assistantThread: { title }
	};
	return decide(store, async () => ({
		kind: "commit",
		batch: {
			expect: [],
			writes: [{
				kind: "insertMessage",
				message: root,
				nowMs: clock.now().getTime()
			}]
		},
		answer: ({ messages }) => messages[0].ts
	}));
}
async function tell({ app, channel }, { thread, isNew, viewed }, person) {
	const { user, store, caller, clock } = person;
	const { workspace, organization } = caller;
	const type = isNew ? "assistant_thread_started" : "assistant_thread_context_changed";
	const company = organization === void 0 ? {} : { enterprise_id: organization.id };
	const context = viewed === void 0 ? {} : {
		channel_id: viewed,
		team_id: workspace.id,
		...company
	};
	const facts = {
		type,
		assistant_thread: {
			user_id: user.id,
			context,
			channel_id: channel,
			thread_ts: thread
		},
		event_ts: eventTsOf({ atMs: clock.now().getTime() })
	};
	const conversation = await store.channels.get(channel);
	if (conversation === void 0) return;
	const audience = {
		...conversationAudience(conversation, type),
		appId: app.id
	};
	await store.commit({
		expect: [],
		writes: [],
		events: [{
			type,
			audience,
			isStated: true,
			facts
		}]
	});
}
async function findNotice(agent, { channel, thread, app, nowMs }, { store }) {
	const { notice } = agent ?? {};
	if (notice === void 0 || thread === void 0) return void 0;
	if (nowMs >= millisecondsOf(notice.since) + serviceLimits.assistantStatusMinutes.value * 6e4) return void 0;
	const period = {
		oldest: notice.after,
		latest: printTs(Number.MAX_SAFE_INTEGER),
		limit: 1e3
	};
	return (await store.messages.replies(channel, thread, period)).some(({ appId, ts }) => appId === app.id && ts !== notice.after) ? void 0 : notice;
}
// ../../packages/service/src/people/acts/call.ts
async function call({ method, arguments: sent }, person) {
	const answer = await person.call(method, sent);
	return answer.ok ? {
		ok: true,
		answer: { ...answer }
	} : answer;
}
// ../../packages/service/src/people/see-ephemerals.ts
function seeEphemerals(channelId, thread, person) {
	return person.ephemerals.list(channelId, person.user.id).filter(({ message }) => message.threadTs === thread).map((ephemeral) => toSeen$1(ephemeral, person));
}
function seeEphemeral(key, person) {
	const ephemeral = person.ephemerals.get(key);
	return ephemeral && toSeen$1(ephemeral, person);
}
function toSeen$1({ message }, { caller }) {
	return {
		...toPostedMessage(message, caller.workspace.id),
		is_ephemeral: true
	};
}
function withEphemerals(stored, ephemerals) {
	const shown = ephemerals.filter(({ thread_ts: thread }) => thread === void 0 || stored.length > 1);
	if (shown.length === 0) return stored;
	return [...stored, ...shown].toSorted((one, other) => one.ts < other.ts ? -1 : 1);
}
// ../../packages/service/src/people/views/open-views.ts
async function openViews({ store, user, caller }) {
	const theirs = (await openStacksOf(user.id, store)).filter(({ workspaceId }) => workspaceId === caller.workspace.id);
	return (await Promise.all(theirs.map(({ viewIds }) => store.get(views, { id: viewIds.at(-1) ?? "" })))).filter((view) => view !== void 0).toReversed();
}
async function openViewOf(appId, person) {
	return (await openViews(person)).find((view) => view.appId === appId);
}
async function homeOf(appId, { store, user }) {
	const home = await store.get(appHomes, {
		app_id: appId,
		user_id: user.id
	});
	return home === void 0 ? void 0 : store.get(views, { id: home.viewId });
}
// ../../packages/service/src/people/views/seen-view.ts
async function seeView(view, store) {
	const { id, appId, content, values, errors = {} } = view;
	const modal = content.type === "modal" ? content : void 0;
	return {
		id,
		app: appId,
		type: content.type,
		...modal !== void 0 && { title: modal.title.text },
		blocks: content.blocks,
		values,
		...modal?.submit !== void 0 && { submit: modal.submit.text },
		...modal?.close !== void 0 && { close: modal.close.text },
		errors,
		below: await viewsBelow(view, store)
	};
}
function seeViews(seen, store) {
	return Promise.all(seen.map((view) => seeView(view, store)));
}
async function viewsBelow({ previousId }, store) {
	const below = [];
	for (let next = previousId; next !== void 0;) {
		const view = await store.get(views, { id: next });
		const { content } = view ?? {};
		if (content?.type === "modal") below.push({
			id: next,
			title: content.title.text
		});
		next = view?.previousId;
	}
	return below;
}
// ../../packages/service/src/people/acts/channels.ts
async function createChannel({ name, isPrivate }, person) {
	const made = await person.call("conversations.create", {
		name,
		...isPrivate !== void 0 && { is_private: isPrivate }
	});
	return made.ok ? {
		ok: true,
		channel: made.channel.id
	} : made;
}
async function openDm({ users }, person) {
	const found = await findUserIds(users, person);
	if (!found.ok) return found;
	const opened = await person.call("conversations.open", { users: found.users });
	return opened.ok ? {
		ok: true,
		channel: opened.channel.id
	} : opened;
}
async function join({ channel }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const joined = await person.call("conversations.join", place);
	return joined.ok ? place : joined;
}
async function leave({ channel }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const left = await person.call("conversations.leave", place);
	return left.ok ? place : left;
}
async function invite({ channel, users }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const found = await findUserIds(users, person);
	if (!found.ok) return found;
	const invited = await person.call("conversations.invite", {
		channel: place.channel,
		users: found.users
	});
	return invited.ok ? place : invited;
}
async function mark({ channel, ts }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const last = ts ?? await latestOf(place.channel, person);
	if (last === void 0) return place;
	const marked = await person.call("conversations.mark", {
		channel: place.channel,
		ts: last
	});
	return marked.ok ? place : marked;
}
async function latestOf(channel, { call }) {
	const read = await call("conversations.history", {
		channel,
		limit: 1
	});
	return read.ok ? read.messages[0]?.ts : void 0;
}
async function see({ channel, thread, before, limit = 20 }, person) {
	const place = await findSeenPlace(channel, person);
	if (!place.ok) return place;
	const info = await person.call("conversations.info", {
		channel: place.channel,
		include_num_members: true
	});
	if (!info.ok) return info;
	const read = thread === void 0 ? await person.call("conversations.history", {
		channel: place.channel,
		limit,
		...before !== void 0 && { latest: before }
	}) : await person.call("conversations.replies", {
		channel: place.channel,
		ts: thread,
		limit
	});
	if (!read.ok) return read;
	const stored = (thread === void 0 ? read.messages.toReversed() : read.messages).map((message) => ({ ...message }));
	const shown = withEphemerals(stored, seeEphemerals(place.channel, thread, person).filter(({ ts }) => isBetween(ts, stored, before)));
	return {
		ok: true,
		channel: { ...info.channel },
		messages: thread === void 0 ? shown.slice(-limit) : shown,
		views: await seeViews(await openViews(person), person.store)
	};
}
function isBetween(ts, [first], before) {
	return before === void 0 || first !== void 0 && first.ts < ts && ts < before;
}
// ../../packages/service/src/people/asking/find-asked-app.ts
const maxTokens$1 = 1e3;
async function findAskedApp(appId, topic, { store, caller: { workspace } }) {
	const app = await store.apps.get(appId);
	if (app === void 0) return cannot$2(`The app ${appId} does not exist any more.`);
	const address = questionAddress(app, topic);
	if (address.kind === "none") return cannot$2(address.because);
	const installed = await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens$1 });
	const installation = installationFor(workspace.id, installed);
	return installation === void 0 ? cannot$2(`${app.name} is not installed.`) : {
		ok: true,
		asked: {
			app,
			installation
		}
	};
}
function installationFor(workspaceId, installed) {
	const own = installed.filter(({ kind }) => kind === "bot" || kind === "user");
	return (own.find((token) => isGranted(token, workspaceId)) ?? own[0])?.installation;
}
// ../../packages/service/src/people/asking/payload-parts.ts
async function writePayloadParts({ app, installation }, person) {
	const { user, caller, store, sealer } = person;
	const { workspace, organization } = caller;
	const isOfOrganization = installation.target.kind === "organization";
	const credentials = await openCredentials(store, sealer, app.id);
	return {
		user: {
			id: user.id,
			username: user.userName,
			name: user.userName,
			team_id: workspace.id
		},
		team: isOfOrganization ? null : {
			id: workspace.id,
			domain: workspace.domain,
			...organization !== void 0 && {
				enterprise_id: organization.id,
				enterprise_name: organization.name
			}
		},
		enterprise: organization === void 0 ? null : {
			id: organization.id,
			name: organization.name
		},
		is_enterprise_install: isOfOrganization,
		token: credentials?.verificationToken ?? "",
		api_app_id: app.id
	};
}
async function mintTriggerOf({ app }, { user, caller, store, ids, clock }, where = {}) {
	const { trigger, writes } = await mintTrigger({
		workspaceId: caller.workspace.id,
		appId: app.id,
		userId: user.id,
		...where
	}, {
		store,
		ids,
		nowMs: clock.now().getTime()
	});
	return {
		triggerId: trigger.id,
		writes
	};
}
function toPayloadChannel({ id, kind, name = "" }) {
	switch (kind) {
		case "public": return {
			id,
			name
		};
		case "private":
		case "mpim":
		case "session": return {
			id,
			name: "privategroup"
		};
		case "im": return {
			id,
			name: "directmessage"
		};
	}
}
function actionTsOf({ clock }) {
	return printTs(Math.round(clock.now().getTime() * 1e3));
}
// ../../packages/service/src/people/asking/step-parts.ts
async function writeStepParts({ executionId, triggerId }, { store, sealer, ids, user, workflowPrefix }) {
	if (executionId === void 0) return {};
	const execution = await store.get(functionExecutions, { id: executionId });
	if (execution === void 0) return {};
	const appFunction = await store.functions.get(execution.functionId);
	const { signingSecret } = await openCredentials(store, sealer, execution.appId) ?? {};
	if (appFunction === void 0 || signingSecret === void 0) return {};
	return {
		function_data: {
			execution_id: executionId,
			function: { callback_id: appFunction.callbackId },
			inputs: { ...execution.inputs }
		},
		bot_access_token: workflowTokenOf(executionId, {
			signingSecret,
			prefix: workflowPrefix
		}),
		...triggerId !== void 0 && { interactivity: {
			interactor: {
				id: user.id,
				secret: ids.secret(16)
			},
			interactivity_pointer: triggerId
		} }
	};
}
// ../../packages/service/src/people/modals/close-views.ts
function closeView(id, store) {
	return decide(store, async () => {
		const view = await store.get(views, { id });
		const stack = view === void 0 ? void 0 : await store.get(viewStacks, { root_id: view.rootId });
		return stack === void 0 ? nothing : decideClosing(id, stack, store);
	});
}
function closeStack(rootId, store) {
	return decide(store, async () => {
		const stack = await store.get(viewStacks, { root_id: rootId });
		return stack === void 0 ? nothing : removal(stack);
	});
}
const nothing = {
	kind: "answer",
	answer: void 0
};
function removal({ rootId, version }) {
	const key = { root_id: rootId };
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(viewStacks, key, version)],
			writes: [remove$1(viewStacks, key)]
		},
		answer: () => void 0
	};
}
async function decideClosing(id, stack, store) {
	const viewIds = stack.viewIds.filter((other) => other !== id);
	const [rootId] = viewIds;
	if (rootId === void 0) return removal(stack);
	const moved = (await Promise.all(viewIds.map((other) => store.get(views, { id: other })))).filter((view) => view !== void 0).flatMap((view, at) => moveView(view, rootId, viewIds[at - 1]));
	const isMoved = rootId !== stack.rootId;
	const key = { root_id: stack.rootId };
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(viewStacks, key, stack.version),
				...isMoved ? [hasVersion(viewStacks, { root_id: rootId }, 0)] : [],
				...moved.map(({ id: other, version }) => hasVersion(views, { id: other }, version - 1))
			],
			writes: [
				put(viewStacks, {
					...stack,
					rootId,
					viewIds,
					version: isMoved ? 1 : stack.version + 1
				}),
				...moved.map((view) => put(views, view)),
				remove$1(views, { id }),
				...isMoved ? [remove$1(viewStacks, key)] : []
			]
		},
		answer: () => void 0
	};
}
function moveView({ previousId: before, ...view }, rootId, previousId) {
	if (view.rootId === rootId && before === previousId) return [];
	return [{
		...view,
		version: view.version + 1,
		rootId,
		...previousId !== void 0 && { previousId }
	}];
}
// ../../packages/service/src/people/modals/find-modal.ts
async function findModal(name, person) {
	const open = (await openViews(person)).filter(isModal);
	if (open.length === 0) return cannot$2("There is no open modal.");
	const modal = name === void 0 ? open[0] : open.find((one) => namesOf(one).includes(name));
	const titles = open.map(({ id, content }) => `${id} (${content.title.text})`);
	if (name === void 0 && open.length > 1) return cannot$2(`Say which modal: there are ${titles.join(", ")}.`);
	return modal === void 0 ? notThere("open modal", name ?? "", titles) : {
		ok: true,
		modal
	};
}
function placeOf$1({ id, channelId }) {
	return {
		viewId: id,
		...channelId !== void 0 && { channelId }
	};
}
function isModal(view) {
	return view.content.type === "modal";
}
function namesOf({ id, content }) {
	return [
		id,
		content.callback_id,
		content.external_id,
		content.title.text
	];
}
// ../../packages/service/src/people/modals/see-after.ts
async function seeAfter$1(appId, person, failure) {
	const view = await openViewOf(appId, person);
	return {
		ok: true,
		...view !== void 0 && { view: await seeView(view, person.store) },
		...failure !== void 0 && { failure }
	};
}
// ../../packages/service/src/people/acts/close.ts
async function close({ view: name, all = false }, person) {
	const { store } = person;
	const found = await findModal(name, person);
	if (!found.ok) return found;
	const { modal } = found;
	const isCleared = all || modal.content.clear_on_close === true;
	const told = all ? await store.get(views, { id: modal.rootId }) ?? modal : modal;
	const app = told.content.type === "modal" && told.content.notify_on_close === true ? await findAskedApp(modal.appId, {
		kind: "interactive",
		type: "view_closed"
	}, person) : void 0;
	if (app?.ok === false) return app;
	if (isCleared) await closeStack(modal.rootId, store);
	else await closeView(modal.id, store);
	if (app === void 0) return seeAfter$1(modal.appId, person);
	const { user, team, enterprise, is_enterprise_install, token, api_app_id } = await writePayloadParts(app.asked, person);
	const { executionId } = told;
	const step = await writeStepParts(executionId === void 0 ? {} : { executionId }, person);
	await person.ask(modal.appId, {
		kind: "interactive",
		payload: {
			type: "view_closed",
			team,
			user,
			api_app_id,
			token,
			view: toView({
				...told,
				values: {}
			}),
			is_cleared: isCleared,
			is_enterprise_install,
			enterprise,
			...step
		}
	});
	return seeAfter$1(modal.appId, person);
}
// ../../packages/service/src/interactivity/response-urls/mint-response-url.ts
const maxRemoved = 10;
const secretBytes = 12;
async function mintResponseUrl(place, { store, ids, nowMs, hooksUrl }) {
	const secret = ids.secret(secretBytes);
	const responseUrl = {
		...place,
		id: `${nowMs}${Number.parseInt(ids.secret(4), 16)}`,
		version: 1,
		secretHash: hashToken(secret),
		expires: toInstant(nowMs + serviceLimits.responseUrlMinutes.value * 6e4),
		uses: 0
	};
	const over = (await store.list(responseUrls, "expiring", {}, { limit: maxRemoved })).filter(({ expires }) => millisecondsOf(expires) < nowMs);
	return {
		url: `${hooksUrl}/${place.kind}/${place.workspaceId}/${responseUrl.id}/${secret}`,
		writes: [...over.map(({ id }) => remove$1(responseUrls, { id })), put(responseUrls, responseUrl)]
	};
}
// ../../packages/service/src/people/commands/find-command.ts
async function findCommand(name, person) {
	const offered = (await installedApps(person)).flatMap(({ app, installed }) => commandsOf(app).map((command) => ({
		app,
		command,
		installed
	})));
	const [last] = offered.filter(({ command }) => command.command === name).toSorted((one, other) => other.installed.localeCompare(one.installed));
	if (last !== void 0) return {
		ok: true,
		app: last.app,
		command: last.command
	};
	return notThere("command", name, [...new Set(offered.map(({ command }) => command.command))].toSorted());
}
function commandsOf({ manifest }) {
	return manifest.features?.slash_commands ?? [];
}
async function installedApps({ store, caller }) {
	const found = [];
	for await (const app of readInTurn(apps, (page) => store.list(apps, "all", {}, page))) {
		if (app.deleted) continue;
		const [installed] = (await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: app.id }, page))).filter(({ kind, ...token }) => kind !== "app" && isGranted(token, caller.workspace.id)).map(({ created }) => created).toSorted().toReversed();
		if (installed !== void 0) found.push({
			app,
			installed
		});
	}
	return found;
}
// ../../packages/service/src/people/commands/parse-command.ts
function parseCommand(line) {
	const [, command = "", text = ""] = /^(\/[^\s/]+)(?:\s([\s\S]*))?$/.exec(line) ?? [];
	return command === "" ? void 0 : {
		command,
		text
	};
}
// ../../packages/service/src/people/asking/read-object.ts
function readObject(body) {
	try {
		const value = JSON.parse(body);
		return isObject(value) ? value : void 0;
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// ../../packages/service/src/people/commands/read-command-reply.ts
function readCommandReply(body, contentType) {
	if (body.trim() === "") return { kind: "nothing" };
	const isJson = contentType === "application/json";
	const object = isJson || contentType === void 0 ? readObject(body) : void 0;
	if (object !== void 0) return readMessage(object);
	if (isJson) return {
		kind: "bad",
		because: "The answer is not a JSON object."
	};
	return {
		kind: "ephemeral",
		content: { text: body }
	};
}
function readMessage({ response_type: type = "ephemeral", ...sent }) {
	if (type !== "ephemeral" && type !== "in_channel") return {
		kind: "bad",
		because: `\`response_type\` is ${JSON.stringify(type)}; wanted ephemeral or in_channel.`
	};
	const { text, blocks, attachments, metadata } = sent;
	const given = Object.entries({
		text,
		blocks,
		attachments,
		metadata
	}).filter(([, value]) => value !== void 0);
	if (given.length === 0) return type === "ephemeral" ? { kind: "nothing" } : { kind: type };
	return {
		kind: type,
		content: Object.fromEntries(given)
	};
}
// ../../packages/service/src/people/apps/app-caller.ts
const maxTokens = 1e3;
async function botOfApp({ app }, { store, caller }) {
	const token = (await store.list(tokens, "of_app", { app_id: app.id }, { limit: maxTokens })).find(({ kind, ...one }) => kind === "bot" && isGranted(one, caller.workspace.id));
	return token?.userId === void 0 ? void 0 : store.users.get(token.userId);
}
async function appCaller(asked, person) {
	const { caller } = person;
	const { token, scopes, organization, workspace } = caller;
	const { app, installation } = asked;
	const user = await botOfApp(asked, person);
	const { userId: _person, ...rest } = token;
	return {
		tokenType: "bot",
		scopes,
		token: {
			...rest,
			kind: "bot",
			appId: app.id,
			installation,
			...user !== void 0 && { userId: user.id }
		},
		...user !== void 0 && { user },
		app,
		...organization !== void 0 && { organization },
		workspace
	};
}
// ../../packages/service/src/people/commands/show-reply.ts
async function showReply(reply, answered, person) {
	switch (reply.kind) {
		case "nothing": return {};
		case "bad": return { failure: reply.because };
		case "ephemeral": {
			const read = await readReply(reply.content, answered, person);
			if (!read.ok) return { failure: read.detail };
			const draft = await draftOf(read.content, answered, person);
			const ts = person.ephemerals.show(person.user.id, draft, person.clock.now().getTime());
			return {
				message: toShown({
					...draft,
					ts
				}, person),
				ephemeral: true
			};
		}
		case "in_channel": {
			const read = reply.content === void 0 ? void 0 : await readReply(reply.content, answered, person);
			if (read?.ok === false) return { failure: read.detail };
			return post$1(read === void 0 ? void 0 : await draftOf(read.content, answered, person), answered, person);
		}
	}
}
async function readReply(sent, { asked }, person) {
	const wrong = findInvalid("blocks", sent.blocks, blockSchema(light)) ?? findInvalid("attachments", sent.attachments, attachmentSchema(light)) ?? (sent.text === void 0 || typeof sent.text === "string" ? void 0 : "`text` is not a text.");
	if (wrong !== void 0) return cannot$2(wrong);
	const read = await readContent(sent, {
		caller: await appCaller(asked, person),
		store: person.store
	}, {
		blocksTooLong: "msg_blocks_too_long",
		missingFile: "invalid_blocks"
	});
	if (read.ok) return read;
	return cannot$2(`${read.error}${read.because === void 0 ? "" : `: wanted ${read.because.wanted}`}`);
}
function findInvalid(name, parts, form) {
	if (parts === void 0) return void 0;
	if (!Array.isArray(parts)) return `\`${name}\` is not a list.`;
	const at = parts.findIndex((part) => !form.safeParse(part).success);
	return at === -1 ? void 0 : `\`${name}\` has an invalid item: ${at}.`;
}
async function draftOf(content, { channel, asked }, person) {
	const { app } = asked;
	const bot = await botOfApp(asked, person);
	const author = bot === void 0 ? {
		subtype: "bot_message",
		username: app.name
	} : {
		userId: bot.id,
		botId: toBotId(bot.id)
	};
	return {
		channelId: channel.id,
		...author,
		appId: app.id,
		...content
	};
}
function post$1(draft, { line, channel }, person) {
	const { user, store, clock, caller } = person;
	return decide(store, async () => {
		const nowMs = clock.now().getTime();
		const invocation = {
			channelId: channel.id,
			userId: user.id,
			text: line
		};
		const drafts = draft === void 0 ? [invocation] : [invocation, draft];
		const opened = await publishFiles(draft?.fileIds, [channel], store);
		return {
			kind: "commit",
			batch: {
				expect: [...opened.expect, ...expectRoom(caller.workspace)],
				writes: [...opened.writes, ...drafts.map((message) => ({
					kind: "insertMessage",
					message,
					nowMs
				}))]
			},
			answer: ({ messages }) => {
				const ts = messages.at(-1)?.ts;
				return draft === void 0 || ts === void 0 ? {} : { message: toShown({
					...draft,
					ts
				}, person) };
			},
			refuse: (failed) => {
				const refused = refuseFull(failed);
				return refused === void 0 ? void 0 : { failure: refused.error };
			}
		};
	});
}
function toShown(message, { caller }) {
	return { ...toPostedMessage(message, caller.workspace.id) };
}
// ../../packages/service/src/people/commands/write-command-text.ts
const piece$1 = /<([@#])([^<>|]+)>|(?<![\w&])([@#])([\w.-]*\w)|https?:\/\/[^\s<>]+/g;
async function writeCommandText(typed, shouldEscape, person) {
	const parts = [];
	let end = 0;
	for (const { 0: whole, 1: chosen, 2: chosenName, 3: sign = chosen, 4: name = chosenName, index } of typed.matchAll(piece$1)) {
		const written = await writePiece({
			whole,
			sign,
			name,
			isChosen: chosen !== void 0,
			shouldEscape
		}, person);
		if (!written.ok) return written;
		parts.push(typed.slice(end, index), written.text);
		end = index + whole.length;
	}
	return {
		ok: true,
		text: [...parts, typed.slice(end)].join("")
	};
}
async function writePiece({ whole, sign, name = "", isChosen, shouldEscape }, person) {
	if (sign === void 0) return {
		ok: true,
		text: shouldEscape ? `<${whole}>` : whole
	};
	const found = shouldEscape || isChosen ? await writeMention(sign, name, person) : void 0;
	if (isChosen && found?.ok === false) return found;
	return {
		ok: true,
		text: shouldEscape && found?.ok === true ? found.text : `${sign}${name}`
	};
}
async function writeMention(sign, name, person) {
	if (sign === "@") {
		const found = await findUserIds([name], person);
		return found.ok ? {
			ok: true,
			text: `<@${found.users.join("")}>`
		} : found;
	}
	const place = await findPlace(name, person);
	if (!place.ok) return place;
	const seen = await person.call("conversations.info", { channel: place.channel });
	if (!seen.ok) return seen;
	const { id, name: shown = "", is_private: isPrivate } = seen.channel;
	return {
		ok: true,
		text: `<#${id}|${isPrivate === true ? "" : shown}>`
	};
}
// ../../packages/service/src/people/refuse-outsider.ts
async function refuseOutsider(name, channelId, { user, store, call }) {
	if (await store.channels.isMember(channelId, user.id)) return void 0;
	const seen = await call("conversations.info", { channel: channelId });
	if (!seen.ok) return seen;
	return {
		ok: false,
		error: "refused",
		code: "not_in_channel",
		detail: `${user.userName} is not in ${name}: join it first.`
	};
}
// ../../packages/service/src/people/acts/command.ts
async function command(typed, person) {
	const line = parseCommand(typed.text);
	if (line === void 0) return cannot$2(`${JSON.stringify(typed.text)} is no command: it starts with a slash, like /deploy now.`);
	if (typed.thread !== void 0) return cannot$2(`${line.command} cannot be used in a thread.`);
	const found = await findCommand(line.command, person);
	if (!found.ok) return found;
	const topic = {
		kind: "slash_commands",
		command: line.command
	};
	const app = await findAskedApp(found.app.id, topic, person);
	if (!app.ok) return app;
	const place = await findPlace(typed.channel, person);
	if (!place.ok) return place;
	const refusal = await refuseOutsider(typed.channel, place.channel, person);
	if (refusal !== void 0) return refusal;
	const channel = await person.store.channels.get(place.channel);
	if (channel === void 0) return cannot$2(`There is no conversation ${typed.channel}.`);
	if (channel.archived) return {
		...cannot$2(`${typed.channel} is archived.`),
		code: "is_archived"
	};
	const text = await writeCommandText(line.text, found.command.should_escape === true, person);
	if (!text.ok) return text;
	return send$1({
		line: {
			...line,
			text: text.text
		},
		typed,
		channel,
		asked: app.asked
	}, person);
}
async function send$1(sending, person) {
	const { typed, channel, asked, line } = sending;
	const fields = await writeFields(sending, person);
	const answer = await person.ask(asked.app.id, {
		kind: "slash_commands",
		fields
	});
	const reply = answer.ok ? readCommandReply(answer.body, answer.contentType) : void 0;
	const shown = reply === void 0 ? void 0 : await showReply(reply, {
		line: typed.text,
		channel,
		asked
	}, person);
	const because = answer.ok ? shown?.failure : answer.because;
	const code = !answer.ok && answer.reason === "http_timeout" ? "operation_timeout" : "dispatch_failed";
	const failure = because === void 0 ? void 0 : `${line.command} failed with the error ${code}: ${because}`;
	const after = await seeAfter$1(asked.app.id, person, failure);
	return after.ok ? {
		...shown,
		...after,
		channel: channel.id
	} : after;
}
async function writeFields({ line, channel, asked }, person) {
	const { store, ids, clock, hooksUrl, user, caller } = person;
	const { workspace, organization } = caller;
	const parts = await writePayloadParts(asked, person);
	const trigger = await mintTriggerOf(asked, person, { channelId: channel.id });
	const place = {
		kind: "commands",
		workspaceId: workspace.id,
		appId: asked.app.id,
		userId: user.id
	};
	const minting = {
		store,
		ids,
		hooksUrl,
		nowMs: clock.now().getTime()
	};
	const response = await mintResponseUrl({
		...place,
		channelId: channel.id
	}, minting);
	await store.commit({
		expect: [],
		writes: [...trigger.writes, ...response.writes]
	});
	const { id, name } = toPayloadChannel(channel);
	return {
		token: parts.token,
		team_id: workspace.id,
		team_domain: workspace.domain,
		...organization !== void 0 && {
			enterprise_id: organization.id,
			enterprise_name: organization.name
		},
		channel_id: id,
		channel_name: name,
		user_id: user.id,
		user_name: user.userName,
		command: line.command,
		text: line.text,
		api_app_id: asked.app.id,
		is_enterprise_install: parts.is_enterprise_install ? "true" : "false",
		response_url: response.url,
		trigger_id: trigger.triggerId
	};
}
// ../../packages/service/src/canvases/markdown/list-sections.ts
function listSections(runs) {
	return runs.flatMap((run) => {
		const text = run.markdown + run.gap;
		const lengths = run.lengths === void 0 ? [] : run.lengths.split(",").map(Number);
		let from = 0;
		return [...lengths, text.length].map((length, index) => {
			const markdown = text.slice(from, from + length).trimEnd();
			from += length;
			return {
				id: sectionId(run, index),
				markdown
			};
		});
	});
}
// ../../packages/service/src/people/acts/documents.ts
async function seeDocuments({ kind, cursor = "", limit = 100 }, { caller, store, user }) {
	const workspaceId = caller.workspace.id;
	const pages = [
		"people.seeDocuments",
		kind,
		workspaceId
	];
	const [created, id] = cursor === "" ? [] : readCursor(pages, cursor) ?? [];
	if (cursor !== "" && (created === void 0 || id === void 0)) return cannot$2(`${JSON.stringify(cursor)} is no cursor of these documents.`);
	const after = created === void 0 || id === void 0 ? {} : { after: {
		created,
		id
	} };
	const page = {
		workspaceId,
		viewerId: user.id,
		...after,
		limit: limit + 1
	};
	const found = kind === "list" ? (await store.lists.findSeen(page)).map(fromList) : (await store.canvases.findSeen({
		...page,
		seesPublic: user.guest === void 0
	})).map(fromCanvas);
	const documents = found.slice(0, limit);
	const last = found.length > limit ? documents.at(-1) : void 0;
	return {
		ok: true,
		documents,
		...last !== void 0 && { next_cursor: printCursor(pages, [last.created, last.id]) }
	};
}
function fromList({ id, name, ownerId, created, channelId }) {
	return {
		id,
		title: name,
		owner: ownerId,
		created,
		...channelId !== void 0 && { channel: channelId }
	};
}
function fromCanvas({ id, title, ownerId, created, channelId }) {
	return {
		id,
		title,
		owner: ownerId,
		created,
		...channelId !== void 0 && { channel: channelId }
	};
}
async function seeList({ list: id, archived, cursor, limit }, { call, store }) {
	if (await store.lists.get(id) === void 0) return cannot$2(`There is no List ${JSON.stringify(id)}.`);
	const info = await call("files.info", { file: id });
	if (!info.ok) return info;
	const rows = await call("svcLists.items.list", {
		list_id: id,
		...archived !== void 0 && { archived },
		...cursor !== void 0 && { cursor },
		...limit !== void 0 && { limit }
	});
	if (!rows.ok) return rows;
	const next = rows.response_metadata?.next_cursor ?? "";
	return {
		ok: true,
		list: { ...info.file },
		items: rows.items.map((item) => ({ ...item })),
		access: (await store.lists.accessOf(id)).map(toAccess),
		...next !== "" && { next_cursor: next }
	};
}
async function seeCanvas({ canvas: id }, { call, store, user }) {
	const canvas = await store.canvases.get(id);
	if (canvas === void 0) return cannot$2(`There is no canvas ${JSON.stringify(id)}.`);
	const info = await call("files.info", { file: id });
	if (!info.ok) return info;
	const shared = await canvasLevel(canvas, {
		user,
		isOutside: false
	}, store);
	const level = canvas.ownerId === user.id ? "owner" : shared ?? "read";
	const { sections, access, channelId } = canvas;
	return {
		ok: true,
		canvas: { ...info.file },
		level,
		markdown: printRuns(sections),
		sections: listSections(sections),
		access: access.map(toAccess),
		...channelId !== void 0 && { channel: channelId }
	};
}
function toAccess({ subject: { kind, id }, level }) {
	return {
		kind,
		id,
		level
	};
}
// ../../packages/service/src/people/elements/choose-value.ts
async function chooseValue(element, wanted, person, offered = []) {
	const [first, ...others] = wanted;
	if (others.length > 0 && !isMulti(element)) return cannot$2(`A ${element.type} takes one value, not ${wanted.length}.`);
	switch (element.type) {
		case "static_select":
		case "external_select":
		case "radio_buttons": {
			if (first === void 0 && element.type === "radio_buttons") return cannot$2("Radio buttons cannot be cleared.");
			const found = pickOptions(wanted, optionsOf(element, offered));
			return found.ok ? {
				ok: true,
				value: {
					type: element.type,
					selected_option: found.picked[0] ?? null
				}
			} : found;
		}
		case "multi_static_select":
		case "multi_external_select":
		case "checkboxes": {
			const found = pickOptions(wanted, optionsOf(element, offered));
			return found.ok ? {
				ok: true,
				value: {
					type: element.type,
					selected_options: found.picked
				}
			} : found;
		}
		case "users_select":
		case "multi_users_select": {
			const found = await findUserIds(wanted, person);
			if (!found.ok) return found;
			const [one = null] = found.users;
			return element.type === "users_select" ? {
				ok: true,
				value: {
					type: element.type,
					selected_user: one
				}
			} : {
				ok: true,
				value: {
					type: element.type,
					selected_users: found.users
				}
			};
		}
		case "conversations_select":
		case "multi_conversations_select": {
			const found = await findConversations(wanted, person, element.filter?.include);
			if (!found.ok) return found;
			const [one = null] = found.ids;
			return element.type === "conversations_select" ? {
				ok: true,
				value: {
					type: element.type,
					selected_conversation: one
				}
			} : {
				ok: true,
				value: {
					type: element.type,
					selected_conversations: found.ids
				}
			};
		}
		case "channels_select":
		case "multi_channels_select": {
			const found = await findConversations(wanted, person, ["public"]);
			if (!found.ok) return found;
			const [one = null] = found.ids;
			return element.type === "channels_select" ? {
				ok: true,
				value: {
					type: element.type,
					selected_channel: one
				}
			} : {
				ok: true,
				value: {
					type: element.type,
					selected_channels: found.ids
				}
			};
		}
		case "datepicker":
			if (first !== void 0 && !isDate(first)) return cannot$2(`${first} is no date such as 2026-01-31.`);
			return {
				ok: true,
				value: {
					type: element.type,
					selected_date: first ?? null
				}
			};
		case "timepicker": {
			if (first !== void 0 && !/^([01]\d|2[0-3]):[0-5]\d$/.test(first)) return cannot$2(`${first} is no time such as 23:59.`);
			const { timezone } = element;
			return {
				ok: true,
				value: {
					type: element.type,
					selected_time: first ?? null,
					...timezone !== void 0 && { timezone }
				}
			};
		}
		case "datetimepicker": {
			const seconds = first === void 0 ? null : readSeconds(first);
			if (seconds === void 0) return cannot$2(`${first} is no time such as 2026-01-31T23:59:00Z, and no Unix time.`);
			return {
				ok: true,
				value: {
					type: element.type,
					selected_date_time: seconds
				}
			};
		}
		default: return cannot$2(`Nothing can be chosen in a ${element.type}.`);
	}
}
function refuseTooMany(element, wanted) {
	const most = "max_selected_items" in element ? element.max_selected_items : void 0;
	if (typeof most !== "number" || wanted.length <= most) return void 0;
	return cannot$2(`The ${element.type} takes at most ${most} values.`);
}
function isMulti({ type }) {
	return type.startsWith("multi_") || type === "checkboxes";
}
function optionsOf(element, offered) {
	switch (element.type) {
		case "static_select":
		case "multi_static_select": return element.options ?? (element.option_groups ?? []).flatMap(({ options }) => options);
		case "radio_buttons":
		case "checkboxes": return element.options;
		default: return offered;
	}
}
function pickOptions(wanted, options) {
	const picked = [];
	for (const each of wanted) {
		const found = options.find(({ text, value }) => text.text === each || value === each);
		if (found === void 0) return notThere("option", each, options.map(({ text }) => JSON.stringify(text.text)));
		if (!picked.includes(found)) picked.push(found);
	}
	return {
		ok: true,
		picked
	};
}
async function findConversations(wanted, person, include) {
	const ids = [];
	for (const name of wanted) {
		const place = await findPlace(name, person);
		if (!place.ok) return place;
		const seen = await person.call("conversations.info", { channel: place.channel });
		if (!seen.ok) return seen;
		const { kind = "public" } = await person.store.channels.get(place.channel) ?? {};
		if (include !== void 0 && !include.includes(kind)) return cannot$2(`The menu does not list ${name}: it is ${kind}.`);
		ids.push(place.channel);
	}
	return {
		ok: true,
		ids
	};
}
function isDate(text) {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00Z`) !== void 0;
}
function readSeconds(text) {
	const instant = readInstant(text);
	if (instant !== void 0) return secondsOf(instant);
	return /^\d{10}$/.test(text) ? Number(text) : void 0;
}
// ../../packages/service/src/people/elements/echo-of.ts
const echoed = [
	"placeholder",
	"initial_option",
	"initial_options",
	"initial_user",
	"initial_users",
	"initial_conversation",
	"initial_conversations",
	"initial_channel",
	"initial_channels",
	"initial_date",
	"initial_time",
	"initial_date_time",
	"confirm"
];
function echoOf(element) {
	const keys = echoed.flatMap((key) => element[key] === void 0 ? [] : [[key, element[key]]]);
	return Object.fromEntries(keys);
}
// ../../packages/service/src/people/elements/click-keys.ts
function clickKeys({ element, item }) {
	switch (element.type) {
		case "button": {
			const { text, value, url, style } = element;
			return {
				ok: true,
				keys: {
					text,
					...value !== void 0 && { value },
					...url !== void 0 && { url },
					...style && { style },
					...echoOf(element)
				}
			};
		}
		case "overflow": return {
			ok: true,
			keys: {
				selected_option: { ...item },
				...echoOf(element)
			}
		};
		case "feedback_buttons": return {
			ok: true,
			keys: { ...item !== void 0 && {
				text: item.text,
				value: item.value
			} }
		};
		case "icon_button": {
			const { icon, text, value } = element;
			return {
				ok: true,
				keys: {
					icon,
					text,
					...value !== void 0 && { value },
					...echoOf(element)
				}
			};
		}
		default: return {
			ok: false,
			error: "refused",
			detail: `A ${element.type} starts a workflow, and nothing runs workflows here.`
		};
	}
}
// ../../packages/service/src/people/elements/find-element.ts
function findElement$1({ action, block, option }, { surface, use, userId }) {
	const all = surface.sections.flatMap((section) => elementsOf(section, userId));
	const named = all.filter((each) => isNamed(each, action) && (block === void 0 || each.block.block_id === block));
	const wanted = option === void 0 ? named : named.filter((each) => isItem(each, option));
	const usable = wanted.filter(({ element }) => usesOf(element).includes(use));
	const [found, ...others] = usable;
	if (found !== void 0 && others.length === 0) return {
		ok: true,
		found
	};
	if (found !== void 0) return isAmbiguous(action, usable);
	const [other] = wanted;
	if (other !== void 0) return isOther(action, other.element, use);
	const there = all.filter(({ element }) => usesOf(element).includes(use)).map(labelOf$1);
	return {
		ok: false,
		error: "not_found",
		detail: `There is no element ${JSON.stringify(option ?? action)} to ${use} in ${surface.name}; ${listThere(there)}.`
	};
}
function elementsOf(section, userId) {
	return placeBlocks(section.blocks).flatMap((placed) => placeElements(placed).flatMap(({ element }) => {
		const found = {
			section,
			block: placed.block,
			element
		};
		switch (element.type) {
			case "overflow": return element.options.map((item) => ({
				...found,
				item
			}));
			case "feedback_buttons": return [element.positive_button, element.negative_button].map((item) => ({
				...found,
				item
			}));
			case "icon_button": return element.visible_to_user_ids?.includes(userId) === false ? [] : [found];
			default: return [found];
		}
	}));
}
function usesOf({ type }) {
	switch (type) {
		case "button":
		case "workflow_button":
		case "overflow":
		case "feedback_buttons":
		case "icon_button": return ["click"];
		case "external_select":
		case "multi_external_select": return ["choose", "type"];
		case "plain_text_input":
		case "email_text_input":
		case "url_text_input":
		case "number_input":
		case "rich_text_input": return ["type"];
		case "image":
		case "file_input": return [];
		default: return ["choose"];
	}
}
function isNamed(usable, action) {
	return usable.element.action_id === action || textsOf$1(usable).includes(action);
}
function isItem({ item }, option) {
	return item !== void 0 && (item.text.text === option || item.value === option);
}
function textsOf$1({ element, item, block }) {
	if (item !== void 0) return [item.text.text];
	return [
		"text" in element ? element.text : void 0,
		block.type === "input" ? block.label : void 0,
		"placeholder" in element ? element.placeholder : void 0
	].flatMap((text) => isText(text) ? [text.text] : []);
}
function isText(value) {
	return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
function labelOf$1(usable) {
	const { action_id: actionId = "" } = usable.element;
	const [text] = textsOf$1(usable);
	return text === void 0 ? actionId : `${JSON.stringify(text)} (${actionId})`;
}
function isAmbiguous(action, usable) {
	const places = usable.map((each) => `${labelOf$1(each)} in the block ${each.block.block_id}`);
	return {
		ok: false,
		error: "refused",
		detail: `Several elements are named ${JSON.stringify(action)}: ${places.join(", ")}. Name the block or the option.`
	};
}
function isOther(action, { type }, use) {
	return {
		ok: false,
		error: "refused",
		detail: `${JSON.stringify(action)} is a ${type}, which people do not ${use}.`
	};
}
// ../../packages/service/src/people/elements/message-sections.ts
function sectionsOf({ channelId, ts, threadTs, appId, executionId, blocks, attachments }, { isEphemeral = false } = {}) {
	const own = blocks ?? [];
	const inner = (attachments ?? []).map((attachment) => attachment["blocks"] ?? []);
	const taken = new Set(JSON.stringify([own, inner]).match(/"auto-\d+"/g));
	let count = 0;
	const newId = () => {
		count += 1;
		return taken.has(`"auto-${count}"`) ? newId() : `auto-${count}`;
	};
	const place = {
		message_ts: ts,
		channel_id: channelId,
		is_ephemeral: isEphemeral
	};
	const named = assignIds(own, newId);
	const step = executionId === void 0 ? {} : { executionId };
	const main = {
		type: "message",
		...place,
		...threadTs !== void 0 && { thread_ts: threadTs }
	};
	const written = (attachments ?? []).map((attachment, at) => {
		const its = inner[at] ?? [];
		return its.length === 0 ? attachment : {
			...attachment,
			blocks: assignIds(its, newId)
		};
	});
	return {
		sections: [...appId === void 0 || named.length === 0 ? [] : [{
			appId,
			...step,
			blocks: named,
			container: main
		}], ...written.flatMap((attachment) => sectionOf(attachment, place, {
			appId,
			...step
		}))],
		blocks: blocks === void 0 ? {} : { blocks: named },
		attachments: attachments === void 0 ? {} : { attachments: written }
	};
}
function sectionOf(attachment, place, author) {
	const { id, blocks, is_app_unfurl: isUnfurl, app_unfurl_url: url, app_id: unfurler } = attachment;
	const { appId, ...step } = isUnfurl === true && typeof unfurler === "string" ? { appId: unfurler } : author;
	if (appId === void 0 || !Array.isArray(blocks) || blocks.length === 0) return [];
	const container = {
		type: "message_attachment",
		message_ts: place.message_ts,
		attachment_id: typeof id === "number" ? id : 1,
		channel_id: place.channel_id,
		is_ephemeral: place.is_ephemeral,
		is_app_unfurl: isUnfurl === true,
		...typeof url === "string" && { app_unfurl_url: url }
	};
	return [{
		appId,
		...step,
		blocks,
		container
	}];
}
// ../../packages/service/src/people/elements/input-value.ts
function initialValue(element, currentChannel) {
	switch (element.type) {
		case "static_select":
		case "external_select":
		case "radio_buttons": return {
			type: element.type,
			selected_option: element.initial_option ?? null
		};
		case "multi_static_select":
		case "multi_external_select":
		case "checkboxes": return {
			type: element.type,
			selected_options: element.initial_options ?? []
		};
		case "users_select": return {
			type: element.type,
			selected_user: element.initial_user ?? null
		};
		case "multi_users_select": return {
			type: element.type,
			selected_users: element.initial_users ?? []
		};
		case "conversations_select": {
			const current = element.default_to_current_conversation === true ? currentChannel : void 0;
			return {
				type: element.type,
				selected_conversation: element.initial_conversation ?? current ?? null
			};
		}
		case "multi_conversations_select": {
			const current = element.default_to_current_conversation === true ? currentChannel : void 0;
			const initial = element.initial_conversations ?? (current === void 0 ? [] : [current]);
			return {
				type: element.type,
				selected_conversations: initial
			};
		}
		case "channels_select": return {
			type: element.type,
			selected_channel: element.initial_channel ?? null
		};
		case "multi_channels_select": return {
			type: element.type,
			selected_channels: element.initial_channels ?? []
		};
		case "datepicker": return {
			type: element.type,
			selected_date: element.initial_date ?? null
		};
		case "timepicker": {
			const { initial_time: initial = null, timezone } = element;
			return {
				type: element.type,
				selected_time: initial,
				...timezone !== void 0 && { timezone }
			};
		}
		case "datetimepicker": return {
			type: element.type,
			selected_date_time: element.initial_date_time ?? null
		};
		case "plain_text_input":
		case "email_text_input":
		case "url_text_input":
		case "number_input": return {
			type: element.type,
			value: element.initial_value || null
		};
		case "rich_text_input": return {
			type: element.type,
			rich_text_value: element.initial_value || null
		};
		case "file_input": return {
			type: element.type,
			files: []
		};
		case "button":
		case "workflow_button":
		case "overflow":
		case "image":
		case "feedback_buttons":
		case "icon_button": return;
	}
}
// ../../packages/service/src/people/elements/stateful-elements.ts
function statefulElements(blocks) {
	return placeBlocks(blocks).flatMap((placed) => {
		const { block } = placed;
		const { block_id: blockId = "" } = block;
		return placeElements(placed).filter(({ element }) => initialValue(element) !== void 0).map(({ element }) => ({
			block,
			blockId,
			actionId: element.action_id ?? "",
			element
		}));
	});
}
// ../../packages/service/src/people/elements/whole-values.ts
function wholeValues(blocks, entered, currentChannel) {
	const rows = new Map();
	for (const { blockId, actionId, element } of statefulElements(blocks)) {
		const initial = initialValue(element, currentChannel);
		if (initial === void 0) continue;
		const cells = rows.get(blockId) ?? [];
		cells.push([actionId, enteredInto(initial, entered[blockId]?.[actionId])]);
		rows.set(blockId, cells);
	}
	return Object.fromEntries([...rows].map(([blockId, cells]) => [blockId, Object.fromEntries(cells)]));
}
function toStored$1(values) {
	return values;
}
function enteredInto(initial, entered) {
	return entered?.["type"] === initial.type ? entered : initial;
}
// ../../packages/service/src/people/elements/find-message-surface.ts
async function findMessageSurface({ channel: name, ts }, person) {
	const { store, user, ephemerals } = person;
	const place = await findPlace(name, person);
	if (!place.ok) return place;
	const seen = await person.call("conversations.info", { channel: place.channel });
	if (!seen.ok) return seen;
	const channel = await store.channels.get(place.channel);
	const missing = {
		ok: false,
		error: "not_found",
		detail: `There is no message ${ts} in ${name}.`
	};
	if (channel === void 0) return missing;
	const message = await store.messages.get(channel.id, ts);
	if (message !== void 0) return message.deleted === true || message.subtype === "tombstone" ? missing : {
		ok: true,
		surface: await toStoredSurface(message, channel, person)
	};
	const ephemeral = ephemerals.get({
		channelId: channel.id,
		userId: user.id,
		ts
	});
	if (ephemeral === void 0) return missing;
	const { sections } = sectionsOf(ephemeral.message, { isEphemeral: true });
	return {
		ok: true,
		surface: {
			...await toSurface$2({
				message: ephemeral.message,
				channel,
				sections,
				isEphemeral: true
			}, person),
			expect: []
		}
	};
}
async function toStoredSurface(message, channel, person) {
	const { store, siteUrl } = person;
	const view = {
		channel,
		viewerId: message.userId ?? "",
		siteUrl,
		metadata: "all"
	};
	const [shown] = await toMessages([message], view, store);
	const { sections, blocks, attachments } = sectionsOf(message);
	const payload = shown && {
		...shown,
		...blocks,
		...attachments
	};
	return {
		...await toSurface$2({
			message,
			channel,
			sections,
			isEphemeral: false,
			...payload !== void 0 && { payload }
		}, person),
		expect: [messageVersion(message)]
	};
}
async function toSurface$2({ message: { ts }, channel, sections, isEphemeral, payload }, { store, user, caller }) {
	const { id: channelId } = channel;
	const key = {
		channel_id: channelId,
		ts,
		user_id: user.id
	};
	const kept = await store.get(messageValues, key);
	const all = sections.flatMap((section) => section.blocks);
	const version = kept?.version ?? 0;
	return {
		name: "the message",
		sections,
		values: kept?.values ?? {},
		channelId,
		response: {
			kind: "actions",
			workspaceId: caller.workspace.id,
			userId: user.id,
			channelId,
			message: {
				ts,
				isEphemeral
			}
		},
		keep: (values) => {
			const next = {
				channelId,
				ts,
				userId: user.id,
				version: version + 1,
				values
			};
			return {
				expect: [hasVersion(messageValues, key, version)],
				writes: [put(messageValues, next)]
			};
		},
		show: (values) => ({
			channel: toPayloadChannel(channel),
			...payload !== void 0 && { message: payload },
			state: { values: wholeValues(all, values, channelId) }
		})
	};
}
// ../../packages/service/src/people/elements/find-view-surface.ts
async function findViewSurface(id, person) {
	const view = await person.store.get(views, { id });
	const open = await openViews(person);
	const isSeen = view?.userId === person.user.id && view.workspaceId === person.caller.workspace.id;
	if (view === void 0 || !isSeen) return noView(id, open);
	if (view.content.type === "modal" && !open.some((each) => each.id === id)) return {
		ok: false,
		error: "refused",
		detail: `Another modal is above the view ${id}.`
	};
	return {
		ok: true,
		surface: toSurface$1(view)
	};
}
async function findHomeSurface(bot, person) {
	const found = await findApp(bot, person);
	if (!found.ok) return found;
	const home = await homeOf(found.app.id, person);
	if (home !== void 0) return {
		ok: true,
		surface: toSurface$1(home)
	};
	const { user } = person;
	return {
		ok: false,
		error: "not_found",
		detail: `${bot} has published no home for ${user.userName}.`
	};
}
function noView(id, open) {
	return {
		ok: false,
		error: "not_found",
		detail: `This person has no view ${id}; ${open.length === 0 ? "none is open" : `${open.map((view) => view.id).join(", ")} is open`}.`
	};
}
function toSurface$1(view) {
	const { id, version, content, appId, channelId, executionId } = view;
	const step = executionId === void 0 ? {} : { executionId };
	const { blocks } = content;
	return {
		name: "the view",
		sections: [{
			appId,
			...step,
			blocks,
			container: {
				type: "view",
				view_id: id
			}
		}],
		values: view.values,
		...channelId !== void 0 && { channelId },
		...content.type === "modal" && { viewId: id },
		expect: [hasVersion(views, { id }, version)],
		keep: (values) => ({
			expect: [],
			writes: [put(views, {
				...view,
				version: version + 1,
				values
			})]
		}),
		show: (values) => ({ view: {
			...toView(view),
			state: { values: toStored$1(wholeValues(blocks, values, channelId)) }
		} })
	};
}
// ../../packages/service/src/people/elements/find-surface.ts
function findSurface(name, person) {
	if ("channel" in name) return findMessageSurface(name, person);
	return "view" in name ? findViewSurface(name.view, person) : findHomeSurface(name.home, person);
}
// ../../packages/service/src/people/elements/next-choice.ts
function nextChoice(before, wanted) {
	const [key, items] = listOf(wanted) ?? [];
	if (key === void 0 || items === void 0) return isSameButton(before, wanted) ? void 0 : wanted;
	const [, chosen = []] = (before && listOf(before)) ?? [];
	const leaving = chosen.findIndex((each) => !items.some((item) => isSame(item, each)));
	if (leaving >= 0) return withList(wanted, key, chosen.toSpliced(leaving, 1));
	const added = items.find((item) => !chosen.some((each) => isSame(item, each)));
	return added === void 0 ? void 0 : withList(wanted, key, [...chosen, added]);
}
function isSameButton(before, wanted) {
	if (wanted.type !== "radio_buttons" || before?.type !== "radio_buttons") return false;
	return isSame(before.selected_option, wanted.selected_option);
}
function listOf(value) {
	return Object.entries(value).find((entry) => Array.isArray(entry[1]));
}
function withList(value, key, items) {
	return {
		...value,
		[key]: items
	};
}
function isSame(one, other) {
	return keyOf(one) === keyOf(other);
}
function keyOf(item) {
	return JSON.stringify(isOption(item) ? [item.text.text, item.value] : item);
}
function isOption(item) {
	return typeof item === "object" && item !== null && "text" in item && "value" in item;
}
// ../../packages/service/src/people/elements/suggest-options.ts
const defaultQueryLength = 3;
const maxOptions = 100;
async function suggestOptions({ surface: place, name, text, entered }, person) {
	const seen = await findSurface(place, person);
	if (!seen.ok) return seen;
	const named = findElement$1(name, {
		surface: seen.surface,
		use: "type",
		userId: person.user.id
	});
	if (!named.ok) return named;
	const { section, block, element } = named.found;
	const { min_query_length: stated } = element;
	const least = typeof stated === "number" ? stated : defaultQueryLength;
	if (countCharacters(text) < least) return none(`The menu asks the app from ${least} typed characters on.`);
	const asking = await findAskedApp(section.appId, {
		kind: "interactive",
		type: "block_suggestion"
	}, person);
	if (!asking.ok) return asking;
	const parts = await writePayloadParts(asking.asked, person);
	const { executionId } = section;
	const step = await writeStepParts(executionId === void 0 ? {} : { executionId }, person);
	const { channel, message, view } = seen.surface.show(entered ?? seen.surface.values);
	const payload = {
		type: "block_suggestion",
		user: parts.user,
		container: section.container,
		api_app_id: parts.api_app_id,
		token: parts.token,
		action_id: element.action_id ?? "",
		block_id: block.block_id ?? "",
		value: text,
		team: parts.team,
		enterprise: parts.enterprise,
		is_enterprise_install: parts.is_enterprise_install,
		...channel !== void 0 && { channel },
		...message !== void 0 && { message },
		...view !== void 0 && { view },
		...step
	};
	const answer = await person.ask(section.appId, {
		kind: "interactive",
		payload
	});
	return answer.ok ? readOptions(answer.body) : none(answer.because);
}
function readOptions(body) {
	if (body.trim() === "") return {
		ok: true,
		options: []
	};
	const answered = readObject(body);
	if (answered === void 0) return none("The app's answer is no JSON object.");
	if (Object.keys(answered).length === 0) return {
		ok: true,
		options: []
	};
	const { options, option_groups: groups } = answered;
	if (options === void 0 === (groups === void 0)) return none("The app must answer options or option_groups.");
	if (options !== void 0) return checkOptions(options);
	if (!Array.isArray(groups) || groups.length > maxOptions) return none(`option_groups must be a list of at most ${maxOptions}.`);
	const read = [];
	for (const group of groups) {
		if (!isObject(group) || !isLabel(group["label"])) return none("A group needs a label of at most 75 characters.");
		const inner = checkOptions(group["options"]);
		if (!inner.ok || inner.failure !== void 0) return inner;
		read.push(...inner.options);
	}
	return {
		ok: true,
		options: read
	};
}
function checkOptions(options) {
	if (!Array.isArray(options) || options.length > maxOptions) return none(`options must be a list of at most ${maxOptions}.`);
	const read = [];
	for (const option of options) {
		const checked = blockOptionSchema(light).safeParse(option);
		if (!checked.success) return none(`The option ${JSON.stringify(option)} is not valid.`);
		read.push(checked.data);
	}
	return {
		ok: true,
		options: read
	};
}
function isLabel(label) {
	const text = isObject(label) ? label["text"] : void 0;
	return typeof text === "string" && countCharacters(text) <= 75;
}
function none(failure) {
	return {
		ok: true,
		options: [],
		failure
	};
}
// ../../packages/service/src/people/elements/offered-options.ts
function isAppMenu({ type }) {
	return type === "external_select" || type === "multi_external_select";
}
async function offeredOptions(element, { surface, name, values, query, entered }, person) {
	const options = [];
	if (!isAppMenu(element) || values.length === 0) return {
		ok: true,
		options
	};
	for (const text of query === void 0 ? values : [query]) {
		const suggested = await suggestOptions({
			surface,
			name,
			text,
			...entered !== void 0 && { entered }
		}, person);
		if (!suggested.ok) return suggested;
		if (suggested.failure !== void 0) return {
			ok: false,
			error: "refused",
			detail: suggested.failure
		};
		options.push(...suggested.options);
	}
	return {
		ok: true,
		options
	};
}
// ../../packages/service/src/people/compose-blocks.ts
const piece = /<@(?<user>[^<>|]+)(?:\|[^<>]*)?>|<#(?<channel>[^<>|]+)(?:\|[^<>]*)?>|<!subteam\^(?<usergroup>[^<>|]+)(?:\|[^<>]*)?>|<!(?<range>here|channel|everyone)(?:\|[^<>]*)?>|<(?<url>[a-z][a-z0-9+.-]*:[^<>|]+)(?:\|(?<label>[^<>]*))?>|:(?<emoji>[a-z0-9_+'-]+):|(?<![\w*])\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])|(?<!\w)_(?<italic>[^\s_](?:[^_\n]*[^\s_])?)_(?!\w)|(?<![\w~])~(?<strike>[^\s~](?:[^~\n]*[^\s~])?)~(?![\w~])|`(?<code>[^`\n]+)`/g;
function composeBlocks(text) {
	if (text === "") return [];
	return [{
		type: "rich_text",
		elements: [{
			type: "rich_text_section",
			elements: leavesOf(text)
		}]
	}];
}
function leavesOf(text) {
	const leaves = [];
	let from = 0;
	for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
		if (index > from) leaves.push(letters(text.slice(from, index)));
		leaves.push(leafOf(groups));
		from = index + whole.length;
	}
	if (from < text.length) leaves.push(letters(text.slice(from)));
	return leaves;
}
function leafOf({ user, channel, usergroup, range, url, label, emoji, ...styled }) {
	if (user !== void 0) return {
		type: "user",
		user_id: user
	};
	if (channel !== void 0) return {
		type: "channel",
		channel_id: channel
	};
	if (usergroup !== void 0) return {
		type: "usergroup",
		usergroup_id: usergroup
	};
	if (range === "here" || range === "channel" || range === "everyone") return {
		type: "broadcast",
		range
	};
	if (url !== void 0) return {
		type: "link",
		url,
		...label !== void 0 && { text: unescapeMarkup(label) }
	};
	if (emoji !== void 0) return {
		type: "emoji",
		name: emoji
	};
	const [[style = "", text = ""] = []] = Object.entries(styled).filter(([, value]) => value !== void 0);
	return {
		...letters(text),
		style: { [style]: true }
	};
}
function letters(text) {
	return {
		type: "text",
		text: unescapeMarkup(text)
	};
}
function unescapeMarkup(text) {
	return text.replace(/&(amp|lt|gt);/g, (_, name) => ({
		amp: "&",
		lt: "<",
		gt: ">"
	})[name]);
}
// ../../packages/service/src/people/write-text.ts
const mention = /<([@#])([^<>|]+)>/g;
async function writeText(text, person) {
	const written = new Map();
	for (const [whole, sign, name = ""] of text.matchAll(mention)) {
		const id = sign === "#" ? await channelIdOf(name, person) : await userIdOf(name, person);
		if (!id.ok) return id;
		written.set(whole, `<${sign}${id.id}>`);
	}
	const mentioning = text.replace(mention, (whole) => written.get(whole) ?? whole);
	return {
		ok: true,
		text: toMessageText(mentioning, {})
	};
}
async function userIdOf(name, person) {
	const found = await findUserIds([name], person);
	return found.ok ? {
		ok: true,
		id: found.users.join("")
	} : found;
}
async function channelIdOf(name, person) {
	if (idPatterns.channel.test(name)) return {
		ok: true,
		id: name
	};
	const place = await findPlace(name, person);
	return place.ok ? {
		ok: true,
		id: place.channel
	} : place;
}
// ../../packages/service/src/people/elements/typed-value.ts
function isTyped({ type }) {
	switch (type) {
		case "plain_text_input":
		case "email_text_input":
		case "url_text_input":
		case "number_input":
		case "rich_text_input": return true;
		default: return false;
	}
}
async function typedValue({ type }, text, person) {
	switch (type) {
		case "plain_text_input":
		case "email_text_input":
		case "url_text_input":
		case "number_input": return {
			ok: true,
			value: {
				type,
				value: text === "" ? null : text
			}
		};
		case "rich_text_input": {
			const written = await writeText(text, person);
			if (!written.ok) return written;
			const [block] = composeBlocks(written.text);
			return {
				ok: true,
				value: {
					type,
					rich_text_value: block === void 0 ? null : { ...block }
				}
			};
		}
		default: return {
			ok: false,
			error: "refused",
			detail: `Nobody types into a ${type}.`
		};
	}
}
// ../../packages/service/src/people/elements/use-element.ts
async function useElement(using, person) {
	const decided = await decide(person.store, () => decideUse(using, person));
	if (!decided.ok) return decided;
	const { appId, isUsed, sending } = decided;
	if (sending === void 0) return {
		ok: true,
		appId,
		isUsed
	};
	return {
		ok: true,
		appId,
		isUsed,
		answer: await person.ask(appId, {
			kind: "interactive",
			payload: sending.payload
		})
	};
}
async function decideUse({ surface: place, name, use, toUse }, person) {
	const seen = await findSurface(place, person);
	if (!seen.ok) return answer$1(seen);
	const { surface } = seen;
	const named = findElement$1(name, {
		surface,
		use,
		userId: person.user.id
	});
	if (!named.ok) return answer$1(named);
	const { found } = named;
	const { appId } = found.section;
	const outcome = toUse(found, currentValue(found, surface));
	if (!outcome.ok) return answer$1(outcome);
	const { used } = outcome;
	if (used === void 0) return answer$1({
		ok: true,
		appId,
		isUsed: false
	});
	const values = used.value === void 0 ? surface.values : withValue(surface.values, found, used.value);
	const kept = used.value === void 0 ? {
		expect: [],
		writes: []
	} : surface.keep(values);
	const expect = [...surface.expect, ...kept.expect];
	if (!used.isSent) return {
		kind: "commit",
		batch: {
			expect,
			writes: kept.writes
		},
		answer: () => ({
			ok: true,
			appId,
			isUsed: true
		})
	};
	const prepared = await prepare({
		found,
		surface,
		values,
		keys: used.keys
	}, person);
	if (!prepared.ok) return answer$1(prepared);
	const { sending } = prepared;
	return {
		kind: "commit",
		batch: {
			expect,
			writes: [...kept.writes, ...prepared.writes]
		},
		answer: () => ({
			ok: true,
			appId,
			isUsed: true,
			sending
		})
	};
}
async function prepare({ found, surface, values, keys }, person) {
	const { section, block, element } = found;
	const asking = await findAskedApp(section.appId, {
		kind: "interactive",
		type: "block_actions"
	}, person);
	if (!asking.ok) return asking;
	const { asked } = asking;
	const parts = await writePayloadParts(asked, person);
	const trigger = await mintTriggerOf(asked, person, placeOf(surface));
	const { executionId } = section;
	const step = await writeStepParts({
		triggerId: trigger.triggerId,
		...executionId !== void 0 && { executionId }
	}, person);
	const response = step.function_data === void 0 ? await responseUrlOf(surface, asked, person) : noResponse;
	const { channel, message, state, view } = surface.show(values);
	return {
		ok: true,
		sending: {
			asked,
			payload: {
				type: "block_actions",
				user: parts.user,
				api_app_id: parts.api_app_id,
				token: parts.token,
				container: section.container,
				trigger_id: trigger.triggerId,
				team: parts.team,
				enterprise: parts.enterprise,
				is_enterprise_install: parts.is_enterprise_install,
				...channel !== void 0 && { channel },
				...message !== void 0 && { message },
				...state !== void 0 && { state },
				...response.url !== void 0 && { response_url: response.url },
				...view !== void 0 && { view },
				...step,
				actions: [{
					type: element.type,
					block_id: block.block_id ?? "",
					action_id: element.action_id ?? "",
					action_ts: actionTsOf(person),
					...keys
				}]
			}
		},
		writes: [...trigger.writes, ...response.writes]
	};
}
function placeOf({ viewId, channelId }) {
	return {
		...viewId !== void 0 && { viewId },
		...channelId !== void 0 && { channelId }
	};
}
const noResponse = {
	url: void 0,
	writes: []
};
async function responseUrlOf({ response }, { app }, { store, ids, clock, hooksUrl }) {
	if (response === void 0) return noResponse;
	return mintResponseUrl({
		...response,
		appId: app.id
	}, {
		store,
		ids,
		hooksUrl,
		nowMs: clock.now().getTime()
	});
}
function currentValue({ block, element }, { values, channelId }) {
	const initial = initialValue(element, channelId);
	const entered = values[block.block_id ?? ""]?.[element.action_id ?? ""];
	return entered?.["type"] === initial?.type ? entered : initial;
}
function withValue(values, { block, element }, value) {
	const { block_id: blockId = "" } = block;
	return {
		...values,
		[blockId]: {
			...values[blockId],
			[element.action_id ?? ""]: { ...value }
		}
	};
}
function answer$1(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
// ../../packages/service/src/people/elements/value-keys.ts
function valueKeys(value) {
	const { type: _, ...keys } = value;
	return keys;
}
// ../../packages/service/src/people/acts/elements.ts
async function click({ surface, confirm = true, ...name }, person) {
	const told = await useElement({
		surface,
		name,
		use: "click",
		toUse: (found) => {
			const read = clickKeys(found);
			if (!read.ok) return read;
			return isDenied(found, confirm) ? { ok: true } : {
				ok: true,
				used: {
					keys: read.keys,
					isSent: true
				}
			};
		}
	}, person);
	return told.ok ? seeAfter(surface, told, person) : told;
}
async function choose({ surface, confirm = true, values, query, ...name }, person) {
	const seen = await findSurface(surface, person);
	if (!seen.ok) return seen;
	const named = findElement$1(name, {
		surface: seen.surface,
		use: "choose",
		userId: person.user.id
	});
	if (!named.ok) return named;
	const { element } = named.found;
	const offered = await offeredOptions(element, {
		surface,
		name,
		values,
		query
	}, person);
	if (!offered.ok) return offered;
	const refusal = refuseTooMany(element, values);
	if (refusal !== void 0) return refusal;
	const wanted = await chooseValue(element, values, person, offered.options);
	if (!wanted.ok) return wanted;
	let told = {
		ok: true,
		appId: named.found.section.appId,
		isUsed: true
	};
	const answers = [];
	const turns = turnsOf(currentValue(named.found, seen.surface), wanted.value);
	for (let turn = 1; told.ok && told.isUsed && turn <= turns; turn += 1) {
		told = await useElement({
			surface,
			name,
			use: "choose",
			toUse: toChoice$1(wanted.value, confirm)
		}, person);
		if (told.ok && told.answer !== void 0) answers.push(told.answer);
	}
	if (told.ok && told.isUsed && isList(wanted.value)) told = await useElement({
		surface,
		name,
		use: "choose",
		toUse: toKept(wanted.value)
	}, person);
	if (!told.ok) return told;
	const failed = answers.find((answer) => !answer.ok) ?? answers.at(-1);
	return seeAfter(surface, {
		...told,
		...failed !== void 0 && { answer: failed }
	}, person);
}
async function type({ surface, confirm: _, text, enter = true, ...name }, person) {
	const seen = await findSurface(surface, person);
	if (!seen.ok) return seen;
	const named = findElement$1(name, {
		surface: seen.surface,
		use: "type",
		userId: person.user.id
	});
	if (!named.ok) return named;
	const { element } = named.found;
	if (isAppMenu(element)) {
		const suggested = await suggestOptions({
			surface,
			name,
			text
		}, person);
		return suggested.ok ? {
			...suggested,
			options: suggested.options.map((option) => ({ ...option }))
		} : suggested;
	}
	const typed = await typedValue(element, text, person);
	if (!typed.ok) return typed;
	const [first, ...more] = sendingsOf(named.found, enter);
	let told = await useElement({
		surface,
		name,
		use: "type",
		toUse: toTyped(typed.value, first === true)
	}, person);
	for (const isSent of more) if (told.ok) told = await useElement({
		surface,
		name,
		use: "type",
		toUse: toTyped(typed.value, isSent)
	}, person);
	return told.ok ? seeAfter(surface, told, person) : told;
}
function isDenied({ element }, confirm) {
	return element["confirm"] !== void 0 && !confirm;
}
function isList(value) {
	return Object.values(value).some((each) => Array.isArray(each));
}
function turnsOf(before, wanted) {
	if (!isList(wanted)) return 1;
	return [before, wanted].flatMap((value) => Object.values(value ?? {}).flatMap(itemsOf)).length;
}
function itemsOf(value) {
	return Array.isArray(value) ? value : [];
}
function toKept(wanted) {
	return (_found, before) => nextChoice(before, wanted) === void 0 ? { ok: true } : cannot$2("The element does not keep what is chosen: the app replaces it, such as by blocks without a block_id.");
}
function toChoice$1(wanted, confirm) {
	return (found, before) => {
		const value = isDenied(found, confirm) ? void 0 : nextChoice(before, wanted);
		if (value === void 0) return { ok: true };
		return {
			ok: true,
			used: {
				value,
				keys: {
					...valueKeys(value),
					...echoOf(found.element)
				},
				isSent: isDispatched(found)
			}
		};
	};
}
function isDispatched({ block }) {
	return block.type !== "input" || block.dispatch_action === true;
}
function sendingsOf(found, enter) {
	const { dispatch_action_config: config } = found.element;
	const on = isConfig(config) ? config.trigger_actions_on : ["on_enter_pressed"];
	if (!isDispatched(found)) return [false];
	const sent = [on.includes("on_character_entered"), enter && on.includes("on_enter_pressed")].filter((each) => each);
	return sent.length === 0 ? [false] : sent;
}
function isConfig(config) {
	return typeof config === "object" && config !== null && "trigger_actions_on" in config;
}
function toTyped(value, isSent) {
	return () => ({
		ok: true,
		used: {
			value,
			keys: valueKeys(value),
			isSent
		}
	});
}
async function seeAfter(surface, { appId, answer }, person) {
	const failure = answer === void 0 || answer.ok ? {} : { failure: answer.because };
	const view = (await openViews(person)).find((each) => each.appId === appId);
	const home = "channel" in surface ? void 0 : await homeOf(appId, person);
	return {
		ok: true,
		..."channel" in surface && await seeMessage(surface, person),
		...home !== void 0 && { home: await seeView(home, person.store) },
		...view !== void 0 && { view: await seeView(view, person.store) },
		...failure
	};
}
async function seeMessage({ channel: name, ts }, person) {
	const { store, user, siteUrl } = person;
	const seen = await findSurface({
		channel: name,
		ts
	}, person);
	const channelId = seen.ok ? seen.surface.channelId : void 0;
	if (channelId === void 0) return {};
	const ephemeral = seeEphemeral({
		channelId,
		userId: user.id,
		ts
	}, person);
	if (ephemeral !== void 0) return {
		channel: channelId,
		message: ephemeral
	};
	const [channel, message] = [await store.channels.get(channelId), await store.messages.get(channelId, ts)];
	if (channel === void 0 || message === void 0) return { channel: channelId };
	const [shown] = await toMessages([message], {
		channel,
		viewerId: user.id,
		siteUrl,
		metadata: new Set()
	}, store);
	return {
		channel: channelId,
		...shown !== void 0 && { message: { ...shown } }
	};
}
// ../../packages/service/src/people/acts/files.ts
const maxSeenBytes = 16777216;
async function seeFile({ file: id }, { call, store, siteUrl, user, clock }) {
	const info = await call("files.info", { file: id });
	if (!info.ok) return info;
	const document = await readDocument(id, {
		store,
		siteUrl,
		user,
		nowMs: clock.now().getTime()
	});
	if (document !== void 0) return {
		ok: true,
		...document
	};
	const { content, name, mimetype, size } = await store.files.get(id) ?? {};
	if (size !== void 0 && size > maxSeenBytes) return cannot$2(`${name} has ${size} bytes, and people.seeFile returns at most ${maxSeenBytes}.`);
	const chunks = content === void 0 ? void 0 : await store.contents.read(content);
	if (chunks === void 0 || name === void 0 || mimetype === void 0 || size === void 0) return cannot$2(`${id} has no bytes on this server.`);
	return {
		ok: true,
		name,
		mimetype,
		size,
		base64: await toBase64(chunks)
	};
}
async function readDocument(id, { store, siteUrl, user, nowMs }) {
	const list = await store.lists.get(id);
	if (list !== void 0) {
		const job = rowsAsCsv(list, user.id, nowMs);
		const parts = [];
		for await (const part of printCsv({
			store,
			list,
			job,
			siteUrl
		})) parts.push(part);
		return toTextFile(job.fileName, "text/csv", parts);
	}
	const canvas = await store.canvases.get(id);
	if (canvas === void 0) return void 0;
	return toTextFile(`${id}.md`, "text/markdown", [printRuns(canvas.sections)]);
}
async function toTextFile(name, mimetype, parts) {
	const bytes = new TextEncoder().encode(parts.join(""));
	return {
		name,
		mimetype,
		size: bytes.length,
		base64: await toBase64(chunksOf(bytes))
	};
}
async function* chunksOf(bytes) {
	yield bytes;
}
async function toBase64(chunks) {
	const texts = [];
	for await (const chunk of chunks) for (const byte of chunk) texts.push(String.fromCharCode(byte));
	return btoa(texts.join(""));
}
// ../../packages/service/src/people/acts/home.ts
async function openHome({ bot, tab = "home" }, person) {
	const { user, store, caller, clock } = person;
	const found = await findApp(bot, person);
	if (!found.ok) return found;
	const { app, botId } = found;
	if (tab === "home" && !hasHomeTab(app)) return {
		ok: false,
		error: "refused",
		detail: `${bot} has no home tab: its manifest does not enable one.`
	};
	const opened = await person.call("conversations.open", { users: [botId] });
	if (!opened.ok) return opened;
	const home = tab === "home" ? await homeOf(app.id, person) : void 0;
	const type = "app_home_opened";
	const eventTs = eventTsOf({ atMs: clock.now().getTime() });
	await store.commit({
		expect: [],
		writes: [],
		events: [{
			type,
			audience: {
				subscription: type,
				workspaceIds: [caller.workspace.id],
				appId: app.id
			},
			isStated: true,
			facts: {
				type,
				user: user.id,
				channel: opened.channel.id,
				tab,
				...home !== void 0 && { view: { ...toView(home) } },
				event_ts: eventTs
			}
		}]
	});
	return {
		ok: true,
		channel: opened.channel.id,
		...home !== void 0 && { view: await seeView(home, store) }
	};
}
// ../../packages/service/src/people/acts/install.ts
async function install(sent, person) {
	const found = await findNamedApp(sent.app, person);
	if (!found.ok) return found;
	const target = findTarget(sent.organization === true, person);
	if (!target.ok) return target;
	const { app } = found;
	const request = toRequest(app, sent);
	if (request.botScopes.length + request.userScopes.length === 0) return refused$1({
		error: "no_scopes",
		sentence: `${app.name} asks for no scope.`
	});
	const options = {
		...person,
		nowMs: person.clock.now().getTime()
	};
	const consent = await describeConsent(request, person.user.id, options);
	if (!consent.ok) return refused$1(consent);
	const place = consent.places.find(({ id }) => id === target.target.id);
	if (place?.needsApproval === true) return ask(request, consent, place, {
		...options,
		note: sent.note
	});
	const allowed = await allowedCode(request, consent, toChoice(target.target.id, request, sent), options);
	if (!allowed.ok) return refused$1(allowed);
	if (sent.exchange === false) return {
		ok: true,
		app: app.id,
		code: allowed.code
	};
	const redeemed = await redeem({ code: allowed.code }, {
		app,
		isProven: true
	}, {
		...options,
		form: "app"
	});
	if (!redeemed.ok) return refused$1({
		error: redeemed.error,
		sentence: `${app.name} cannot be installed there: ${redeemed.error}.`
	});
	return {
		ok: true,
		app: app.id,
		...toInstalled(redeemed, person.hooksUrl)
	};
}
function toRequest(app, { bot_scopes: bot, user_scopes: user }) {
	const { botScopes, userScopes } = scopesOfManifest(app);
	const { redirectUrls } = installSettingsOf(app);
	return {
		form: "app",
		app,
		botScopes: bot ?? botScopes,
		userScopes: user ?? userScopes,
		redirectUrl: redirectUrls[0] ?? "",
		isDesktop: false
	};
}
function toChoice(placeId, { botScopes, userScopes }, { channel }) {
	return {
		placeId,
		botScopes,
		userScopes,
		...channel !== void 0 && { channel }
	};
}
async function ask({ app, botScopes, userScopes }, { person }, { place }, { note, ...options }) {
	const refusal = refused$1({
		error: "approval_required",
		sentence: `Administrators have to approve ${app.name} first. A note asks them.`
	});
	if (note === void 0) return refusal;
	const wanted = {
		appId: app.id,
		place,
		person,
		botScopes,
		userScopes
	};
	const request = await requestApproval(wanted, note, options);
	return request === void 0 ? refusal : {
		ok: true,
		app: app.id,
		request: request.id
	};
}
function toInstalled({ plan: { bot, user, webhook } }, hooksUrl) {
	return {
		...bot && {
			bot: bot.userId,
			bot_token: bot.token,
			...bot.refreshToken !== void 0 && { bot_refresh_token: bot.refreshToken }
		},
		...user && {
			user_token: user.token,
			...user.refreshToken !== void 0 && { user_refresh_token: user.refreshToken }
		},
		...webhook && { webhook_url: `${hooksUrl}/${webhook.path}` }
	};
}
function refused$1({ error, sentence }) {
	return {
		ok: false,
		error: "refused",
		detail: sentence,
		code: error
	};
}
// ../../packages/service/src/people/acts/messages.ts
async function post({ channel, text, blocks, thread, broadcast, files = [] }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const outsider = await refuseOutsider(channel, place.channel, person);
	if (outsider !== void 0) return outsider;
	const written = await writeText(text, person);
	if (!written.ok) return written;
	if (files.length > 0) {
		const { dropFiles } = await import("./drop-files.js");
		return dropFiles({
			channelId: place.channel,
			text: written.text,
			files,
			...thread !== void 0 && { thread }
		}, person);
	}
	const posted = await person.call("chat.postMessage", {
		channel: place.channel,
		text: written.text,
		blocks: blocks ?? composeBlocks(written.text),
		...thread !== void 0 && { thread_ts: thread },
		...broadcast !== void 0 && { reply_broadcast: broadcast }
	});
	if (!posted.ok) return posted;
	return {
		ok: true,
		channel: posted.channel,
		ts: posted.ts,
		message: { ...posted.message }
	};
}
async function edit({ channel, ts, text }, person) {
	const place = await findPlace(channel, person);
	if (!place.ok) return place;
	const written = await writeText(text, person);
	if (!written.ok) return written;
	const changed = await person.call("chat.update", {
		channel: place.channel,
		ts,
		text: written.text,
		blocks: composeBlocks(written.text)
	});
	if (!changed.ok) return changed;
	return {
		ok: true,
		channel: changed.channel,
		ts: changed.ts,
		message: { ...changed.message }
	};
}
function remove({ channel, ts }, person) {
	return at(channel, person, (id) => person.call("chat.delete", {
		channel: id,
		ts
	}));
}
function react({ channel, ts, emoji }, person) {
	return at(channel, person, (id) => person.call("reactions.add", {
		channel: id,
		timestamp: ts,
		name: emoji
	}));
}
function unreact({ channel, ts, emoji }, person) {
	return at(channel, person, (id) => person.call("reactions.remove", {
		channel: id,
		timestamp: ts,
		name: emoji
	}));
}
function pin({ channel, ts }, person) {
	return at(channel, person, (id) => person.call("pins.add", {
		channel: id,
		timestamp: ts
	}));
}
function unpin({ channel, ts }, person) {
	return at(channel, person, (id) => person.call("pins.remove", {
		channel: id,
		timestamp: ts
	}));
}
async function at(name, person, act) {
	const place = await findPlace(name, person);
	if (!place.ok) return place;
	const done = await act(place.channel);
	return done.ok ? { ok: true } : done;
}
// ../../packages/service/src/people/acts/profile.ts
async function setStatus({ text = "", emoji = "", until }, person) {
	const ends = until === void 0 ? void 0 : readInstant(until);
	if (until !== void 0 && ends === void 0) return notInstant(until);
	const profile = {
		status_text: text,
		status_emoji: emoji,
		status_expiration: ends === void 0 ? 0 : Math.floor(millisecondsOf(ends) / 1e3)
	};
	const set = await person.call("users.profile.set", { profile });
	return set.ok ? { ok: true } : set;
}
function notInstant(until) {
	return {
		ok: false,
		error: "refused",
		detail: `${JSON.stringify(until)} is not an instant like 2026-06-01T12:00:00Z.`
	};
}
async function setPresence({ presence }, person) {
	const set = await person.call("users.setPresence", { presence });
	return set.ok ? { ok: true } : set;
}
// ../../packages/service/src/messages/streaming/find-streams.ts
const pageSize = 1e3;
async function findStreams(messages, place) {
	const streams = [];
	for (let oldest = place.threadTs ?? printTs(0); oldest !== void 0;) {
		const page = await readPage(messages, place, oldest);
		streams.push(...page.filter(({ stream }) => isStreaming(stream, place.nowMs)));
		oldest = page.length < pageSize ? void 0 : after(page.at(-1));
	}
	return streams;
}
function readPage(messages, { channelId, threadTs }, oldest) {
	const window = {
		oldest,
		latest: printTs(Number.MAX_SAFE_INTEGER),
		limit: pageSize
	};
	return threadTs === void 0 ? messages.window(channelId, window) : messages.replies(channelId, threadTs, window);
}
function after(message) {
	return message === void 0 ? void 0 : printTs((readTs(message.ts) ?? 0) + 1);
}
// ../../packages/service/src/people/acts/sessions.ts
async function stop({ channel, thread }, person) {
	const found = await findSession(channel, thread, person);
	return found.ok ? decide(person.store, () => decideStop(found, person)) : found;
}
async function renameSession({ channel, thread, title }, person) {
	const found = await findSession(channel, thread, person);
	return found.ok ? decide(person.store, () => decideTitle(title, found, person)) : found;
}
async function findSession(name, thread, person) {
	const place = await findPlace(name, person);
	if (!place.ok) return place;
	const info = await person.call("conversations.info", { channel: place.channel });
	if (!info.ok) return info;
	const channel = await person.store.channels.get(place.channel);
	if (channel === void 0) return cannot$2(`There is no conversation ${name}.`);
	const { id: channelId } = channel;
	if (channel.kind === "session") return thread === void 0 ? {
		ok: true,
		channel,
		at: { channelId }
	} : cannot$2(`${name} is a session channel: all its threads are one session. Leave the thread out.`);
	return thread === void 0 ? cannot$2(`${name} is no session channel. Name the thread of the session.`) : {
		ok: true,
		channel,
		at: {
			channelId,
			threadTs: thread
		}
	};
}
async function decideStop({ channel, at }, person) {
	const { store, clock, user } = person;
	const atMs = clock.now().getTime();
	const agents = ((await store.agentSessions.get(agentSessionId(at)))?.agents ?? []).filter((agent) => agent.stopButton && agentStatus(agent, atMs) === "processing");
	const { stopEvent: type } = agentSessionDefaults;
	if (agents.length === 0) return {
		kind: "answer",
		answer: cannot$2(`There is no stop button: no agent of an app that subscribes to ${type} is processing.`)
	};
	const streams = (await findStreams(store.messages, {
		...at,
		nowMs: atMs
	})).filter((message) => isOf(message, agents));
	const events = agents.map(({ appId }) => ({
		type,
		audience: {
			...conversationAudience(channel, type),
			appId
		},
		isStated: true,
		facts: {
			type,
			channel: channel.id,
			user: user.id,
			...at.threadTs !== void 0 && { thread_ts: at.threadTs },
			streaming_message_ts: streams.filter((message) => message.appId === appId).map(({ ts }) => ts),
			event_ts: eventTsOf({ atMs })
		}
	}));
	return {
		kind: "commit",
		batch: {
			expect: streams.map(messageVersion),
			writes: streams.flatMap(stopped),
			events
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			stopped: streams.map(({ ts }) => ts)
		})
	};
}
function isOf({ appId }, agents) {
	return agents.some((agent) => agent.appId === appId);
}
function stopped(message) {
	return message.stream === void 0 ? [] : [changeMessage({
		...message,
		stream: {
			...message.stream,
			stopped: true
		}
	})];
}
async function decideTitle(title, { channel, at }, { store, clock, user, caller }) {
	const { threadTs } = at;
	const session = await store.agentSessions.get(agentSessionId(at));
	if (session === void 0) return answer(cannot$2(`There is no agent session in ${threadTs === void 0 ? "the channel" : `thread ${threadTs}`}.`));
	if (channel.archived) return answer(cannot$2("The conversation is archived."));
	const named = nameChannel(channel, title);
	if (named === void 0) return answer(cannot$2("A session channel is named after its title: use letters or digits."));
	const { id, version, title: former } = session;
	const renamed = renameRoot(threadTs === void 0 ? void 0 : await store.messages.get(channel.id, threadTs), title);
	const type = "agent_session_title_changed";
	const facts = {
		type,
		channel: channel.id,
		user: user.id,
		team_id: caller.workspace.id,
		...threadTs !== void 0 && { thread_ts: threadTs },
		title,
		...former !== "" && { previous_title: former },
		event_ts: eventTsOf({ atMs: clock.now().getTime() })
	};
	const events = session.agents.map(({ appId }) => ({
		type,
		audience: {
			...conversationAudience(channel, type),
			appId
		},
		isStated: true,
		facts
	}));
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "version",
					document: "agentSession",
					key: { id },
					version
				},
				{
					kind: "openChannel",
					id: channel.id
				},
				...named.expect,
				...renamed.expect
			],
			writes: [
				{
					kind: "put",
					document: "agentSession",
					value: {
						...session,
						version: version + 1,
						title
					}
				},
				...named.writes,
				...renamed.writes
			],
			...title !== former && { events }
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			title
		}),
		refuse: (failed) => failed.kind === "freeChannelName" ? cannot$2(`The name ${failed.name} is taken.`) : void 0
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
// ../../packages/service/src/people/find-message.ts
async function findMessage(channelId, ts, { call, store }) {
	const read = await call("conversations.replies", {
		channel: channelId,
		ts: (await store.messages.get(channelId, ts))?.threadTs ?? ts,
		oldest: ts,
		latest: ts,
		inclusive: true
	});
	if (!read.ok) return read;
	const channel = await store.channels.get(channelId);
	const message = read.messages.find((one) => one.ts === ts);
	if (channel !== void 0 && message !== void 0) return {
		ok: true,
		channel,
		message
	};
	return {
		ok: false,
		error: "refused",
		code: "message_not_found",
		detail: `message_not_found: There is no message ${ts}.`
	};
}
// ../../packages/service/src/people/shortcuts/find-shortcut.ts
async function findShortcut({ type, name, bot }, person) {
	const owner = bot === void 0 ? void 0 : await findApp(bot, person);
	if (owner?.ok === false) return owner;
	const offered = (await installedApps(person)).filter(({ app }) => owner === void 0 || app.id === owner.app.id).flatMap(({ app }) => shortcutsOf(app, type).map((shortcut) => ({
		app,
		shortcut
	})));
	const found = offered.filter(({ shortcut }) => shortcut.callback_id === name || shortcut.name === name);
	const [first, another] = found;
	if (first === void 0) {
		const names = offered.map(({ shortcut }) => shortcut.name);
		return notThere(`${type} shortcut`, name, names);
	}
	return another === void 0 ? {
		ok: true,
		...first
	} : ambiguous$1(name, found);
}
function shortcutsOf({ manifest }, type) {
	return (manifest.features?.shortcuts ?? []).filter((shortcut) => shortcut.type === type);
}
function ambiguous$1(name, found) {
	const apps = found.map(({ app, shortcut }) => `${shortcut.callback_id} of ${app.name}`).join(", ");
	return {
		ok: false,
		error: "refused",
		detail: `${JSON.stringify(name)} could be ${apps}: say whose, by its bot.`
	};
}
// ../../packages/service/src/people/acts/shortcuts.ts
async function shortcut(started, person) {
	const found = await findShortcut({
		...started,
		type: "global"
	}, person);
	if (!found.ok) return found;
	const { id: appId } = found.app;
	const app = await findAskedApp(appId, {
		kind: "interactive",
		type: "shortcut"
	}, person);
	if (!app.ok) return app;
	const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
	const trigger = await mintTriggerOf(app.asked, person);
	await person.store.commit({
		expect: [],
		writes: trigger.writes
	});
	const answer = await person.ask(appId, {
		kind: "interactive",
		payload: {
			type: "shortcut",
			token,
			action_ts: actionTsOf(person),
			team,
			user,
			is_enterprise_install,
			enterprise,
			callback_id: found.shortcut.callback_id,
			trigger_id: trigger.triggerId
		}
	});
	return seeAfter$1(appId, person, answer.ok ? void 0 : answer.because);
}
async function messageShortcut({ channel: place, ts, ...started }, person) {
	const { store, ids, clock, hooksUrl, user: actor, caller } = person;
	const found = await findShortcut({
		...started,
		type: "message"
	}, person);
	if (!found.ok) return found;
	const { id: appId } = found.app;
	const app = await findAskedApp(appId, {
		kind: "interactive",
		type: "message_action"
	}, person);
	if (!app.ok) return app;
	const placed = await findPlace(place, person);
	if (!placed.ok) return placed;
	const shown = await findMessage(placed.channel, ts, person);
	if (!shown.ok) return shown;
	const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
	const trigger = await mintTriggerOf(app.asked, person, { channelId: shown.channel.id });
	const response = await mintResponseUrl({
		kind: "actions",
		workspaceId: caller.workspace.id,
		appId,
		userId: actor.id,
		channelId: shown.channel.id,
		message: {
			ts,
			isEphemeral: false
		}
	}, {
		store,
		ids,
		hooksUrl,
		nowMs: clock.now().getTime()
	});
	await store.commit({
		expect: [],
		writes: [...trigger.writes, ...response.writes]
	});
	const answer = await person.ask(appId, {
		kind: "interactive",
		payload: {
			type: "message_action",
			token,
			action_ts: actionTsOf(person),
			team,
			user,
			channel: toPayloadChannel(shown.channel),
			is_enterprise_install,
			enterprise,
			callback_id: found.shortcut.callback_id,
			trigger_id: trigger.triggerId,
			response_url: response.url,
			message_ts: ts,
			message: shown.message
		}
	});
	return seeAfter$1(appId, person, answer.ok ? void 0 : answer.because);
}
// ../../packages/service/src/functions/executions/find-step.ts
async function findStep(app, callbackId, { store, nowMs }) {
	const stored = await store.functions.byCallback(app.id, callbackId);
	const stated = memberAt(app.manifest, ["functions", callbackId]);
	if (stated === void 0) return stored === void 0 || stored.deleted !== void 0 ? void 0 : {
		appFunction: stored,
		expect: [],
		writes: []
	};
	const now = toInstant(nowMs);
	const known = stored ?? newFunction(app, callbackId, now);
	const { deleted: _restored, ...kept } = known;
	const appFunction = {
		...kept,
		...toStored(stated, callbackId)
	};
	if (stored !== void 0 && JSON.stringify(appFunction) === JSON.stringify(stored)) return {
		appFunction: stored,
		expect: [],
		writes: []
	};
	const changed = {
		...appFunction,
		version: known.version + 1,
		updated: now
	};
	return {
		appFunction: changed,
		expect: [hasVersion(appFunctions, { id: known.id }, known.version)],
		writes: [put(appFunctions, changed)]
	};
}
function newFunction({ id: appId }, callbackId, now) {
	return {
		id: `${idPrefixes.function}${hashToken(`${appId} ${callbackId}`).slice(0, 9).toUpperCase()}`,
		version: 0,
		created: now,
		updated: now,
		appId,
		callbackId,
		title: callbackId,
		description: "",
		type: "app",
		inputParameters: [],
		outputParameters: [],
		distribution: { kind: "app_collaborators" },
		distributed: false
	};
}
function toStored({ title, description = "", input_parameters, output_parameters }, name) {
	return {
		title: title ?? name,
		description,
		inputParameters: toParameters(input_parameters),
		outputParameters: toParameters(output_parameters)
	};
}
function toParameters(stated = {}) {
	const { properties, required = [], ...named } = stated;
	return Object.entries(properties ?? named).map(([name, { type, title = name, description = "", is_required = false }]) => ({
		type,
		name,
		description,
		title,
		isRequired: is_required || required.includes(name)
	}));
}
// ../../packages/service/src/people/acts/steps.ts
async function runStep$1(step, person) {
	const found = await findApp(step.bot, person);
	if (!found.ok) return found;
	return await refuseApp(found.app, step.bot, person) ?? decide(person.store, () => decideStep(step, found.app, person));
}
async function seeStep({ execution: id }, { store }) {
	const execution = await store.get(functionExecutions, { id });
	return execution === void 0 ? notThere("run of a step", id) : {
		ok: true,
		execution: toSeen(execution)
	};
}
async function refuseApp(app, bot, { store, sealer, caller }) {
	const { workspace } = caller;
	const type = appDefaults.functionEvent;
	if (workspace.disabledFeatures.includes("functions")) return cannot$2(`${workspace.domain} has functions switched off.`);
	if (!subscriptionsOf(app).some(({ kind, name }) => kind === "bot" && name === type)) return cannot$2(`${bot} does not learn of its steps: its manifest does not subscribe to ${type}.`);
	if (await findBotToken(store, {
		appId: app.id,
		workspaceId: workspace.id
	}) === void 0) return cannot$2(`The app of ${bot} is not installed in ${workspace.domain}.`);
	return (await openCredentials(store, sealer, app.id))?.signingSecret === void 0 ? cannot$2(`The app of ${bot} has no signing secret, of which the token of a step is made.`) : void 0;
}
async function decideStep({ step, inputs = {} }, app, person) {
	const { store, user, caller, ids, clock } = person;
	const nowMs = clock.now().getTime();
	const found = await findStep(app, step, {
		store,
		nowMs
	});
	if (found === void 0) return {
		kind: "answer",
		answer: notThere("step", step, stepsOf(app))
	};
	const { appFunction } = found;
	const made = await addInteractivity(inputs, appFunction.inputParameters, {
		app,
		person,
		nowMs
	});
	const problems = findParameterProblems(made.inputs, appFunction.inputParameters, "inputs");
	if (problems.length > 0) return {
		kind: "answer",
		answer: cannot$2(toProblemLines(problems).join("; "))
	};
	const execution = {
		id: ids.id(idPrefixes.functionExecution),
		version: 1,
		created: toInstant(nowMs),
		workspaceId: caller.workspace.id,
		appId: app.id,
		functionId: appFunction.id,
		userId: user.id,
		workflowExecutionId: ids.id(idPrefixes.workflowExecution),
		inputs: made.inputs
	};
	const type = appDefaults.functionEvent;
	const facts = {
		executionId: execution.id,
		eventTs: eventTsOf({ atMs: nowMs })
	};
	return {
		kind: "commit",
		batch: {
			expect: [...found.expect, hasVersion(functionExecutions, { id: execution.id }, 0)],
			writes: [
				...found.writes,
				...made.writes,
				put(functionExecutions, execution)
			],
			events: [{
				type,
				audience: {
					subscription: type,
					workspaceIds: [caller.workspace.id],
					appId: app.id
				},
				facts
			}]
		},
		answer: () => ({
			ok: true,
			execution: toSeen(execution)
		})
	};
}
async function addInteractivity(given, parameters, { app, person: { user, caller, store, ids }, nowMs }) {
	const asking = parameters.filter(({ type, name }) => type.endsWith("#/types/interactivity") && !(name in given));
	const added = await Promise.all(asking.map(async ({ name }) => {
		const { trigger, writes } = await mintTrigger({
			workspaceId: caller.workspace.id,
			appId: app.id,
			userId: user.id
		}, {
			store,
			ids,
			nowMs
		});
		return {
			name,
			value: {
				interactor: {
					id: user.id,
					secret: ids.secret(16)
				},
				interactivity_pointer: trigger.id
			},
			writes
		};
	}));
	return {
		inputs: {
			...given,
			...Object.fromEntries(added.map(({ name, value }) => [name, value]))
		},
		writes: added.flatMap(({ writes }) => writes)
	};
}
function toSeen({ id, workflowExecutionId, inputs, end }) {
	return {
		id,
		workflow_execution_id: workflowExecutionId,
		state: end?.kind ?? "running",
		inputs,
		...end?.kind === "completed" && { outputs: end.outputs },
		...end?.kind === "failed" && { error: end.error }
	};
}
function stepsOf({ manifest }) {
	const stated = Reflect.get(manifest, "functions");
	return typeof stated === "object" && stated !== null ? Object.keys(stated) : [];
}
// ../../packages/service/src/people/modals/enter-value.ts
async function enterValue(given, { modal, entered, into: { blockId, actionId, element } }, person) {
	const { type } = element;
	if (element.type === "file_input") {
		const { enterFiles } = await import("./enter-files.js");
		return enterFiles(given, {
			...element,
			appId: modal.appId
		}, person);
	}
	const values = textsOf(given);
	if (values === void 0) return cannot$1(type, given, "a text or a list of texts");
	if (isTyped(element)) {
		if (values.length > 1 && type !== "rich_text_input") return cannot$1(type, given, "one value");
		return typedValue(element, values.join("\n"), person);
	}
	const offered = await offeredOptions(element, {
		surface: { view: modal.id },
		name: {
			action: actionId,
			block: blockId
		},
		values,
		entered
	}, person);
	return offered.ok ? chooseValue(element, values, person, offered.options) : offered;
}
function textsOf(given) {
	const all = given === null ? [] : Array.isArray(given) ? given : [given];
	if (!all.every((one) => typeof one === "string" || typeof one === "number")) return void 0;
	return all.map(String).filter((text) => text !== "");
}
function cannot$1(type, given, wanted) {
	return {
		ok: false,
		error: "refused",
		detail: `${JSON.stringify(given)} cannot be entered into the ${type}: it takes ${wanted}.`
	};
}
// ../../packages/service/src/people/modals/fill-modal.ts
async function fillModal(modal, given, person) {
	const elements = statefulElements(modal.content.blocks);
	const entries = [];
	for (const { name, value } of flatten(given)) {
		const found = findElement(name, elements);
		if (!found.ok) return found;
		entries.push({
			into: found.element,
			value
		});
	}
	let filled = modal.values;
	for (const { into, value } of entries.toSorted((a, b) => Number(isFiles(a.into)) - Number(isFiles(b.into)))) {
		const { blockId, actionId } = into;
		const entered = await enterValue(value, {
			modal,
			entered: filled,
			into
		}, person);
		if (!entered.ok) return entered;
		filled = {
			...filled,
			[blockId]: {
				...filled[blockId],
				[actionId]: { ...entered.value }
			}
		};
	}
	return {
		ok: true,
		values: filled
	};
}
function isFiles({ element: { type } }) {
	return type === "file_input";
}
function flatten(given) {
	return Object.entries(given).flatMap(([name, value]) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value).map(([action, inner]) => ({
		name: [name, action],
		value: inner
	})) : [{
		name: [name],
		value
	}]);
}
function findElement([name, action], elements) {
	const inBlock = elements.filter(({ blockId }) => blockId === name);
	const found = [
		action === void 0 ? inBlock : inBlock.filter(({ actionId }) => actionId === action),
		action === void 0 ? elements.filter(({ actionId }) => actionId === name) : [],
		action === void 0 ? elements.filter((element) => labelOf(element) === name) : []
	].find(({ length }) => length > 0);
	const [element, another] = found ?? [];
	if (element === void 0) return notThere("input", [name, action].join(" ").trim(), elements.map(describe));
	return another === void 0 ? {
		ok: true,
		element
	} : ambiguous(name, found ?? []);
}
function ambiguous(name, found) {
	return {
		ok: false,
		error: "refused",
		detail: `${JSON.stringify(name)} could be ${found.map(describe).join(", ")}: give the block_id and the action_id.`
	};
}
function describe(element) {
	const label = labelOf(element);
	const { blockId, actionId } = element;
	return `${label === void 0 ? "" : `${JSON.stringify(label)} `}(${blockId} ${actionId})`;
}
function labelOf({ block }) {
	switch (block.type) {
		case "input": return block.label.text;
		case "section": return block.text?.text;
		default: return;
	}
}
// ../../packages/service/src/people/modals/find-input-errors.ts
function findInputErrors({ content }, state) {
	const errors = statefulElements(content.blocks).flatMap((element) => {
		const error = findError(element, state[element.blockId]?.[element.actionId] ?? {});
		return error === void 0 ? [] : [[element.blockId, error]];
	});
	return Object.fromEntries(errors);
}
function findError({ block, element }, { type: _type, timezone: _zone, ...value }) {
	if (block.type !== "input") return void 0;
	const [entered] = Object.values(value);
	if (isEmpty(entered)) return block.optional === true ? void 0 : "This field is required.";
	if (typeof entered === "string") return findTextError(element, entered);
	const most = element["max_selected_items"];
	if (!Array.isArray(entered) || typeof most !== "number" || entered.length <= most) return void 0;
	return `Choose at most ${most}.`;
}
function isEmpty(entered) {
	return entered === void 0 || entered === null || entered === "" || Array.isArray(entered) && entered.length === 0;
}
function findTextError(element, text) {
	switch (element.type) {
		case "plain_text_input": return findLengthError(element, countCharacters(text));
		case "email_text_input": return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? void 0 : "Enter an e-mail address.";
		case "url_text_input": return isUrl(text) ? void 0 : "Enter a URL.";
		case "number_input": return findNumberError(element, text);
		default: return;
	}
}
function findLengthError({ min_length: min = 0, max_length: max }, length) {
	if (length < min) return `Enter at least ${min} characters.`;
	return max !== void 0 && length > max ? `Enter at most ${max} characters.` : void 0;
}
function isUrl(text) {
	return /^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(text) && URL.canParse(text);
}
function findNumberError(element, text) {
	const { is_decimal_allowed: allowsDecimals, min_value: min = "", max_value: max = "" } = element;
	if (!/^-?\d+(?:\.\d+)?$/.test(text)) return "Enter a number.";
	if (!allowsDecimals && text.includes(".")) return "Enter a number without decimals.";
	if (min !== "" && Number(text) < Number(min)) return `Enter a number of at least ${min}.`;
	return max !== "" && Number(text) > Number(max) ? `Enter a number of at most ${max}.` : void 0;
}
// ../../packages/service/src/people/modals/keep-entered.ts
function keepEntered({ id }, { values, errors, writes = [] }, { store }) {
	return decide(store, async () => {
		const now = await store.get(views, { id });
		if (now === void 0) return {
			kind: "answer",
			answer: cannot$2("The modal was closed meanwhile.")
		};
		const { errors: _settled, ...view } = now;
		const { version } = view;
		const next = {
			...view,
			version: version + 1,
			values,
			...errors !== void 0 && { errors }
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(views, { id }, version)],
				writes: [...writes, put(views, next)]
			},
			answer: () => ({ ok: true })
		};
	});
}
// ../../packages/service/src/people/modals/read-submission-reply.ts
function readSubmissionReply(body, modal) {
	if (body.trim() === "") return { kind: "close" };
	const reply = readObject(body);
	if (reply === void 0) return bad("The answer is not a JSON object.");
	const action = reply["response_action"];
	if (action === void 0) return Object.keys(reply).length === 0 ? { kind: "close" } : bad(unknownAction(action));
	switch (action) {
		case "clear": return { kind: "clear" };
		case "update": return readView("update", reply["view"]);
		case "push": return readView("push", reply["view"]);
		case "errors": return readErrors(reply["errors"], modal);
		default: return bad(unknownAction(action));
	}
}
function readView(kind, view) {
	return isObject(view) ? {
		kind,
		view
	} : bad("`view` is not an object.");
}
function unknownAction(action) {
	return `\`response_action\` is ${action === void 0 ? "absent" : JSON.stringify(action)}; wanted clear, update, push or errors.`;
}
function readErrors(errors, { content }) {
	if (!isObject(errors)) return bad("`errors` is not an object.");
	const inputs = new Set(content.blocks.flatMap(({ type, block_id: id }) => type === "input" ? [id] : []));
	const entries = Object.entries(errors);
	if (entries.length === 0) return bad("`errors` is empty.");
	const stranger = entries.find(([block]) => !inputs.has(block));
	if (stranger !== void 0) return bad(`\`errors\` names ${JSON.stringify(stranger[0])}, which is not an input block.`);
	const texts = entries.filter((entry) => typeof entry[1] === "string" && entry[1] !== "");
	if (texts.length < entries.length) return bad("A value of `errors` is not a text.");
	return {
		kind: "errors",
		errors: Object.fromEntries(texts)
	};
}
function bad(because) {
	return {
		kind: "bad",
		because
	};
}
// ../../packages/service/src/people/modals/follow-reply.ts
async function followReply(answer, { modal, asked }, person) {
	const { store } = person;
	if (!answer.ok) return answer.because;
	const reply = readSubmissionReply(answer.body, modal);
	switch (reply.kind) {
		case "close":
			await closeView(modal.id, store);
			return;
		case "clear":
			await closeStack(modal.rootId, store);
			return;
		case "errors": {
			const kept = await keepEntered(modal, {
				values: (await store.get(views, { id: modal.id }))?.values ?? {},
				errors: reply.errors
			}, person);
			return kept.ok ? void 0 : kept.detail;
		}
		case "bad": return reply.because;
		case "update":
		case "push": {
			const { executionId } = modal;
			const call = person.callAs({
				...await appCaller(asked, person),
				...executionId !== void 0 && { executionId }
			});
			const view = reply.view;
			const done = reply.kind === "update" ? await call("views.update", {
				view_id: modal.id,
				view
			}) : await call("views.push", {
				trigger_id: await trigger({
					modal,
					asked
				}, person),
				view
			});
			return done.ok ? void 0 : done.detail;
		}
	}
}
async function trigger({ modal, asked }, person) {
	const { triggerId, writes } = await mintTriggerOf(asked, person, placeOf$1(modal));
	await person.store.commit({
		expect: [],
		writes
	});
	return triggerId;
}
// ../../packages/service/src/people/modals/mint-response-urls.ts
async function mintResponseUrls({ appId, content }, state, { store, ids, clock, hooksUrl, user, caller }) {
	const place = {
		kind: "actions",
		workspaceId: caller.workspace.id,
		appId,
		userId: user.id
	};
	const all = (await Promise.all(statefulElements(content.blocks).map(async ({ block, blockId, actionId, element }) => {
		if (block.type !== "input" || element["response_url_enabled"] !== true) return void 0;
		const value = state[blockId]?.[actionId];
		const channelId = value?.["selected_conversation"] ?? value?.["selected_channel"];
		if (typeof channelId !== "string") return void 0;
		const nowMs = clock.now().getTime();
		const { url, writes } = await mintResponseUrl({
			...place,
			channelId
		}, {
			store,
			ids,
			nowMs,
			hooksUrl
		});
		return {
			named: {
				block_id: blockId,
				action_id: actionId,
				channel_id: channelId,
				response_url: url
			},
			writes
		};
	}))).filter((one) => one !== void 0);
	return {
		urls: all.map(({ named }) => named),
		writes: all.flatMap(({ writes }) => writes)
	};
}
// ../../packages/service/src/people/modals/write-submission.ts
async function writeSubmission({ modal, state, asked }, person) {
	const { user, team, enterprise, is_enterprise_install, token, api_app_id } = await writePayloadParts(asked, person);
	const trigger = await mintTriggerOf(asked, person, placeOf$1(modal));
	const { executionId } = modal;
	const step = await writeStepParts({
		triggerId: trigger.triggerId,
		...executionId !== void 0 && { executionId }
	}, person);
	const responses = await mintResponseUrls(modal, state, person);
	return {
		payload: {
			type: "view_submission",
			team,
			user,
			api_app_id,
			token,
			trigger_id: trigger.triggerId,
			view: toView({
				...modal,
				values: state
			}),
			response_urls: responses.urls,
			is_enterprise_install,
			enterprise,
			...step
		},
		writes: [...trigger.writes, ...responses.writes]
	};
}
// ../../packages/service/src/people/acts/submit.ts
async function submit({ view: name, values: given = {} }, person) {
	const found = await findModal(name, person);
	if (!found.ok) return found;
	const { modal } = found;
	const refusal = refuseSubmission(modal, given);
	if (refusal !== void 0) return refusal;
	const { appId } = modal;
	const app = await findAskedApp(appId, {
		kind: "interactive",
		type: "view_submission"
	}, person);
	if (!app.ok) return app;
	const filled = await fillModal(modal, given, person);
	if (!filled.ok) return filled;
	const state = toStored$1(wholeValues(modal.content.blocks, filled.values, modal.channelId));
	const errors = findInputErrors(modal, state);
	if (Object.keys(errors).length > 0) {
		const kept = await keepEntered(modal, {
			values: filled.values,
			errors
		}, person);
		return kept.ok ? seeAfter$1(appId, person) : kept;
	}
	const { payload, writes } = await writeSubmission({
		modal,
		state,
		asked: app.asked
	}, person);
	const kept = await keepEntered(modal, {
		values: filled.values,
		writes
	}, person);
	if (!kept.ok) return kept;
	return seeAfter$1(appId, person, await followReply(await person.ask(appId, {
		kind: "interactive",
		payload
	}), {
		modal,
		asked: app.asked
	}, person));
}
function refuseSubmission({ content, values }, given) {
	const { title, submit: button, submit_disabled: isDisabled = false } = content;
	const shown = JSON.stringify(title.text);
	if (button === void 0) return cannot$2(`${shown} has no button to submit it.`);
	const isUntouched = Object.keys(given).length === 0 && Object.keys(values).length === 0;
	if (!isDisabled || !isUntouched) return void 0;
	return cannot$2(`${shown} cannot be submitted until something is entered.`);
}
// ../../packages/service/src/people/acts/uninstall.ts
async function uninstall(sent, person) {
	const named = await findNamedApp(sent.app, person);
	if (!named.ok) return named;
	const found = findTarget(sent.organization === true, person);
	if (!found.ok) return found;
	const { app } = named;
	const { target } = found;
	const { store, user, clock } = person;
	return decide(store, async () => {
		const installed = (await installedTokens(app.id, store)).filter(({ installation }) => installation.target.id === target.id);
		if (installed.length === 0) return {
			kind: "answer",
			answer: cannot$2(`${app.name} is not installed there.`)
		};
		if (!installed.some(({ installation }) => installation.installerId === user.id) && !isAdministrator(roleIn(user, target))) return {
			kind: "answer",
			answer: cannot$2(`Only administrators and the person who installed ${app.name} uninstall it.`)
		};
		const nowMs = clock.now().getTime();
		const { expect, writes } = await uninstallApp$1({
			appId: app.id,
			targetIds: [target.id],
			nowMs
		}, store);
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(apps, { id: app.id }, app.version), ...expect],
				writes
			},
			answer: () => ({
				ok: true,
				app: app.id
			})
		};
	});
}
// ../../packages/service/src/people/acts/views.ts
async function seeApp({ bot }, person) {
	const found = await findApp(bot, person);
	if (!found.ok) return found;
	const home = await homeOf(found.app.id, person);
	const view = await openViewOf(found.app.id, person);
	return {
		ok: true,
		...home !== void 0 && { home: await seeView(home, person.store) },
		...view !== void 0 && { view: await seeView(view, person.store) }
	};
}
// ../../packages/service/src/people/acts/workspace.ts
async function seeWorkspace(_, person) {
	const { id, name, domain } = person.caller.workspace;
	const listed = await person.call("conversations.list", {
		types,
		limit: maxChannels
	});
	if (!listed.ok) return listed;
	const installed = await installedApps(person);
	return {
		ok: true,
		user: person.user.id,
		workspace: {
			id,
			name,
			domain
		},
		channels: await Promise.all(listed.channels.map((channel) => withUnread(channel, person))),
		apps: installed.map(({ app }) => toSeenApp(app)).toSorted((one, other) => one.name < other.name ? -1 : 1)
	};
}
const types = "public_channel,private_channel,mpim,im";
const maxChannels = 999;
async function withUnread(listed, { call, store }) {
	if (listed.is_member === false) return { ...listed };
	const info = await call("conversations.info", { channel: listed.id });
	if (!info.ok) return { ...listed };
	const unread = await store.messages.countAfter(listed.id, info.channel.last_read ?? printTs(0));
	return {
		...listed,
		...info.channel,
		unread
	};
}
function toSeenApp(app) {
	const { features: { slash_commands: commands = [], shortcuts = [], assistant_view: assistant } = {} } = app.manifest;
	return {
		id: app.id,
		name: app.name,
		home: hasHomeTab(app),
		assistant: assistant !== void 0,
		commands: commands.map(({ command, description, usage_hint: hint }) => ({
			command,
			description,
			...hint !== void 0 && { usage_hint: hint }
		})),
		shortcuts: shortcuts.map(({ type, name, callback_id, description }) => ({
			type,
			name,
			callback_id,
			description
		}))
	};
}
// ../../packages/service/src/people/acts.ts
const acts = {
	post,
	call,
	edit,
	remove,
	react,
	unreact,
	pin,
	unpin,
	createChannel,
	openDm,
	join,
	leave,
	invite,
	mark,
	see,
	seeActivity,
	seeApp,
	seeCanvas,
	seeDocuments,
	seeFile,
	seeList,
	seeWorkspace,
	openHome,
	openAssistant,
	seeAssistant,
	stop,
	renameSession,
	command,
	shortcut,
	messageShortcut,
	submit,
	close,
	click,
	choose,
	type,
	runStep: runStep$1,
	seeStep,
	setStatus,
	setPresence,
	install,
	uninstall,
	grantAccess,
	revokeAccess
};
// ../../packages/service/src/people/create-call-as.ts
function createCallAs({ definitions, handlers, clock, ids }, caller) {
	return async (method, sent) => {
		const definition = await loadMethod(definitions.webapi.methods[method]);
		const checked = definition.arguments(light).safeParse(sent);
		if (!checked.success) return refused("invalid_arguments", explainArguments(definition, sent).join("; "));
		const { signal } = new AbortController();
		const context = {
			caller,
			now: clock.now(),
			requestId: ids.uuid(),
			signal
		};
		const handler = handlers[method];
		const args = checked.data;
		const answer = await checkRequirements({
			method,
			definition,
			arguments: args,
			context
		}, () => handler(args, context));
		if (!answer.ok) return refused(answer.error ?? "fatal_error", sentenceOf(answer));
		return answer;
	};
}
function refused(code, detail) {
	return {
		ok: false,
		error: "refused",
		code,
		detail: `${code}: ${detail}`
	};
}
function sentenceOf({ because, messages = [] }) {
	const { found, wanted } = because ?? {};
	const shown = found === void 0 ? [] : [`found ${JSON.stringify(found)}`];
	return [
		...messages,
		...shown,
		...wanted === void 0 ? [] : [`wanted ${wanted}`]
	].join(", ");
}
// ../../packages/service/src/people/person-caller.ts
function personCaller({ user, workspace, organization, scopes }) {
	const { role = "member" } = user.memberships.find(({ workspaceId }) => workspaceId === workspace.id) ?? {};
	const installation = {
		target: {
			kind: "workspace",
			id: workspace.id
		},
		installerId: user.id,
		installerRole: role,
		channelManager: false,
		allowedAddresses: []
	};
	return {
		tokenType: "user",
		scopes,
		token: {
			hash: "",
			kind: "user",
			created: user.created,
			userId: user.id,
			scopes: [...scopes],
			revoked: false,
			installation
		},
		user,
		...organization !== void 0 && { organization },
		workspace
	};
}
// ../../packages/service/src/people/create-people.ts
function createPeople(options) {
	const { store, clock, ids, sealer, siteUrl, ask, ephemerals, hooksUrl, tokenPrefixes } = options;
	const { workflow: workflowPrefix } = tokenPrefixes;
	const unsigned = {
		issuer: siteUrl,
		machineNow: () => clock.now().getTime(),
		keyHolder: {},
		worldPrefix: ""
	};
	const handlers = createHandlers({
		...options,
		...unsigned
	});
	return async (user, wanted) => {
		const organization = await store.organizations.get();
		const theirs = workspacesOf(user, await store.organizations.workspaces());
		const workspace = wanted === void 0 ? theirs[0] : theirs.find(({ id, domain }) => id === wanted || domain === wanted);
		if (user.appId !== void 0) return cannot(user, "is a bot: it acts by calls");
		if (!isActive(user, clock.now().getTime())) return cannot(user, "is deactivated");
		if (workspace === void 0) return wanted === void 0 ? cannot(user, "is in no workspace") : notThere(`workspace of ${user.userName}`, wanted, theirs.map(({ domain }) => domain));
		const caller = personCaller({
			user,
			workspace,
			organization,
			scopes: options.scopes
		});
		const callAs = (one) => createCallAs({
			...options,
			handlers
		}, one);
		return {
			ok: true,
			person: {
				user,
				caller,
				store,
				clock,
				ids,
				sealer,
				siteUrl,
				hooksUrl,
				tokenPrefixes,
				workflowPrefix,
				call: callAs(caller),
				callAs,
				ask,
				ephemerals
			}
		};
	};
}
function workspacesOf({ memberships }, all) {
	return memberships.flatMap(({ workspaceId }) => all.find(({ id, deleted }) => id === workspaceId && !deleted) ?? []);
}
function cannot({ userName }, why) {
	return {
		ok: false,
		error: "refused",
		detail: `${userName} ${why}.`
	};
}
// ../../packages/service/src/people/invitations/decide-acceptance.ts
const refuse = createRefuse("everyday-2#adminusers");
async function decideAcceptance(invitation, acceptance) {
	const { store, nowMs } = acceptance;
	const { inviterId, workspaceId } = invitation;
	const known = await store.users.byEmail(invitation.email);
	const made = known === void 0 ? await makeUser(invitation, acceptance) : await admit(known, acceptance);
	if (!made.ok) return {
		kind: "answer",
		answer: made
	};
	const { user, batch } = made;
	const isPlaced = known?.guest?.kind === "single";
	const { channels } = await findJoinable(isPlaced ? [] : invitation.channelIds, {
		workspaceId,
		byId: inviterId,
		store
	}, () => true);
	const joining = await joinWith(channels, {
		userId: user.id,
		inviterId,
		nowMs
	}, store);
	const key = keyOf$1(invitations, invitation);
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(invitations, key, invitation.version),
				...batch.expect,
				...joining.expect
			],
			writes: [
				remove$1(invitations, key),
				...batch.writes,
				...joining.writes
			],
			byId: inviterId
		},
		answer: () => ({
			ok: true,
			user,
			workspaceId,
			channelIds: channels.map(({ id }) => id)
		})
	};
}
async function makeUser({ email, guest, realName }, acceptance) {
	const { store, ids, siteUrl, nowMs, home, attempt, userName = email, name = realName } = acceptance;
	const settled = await insertUser({
		userName,
		emails: [{
			value: email,
			primary: true
		}],
		...name !== void 0 && { name: { formatted: name } }
	}, {
		store,
		ids,
		siteUrl,
		nowMs,
		caller: home,
		skip: attempt - 1,
		id: ids.orderedId(idPrefixes.user),
		...guest !== void 0 && { guest }
	}, false);
	return settled.ok ? {
		ok: true,
		user: settled.value.user,
		batch: settled.value
	} : settled;
}
async function admit(user, { store, nowMs, home }) {
	if (isForeign(user, home) || !isActive(user, nowMs)) return refuse("user_disabled", user.id, "an active user of the company");
	const { id: workspaceId } = home.workspace;
	if (await belongsToAny(user, [workspaceId], store)) return {
		ok: true,
		user,
		batch: {
			expect: [],
			writes: []
		}
	};
	const after = {
		...inWorkspace(user, workspaceId, nowMs),
		version: user.version + 1,
		updated: toInstant(nowMs)
	};
	return {
		ok: true,
		user: after,
		batch: toSettled(after, {
			before: user,
			isActivityChanged: false
		})
	};
}
// ../../packages/service/src/people/invitations/accept-invitation.ts
async function acceptInvitation(accepting, entrance) {
	const { store, clock, due } = entrance;
	const { userName, name } = accepting;
	const [organization, workspaces] = [await store.organizations.get(), await store.organizations.workspaces()];
	const accepted = await decide(store, async (attempt) => {
		const found = await findInvitation(accepting, workspaces, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { invitation, workspace } = found;
		const nowMs = clock.now().getTime();
		if (isExpired(invitation, nowMs)) return {
			kind: "answer",
			answer: cannot$2(`The invitation of ${accepting.email} is for a guest until an earlier time.`)
		};
		return decideAcceptance(invitation, {
			store,
			ids: entrance.ids,
			siteUrl: entrance.siteUrl,
			nowMs,
			attempt,
			home: {
				workspace,
				...organization !== void 0 && { organization }
			},
			...userName !== void 0 && { userName },
			...name !== void 0 && { name }
		});
	});
	if (!accepted.ok) return "detail" in accepted ? accepted : toRefusal(accepted);
	const { user, workspaceId, channelIds } = accepted;
	const dueMs = dueMsOf(user);
	if (dueMs !== void 0) due.plan(dueMs);
	return {
		ok: true,
		user,
		workspaceId,
		channelIds
	};
}
const mostWorkspaces = 1e3;
async function findInvitation({ email, workspace: wanted }, workspaces, store) {
	const places = (await store.list(invitations, "of_email", { email: nameKey(email) }, { limit: mostWorkspaces })).flatMap((invitation) => {
		const workspace = workspaces.find(({ id, deleted }) => id === invitation.workspaceId && !deleted);
		return workspace === void 0 ? [] : [{
			ok: true,
			invitation,
			workspace
		}];
	});
	const [first, second] = wanted === void 0 ? places : places.filter(({ workspace }) => workspace.id === wanted || workspace.domain === wanted);
	const domains = places.map(({ workspace }) => workspace.domain);
	if (first === void 0) return wanted === void 0 ? notThere("invitation of", email) : notThere(`invitation of ${email} to`, wanted, domains);
	if (second !== void 0) return cannot$2(`${email} is invited to ${domains.join(", ")}: name the workspace.`);
	return first;
}
function toRefusal({ error, because }) {
	return {
		...cannot$2(`The invitation cannot be accepted (${error})${because?.wanted === void 0 ? "" : `: expected ${because.wanted}`}.`),
		code: error
	};
}
// ../../packages/service/src/people/list-users.ts
async function listUsers({ from, limit }, { users, organizations }) {
	const first = from === void 0 ? void 0 : await users.get(from);
	if (from !== void 0 && first === void 0) return void 0;
	const home = (await organizations.get())?.id ?? (await organizations.workspaces())[0]?.id ?? "";
	const found = await users.seen({
		home,
		limit: limit + 1,
		...first !== void 0 && { from: first }
	});
	const next = found[limit]?.id;
	return {
		users: found.slice(0, limit).map(toListed),
		...next !== void 0 && { next }
	};
}
function toListed(user) {
	const { id, userName, displayName, emails, active, title, appId, guest, memberships } = user;
	const [email] = emails;
	return {
		id,
		user_name: userName,
		name: displayName === "" ? realNameOf(user) : displayName,
		...title !== void 0 && { title },
		...email !== void 0 && { email },
		active,
		...appId !== void 0 && { app: appId },
		...guest !== void 0 && { guest: guest.kind },
		workspaces: memberships.map(({ workspaceId }) => workspaceId)
	};
}
// ../../packages/double/src/control/lookups/find-user.ts
async function findUser(store, name) {
	const { users } = store;
	const user = await users.byUserName(name) ?? await users.byEmail(name) ?? await users.get(name);
	if (user !== void 0) return {
		ok: true,
		user
	};
	const suggested = await suggestUsers(store, name);
	const hint = suggested.length === 0 ? "." : `; did you mean ${suggested.join(" or ")}?`;
	return {
		ok: false,
		error: "not_found",
		detail: `No user has the user name, e-mail address or identifier ${JSON.stringify(name)}${hint}`
	};
}
const maxUsersSearched = 1e3;
const maxSuggestions = 5;
async function suggestUsers({ organizations, users }, text) {
	const [organization, workspaces] = [await organizations.get(), await organizations.workspaces()];
	const home = organization?.id ?? workspaces[0]?.id ?? "";
	const { items } = await users.find({
		home,
		offset: 0,
		limit: maxUsersSearched,
		order: "ascending"
	});
	const holds = (word) => word.includes(text.toLowerCase());
	const alike = items.filter(({ userName, emails }) => holds(userName) || emails.some(holds));
	if (alike.length > 0) return alike.slice(0, maxSuggestions).map(({ userName }) => userName);
	const nearest = nearMiss(text, items.map(({ userName }) => userName));
	return nearest === void 0 ? [] : [nearest];
}
// ../../packages/double/src/control/people/record-act.ts
async function recordAct(world, { journal, service }, { name, sent, userId, run }) {
	const startedMs = performance.now();
	const exchange = beginExchange(world);
	exchange.arguments = fitBudget({ ...sent }, exchange);
	const stamps = [];
	const store = stampActs(recordCommits(world, service.documents, (kind) => noteCommit(world, kind)), world, stamps);
	const outcome = await inExchange(exchange, () => run(store, stamps));
	const id = userId(outcome.ok ? outcome : void 0);
	const recorded = Object.assign(exchange, {
		protocol: "people",
		requestId: crypto.randomUUID(),
		method: name,
		...id !== void 0 && { userId: id },
		ok: outcome.ok,
		status: outcome.ok ? 200 : 409,
		...!outcome.ok && { code: codeOf(outcome) },
		answer: fitBudget(outcome, exchange),
		durationMs: Math.round((performance.now() - startedMs) * 100) / 100
	});
	if (exchange.era === world.era) journal.add(recorded);
	if (stamps.length > 0) await world.delivery.idle();
	if (!outcome.ok) return outcome;
	return {
		...outcome,
		deliveries: await writeThoseOf(world, journal, stamps)
	};
}
function codeOf(refusal) {
	return refusal.error === "refused" ? refusal.code ?? refusal.error : refusal.error;
}
function stampActs(store, { clock, ids }, stamps) {
	return {
		...store,
		commit: async (batch) => {
			const stamp = createStamp(clock, ids);
			const committed = await store.commit({
				...batch,
				stamp
			});
			if (committed.ok && (committed.toldApps ?? []).length > 0) stamps.push(stamp.eventId);
			return committed;
		}
	};
}
// ../../packages/double/src/control/people/people-operations.ts
function createPeopleOperations(controlled) {
	const does = (name, act) => (sent) => inWorld(controlled.worlds, sent.world, (world) => perform(world, controlled, {
		name,
		sent,
		act
	}));
	return {
		"people.acceptInvitation": (sent) => inWorld(controlled.worlds, sent.world, (world) => accept(world, controlled, sent)),
		"people.post": does("people.post", acts.post),
		"people.call": does("people.call", acts.call),
		"people.edit": does("people.edit", acts.edit),
		"people.delete": does("people.delete", acts.remove),
		"people.react": does("people.react", acts.react),
		"people.unreact": does("people.unreact", acts.unreact),
		"people.pin": does("people.pin", acts.pin),
		"people.unpin": does("people.unpin", acts.unpin),
		"people.join": does("people.join", acts.join),
		"people.leave": does("people.leave", acts.leave),
		"people.invite": does("people.invite", acts.invite),
		"people.mark": does("people.mark", acts.mark),
		"people.createChannel": does("people.createChannel", ({ private: isPrivate, ...sent }, person) => acts.createChannel({
			...sent,
			...isPrivate !== void 0 && { isPrivate }
		}, person)),
		"people.openDm": does("people.openDm", acts.openDm),
		"people.openAssistant": does("people.openAssistant", acts.openAssistant),
		"people.openHome": does("people.openHome", acts.openHome),
		"people.stop": does("people.stop", acts.stop),
		"people.renameSession": does("people.renameSession", acts.renameSession),
		"people.command": does("people.command", acts.command),
		"people.shortcut": does("people.shortcut", acts.shortcut),
		"people.messageShortcut": does("people.messageShortcut", acts.messageShortcut),
		"people.submit": does("people.submit", acts.submit),
		"people.close": does("people.close", acts.close),
		"people.click": does("people.click", ({ channel, ts, view, home, ...sent }, person) => acts.click({
			...sent,
			surface: toSurface({
				channel,
				ts,
				view,
				home
			})
		}, person)),
		"people.choose": does("people.choose", ({ channel, ts, view, home, ...sent }, person) => acts.choose({
			...sent,
			surface: toSurface({
				channel,
				ts,
				view,
				home
			})
		}, person)),
		"people.type": does("people.type", ({ channel, ts, view, home, ...sent }, person) => acts.type({
			...sent,
			surface: toSurface({
				channel,
				ts,
				view,
				home
			})
		}, person)),
		"people.setStatus": does("people.setStatus", acts.setStatus),
		"people.setPresence": does("people.setPresence", acts.setPresence),
		"people.install": does("people.install", acts.install),
		"people.uninstall": does("people.uninstall", acts.uninstall),
		"people.grantAccess": does("people.grantAccess", acts.grantAccess),
		"people.revokeAccess": does("people.revokeAccess", acts.revokeAccess),
		"people.runStep": (sent) => inWorld(controlled.worlds, sent.world, (world) => runStep(world, controlled, sent)),
		"people.see": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.see)),
		"people.seeActivity": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeActivity)),
		"people.seeCanvas": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeCanvas)),
		"people.seeDocuments": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeDocuments)),
		"people.seeList": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeList)),
		"people.seeApp": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeApp)),
		"people.seeAssistant": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeAssistant)),
		"people.seeFile": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeFile)),
		"people.seeStep": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeStep)),
		"people.seeWorkspace": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeWorkspace))
	};
}
function toSurface({ channel = "", ts = "", view, home }) {
	if (view !== void 0) return { view };
	return home === void 0 ? {
		channel,
		ts
	} : { home };
}
async function perform(world, controlled, { name, sent, act }) {
	const found = await findUser(world.store, sent.person);
	if (!found.ok) return found;
	const { user } = found;
	return recordAct(world, controlled, {
		name,
		sent,
		userId: () => user.id,
		run: async (store, stamps) => {
			const ask = noteAsked(world.delivery.ask, stamps);
			const one = await personIn(world, controlled, {
				store,
				user,
				workspace: sent.workspace,
				ask
			});
			return one.ok ? act(sent, one.person) : one;
		}
	});
}
function accept(world, controlled, sent) {
	const { person: email, workspace, user_name: userName, name } = sent;
	const accepting = {
		email,
		...workspace !== void 0 && { workspace },
		...userName !== void 0 && { userName },
		...name !== void 0 && { name }
	};
	const { clock, ids, due } = world;
	const { siteUrl } = controlled.service;
	return recordAct(world, controlled, {
		name: "people.acceptInvitation",
		sent,
		userId: (entered) => entered?.user,
		run: async (store) => {
			const entered = await acceptInvitation(accepting, {
				store,
				clock,
				ids,
				due,
				siteUrl
			});
			if (!entered.ok) return entered;
			const { user, workspaceId, channelIds } = entered;
			return {
				ok: true,
				user: user.id,
				user_name: user.userName,
				workspace: workspaceId,
				channels: channelIds
			};
		}
	});
}
async function runStep(world, controlled, sent) {
	const ran = await perform(world, controlled, {
		name: "people.runStep",
		sent,
		act: acts.runStep
	});
	if (!ran.ok) return ran;
	const { bot: _bot, step: _step, inputs: _inputs, ...who } = sent;
	const seen = await look(world, controlled, {
		...who,
		execution: ran.execution.id
	}, acts.seeStep);
	return seen.ok ? {
		...ran,
		execution: seen.execution
	} : ran;
}
async function look(world, controlled, sent, see) {
	const found = await findUser(world.store, sent.person);
	if (!found.ok) return found;
	const { store, delivery } = world;
	const one = await personIn(world, controlled, {
		store,
		user: found.user,
		workspace: sent.workspace,
		ask: delivery.ask
	});
	return one.ok ? see(sent, one.person) : one;
}
function personIn(world, { worlds, service }, { store, user, workspace, ask }) {
	const { clock, ids, due, ephemerals, name } = world;
	const scopes = new Set(webapiScopes);
	const hooksUrl = hooksUrlOf(service.siteUrl, name === worlds.first.name ? void 0 : name);
	return createPeople({
		...service,
		store,
		clock,
		ids,
		due,
		ephemerals,
		ask,
		hooksUrl,
		scopes,
		updateTimeMs: 0
	})(user, workspace);
}
function noteAsked(ask, stamps) {
	return async (appId, question) => {
		const answer = await ask(appId, question);
		stamps.push(answer.delivery);
		return answer;
	};
}
// ../../packages/double/src/control/scim/scim-operations.ts
function createScimOperations(controlled) {
	const { worlds, service } = controlled;
	return {
		"scim.get": ({ world: name, ...sent }) => inWorld(worlds, name, (world) => send(world, controlled, {
			...sent,
			verb: "GET"
		})),
		"scim.send": ({ world: name, ...sent }) => inWorld(worlds, name, (world) => send(world, controlled, sent)),
		"scim.checkFilter": async ({ filter, version }) => {
			const served = service.definitions.scim.versions[version];
			if (served === void 0) return unknownVersion(version, service.definitions);
			const { dialect, limits } = served.capabilities.filter;
			const problem = findProblem(filter, {
				...dialect !== void 0 && { dialect },
				...limits
			});
			return problem === void 0 ? { ok: true } : {
				ok: true,
				problem
			};
		}
	};
}
async function send(world, { operator, service: { definitions, siteUrl } }, { version, verb, path, body }) {
	const { mount, versions } = definitions.scim;
	const served = versions[version];
	if (served === void 0) return unknownVersion(version, definitions);
	const base = new URL(`${siteUrl}${mount}/${served.segment}`);
	const url = new URL(`${base.href}${path}`);
	if (!url.pathname.startsWith(`${base.pathname}/`)) return invalidPath(path);
	const request = new Request(url, {
		method: verb,
		headers: {
			authorization: `Bearer ${operator.token}`,
			"content-type": "application/json"
		},
		...body !== void 0 && { body: JSON.stringify(body) }
	});
	const answer = toResponse(await world.serve(request, {}));
	const text = await answer.text();
	return {
		ok: true,
		status: answer.status,
		...text !== "" && { body: JSON.parse(text) }
	};
}
function findProblem(filter, options) {
	try {
		parseFilter(filter, options);
		return;
	} catch (error) {
		if (!(error instanceof FilterSyntaxError)) throw error;
		return {
			offset: error.offset,
			message: error.message,
			explanation: error.explain()
		};
	}
}
function unknownVersion(version, { scim }) {
	return notFound("version of SCIM", version, Object.keys(scim.versions));
}
function invalidPath(path) {
	return {
		ok: false,
		error: "invalid_arguments",
		response_metadata: { messages: [`expected a path below the version, not ${JSON.stringify(path)}`] }
	};
}
// ../../packages/double/src/control/trigger-operations.ts
function createTriggerOperations(worlds) {
	return { "trigger.create": (sent) => inWorld(worlds, sent.world, (world) => create(world, sent)) };
}
async function create({ store, ids, clock }, { app: appId, user: userId, view: viewId, workspace: workspaceId }) {
	const created = await createTrigger({
		appId,
		userId,
		...viewId !== void 0 && { viewId },
		...workspaceId !== void 0 && { workspaceId }
	}, {
		store,
		ids,
		nowMs: clock.now().getTime()
	});
	return created.ok ? {
		ok: true,
		trigger_id: created.triggerId
	} : notFound(created.missing, created.id, []);
}
// ../../packages/double/src/control/user-operations.ts
function createUserOperations(worlds) {
	return {
		"user.find": ({ name, world }) => inWorld(worlds, world, async ({ store }) => {
			const found = await findUser(store, name);
			return found.ok ? {
				ok: true,
				user: toFound(found.user)
			} : found;
		}),
		"user.list": (sent) => inWorld(worlds, sent.world, ({ store }) => listPage(store, sent))
	};
}
async function listPage(store, { cursor = "", limit = userListMethod.facts.paging.defaultSize }) {
	const page = await listUsers({
		limit,
		...cursor !== "" && { from: cursor }
	}, store);
	if (page !== void 0) return {
		ok: true,
		users: page.users,
		response_metadata: { next_cursor: page.next ?? "" }
	};
	return {
		ok: false,
		error: "not_found",
		detail: `No page of users begins at ${cursor}.`
	};
}
function toFound({ id, userName, emails, active }) {
	const [email] = emails;
	return {
		id,
		user_name: userName,
		...email !== void 0 && { email },
		active
	};
}
// ../../packages/double/src/control/world-operations.ts
function createWorldOperations(controlled) {
	const { worlds, parseWorld, service } = controlled;
	const written = (world) => writeWorld(world, worlds.first);
	const loadSaved = async (file, name) => {
		const { parseSavedWorld } = await import("./parse-saved-world.js");
		const saved = parseSavedWorld(file, "world", service);
		if (!saved.ok) return {
			ok: false,
			error: "broken_world",
			problems: saved.problems
		};
		const { loadSavedWorld } = await import("./load-saved-world.js");
		const loaded = await loadSavedWorld(name, saved.world, controlled).catch(refuseRows);
		return "ok" in loaded ? loaded : {
			ok: true,
			world: written(loaded)
		};
	};
	const imageOf = ({ snapshot, world }) => {
		if (world !== void 0) {
			const found = worlds.get(world);
			return found.ok ? {
				ok: true,
				image: found.world.store.image()
			} : found;
		}
		if (snapshot === void 0) return void 0;
		const found = worlds.snapshots().find(({ name }) => name === snapshot);
		if (found !== void 0) return {
			ok: true,
			image: found.state.image
		};
		return notFound("snapshot", snapshot, worlds.snapshots().map(({ name }) => name));
	};
	return {
		"world.list": async () => ({
			ok: true,
			worlds: worlds.list().map(written),
			snapshots: worlds.snapshots().map(writeSnapshot)
		}),
		"world.load": async ({ file, world = worlds.first.name }) => {
			if (isSavedWorld(file)) return loadSaved(file, world);
			const parsed = await parseWorld(file, "world");
			if (!parsed.ok) return {
				ok: false,
				error: "broken_world",
				problems: parsed.problems
			};
			return {
				ok: true,
				world: written(await worlds.load(world, parsed.world))
			};
		},
		"world.save": ({ world: name }) => inWorld(worlds, name, async (world) => {
			const { printSavedWorld } = await import("./print-saved-world.js");
			return {
				ok: true,
				file: await printSavedWorld(world, service)
			};
		}),
		"world.reset": ({ world: name }) => inWorld(worlds, name, async (world) => {
			await worlds.reset(world);
			return {
				ok: true,
				world: written(world)
			};
		}),
		"world.snapshot": ({ name, world }) => inWorld(worlds, world, (found) => ({
			ok: true,
			snapshot: writeSnapshot(worlds.snapshot(found, name))
		})),
		"world.restore": ({ name, world }) => inWorld(worlds, world, async (found) => {
			const restored = await worlds.restore(found, name).catch(refuseImage);
			return restored.ok ? {
				ok: true,
				world: written(found)
			} : restored;
		}),
		"world.fork": ({ name, world }) => inWorld(worlds, world, (found) => {
			const forked = worlds.fork(found, name);
			return forked.ok ? {
				ok: true,
				world: written(forked.world)
			} : forked;
		}),
		"world.remove": ({ world }) => worlds.remove(world),
		"world.diff": ({ from, from_world: other, to, world }) => inWorld(worlds, world, ({ store }) => {
			const [before, after] = [imageOf({
				snapshot: from,
				world: other
			}), imageOf({ snapshot: to })];
			if (before?.ok === false) return before;
			if (after?.ok === false) return after;
			return {
				ok: true,
				changes: diffImages(...[before?.image ?? store.image(), after?.image ?? store.image()], service.documents)
			};
		})
	};
}
function refuseRows(error) {
	if (error instanceof StorageError) return {
		ok: false,
		error: "broken_world",
		problems: [`world:1:1 ${error.message}`]
	};
	throw error;
}
function refuseImage(error) {
	if (error instanceof StorageError) return conflict(error.message);
	throw error;
}
function writeWorld(world, first) {
	const { now, frozen } = world.clock.state();
	return {
		name: world.name,
		token_prefix: prefixOf(world, first),
		now: now.toISOString(),
		frozen,
		...world.forkedFrom !== void 0 && { forked_from: world.forkedFrom }
	};
}
function writeSnapshot({ name, world, state }) {
	return {
		name,
		world,
		taken_at: state.clock.now.toISOString(),
		size: state.image.byteLength
	};
}
// ../../packages/double/src/control/create-control.ts
function createOperations(controlled) {
	const { worlds, declared } = controlled;
	return {
		...createWorldOperations(controlled),
		...createClockOperations(worlds),
		...createFaultOperations(worlds, declared),
		...createJournalOperations(worlds, controlled),
		...createLimitOperations(worlds),
		...createActivityOperations(worlds),
		...createUserOperations(worlds),
		...createPeopleOperations(controlled),
		...createGroupOperations(worlds),
		...createScimOperations(controlled),
		...createAppOperations(controlled),
		...createManifestOperations(controlled),
		...createInstallOperations(controlled),
		...createTriggerOperations(worlds),
		...createCoverageOperations(controlled),
		...createDeliveryOperations(worlds, controlled),
		...createEventOperations(worlds, controlled.journal)
	};
}
function createControlHandler({ operations, ...options }) {
	return createMethodHandler({
		definition: webapi,
		handlers: operations,
		authenticate: async () => ({
			ok: false,
			error: "invalid_arguments"
		}),
		...options
	});
}
// ../../packages/double/src/control/notice-operations.ts
function noticeOperations(operations, notices) {
	const noticed = Object.entries(operations).map(([name, operation]) => {
		if (name.startsWith("people.")) return [name, operation];
		return [name, notice(name, operation, notices)];
	});
	return Object.fromEntries(noticed);
}
function notice(name, operation, notices) {
	return async (sent, context) => {
		const outcome = await operation(sent, context);
		if (!outcome.ok) return outcome;
		const { verb } = await loadMethod(webapi.methods[name]);
		if (verb !== "GET") notices.tell({
			world: outcome.world?.name ?? sent.world ?? "default",
			by: name
		});
		return outcome;
	};
}
// ../../packages/double/src/control/create-plane.ts
function createPlane(options, controlled) {
	const operations = noticeOperations(createOperations(controlled), controlled.notices);
	return {
		serve: guardPlane(createControlHandler({
			operations,
			clock: options.first.clock,
			newRequestId: () => crypto.randomUUID(),
			onError: options.requestLog.failed
		}), controlled, options),
		call: createCall(operations)
	};
}
function guardPlane(plane, streamed, options) {
	const { allowsHost, controlToken } = options;
	const events = createEvents(streamed);
	const controlled = mount({
		[`${controlMount}/journal/events`]: events,
		[controlMount]: plane
	}, plane);
	return createGuard(toPlainHandler(controlled), {
		allowsHost,
		...controlToken !== void 0 && { controlToken }
	});
}
export { createPlane };
