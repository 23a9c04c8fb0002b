import { Wr as decide } from "./server.js";
import { n as resolveApp } from "./resolve-app.js";
// ../../packages/service/src/approvals/admin.apps.restrict.ts
function createRestrict({ store }) {
	return (sent, { caller, now }) => decide(store, () => resolveApp(sent, {
		status: "restricted",
		caller,
		nowMs: now.getTime(),
		store
	}));
}
export { createRestrict };
