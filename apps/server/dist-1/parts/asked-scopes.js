// ../../packages/service/src/approvals/asked-scopes.ts
function scopesOfManifest({ manifest }) {
	const { bot = [], user = [] } = manifest.oauth_config?.scopes ?? {};
	return {
		botScopes: bot,
		userScopes: user
	};
}
function joinScopes(all) {
	return {
		botScopes: [...new Set(all.flatMap(({ botScopes }) => botScopes))],
		userScopes: [...new Set(all.flatMap(({ userScopes }) => userScopes))]
	};
}
function includesScopes(one, other) {
	return other.botScopes.every((scope) => one.botScopes.includes(scope)) && other.userScopes.every((scope) => one.userScopes.includes(scope));
}
export { joinScopes as n, scopesOfManifest as r, includesScopes as t };
