import { Ga as eventSubscriptions, Qo as serviceLimits, no as hashToken } from "./server.js";
// ../../packages/service/src/apps/sockets/sockets.ts
const socketLimits = {
	sockets: serviceLimits.sockets.value,
	lifetimeMs: serviceLimits.socketSeconds.value * 1e3,
	debugLifetimeMs: serviceLimits.debugSocketSeconds.value * 1e3
};
const ticketMs = serviceLimits.socketTicketSeconds.value * 1e3;
async function issueTicket({ sockets }, { ticket, appId, nowMs }) {
	await sockets.issue({
		hash: hashToken(ticket),
		appId,
		untilMs: nowMs + ticketMs
	}, nowMs);
}
async function redeemTicket({ sockets, apps }, ticket, nowMs) {
	const appId = await sockets.redeem(hashToken(ticket), nowMs);
	const app = appId === void 0 ? void 0 : await apps.get(appId);
	if (app === void 0 || app.deleted) return void 0;
	return {
		kind: eventSubscriptions(app).delivery.kind === "socket" ? "accepted" : "disabled",
		app: app.id
	};
}
export { redeemTicket as n, socketLimits as r, issueTicket as t };
