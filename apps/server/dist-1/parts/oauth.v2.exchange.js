import { Dr as readTokenState, Er as findInvalidity, Hr as createRefuse, So as hasVersion, Wr as decide, mr as tokens, no as hashToken, wo as put } from "./server.js";
import { t as toRenewed } from "./to-renewed.js";
import { Fn as newTokens, J as authenticateClient, Nn as installSettingsOf, Q as findInstallPlace } from "./rules.js";
// ../../packages/service/src/installs/oauth.v2.exchange.ts
const refuse = createRefuse("install#token-rotation");
function createExchange(options) {
	return async (sent, { now }) => {
		const found = await authenticateClient(sent, options.store);
		if (!found.ok) return found;
		const timed = {
			...options,
			nowMs: now.getTime()
		};
		return decide(options.store, () => decideExchange(sent.token ?? "", found.client, timed));
	};
}
async function decideExchange(text, { app }, options) {
	const { store, nowMs } = options;
	if (!installSettingsOf(app).rotates) return answer(refuse("token_rotation_not_enabled", app.id, "an app that rotates its tokens"));
	const state = text === "" ? void 0 : await readTokenState(store, hashToken(text));
	const kind = state?.token.kind;
	if (state === void 0 || state.token.appId !== app.id || kind !== "bot" && kind !== "user") return answer(refuse("invalid_token", kind, "a bot or user token of the app"));
	const { token, user } = state;
	if (token.exchanged === true) return answer(refuse("token_already_exchanged", token.created, "a token that was not exchanged"));
	if (token.expires !== void 0) return answer(refuse("invalid_token", token.expires, "a token that does not expire"));
	const place = await findInstallPlace(token.installation.target, store);
	const end = findInvalidity(state, nowMs);
	if (end !== void 0 || user === void 0 || place === void 0) return answer(refuse("authorization_not_found", end, "an installation that is still there"));
	const { scopes, installation } = token;
	const made = newTokens({
		kind,
		userId: user.id,
		appId: app.id,
		scopes,
		installation,
		rotates: true,
		replaces: token.hash
	}, options);
	const renewed = {
		kind,
		place,
		authorizedId: installation.installerId,
		holder: user,
		made
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(tokens, { hash: token.hash }, token.version ?? 1)],
			writes: [put(tokens, {
				...token,
				version: (token.version ?? 1) + 1,
				exchanged: true
			}), ...made.writes]
		},
		answer: () => ({
			ok: true,
			...toRenewed(renewed, app.id),
			refresh_token: made.refreshToken ?? "",
			expires_in: made.expiresIn ?? 0
		})
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createExchange };
