import { Fr as isForeignWorkspace, Hr as createRefuse } from "./server.js";
import { n as distributionRule, r as refuseStrangers, t as changeDistribution } from "./change-distribution.js";
// ../../packages/service/src/functions/functions.distributions.permissions.set.ts
const refuse = createRefuse(distributionRule);
function createSetFunctionPermissions({ definition, store }) {
	const scope = definition.facts.furtherScopes.manager;
	return (sent, { caller }) => changeDistribution(sent, {
		caller,
		store,
		scope,
		next: () => toDistribution(sent, caller, store)
	});
}
async function toDistribution({ permission_type: kind, user_ids = [], team_ids = [], org_ids = [] }, caller, store) {
	if (kind !== "named_entities") return { kind };
	const named = {
		kind,
		userIds: [...new Set(user_ids)],
		workspaceIds: [...new Set(team_ids)],
		organizationIds: [...new Set(org_ids)]
	};
	return await refusePlaces(named, caller, store) ?? await refuseStrangers(named.userIds, caller, store) ?? named;
}
async function refusePlaces({ workspaceIds, organizationIds }, caller, { organizations }) {
	const foreign = organizationIds.find((id) => id !== caller.organization?.id);
	if (foreign !== void 0) return refuse("invalid_named_entities", foreign, "the caller's organization");
	const at = (await Promise.all(workspaceIds.map((id) => organizations.workspace(id)))).findIndex((one) => one === void 0 || one.deleted || isForeignWorkspace(one, caller));
	return at === -1 ? void 0 : refuse("invalid_named_entities", workspaceIds[at], "a workspace of the organization");
}
export { createSetFunctionPermissions };
