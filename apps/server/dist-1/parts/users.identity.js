import { on as realNameOf } from "./rules.js";
import { nr as pictureOf } from "./server.js";
// ../../packages/service/src/identity/users.identity.ts
function createIdentity({ definition, siteUrl }) {
	const { email, avatar, team } = definition.facts.furtherScopes;
	return async (_sent, { caller }) => {
		const { user, workspace, scopes } = caller;
		if (user === void 0) throw new Error("A user token has a user.");
		const [address] = user.emails;
		return {
			ok: true,
			user: {
				id: user.id,
				name: realNameOf(user),
				...scopes.has(email) && address !== void 0 && { email: address },
				...scopes.has(avatar) && imagesOf(user, siteUrl)
			},
			team: {
				id: workspace.id,
				...scopes.has(team) && { name: workspace.name }
			}
		};
	};
}
function imagesOf(user, siteUrl) {
	const { url } = pictureOf(user, siteUrl);
	return {
		image_24: url(24),
		image_32: url(32),
		image_48: url(48),
		image_72: url(72),
		image_192: url(192),
		image_512: url(512)
	};
}
export { createIdentity };
