import { Do as adminScopes } from "./server.js";
import { Z as scopeTexts } from "./rules.js";
// ../../packages/service/src/approvals/to-approvable-app.ts
function toApprovableApp({ id, name, generation, manifest }) {
	const { display_information, app_directory } = manifest;
	const isListed = app_directory !== void 0;
	return {
		id,
		name,
		description: display_information.description ?? "",
		help_url: app_directory?.support_url ?? "",
		privacy_policy_url: app_directory?.privacy_policy_url ?? "",
		app_homepage_url: app_directory?.installation_landing_page ?? "",
		app_directory_url: "",
		is_app_directory_approved: isListed,
		is_internal: !isListed,
		is_granular_bot_app: generation === "granular",
		developer_type: isListed ? "third_party" : "internal",
		additional_info: ""
	};
}
// ../../packages/service/src/approvals/to-requested-scopes.ts
function toRequestedScopes({ botScopes, userScopes }) {
	return [...botScopes.map((name) => toScope(name, "bot")), ...userScopes.map((name) => toScope(name, "user"))];
}
function toScope(name, kind) {
	return {
		name,
		description: (Object.hasOwn(scopeTexts, name) ? scopeTexts[name] : void 0) ?? "",
		is_sensitive: name.startsWith(adminScopes.prefix),
		token_type: kind
	};
}
export { toApprovableApp as n, toRequestedScopes as t };
