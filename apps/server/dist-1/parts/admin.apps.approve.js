import { Wr as decide, yn as appResolutions } from "./server.js";
import { B as refuse } from "./rules.js";
import { n as resolveApp, t as asksFor } from "./resolve-app.js";
// ../../packages/service/src/approvals/admin.apps.approve.ts
function createApprove({ store }) {
	return (sent, { caller, now }) => decide(store, () => resolveApp(sent, {
		status: "approved",
		caller,
		nowMs: now.getTime(),
		store,
		refuse: (asked) => refuseApproval(asked, sent, {
			caller,
			store
		})
	}));
}
async function refuseApproval(asked, sent, { caller, store }) {
	const { app, target } = asked;
	if (target.kind === "workspace") {
		const key = {
			target_id: caller.organization?.id ?? "",
			app_id: app.id
		};
		if ((await store.get(appResolutions, key))?.status === "restricted") return refuse("app_restricted_org_wide", app.id, "an app without restriction");
	}
	return asksFor(asked, sent) ? void 0 : refuse("invalid_scopes", sent.bot_scopes, "scopes that the app asks for");
}
export { createApprove };
