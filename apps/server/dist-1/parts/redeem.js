import { $a as newWebhookSecret, $r as isAdministrator, Hr as createRefuse, Ir as isActive, Lo as idPrefixes, Qa as newWebhook, Qo as serviceLimits, So as hasVersion, To as remove, Wr as decide, Za as webhooks, _o as toInstant, bo as appCredentials, ci as users, eo as placeOf, ln as oauthCodes, lr as readDisplayName, mr as tokens, no as hashToken, ns as userDefaults, po as millisecondsOf, ri as roleIn, wo as put } from "./server.js";
import { $ as isInstalledOn, Fn as newTokens, Nn as installSettingsOf, Pn as botUserName, Q as findInstallPlace, X as refuseSecret } from "./rules.js";
import { a as nextSequence, i as findEarlierTokens, n as meetsChallenge, o as scopesWith, r as targetOf } from "./code-challenge.js";
// ../../packages/service/src/installs/rotation/supersede.ts
function supersede(earlier, nowMs) {
	const valid = earlier.filter(({ expires }) => expires !== void 0 && millisecondsOf(expires) > nowMs);
	return valid.slice(0, Math.max(0, valid.length + 1 - serviceLimits.rotatingTokens.value)).map((token) => put(tokens, {
		...token,
		revoked: true,
		superseded: true
	}));
}
// ../../packages/service/src/installs/granting/find-bot.ts
const pageLength = 500;
async function findBot(store, appId, { organization, workspace }) {
	const home = (organization ?? workspace).id;
	for (let after;;) {
		const page = await store.list(users, "in_order", { home }, {
			limit: pageLength,
			...after && { after }
		});
		const bot = page.find((user) => user.appId === appId);
		const last = page.at(-1);
		if (bot !== void 0 || last === void 0 || page.length < pageLength) return bot;
		after = {
			created: last.created,
			id: last.id
		};
	}
}
// ../../packages/service/src/installs/granting/new-bot.ts
async function newBot({ appId, botName, place }, { store, ids, nowMs }) {
	const stem = botUserName(botName, new Set());
	const taken = new Set((await store.users.namesLike(stem)).map((name) => name.toLowerCase()));
	const userName = botUserName(botName, taken);
	const displayName = readDisplayName(botName).ok ? botName : userName;
	const created = toInstant(nowMs);
	const { organization, workspace } = place;
	return {
		id: ids.id(idPrefixes.user),
		version: 1,
		created,
		updated: created,
		kind: "bot",
		appId,
		...organization !== void 0 && { organizationId: organization.id },
		memberships: [{
			workspaceId: workspace.id,
			role: "member"
		}],
		active: true,
		forgotten: false,
		has2fa: false,
		userName,
		displayName,
		name: { givenName: displayName },
		emails: [],
		timezone: userDefaults.timezone,
		hasProfileFields: false
	};
}
// ../../packages/service/src/installs/granting/plan-webhook.ts
async function planWebhook({ app, place, installer }, channelId, { store, ids, nowMs, sealer }) {
	const before = await findWebhook(app.id, channelId, store);
	if (before?.sealed !== void 0) return toPlan(before, sealer.open(before.sealed, placeOf(before)), {
		expect: [],
		writes: []
	});
	const secret = newWebhookSecret(ids);
	const made = newWebhook(before ?? {
		id: ids.id(idPrefixes.webhook),
		created: toInstant(nowMs),
		appId: app.id,
		workspaceId: place.workspace.id,
		channelId,
		installerId: installer.id
	}, secret, sealer);
	const version = before?.version ?? 0;
	return toPlan(made, secret, {
		expect: [hasVersion(webhooks, { id: made.id }, version)],
		writes: [put(webhooks, {
			...made,
			version: version + 1
		})]
	});
}
function toPlan({ id, workspaceId, channelId }, secret, plan) {
	return {
		id,
		channelId,
		path: `services/${workspaceId}/${id}/${secret}`,
		...plan
	};
}
const webhooksAtOnce = 100;
async function findWebhook(appId, channelId, store) {
	for (let after = {};;) {
		const page = await store.list(webhooks, "of_app", { app_id: appId }, {
			limit: webhooksAtOnce,
			...after
		});
		const found = page.find((each) => each.channelId === channelId);
		const last = page.at(-1);
		if (found !== void 0 || last === void 0 || page.length < webhooksAtOnce) return found;
		after = { after: {
			channel_id: last.channelId,
			id: last.id
		} };
	}
}
// ../../packages/service/src/installs/granting/to-installation.ts
function toInstallation({ app, place, installer }, workspaceIds) {
	const target = targetOf(place);
	const role = roleIn(installer, target);
	return {
		target,
		installerId: installer.id,
		installerRole: role ?? "member",
		channelManager: target.kind === "organization" && isAdministrator(role),
		allowedAddresses: installSettingsOf(app).allowedAddresses,
		...workspaceIds !== void 0 && { workspaceIds }
	};
}
// ../../packages/service/src/installs/granting/plan-grant.ts
async function planGrant(grant, options) {
	const { botName, channelId } = grant;
	const bot = botName === void 0 ? void 0 : await planBot(grant, botName, options);
	const botTokens = bot && await planTokens("bot", bot.id, grant, options);
	const userTokens = grant.userScopes.length === 0 ? void 0 : await planTokens("user", grant.installer.id, grant, options);
	const webhook = channelId === void 0 ? void 0 : await planWebhook(grant, channelId, options);
	return {
		expect: [...bot?.expect ?? [], ...webhook?.expect ?? []],
		writes: [
			...bot?.writes ?? [],
			...botTokens?.writes ?? [],
			...userTokens?.writes ?? [],
			...webhook?.writes ?? []
		],
		...bot && botTokens && { bot: {
			...botTokens,
			userId: bot.id
		} },
		...userTokens && { user: userTokens },
		...webhook && { webhook }
	};
}
async function planBot({ app, place }, botName, { store, ids, nowMs }) {
	const found = await findBot(store, app.id, place);
	if (found === void 0) {
		const bot = await newBot({
			appId: app.id,
			botName,
			place
		}, {
			store,
			ids,
			nowMs
		});
		const expect = [hasVersion(users, { id: bot.id }, 0), {
			kind: "freeUserName",
			name: bot.userName
		}];
		return {
			id: bot.id,
			expect,
			writes: [put(users, bot)]
		};
	}
	const settled = settleBot(found, place.workspace.id);
	const expect = [hasVersion(users, { id: found.id }, found.version)];
	if (settled === found) return {
		id: found.id,
		expect,
		writes: []
	};
	const changed = {
		...settled,
		version: found.version + 1,
		updated: toInstant(nowMs)
	};
	return {
		id: found.id,
		expect,
		writes: [put(users, changed)]
	};
}
function settleBot(bot, workspaceId) {
	const isMember = bot.memberships.some((membership) => membership.workspaceId === workspaceId);
	if (bot.active && isMember) return bot;
	const memberships = isMember ? bot.memberships : [...bot.memberships, {
		workspaceId,
		role: "member"
	}];
	return {
		...bot,
		active: true,
		memberships
	};
}
async function planTokens(kind, userId, grant, options) {
	const { app, place, installer, rotates, isPublic, authTime } = grant;
	const target = targetOf(place);
	const asked = kind === "bot" ? grant.botScopes : grant.userScopes;
	const authorization = {
		appId: app.id,
		userId,
		targetId: target.id,
		scopes: asked
	};
	const earlier = await findEarlierTokens(authorization, options.store);
	const { workspaceIds = target.kind === "organization" ? [] : void 0 } = earlier.at(-1)?.installation ?? {};
	const installation = toInstallation({
		app,
		place,
		installer
	}, workspaceIds);
	const scopes = authTime === void 0 ? scopesWith(earlier, asked) : asked;
	const wanted = {
		kind,
		userId,
		appId: app.id,
		scopes,
		installation,
		rotates,
		isPublic,
		authTime
	};
	const sequence = nextSequence(earlier);
	const made = newTokens({
		...wanted,
		sequence
	}, options);
	return rotates ? {
		...made,
		writes: [...supersede(earlier, options.nowMs), ...made.writes]
	} : made;
}
// ../../packages/service/src/installs/codes/redeem.ts
const refuse = createRefuse("install#authorize");
function redeem(sent, client, { form, ...options }) {
	return decide(options.store, async () => {
		const found = await findCode(sent, client, {
			form,
			...options
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		return grantOf(found.code, client, options);
	});
}
async function findCode({ code: text = "", redirect_uri: redirectUri, code_verifier: verifier }, { app, isProven }, { store, nowMs, form }) {
	const { isPublic } = installSettingsOf(app);
	if (!isProven && !isPublic) return refuseSecret("no secret");
	const code = text === "" ? void 0 : await store.get(oauthCodes, { hash: hashToken(text) });
	if (code === void 0 || code.appId !== app.id) return refuse("invalid_code", "another code", "a code of the app");
	if (millisecondsOf(code.expires) <= nowMs) return refuse("invalid_code", code.expires, "a code that has not expired");
	if (code.form !== form) return refuse("oauth_authorization_url_mismatch", code.form, form);
	if (code.redirectUri !== redirectUri) return refuse("bad_redirect_uri", redirectUri, code.redirectUri);
	if (verifier !== void 0 && code.challenge === void 0 && !isPublic) return refuse("pkce_not_allowed", "code_verifier", "an app with PKCE");
	if (code.challenge !== void 0 && !meetsChallenge(verifier ?? "", code.challenge)) return refuse("invalid_code_verifier", verifier === void 0 ? "none" : "another one", "the verifier of the code");
	if (!isProven && code.challenge === void 0) return refuseSecret("no secret and no PKCE");
	if (code.botScopes.length + code.userScopes.length === 0) return refuse("no_scopes", "none", "a scope");
	return {
		ok: true,
		code
	};
}
async function grantOf(code, { app }, options) {
	const { store, nowMs } = options;
	const [place, installer] = await Promise.all([findInstallPlace(code.target, store), store.users.get(code.userId)]);
	if (place === void 0 || installer === void 0 || !isActive(installer, nowMs)) return answer(refuse("invalid_code", code.userId, "a person and a workspace that are still there"));
	const { organization } = place;
	if (code.form !== "signIn" && place.kind === "workspace" && organization !== void 0 && await isInstalledOn(organization.id, app.id, store)) return answer(refuse("cannot_install_an_org_installed_app", organization.id, "an app that is not on the organization"));
	const authTime = options.authTimeOf?.(code);
	const plan = await planGrant({
		...toGrant(code, {
			app,
			place,
			installer
		}),
		...authTime !== void 0 && { authTime }
	}, options);
	const alone = code.channelId === void 0 ? nothing : await holdCredentials(app.id, store);
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(oauthCodes, { hash: code.hash }, code.version),
				hasVersion(users, { id: installer.id }, installer.version),
				...plan.expect,
				...alone.expect
			],
			writes: [
				remove(oauthCodes, { hash: code.hash }),
				...plan.writes,
				...alone.writes
			]
		},
		answer: () => ({
			ok: true,
			code,
			place,
			installer,
			plan
		})
	};
}
const nothing = {
	expect: [],
	writes: []
};
async function holdCredentials(appId, store) {
	const before = await store.get(appCredentials, { app_id: appId });
	if (before === void 0) return nothing;
	return {
		expect: [hasVersion(appCredentials, { app_id: appId }, before.version)],
		writes: [put(appCredentials, {
			...before,
			version: before.version + 1
		})]
	};
}
function toGrant({ botScopes, userScopes, channelId, challenge, isDesktop }, { app, ...who }) {
	const { botName, isPublic, rotates } = installSettingsOf(app);
	return {
		app,
		...who,
		botScopes,
		userScopes,
		...botScopes.length > 0 && { botName },
		rotates: rotates || isDesktop === true,
		isPublic: isPublic && challenge !== void 0,
		...channelId !== void 0 && { channelId }
	};
}
function answer(refusal) {
	return {
		kind: "answer",
		answer: refusal
	};
}
export { supersede as i, planGrant as n, toInstallation as r, redeem as t };
