import { r as uninstallApp } from "./uninstall-app.js";
import { Hr as createRefuse, Wr as decide } from "./server.js";
import { J as authenticateClient } from "./rules.js";
// ../../packages/service/src/installs/apps.uninstall.ts
const refuse = createRefuse("install#re-install-revoke-uninstall");
function createUninstall({ store }) {
	return async (sent, { caller, now }) => {
		const found = await authenticateClient(sent, store);
		if (!found.ok) return found;
		const { id: appId } = found.client.app;
		if (caller.app?.id !== appId) return refuse("client_id_token_mismatch", caller.app?.id, appId);
		const uninstallation = {
			appId,
			targetIds: [caller.token.installation.target.id],
			nowMs: now.getTime()
		};
		return decide(store, async () => {
			return {
				kind: "commit",
				batch: await uninstallApp(uninstallation, store),
				answer: () => ({ ok: true })
			};
		});
	};
}
export { createUninstall };
