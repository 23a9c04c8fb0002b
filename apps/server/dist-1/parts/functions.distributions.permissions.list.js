import { Hr as createRefuse, _r as reachesOwner, yr as belongsToAny } from "./server.js";
import { L as isManagedBy } from "./rules.js";
import { n as findFunction, t as toPermissions } from "./to-permissions.js";
// ../../packages/service/src/functions/functions.distributions.permissions.list.ts
const rule = "web-api#functionsdistributionspermissionslist-post";
const refuse = createRefuse(rule);
function createListFunctionPermissions({ store }) {
	return async (sent, { caller }) => {
		const found = await findFunction(sent, store, rule);
		if (!found.ok) return found;
		const { appFunction, app } = found;
		if (!await mayRead(found, caller, store)) return refuse("access_denied", caller.user?.id ?? caller.token.appId, "a user who collaborates on the app or may use the function");
		if (!await reachesOwner(caller, app.ownerId, store)) return refuse("team_access_not_granted", app.ownerId, "a workspace that the installation was granted to");
		return {
			ok: true,
			...await toPermissions(appFunction.distribution, app, store)
		};
	};
}
async function mayRead({ app, appFunction: { distribution } }, caller, store) {
	const { user, organization } = caller;
	if (user === void 0) return isManagedBy(app, caller);
	if (app.collaboratorIds.includes(user.id)) return true;
	switch (distribution.kind) {
		case "everyone": return true;
		case "app_collaborators":
		case "system": return false;
		case "named_entities": {
			const { userIds, workspaceIds, organizationIds } = distribution;
			if (userIds.includes(user.id)) return true;
			if (organization !== void 0 && organizationIds.includes(organization.id)) return true;
			return belongsToAny(user, workspaceIds, store);
		}
	}
}
export { createListFunctionPermissions };
