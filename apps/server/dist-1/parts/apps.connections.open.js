import { Mi as socketPath } from "./server.js";
import { t as issueTicket } from "./sockets.js";
// ../../packages/service/src/apps/apps.connections.open.ts
function createOpenConnection({ store, ids, siteUrl }) {
	return async (_sent, { caller, now }) => {
		const { app } = caller;
		if (app === void 0) return {
			ok: false,
			error: "invalid_auth",
			because: {
				rule: "interactivity#socket-mode",
				wanted: "the token of an app"
			}
		};
		const ticket = ids.secret(ticketBytes);
		await issueTicket(store, {
			ticket,
			appId: app.id,
			nowMs: now.getTime()
		});
		const query = new URLSearchParams({
			ticket,
			app_id: app.id
		});
		return {
			ok: true,
			url: `${siteUrl.replace(/^http/, "ws")}${socketPath}?${query}`
		};
	};
}
const ticketBytes = 32;
export { createOpenConnection };
