import { Hr as createRefuse, So as hasVersion, Wr as decide, _o as toInstant, ci as users, co as readInTurn, hr as functionExecutions, mr as tokens, wo as put } from "./server.js";
// ../../packages/service/src/tokens/auth.revoke.ts
const refuse = createRefuse("install#re-install-revoke-uninstall");
const revoked = {
	ok: true,
	revoked: true
};
function createRevoke({ store }) {
	return async (sent, { caller, now }) => {
		const { token, executionId } = caller;
		if (token.kind === "configuration" || token.kind === "app") return refuse("not_bearer_token", token.kind, "a bot or user token");
		if (sent.test === true) return {
			ok: true,
			revoked: false
		};
		if (executionId !== void 0) return decide(store, () => decideStepRevocation(executionId, store));
		return decide(store, () => decideRevocation(token, now.getTime(), store));
	};
}
async function decideRevocation(token, nowMs, store) {
	const revocation = put(tokens, {
		...token,
		revoked: true
	});
	const bot = token.kind === "bot" && token.expires === void 0 ? await store.users.get(token.userId ?? "") : void 0;
	if (bot === void 0) return {
		kind: "commit",
		batch: {
			expect: [],
			writes: [revocation]
		},
		answer: () => revoked
	};
	const expect = [hasVersion(users, { id: bot.id }, bot.version)];
	const next = {
		...bot,
		version: bot.version + 1
	};
	if (await hasOtherToken(token, bot.id, store)) return {
		kind: "commit",
		batch: {
			expect,
			writes: [revocation, put(users, next)]
		},
		answer: () => revoked
	};
	return {
		kind: "commit",
		batch: {
			expect,
			writes: [
				revocation,
				put(users, {
					...next,
					active: false,
					updated: toInstant(nowMs)
				}),
				{
					kind: "leaveChannels",
					userId: bot.id
				}
			]
		},
		answer: () => revoked
	};
}
async function decideStepRevocation(id, store) {
	const execution = await store.get(functionExecutions, { id });
	if (execution === void 0) return {
		kind: "answer",
		answer: revoked
	};
	const { version } = execution;
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(functionExecutions, { id }, version)],
			writes: [put(functionExecutions, {
				...execution,
				version: version + 1,
				tokenRevoked: true
			})]
		},
		answer: () => revoked
	};
}
async function hasOtherToken({ hash }, userId, store) {
	const all = readInTurn(tokens, (page) => store.list(tokens, "of_user", { user_id: userId }, page));
	for await (const token of all) if (token.hash !== hash && !token.revoked) return true;
	return false;
}
export { createRevoke };
