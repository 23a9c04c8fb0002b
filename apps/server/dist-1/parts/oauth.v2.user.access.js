import { Hr as createRefuse } from "./server.js";
import { t as toToken } from "./to-token.js";
import { J as authenticateClient } from "./rules.js";
import { t as redeem } from "./redeem.js";
import { r as targetOf } from "./code-challenge.js";
import { t as renew } from "./renew.js";
// ../../packages/service/src/installs/oauth.v2.user.access.ts
const refuse = createRefuse("install#authorize");
function createUserAccess(options) {
	return async (sent, { now }) => {
		const found = await authenticateClient(sent, options.store);
		if (!found.ok) return found;
		const timed = {
			...options,
			nowMs: now.getTime()
		};
		switch (sent.grant_type ?? "authorization_code") {
			case "authorization_code": {
				const redeemed = await redeem(sent, found.client, {
					...timed,
					form: "user"
				});
				if (redeemed.ok) return toAnswer(redeemed.plan.user, redeemed.installer, redeemed.place);
				const { error, ...refusal } = redeemed;
				return {
					...refusal,
					error: error === "no_scopes" ? "no_user_scopes" : error
				};
			}
			case "refresh_token": {
				const renewed = await renew(sent.refresh_token ?? "", found.client, {
					...timed,
					only: "user"
				});
				return renewed.ok ? toAnswer(renewed.made, renewed.holder, renewed.place) : renewed;
			}
			default: return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
		}
	};
}
function toAnswer(made, user, place) {
	if (made === void 0) return refuse("no_user_scopes", user.id, "a scope");
	const { scope, ...token } = toToken(made, { token_type: "user" });
	return {
		ok: true,
		...token,
		authed_user: {
			id: user.id,
			scope
		},
		team: { id: targetOf(place).id }
	};
}
export { createUserAccess };
