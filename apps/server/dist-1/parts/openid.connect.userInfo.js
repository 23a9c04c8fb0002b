import { t as toTeamIcon } from "./to-team-icon.js";
import { nr as pictureOf } from "./server.js";
import { n as ofIssuer, r as profileClaims, t as emailClaims } from "./identity-claims.js";
// ../../packages/service/src/sign-in/openid.connect.userInfo.ts
function createUserInfo({ definition, store, issuer, siteUrl }) {
	const { email, profile } = definition.facts.furtherScopes;
	return async (_sent, { caller }) => {
		const { user, workspace, organization, scopes } = caller;
		if (user === void 0) throw new Error("A user token has a user.");
		const ids = {
			user_id: user.id,
			team_id: workspace.id,
			...organization && { enterprise_id: organization.id }
		};
		const home = organization && await store.organizations.workspace(organization.defaultWorkspaceId);
		return {
			ok: true,
			sub: user.id,
			...ofIssuer(issuer, ids),
			...scopes.has(email) && emailClaims(user),
			...scopes.has(profile) && {
				...profileClaims(user, siteUrl),
				...ofIssuer(issuer, teamClaims(workspace, siteUrl)),
				...ofIssuer(issuer, imageClaims(user, siteUrl)),
				...organization && ofIssuer(issuer, enterpriseClaims(organization, home))
			}
		};
	};
}
function teamClaims(workspace, siteUrl) {
	const icon = toTeamIcon(workspace, siteUrl);
	return {
		team_name: workspace.name,
		team_domain: workspace.domain,
		team_image_34: icon.image_34,
		team_image_44: icon.image_44,
		team_image_68: icon.image_68,
		team_image_88: icon.image_88,
		team_image_102: icon.image_102,
		team_image_132: icon.image_132,
		team_image_230: icon.image_230,
		team_image_default: icon.image_default === true
	};
}
function imageClaims(user, siteUrl) {
	const { url } = pictureOf(user, siteUrl);
	return {
		user_image_24: url(24),
		user_image_32: url(32),
		user_image_48: url(48),
		user_image_72: url(72),
		user_image_192: url(192),
		user_image_512: url(512)
	};
}
function enterpriseClaims({ name }, home) {
	return {
		enterprise_name: name,
		...home && { enterprise_domain: home.domain }
	};
}
export { createUserInfo };
