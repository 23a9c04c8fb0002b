import { t as changeDistribution } from "./change-distribution.js";
import { t as createChangeNamedUsers } from "./change-named-users.js";
// ../../packages/service/src/functions/functions.distributions.permissions.add.ts
function createAddFunctionPermissions({ definition, store }) {
	const scope = definition.facts.furtherScopes.manager;
	return (sent, { caller }) => changeDistribution(sent, {
		caller,
		store,
		scope,
		next: createChangeNamedUsers({
			caller,
			store,
			userIds: sent.user_ids,
			change: (present, sent) => [...new Set([...present, ...sent])]
		})
	});
}
export { createAddFunctionPermissions };
