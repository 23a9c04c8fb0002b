import { n as refusePage, t as createPage } from "./page2.js";
import { t as html } from "./html.js";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
// src/oauth/consent-proof.ts
const cookieName = "rollcall-consent";
const key = /(?:^|; *)rollcall-consent=([0-9a-f]{32})(?:;|$)/;
function createConsentProofs() {
	const secret = randomBytes(32);
	const proofOf = (browser, parameters) => createHmac("sha256", secret).update(JSON.stringify([browser, [...parameters].toSorted(([one], [other]) => one < other ? -1 : 1)])).digest("hex");
	return {
		make: (parameters) => {
			const browser = randomBytes(16).toString("hex");
			const cookie = `${cookieName}=${browser}; Path=/; HttpOnly; SameSite=Strict; Max-Age=600`;
			return {
				proof: proofOf(browser, parameters),
				cookie
			};
		},
		check: (parameters, proof, cookies) => {
			const browser = key.exec(cookies ?? "")?.[1];
			if (browser === void 0) return false;
			const [sent, wanted] = [Buffer.from(proof), Buffer.from(proofOf(browser, parameters))];
			return sent.length === wanted.length && timingSafeEqual(sent, wanted);
		}
	};
}
// src/oauth/hidden-fields.ts
function hiddenFields(fields) {
	return [...fields].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
// src/oauth/render-places.ts
function renderPlaces(places) {
	return html`<fieldset><legend>Where</legend>
${places.map(({ id, name, place, needsApproval }, index) => {
		const kind = place.kind === "organization" ? "the whole organization" : "workspace";
		return html`<label><input type="radio" name="place" value="${id}"${index === 0 ? checked : void 0} required> ${name} (${kind}${needsApproval ? ", needs approval" : ""})</label>
`;
	})}</fieldset>`;
}
const checked = html` checked`;
// src/oauth/render-scopes.ts
function renderScopes(title, kind, scopes) {
	if (scopes.length === 0) return void 0;
	const [fixed, optional] = [scopes.filter((one) => !one.isOptional), scopes.filter((one) => one.isOptional)];
	return html`<h2>${title}</h2>
${fixed.length === 0 ? void 0 : html`<ul>${fixed.map((scope) => html`<li>${describe(scope)}</li>`)}</ul>`}
${optional.length === 0 ? void 0 : html`<fieldset><legend>Optional</legend>${optional.map((scope) => html`<label><input type="checkbox" name="${kind}_scope_granted" value="${scope.name}" checked> ${describe(scope)}</label>`)}</fieldset>`}`;
}
function describe({ name, text }) {
	return text === void 0 ? html`<code>${name}</code>` : html`${text} <code>${name}</code>`;
}
// src/oauth/render-approval.ts
function renderApproval({ request: { app }, consent, parameters, proof }) {
	const { person, places, botScopes, userScopes } = consent;
	return html`<h1>Ask for ${app.name}?</h1>
<p>Administrators have to approve <strong>${app.name}</strong> before people install it. You act as <code>@${person.userName}</code>.</p>
<form method="post">${hiddenFields([...parameters, ["proof", proof]])}
${renderPlaces(places)}
${renderScopes("What its bot may do", "bot", asFixed(botScopes))}
${renderScopes("What it may do for you", "user", asFixed(userScopes))}
<h2>Your note to the administrators</h2>
<label for="message">Note</label>
<input type="text" id="message" name="message" autocomplete="off">
<div class="choice"><button class="main" name="decision" value="ask">Send request</button>
<button name="decision" value="cancel">Cancel</button></div></form>`;
}
function asFixed(scopes) {
	return scopes.map((scope) => ({
		...scope,
		isOptional: false
	}));
}
function renderAsked({ app }, place) {
	return html`<h1>Your request was sent</h1>
<p>The administrators of ${place} have been asked to approve <strong>${app.name}</strong>. Install it on this page again when they have.</p>`;
}
// src/oauth/render-consent.ts
function renderConsent({ request, consent, parameters, proof }) {
	const { app, form } = request;
	const { person, places, botScopes, userScopes, asksForChannel } = consent;
	const verb = form === "signIn" ? "know who you are" : "be installed";
	return html`<h1>Allow ${app.name}?</h1>
<p><strong>${app.name}</strong> wants to ${verb}. You act as <code>@${person.userName}</code>.</p>
<form method="post">${hiddenFields([...parameters, ["proof", proof]])}
${renderPlaces(places)}
${renderScopes("What its bot may do", "bot", botScopes)}
${renderScopes("What it may do for you", "user", userScopes)}
${asksForChannel ? renderChannel() : void 0}
<div class="choice"><button class="main" name="decision" value="allow">Allow</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button></div></form>`;
}
function renderChannel() {
	return html`<h2>Where its webhook posts</h2>
<label for="channel">Channel</label>
<input type="text" id="channel" name="channel" value="#general" autocomplete="off" required>`;
}
// src/oauth/render-form-post.ts
const answered = [
	"code",
	"error",
	"state"
];
function renderFormPost(appName, location) {
	const url = new URL(location);
	const fields = answered.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
	for (const name of answered) url.searchParams.delete(name);
	return html`<h1>Continue to ${appName}</h1>
<form method="post" action="${url.href}">${hiddenFields(fields)}
<div class="choice"><button class="main">Continue</button></div></form>`;
}
// src/oauth/render-people.ts
function renderPeople({ request: { app, form }, people, parameters, missing }) {
	const fields = hiddenFields(parameters);
	const verb = form === "signIn" ? "know who you are" : "be installed";
	const alert = missing === void 0 ? void 0 : html`<p role="alert">No person has the name or address \u201c${missing}\u201d.</p>`;
	return html`<h1>Who are you?</h1>
<p><strong>${app.name}</strong> wants to ${verb}. On this test server nobody signs in: pick a person.</p>
${alert}
<form method="get">${fields}
<label for="who">User name, email address or identifier</label>
<input type="text" id="who" name="who" autocomplete="off" required>
<p><button>Continue</button></p></form>
<h2>People</h2>
<form method="get">${fields}
<ul class="people">${people.map(({ id, userName, displayName }) => html`<li><button name="person" value="${id}">${displayName === "" ? userName : displayName} <code>@${userName}</code></button></li>
`)}</ul></form>`;
}
// src/oauth/serve-authorize.ts
const known = [
	"client_id",
	"scope",
	"user_scope",
	"redirect_uri",
	"state",
	"team",
	"code_challenge",
	"code_challenge_method",
	"response_type",
	"response_mode",
	"nonce"
];
const maxFormBytes = 65536;
function createAuthorize(form, { load, worldPrefix }) {
	const proofs = createConsentProofs();
	return async (request) => {
		switch (request.method) {
			case "GET":
			case "HEAD": return withoutBody(request.method, await show(request));
			case "POST": return decide(request);
			default: return new Response("Method Not Allowed\n", {
				status: 405,
				headers: { allow: "GET, HEAD, POST" }
			});
		}
	};
	async function show({ url, method, headers }) {
		const sent = new URL(url).searchParams;
		const installs = await load();
		const parameters = readParameters(sent);
		if (parameters === void 0) return refuse(repeated);
		const read = await installs.read(form, withoutPrefix(parameters));
		if (!read.ok) return refuse(read);
		const who = sent.get("who")?.trim() ?? "";
		const personId = sent.get("person") ?? (who === "" ? void 0 : (await installs.findPerson(who))?.id);
		if (personId === void 0) return askWho(read.request, parameters, {
			installs,
			missing: who
		});
		const consent = await installs.describe(read.request, personId);
		if (!consent.ok) return refuse(consent);
		const site = headers.get("sec-fetch-site");
		if (method === "GET" && (site === null || site === "same-origin") && await installs.hasConsented(read.request, consent)) {
			const choice = {
				placeId: read.request.teamId ?? "",
				botScopes: [],
				userScopes: []
			};
			const allowed = await installs.allow(read.request, consent, choice);
			return allowed.ok ? answer(read.request, allowed.location) : refuse(allowed);
		}
		return askFor(consent.places.every(({ needsApproval }) => needsApproval) ? "approval" : "consent", {
			request: read.request,
			consent,
			parameters,
			proofs
		});
	}
	async function decide(request) {
		const body = await readForm(request);
		if (body === void 0) return refusePage(form, {
			status: 400,
			sentence: unreadable
		});
		const parameters = readParameters(body);
		if (parameters === void 0) return refuse(repeated);
		const personId = body.get("person") ?? "";
		const proved = new Map([...parameters, ["person", personId]]);
		if (!proofs.check(proved, body.get("proof") ?? "", request.headers.get("cookie"))) return refusePage(form, {
			status: 403,
			sentence: unproved
		});
		const installs = await load();
		const read = await installs.read(form, withoutPrefix(parameters));
		if (!read.ok) return refuse(read);
		if (body.get("decision") === "cancel") return answer(read.request, installs.deny(read.request));
		const consent = await installs.describe(read.request, personId);
		if (!consent.ok) return refuse(consent);
		if (body.get("decision") === "ask") return ask(installs, read.request, consent, body);
		if (body.get("decision") !== "allow") return refusePage(form, {
			status: 400,
			sentence: "Choose Allow or Cancel."
		});
		const chosen = consent.places.find(({ id }) => id === body.get("place"));
		if (chosen?.needsApproval === true) return askFor("approval", {
			request: read.request,
			consent: {
				...consent,
				places: [chosen]
			},
			parameters,
			proofs
		});
		const channel = body.get("channel");
		const allowed = await installs.allow(read.request, consent, {
			placeId: body.get("place") ?? "",
			botScopes: body.getAll("bot_scope_granted"),
			userScopes: body.getAll("user_scope_granted"),
			...channel !== null && { channel }
		});
		return allowed.ok ? answer(read.request, allowed.location) : refuse(allowed);
	}
	function withoutPrefix(parameters) {
		const { client_id: id = "", ...others } = Object.fromEntries(parameters);
		return {
			...others,
			client_id: id.startsWith(worldPrefix) ? id.slice(worldPrefix.length) : id
		};
	}
	function refuse({ sentence, error }) {
		return refusePage(form, {
			status: 400,
			sentence,
			error
		});
	}
}
const unreadable = "The form could not be read; go back and try again.";
const unproved = "The form did not come from this page, or it is too old; go back, reload it and try again.";
const repeated = {
	error: "invalid_arguments",
	sentence: "The address has a parameter more than once."
};
async function askWho(request, parameters, { installs, missing }) {
	const body = renderPeople({
		request,
		people: await installs.listPeople(),
		parameters,
		missing: missing === "" ? void 0 : missing
	});
	const verb = request.form === "signIn" ? "Sign in to" : "Install";
	return createPage({
		title: `${verb} ${request.app.name}`,
		body
	});
}
function askFor(answer, { request, consent, parameters, proofs }) {
	const kept = new Map([...parameters, ["person", consent.person.id]]);
	const { proof, cookie } = proofs.make(kept);
	const shown = {
		request,
		consent,
		parameters: kept,
		proof
	};
	const [verb, body] = answer === "consent" ? ["Allow", renderConsent(shown)] : ["Ask for", renderApproval(shown)];
	return createPage({
		title: `${verb} ${request.app.name}?`,
		body,
		cookie,
		leadsTo: sourceOf(request.redirectUrl)
	});
}
async function ask(installs, request, consent, body) {
	const choice = {
		placeId: body.get("place") ?? "",
		message: body.get("message")?.trim() ?? ""
	};
	const asked = await installs.ask(request, consent, choice);
	if (!asked.ok) return refusePage(request.form, {
		status: 400,
		...asked
	});
	return createPage({
		title: "Your request was sent",
		body: renderAsked(request, asked.place.name)
	});
}
function sourceOf(redirectUrl) {
	const { origin, protocol } = new URL(redirectUrl);
	return origin === "null" ? protocol : origin;
}
function readParameters(sent) {
	const found = known.map((name) => [name, sent.getAll(name).filter((value) => value !== "")]);
	if (found.some(([, values]) => values.length > 1)) return void 0;
	return new Map(found.flatMap(([name, [value]]) => value === void 0 ? [] : [[name, value]]));
}
async function readForm(request) {
	const type = request.headers.get("content-type") ?? "";
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return void 0;
	const parts = [];
	let size = 0;
	for await (const part of request.body ?? []) {
		size += part.byteLength;
		if (size > maxFormBytes) return void 0;
		parts.push(part);
	}
	return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
}
function answer({ app, isFormPost, redirectUrl }, location) {
	if (isFormPost !== true) return redirectTo(location);
	const body = renderFormPost(app.name, location);
	return createPage({
		title: `Continue to ${app.name}`,
		body,
		leadsTo: sourceOf(redirectUrl)
	});
}
function redirectTo(location) {
	return new Response(null, {
		status: 302,
		headers: {
			location,
			"cache-control": "no-store",
			"referrer-policy": "no-referrer"
		}
	});
}
function withoutBody(method, response) {
	return method === "HEAD" ? new Response(null, response) : response;
}
export { createAuthorize };
