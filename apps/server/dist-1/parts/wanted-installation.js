// ../../packages/service/src/apps/wanted-installation.ts
function wantedInstallation({ display_information, features, oauth_config }) {
	const { bot: botScopes = [], user: userScopes = [] } = oauth_config?.scopes ?? {};
	return {
		botScopes,
		userScopes,
		...(botScopes.length > 0 || features?.bot_user !== void 0) && { botName: features?.bot_user?.display_name ?? display_information.name }
	};
}
const appTokenScopes = ["connections:write", "authorizations:read"];
export { wantedInstallation as n, appTokenScopes as t };
