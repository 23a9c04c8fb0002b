import { Hr as createRefuse } from "./server.js";
import { n as distributionRule, r as refuseStrangers } from "./change-distribution.js";
// ../../packages/service/src/functions/change-named-users.ts
const refuse = createRefuse(distributionRule);
function createChangeNamedUsers({ caller, store, userIds, change }) {
	return async (present) => {
		if (present.kind !== "named_entities") return refuse("invalid_permission_type", present.kind, "named_entities");
		return await refuseStrangers(userIds, caller, store) ?? {
			...present,
			userIds: change(present.userIds, userIds)
		};
	};
}
export { createChangeNamedUsers as t };
