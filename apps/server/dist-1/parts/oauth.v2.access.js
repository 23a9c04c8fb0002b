import { Hr as createRefuse } from "./server.js";
import { n as toPlace, t as toRenewed } from "./to-renewed.js";
import { t as toToken } from "./to-token.js";
import { J as authenticateClient } from "./rules.js";
import { t as redeem } from "./redeem.js";
import { t as renew } from "./renew.js";
// ../../packages/service/src/installs/oauth.v2.access.ts
const refuse = createRefuse("install#oauthv2access");
function createAccess(options) {
	return async (sent, { now }) => {
		const found = await authenticateClient(sent, options.store);
		if (!found.ok) return found;
		const { client } = found;
		const timed = {
			...options,
			nowMs: now.getTime()
		};
		switch (sent.grant_type ?? "authorization_code") {
			case "authorization_code": {
				const redeemed = await redeem(sent, client, {
					...timed,
					form: "app"
				});
				return redeemed.ok ? toAccess(redeemed, client, options) : redeemed;
			}
			case "refresh_token": {
				const renewed = await renew(sent.refresh_token ?? "", client, timed);
				return renewed.ok ? {
					ok: true,
					...toRenewed(renewed, client.app.id)
				} : renewed;
			}
			default: return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
		}
	};
}
async function toAccess({ plan, place, installer }, { app }, { store, siteUrl, hooksUrl }) {
	const { bot, user, webhook } = plan;
	return {
		ok: true,
		app_id: app.id,
		authed_user: {
			id: installer.id,
			...user && toToken(user, { token_type: "user" })
		},
		...bot && toToken(bot, {
			token_type: "bot",
			bot_user_id: bot.userId
		}),
		...toPlace(place),
		...webhook && { incoming_webhook: await toWebhook(webhook, {
			store,
			siteUrl,
			hooksUrl
		}) }
	};
}
async function toWebhook({ id, channelId, path }, { store, siteUrl, hooksUrl }) {
	const channel = await store.channels.get(channelId);
	return {
		channel: `#${channel !== void 0 && "name" in channel ? channel.name : channelId}`,
		channel_id: channelId,
		configuration_url: `${siteUrl}/services/${id}`,
		url: `${hooksUrl}/${path}`
	};
}
export { createAccess };
