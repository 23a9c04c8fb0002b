import { t as toToken } from "./to-token.js";
// ../../packages/service/src/installs/answers/to-place.ts
function toPlace({ kind, organization, workspace }) {
	const isOrganization = kind === "organization";
	return {
		team: isOrganization ? null : {
			id: workspace.id,
			name: workspace.name
		},
		enterprise: organization === void 0 ? null : {
			id: organization.id,
			name: organization.name
		},
		is_enterprise_install: isOrganization
	};
}
// ../../packages/service/src/installs/answers/to-renewed.ts
function toRenewed({ kind, place, authorizedId, holder, made }, appId) {
	return {
		app_id: appId,
		authed_user: { id: kind === "user" ? holder.id : authorizedId },
		...toToken(made, {
			token_type: kind,
			...kind === "bot" && { bot_user_id: holder.id }
		}),
		...toPlace(place)
	};
}
export { toPlace as n, toRenewed as t };
