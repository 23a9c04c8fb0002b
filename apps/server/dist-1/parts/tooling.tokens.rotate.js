import { Hr as createRefuse, Ir as isActive, So as hasVersion, To as remove, Un as refreshTokens, Wr as decide, no as hashToken } from "./server.js";
import { Fn as newTokens } from "./rules.js";
// ../../packages/service/src/installs/tooling.tokens.rotate.ts
const refuse = createRefuse("install#toolingtokensrotate");
function createRotate(options) {
	return ({ refresh_token: text }, { now }) => decide(options.store, () => decideRotation(text, {
		...options,
		nowMs: now.getTime()
	}));
}
async function decideRotation(text, options) {
	const { store, nowMs, machineNow } = options;
	const stored = await store.get(refreshTokens, { hash: hashToken(text) });
	const user = stored?.userId === void 0 ? void 0 : await store.users.get(stored.userId);
	const isGone = stored?.userId !== void 0 && (user === void 0 || !isActive(user, nowMs));
	if (stored === void 0 || stored.kind !== "configuration" || isGone) return {
		kind: "answer",
		answer: refuse("invalid_refresh_token", stored?.kind, "the refresh token of a configuration token")
	};
	const { hash, version, kind, userId, appId, scopes, installation } = stored;
	const made = newTokens({
		kind,
		userId,
		appId,
		scopes,
		installation,
		rotates: true
	}, options);
	const iat = Math.floor(machineNow() / 1e3);
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(refreshTokens, { hash }, version)],
			writes: [remove(refreshTokens, { hash }), ...made.writes]
		},
		answer: () => ({
			ok: true,
			token: made.token,
			refresh_token: made.refreshToken ?? "",
			team_id: installation.target.id,
			...userId !== void 0 && { user_id: userId },
			iat,
			exp: iat + (made.expiresIn ?? 0)
		})
	};
}
export { createRotate };
