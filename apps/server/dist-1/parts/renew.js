import { Hr as createRefuse, Ir as isActive, So as hasVersion, To as remove, Un as refreshTokens, Wr as decide, _o as toInstant, mr as tokens, no as hashToken, po as millisecondsOf, wo as put } from "./server.js";
import { a as nextSequence, i as findEarlierTokens, s as isForSignIn } from "./code-challenge.js";
import { Fn as newTokens, Q as findInstallPlace, X as refuseSecret } from "./rules.js";
import { i as supersede } from "./redeem.js";
// ../../packages/service/src/installs/rotation/renew.ts
const refuse = createRefuse("install#token-rotation");
function renew(text, client, options) {
	return decide(options.store, () => decideRenewal(text, client, options));
}
async function decideRenewal(text, { app, isProven }, options) {
	const { store, nowMs } = options;
	const stored = text === "" ? void 0 : await store.get(refreshTokens, { hash: hashToken(text) });
	if (!isProven && stored?.isPublic !== true) return answer(refuseSecret("no secret"));
	const isOwn = stored?.appId === app.id && isWanted(stored, options.only);
	if (stored === void 0 || !isOwn) return answer(refuse("invalid_refresh_token", "another", "a refresh token of the app"));
	if (stored.expires !== void 0 && millisecondsOf(stored.expires) <= nowMs) return answer(refuse("invalid_refresh_token", stored.expires, "a refresh token that has not expired"));
	const [holder, place] = await Promise.all([store.users.get(stored.userId ?? ""), findInstallPlace(stored.installation.target, store)]);
	if (holder === void 0 || !isActive(holder, nowMs) || place === void 0) return answer(refuse("invalid_refresh_token", stored.userId, "an installation that is still there"));
	const { kind, userId, appId, scopes, isPublic, authTime } = stored;
	const targetId = stored.installation.target.id;
	const earlier = await findEarlierTokens({
		appId: app.id,
		userId: holder.id,
		targetId,
		scopes
	}, store);
	const installation = earlier.at(-1)?.installation ?? stored.installation;
	const sequence = nextSequence(earlier);
	const made = newTokens({
		kind,
		userId,
		appId,
		scopes,
		installation,
		isPublic,
		authTime,
		rotates: true,
		sequence
	}, options);
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(refreshTokens, { hash: stored.hash }, stored.version)],
			writes: [
				remove(refreshTokens, { hash: stored.hash }),
				...await endReplaced(stored, options),
				...supersede(earlier, nowMs),
				...made.writes
			]
		},
		answer: () => ({
			ok: true,
			kind: kind === "bot" ? "bot" : "user",
			place,
			authorizedId: installation.installerId,
			holder,
			made,
			...authTime !== void 0 && { authTime }
		})
	};
}
function isWanted({ kind, scopes }, only) {
	switch (only) {
		case void 0: return kind !== "configuration";
		case "user": return kind === "user";
		case "signIn": return kind === "user" && isForSignIn(scopes);
	}
}
async function endReplaced({ replaces }, { store, nowMs }) {
	const old = replaces === void 0 ? void 0 : await store.get(tokens, { hash: replaces });
	return old === void 0 ? [] : [put(tokens, {
		...old,
		expires: toInstant(nowMs)
	})];
}
function answer(refusal) {
	return {
		kind: "answer",
		answer: refusal
	};
}
export { renew as t };
