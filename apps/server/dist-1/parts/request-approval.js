import { $r as isAdministrator, Do as adminScopes, Io as idPatterns, Ir as isActive, Lo as idPrefixes, Qo as serviceLimits, So as hasVersion, To as remove, Wn as apps, Wr as decide, _o as toInstant, bn as appRequests, ln as oauthCodes, no as hashToken, po as millisecondsOf, ri as roleIn, wo as put, yn as appResolutions } from "./server.js";
import { $ as isInstalledOn, Nn as installSettingsOf, Z as scopeTexts } from "./rules.js";
import { r as targetOf } from "./code-challenge.js";
import { n as joinScopes, t as includesScopes } from "./asked-scopes.js";
// ../../packages/service/src/apps/webhooks/webhook-scope.ts
const webhookScope = "incoming-webhook";
function asksForWebhook({ oauth_config }) {
	const { bot = [], user = [] } = oauth_config?.scopes ?? {};
	return asksForWebhookScope([...bot, ...user]);
}
function asksForWebhookScope(scopes) {
	return scopes.includes(webhookScope);
}
// ../../packages/service/src/installs/codes/new-code.ts
const maxRemoved = 10;
const secretBytes = 32;
async function newCode(allowed, { store, ids, nowMs }) {
	const code = `${nowMs}.${Number.parseInt(ids.secret(4), 16)}.${ids.secret(secretBytes)}`;
	const over = (await store.list(oauthCodes, "expiring", {}, { limit: maxRemoved })).filter(({ expires }) => millisecondsOf(expires) <= nowMs);
	const stored = {
		...allowed,
		hash: hashToken(code),
		version: 1,
		created: toInstant(nowMs),
		expires: toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 6e4)
	};
	return {
		code,
		writes: [...over.map(({ hash }) => remove(oauthCodes, { hash })), put(oauthCodes, stored)]
	};
}
// ../../packages/service/src/installs/authorize/standing-of.ts
async function standingOf({ appId, place, person, ...scopes }, store) {
	const target = targetOf(place);
	const targetIds = [...new Set([target.id, ...place.organization === void 0 ? [] : [place.organization.id]])];
	const resolutions = (await Promise.all(targetIds.map((id) => store.get(appResolutions, {
		target_id: id,
		app_id: appId
	})))).filter((resolution) => resolution !== void 0);
	if (resolutions.some(({ status }) => status === "restricted")) return "restricted";
	if (!(target.kind === "workspace" && place.workspace.requiresAppApproval === true) || isAdministrator(roleIn(person, target))) return "open";
	return includesScopes(joinScopes(resolutions), scopes) && resolutions.length > 0 ? "open" : "needsApproval";
}
// ../../packages/service/src/installs/authorize/find-places.ts
async function findPlaces({ app, form, teamId, botScopes, userScopes }, person, store) {
	const [organization, all, connected] = await Promise.all([
		store.organizations.get(),
		store.organizations.workspaces(),
		store.users.connectedWorkspaces(person.id)
	]);
	const ids = new Set([...person.memberships.map(({ workspaceId }) => workspaceId), ...connected]);
	const own = all.filter(({ id, deleted }) => ids.has(id) && !deleted).map((workspace) => toChoice("workspace", workspace, organization));
	if (form === "signIn") return narrowed(own, teamId);
	if (person.guest !== void 0) return refuse$1("access_denied", "Guests cannot install apps.");
	const asksToAdminister = organization !== void 0 && asksForAdministration([...botScopes, ...userScopes]);
	const open = own.filter(({ place }) => isOpenTo(app, place, all));
	if (open.length === 0) return refuse$1("invalid_team_for_non_distributed_app", "The app is not distributed, so it can only be installed in the workspace that it belongs to.");
	const wide = findOrganization(app, person, organization, all);
	const installed = organization !== void 0 && await isInstalledOn(organization.id, app.id, store);
	if (installed && wide === void 0) return refuse$1("cannot_install_an_org_installed_app", "The app is installed on the whole organization already.");
	if (asksToAdminister && wide === void 0) return refuse$1(adminScopes.error, "An app with administrative scopes is installed on the organization, by an administrator of it.");
	const workspaces = installed || asksToAdminister ? [] : open;
	const places = wide === void 0 ? workspaces : [...workspaces, wide];
	const decided = await withStandings(places, {
		appId: app.id,
		person,
		botScopes,
		userScopes
	}, store);
	if (places.length > 0 && decided.length === 0) return refuse$1("app_restricted", "An administrator has restricted the app, so nobody can install it.");
	return narrowed(decided, teamId);
}
async function withStandings(places, wanted, store) {
	return (await Promise.all(places.map(async (choice) => {
		const standing = await standingOf({
			...wanted,
			place: choice.place
		}, store);
		return standing === "restricted" ? [] : [{
			...choice,
			needsApproval: standing === "needsApproval"
		}];
	}))).flat();
}
function asksForAdministration(scopes) {
	const onWorkspaces = adminScopes.onWorkspaces;
	return scopes.some((scope) => scope.startsWith(adminScopes.prefix) && !onWorkspaces.includes(scope));
}
function narrowed(places, teamId) {
	if (places.length === 0) return refuse$1("team_not_found", "This person is in no workspace.");
	const wanted = places.find(({ id }) => id === teamId);
	if (wanted === void 0) return {
		ok: true,
		places
	};
	return {
		ok: true,
		places: [wanted, ...places.filter((each) => each !== wanted)]
	};
}
function findOrganization(app, person, organization, all) {
	const workspace = all.find(({ id }) => id === organization?.defaultWorkspaceId);
	if (!(organization !== void 0 && person.organizationId === organization.id) || workspace === void 0 || !isAdministrator(person.organizationRole)) return void 0;
	return installSettingsOf(app).isForOrganizations ? toChoice("organization", workspace, organization) : void 0;
}
function isOpenTo(app, { workspace, organization }, all) {
	const { isDistributed, isForOrganizations } = installSettingsOf(app);
	if (isDistributed || app.ownerId === workspace.id) return true;
	if (organization === void 0) return false;
	const isOfSameOrganization = all.some(({ id, organizationId }) => id === app.ownerId && organizationId === organization.id);
	return app.ownerId === organization.id || isForOrganizations && isOfSameOrganization;
}
function toChoice(kind, workspace, organization) {
	const place = {
		kind,
		workspace,
		...organization !== void 0 && workspace.organizationId === organization.id && { organization }
	};
	const name = kind === "organization" && organization !== void 0 ? organization.name : workspace.name;
	return {
		id: targetOf(place).id,
		name,
		place,
		needsApproval: false
	};
}
function refusePlace(places) {
	return refuse$1("team_not_found", `The app cannot be installed there. This person can install it on ${places.map(({ name }) => name).join(", ")}.`);
}
function refuse$1(error, sentence) {
	return {
		ok: false,
		error,
		sentence
	};
}
// ../../packages/service/src/installs/authorize/allow.ts
async function allow(request, consent, choice, options) {
	const allowed = await allowedCode(request, consent, choice, options);
	return allowed.ok ? {
		ok: true,
		location: withAnswer(request, { code: allowed.code })
	} : allowed;
}
async function allowedCode(request, { person, places, asksForChannel, ...asked }, choice, options) {
	const place = places.find(({ id }) => id === choice.placeId);
	if (place === void 0) return refusePlace(places);
	if (place.needsApproval) return refuse("approval_required", "Administrators of the workspace have to approve the app first.");
	const channel = asksForChannel ? await findChannel(choice.channel ?? "", place, person.id, options.store) : void 0;
	if (asksForChannel && channel === void 0) return refuse("channel_not_found", "Choose a channel of the workspace for the webhook of the app.");
	const { form, app, redirectUri, challenge, isDesktop, nonce } = request;
	return {
		ok: true,
		code: await decide(options.store, async () => {
			const made = await newCode({
				form,
				appId: app.id,
				userId: person.id,
				target: targetOf(place.place),
				botScopes: granted(asked.botScopes, choice.botScopes),
				userScopes: granted(asked.userScopes, choice.userScopes),
				...redirectUri !== void 0 && { redirectUri },
				...challenge !== void 0 && { challenge },
				...isDesktop && { isDesktop },
				...nonce !== void 0 && { nonce },
				...channel !== void 0 && { channelId: channel }
			}, options);
			return {
				kind: "commit",
				batch: {
					expect: [],
					writes: made.writes
				},
				answer: () => made.code
			};
		})
	};
}
function deny(request) {
	return withAnswer(request, { error: "access_denied" });
}
function withAnswer({ redirectUrl, state }, answer) {
	const url = new URL(redirectUrl);
	for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
	if (state !== void 0) url.searchParams.set("state", state);
	return url.href;
}
function granted(asked, chosen) {
	return asked.filter(({ name, isOptional }) => !isOptional || chosen.includes(name)).map(({ name }) => name);
}
async function findChannel(text, { place }, personId, { channels }) {
	const wanted = text.trim().replace(/^#/, "");
	const named = idPatterns.channel.test(wanted) ? await channels.get(wanted) : await channels.byName(place.workspace.id, wanted);
	const seen = named === void 0 ? void 0 : await channels.seenBy(named.id, personId);
	if (seen === void 0 || seen.channel.deleted === true || seen.channel.archived === true) return void 0;
	const { kind, workspaceId, id } = seen.channel;
	if (workspaceId !== place.workspace.id || kind !== "public" && kind !== "private") return void 0;
	return kind === "public" || seen.membership !== void 0 ? id : void 0;
}
function refuse(error, sentence) {
	return {
		ok: false,
		error,
		sentence
	};
}
// ../../packages/service/src/installs/authorize/describe-consent.ts
async function describeConsent(request, personId, { store, nowMs }) {
	const person = await store.users.get(personId);
	if (person === void 0 || person.kind === "bot" || !isActive(person, nowMs)) return {
		ok: false,
		error: "user_not_found",
		sentence: "There is no such person, or the account is deactivated."
	};
	const found = await findPlaces(request, person, store);
	if (!found.ok) return found;
	const { optionalBotScopes, optionalUserScopes } = installSettingsOf(request.app);
	const optional = request.form === "signIn" ? [] : optionalUserScopes;
	return {
		ok: true,
		person,
		places: found.places,
		botScopes: request.botScopes.map((name) => toScope(name, optionalBotScopes)),
		userScopes: request.userScopes.map((name) => toScope(name, optional)),
		asksForChannel: asksForWebhookScope([...request.botScopes, ...request.userScopes])
	};
}
function toScope(name, optional) {
	const text = Object.hasOwn(scopeTexts, name) ? scopeTexts[name] : void 0;
	return {
		name,
		...text !== void 0 && { text },
		isOptional: optional.includes(name)
	};
}
// ../../packages/service/src/installs/authorize/request-approval.ts
function requestApproval(wanted, message, options) {
	return decide(options.store, () => decideRequest(wanted, message, options));
}
async function decideRequest(wanted, message, { store, ids, nowMs }) {
	const { appId, place, person, botScopes, userScopes } = wanted;
	const app = await store.apps.get(appId);
	if (app === void 0 || await standingOf(wanted, store) !== "needsApproval") return {
		kind: "answer",
		answer: void 0
	};
	const target = {
		target_id: targetOf(place).id,
		app_id: appId
	};
	const key = {
		...target,
		user_id: person.id
	};
	const [before, resolution] = await Promise.all([store.get(appRequests, key), store.get(appResolutions, target)]);
	if (before?.status === "open" && includesScopes(before, wanted)) return {
		kind: "answer",
		answer: before
	};
	const request = {
		id: ids.id(idPrefixes.appRequest),
		version: (before?.version ?? 0) + 1,
		created: toInstant(nowMs),
		appId,
		targetId: target.target_id,
		userId: person.id,
		message,
		status: "open",
		botScopes,
		userScopes
	};
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(apps, { id: appId }, app.version),
				hasVersion(appRequests, key, before?.version ?? 0),
				hasVersion(appResolutions, target, resolution?.version ?? 0)
			],
			writes: [put(appRequests, request)]
		},
		answer: () => request
	};
}
export { deny as a, allowedCode as i, describeConsent as n, refusePlace as o, allow as r, asksForWebhook as s, requestApproval as t };
