import { a as deny, n as describeConsent, o as refusePlace, r as allow, t as requestApproval } from "./request-approval.js";
import { Nn as installSettingsOf, Y as findClient } from "./rules.js";
import { c as signInScopes, i as findEarlierTokens, t as isChallenge } from "./code-challenge.js";
import { Ir as isActive } from "./server.js";
// ../../packages/service/src/installs/authorize/ask-approval.ts
async function askApproval({ app, botScopes, userScopes }, { person, places }, { placeId, message }, options) {
	const place = places.find(({ id }) => id === placeId);
	if (place === void 0) return refusePlace(places);
	const wanted = {
		appId: app.id,
		place: place.place,
		person,
		botScopes,
		userScopes
	};
	if (await requestApproval(wanted, message, options) !== void 0) return {
		ok: true,
		place
	};
	return {
		ok: false,
		error: "no_request_needed",
		sentence: "The app needs no approval there; reload the page."
	};
}
// ../../packages/service/src/installs/authorize/read-scopes.ts
const scopeForm = /^[a-z][a-z0-9_.:-]{0,49}$/;
function readScopes(form, { scope, user_scope: userScope }) {
	const botScopes = form === "app" ? split(scope) : [];
	const userScopes = form === "app" ? split(userScope) : split(scope);
	const all = [...botScopes, ...userScopes];
	if (all.find((each) => !scopeForm.test(each)) !== void 0) return refuse$1("invalid_scope", "A scope is a word such as chat:write.");
	if (all.length === 0) return refuse$1("no_scopes", "The address asks for no scope.");
	const ofSignIn = all.filter((each) => signInScopes.has(each));
	if (ofSignIn.length > 0 && ofSignIn.length < all.length) return refuse$1("invalid_scope", "The scopes openid, email and profile cannot be asked for together with others.");
	if (form === "signIn" && !userScopes.includes("openid")) return refuse$1("invalid_scope", "Signing in needs the scope openid.");
	return {
		ok: true,
		botScopes,
		userScopes
	};
}
function split(text = "") {
	return [...new Set(text.split(/[\s,]+/).filter((each) => each !== ""))];
}
function refuse$1(error, sentence) {
	return {
		ok: false,
		error,
		sentence
	};
}
// ../../packages/service/src/installs/authorize/redirect-url.ts
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
async function findRedirectUrl(sent, { allowed, isPublic, allowsHttp }) {
	const wanted = sent ?? allowed[0];
	const url = wanted === void 0 ? void 0 : parse(wanted);
	if (url === void 0 || !allowed.some((each) => covers(each, url))) return void 0;
	if (url.protocol === "http:" && !loopback.test(url.hostname) && !await allowsHttp(url.hostname.replace(/^\[(.*)\]$/, "$1"))) return void 0;
	const isOwnScheme = url.protocol !== "http:" && url.protocol !== "https:";
	return {
		href: url.href,
		isDesktop: isOwnScheme || isPublic && loopback.test(url.hostname)
	};
}
function parse(text) {
	if (text.includes("#") || text.includes("\\") || /\s/.test(text) || !URL.canParse(text)) return void 0;
	const url = new URL(text);
	return url.username !== "" || url.password !== "" || refused.has(url.protocol) ? void 0 : url;
}
const refused = new Set([
	"javascript:",
	"data:",
	"vbscript:",
	"file:",
	"blob:",
	"about:"
]);
function covers(configured, url) {
	const base = URL.canParse(configured) ? new URL(configured) : void 0;
	if (base === void 0 || base.protocol !== url.protocol || base.host !== url.host) return false;
	if (base.pathname === url.pathname) return base.search === "" || base.search === url.search;
	const folder = base.pathname.endsWith("/") ? base.pathname : `${base.pathname}/`;
	return base.search === "" && url.pathname.startsWith(folder);
}
// ../../packages/service/src/installs/authorize/authorize-request.ts
async function readAuthorizeRequest(form, parameters, { store, allowsHttp }) {
	const app = await findClient(parameters["client_id"] ?? "", store);
	if (app === void 0) return refuse("invalid_client_id", "No app has this client ID.");
	const { redirectUrls, isPublic } = installSettingsOf(app);
	const redirectUri = parameters["redirect_uri"];
	if (form === "signIn" && redirectUri === void 0) return refuse("bad_redirect_uri", "Signing in needs a redirect_uri.");
	const redirect = await findRedirectUrl(redirectUri, {
		allowed: redirectUrls,
		isPublic,
		allowsHttp
	});
	if (redirect === void 0) return refuse("bad_redirect_uri", describeRedirect(redirectUri, redirectUrls));
	const scopes = readScopes(form, parameters);
	if (!scopes.ok) return scopes;
	const { code_challenge: challenge, code_challenge_method: method, response_type: type } = parameters;
	const refusal = refuseResponseType(form, type) ?? refuseChallenge(challenge, method, isPublic) ?? (redirect.isDesktop ? refuseDesktop(challenge, scopes.botScopes) : void 0);
	if (refusal !== void 0) return refusal;
	const { state, team, nonce, response_mode: mode } = parameters;
	return {
		ok: true,
		request: {
			form,
			app,
			botScopes: scopes.botScopes,
			userScopes: scopes.userScopes,
			redirectUrl: redirect.href,
			...redirectUri !== void 0 && { redirectUri },
			...state !== void 0 && { state },
			...team !== void 0 && { teamId: team },
			...challenge !== void 0 && { challenge },
			isDesktop: redirect.isDesktop,
			...form === "signIn" && nonce !== void 0 && { nonce },
			...form === "signIn" && mode === "form_post" && { isFormPost: true }
		}
	};
}
function describeRedirect(sent, configured) {
	if (configured.length === 0) return "The manifest of the app has no redirect URLs.";
	return `${sent === void 0 ? "The first redirect URL of the app" : "The redirect_uri"} must equal a redirect URL of the app or lie below its path, and use https, or http on this machine.`;
}
function refuseResponseType(form, type) {
	if (form !== "signIn" || type === "code") return void 0;
	return refuse("unsupported_response_type", "Signing in needs the response_type code.");
}
function refuseChallenge(challenge, method, isPublic) {
	if (challenge === void 0 && method === void 0) return void 0;
	if (!isPublic) return refuse("pkce_not_allowed", "The manifest of the app does not enable PKCE.");
	if (method !== "S256") return refuse("invalid_code_challenge_method", "The code_challenge_method must be S256.");
	if (challenge !== void 0 && isChallenge(challenge)) return void 0;
	return refuse("invalid_code_challenge", "The code_challenge must be a SHA-256 in base64url: 43 characters.");
}
function refuseDesktop(challenge, botScopes) {
	if (challenge === void 0) return refuse("invalid_code_challenge", "A redirect to a device needs PKCE.");
	if (botScopes.length === 0) return void 0;
	return refuse("invalid_scope", "A redirect to a device cannot ask for scopes of a bot.");
}
function refuse(error, sentence) {
	return {
		ok: false,
		error,
		sentence
	};
}
// ../../packages/service/src/installs/authorize/find-people.ts
const maxListed = 50;
async function listPeople({ store, nowMs }) {
	const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
	const home = organization?.id ?? workspaces.find(({ deleted }) => !deleted)?.id;
	if (home === void 0) return [];
	const { items } = await store.users.find({
		home,
		offset: 0,
		limit: maxListed,
		order: "ascending"
	});
	return items.filter((user) => isPerson(user, nowMs));
}
async function findPerson(text, { store, nowMs }) {
	const wanted = text.trim().replace(/^@/, "");
	if (wanted === "") return void 0;
	const { users } = store;
	const found = await users.get(wanted) ?? await users.byUserName(wanted) ?? await users.byEmail(wanted);
	return found !== void 0 && isPerson(found, nowMs) ? found : void 0;
}
function isPerson(user, nowMs) {
	return user.kind === "person" && isActive(user, nowMs);
}
// ../../packages/service/src/installs/authorize/has-consented.ts
async function hasConsented({ form, app, teamId, userScopes }, { person, places }, store) {
	if (form !== "signIn" || teamId === void 0 || places.every(({ id }) => id !== teamId)) return false;
	const authorization = {
		appId: app.id,
		userId: person.id,
		targetId: teamId,
		scopes: userScopes
	};
	return (await findEarlierTokens(authorization, store)).some(({ scopes }) => userScopes.every((scope) => scopes.includes(scope)));
}
// ../../packages/service/src/installs/create-installs.ts
function createInstalls({ store, clock, ids, allowsHttp }) {
	const at = () => ({
		store,
		ids,
		nowMs: clock.now().getTime()
	});
	return {
		read: (form, parameters) => readAuthorizeRequest(form, parameters, {
			store,
			allowsHttp
		}),
		describe: (request, personId) => describeConsent(request, personId, at()),
		hasConsented: (request, consent) => hasConsented(request, consent, store),
		allow: (request, consent, choice) => allow(request, consent, choice, at()),
		ask: (request, consent, choice) => askApproval(request, consent, choice, at()),
		deny,
		listPeople: () => listPeople(at()),
		findPerson: (text) => findPerson(text, at())
	};
}
export { createInstalls };
