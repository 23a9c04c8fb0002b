import { $o as signInDefaults, Hn as signInPath, Vn as signInKeysPath } from "./server.js";
import { n as publicKeys } from "./current-key.js";
// ../../packages/service/src/sign-in/create-openid.ts
function createOpenid({ clock, issuer, siteUrl, apiUrl, ...options }) {
	return {
		configuration: () => ({
			issuer,
			authorization_endpoint: `${siteUrl}${signInPath}`,
			token_endpoint: `${apiUrl}/openid.connect.token`,
			userinfo_endpoint: `${apiUrl}/openid.connect.userInfo`,
			jwks_uri: `${siteUrl}${signInKeysPath}`,
			scopes_supported: signInDefaults.scopes.split(" "),
			response_types_supported: ["code"],
			response_modes_supported: ["form_post"],
			grant_types_supported: ["authorization_code"],
			subject_types_supported: ["public"],
			id_token_signing_alg_values_supported: [signInDefaults.algorithm],
			claims_supported: signInDefaults.claims.split(" "),
			claims_parameter_supported: false,
			request_parameter_supported: false,
			request_uri_parameter_supported: true,
			token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"]
		}),
		keys: async () => ({ keys: await publicKeys({
			...options,
			nowMs: clock.now().getTime()
		}) })
	};
}
export { createOpenid };
