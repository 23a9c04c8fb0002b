import { Bt as viewNames, Hr as createRefuse, Kr as toBotId, Ln as triggers, Ni as maxManifestDepth, Qo as serviceLimits, Rn as views, So as hasVersion, To as remove, Ua as oncePerZod, Wa as light, _r as reachesOwner, gr as isGranted, ka as rootIssues, ko as appDefaults, po as millisecondsOf, wo as put, za as requiredWhen, zt as viewStacks } from "./server.js";
import { D as findBlockProblems, O as placeBlocks, T as toProblemLines, k as placeElements, rt as issueMessage } from "./messages.js";
import { L as isManagedBy, Ln as toJsonPointer, Mn as memberAt } from "./rules.js";
// ../../packages/webapi-core/src/validators/are-unique.ts
function areUnique(elements) {
	return new Set(elements.map((element) => JSON.stringify(element))).size === elements.length;
}
// ../../packages/api/src/generated/webapi/types/manifest-url.ts
const manifestUrlSchema = oncePerZod((z) => z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }).max(3500, { error: "must have at most 3500 characters" }).regex(/^https?:\/\//u, { error: "must start with http:// or https://" }));
// ../../packages/api/src/generated/webapi/types/manifest-app-directory.ts
const manifestAppDirectoryShape = oncePerZod((z) => ({
	app_directory_categories: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional(),
	use_direct_install: z.boolean({ error: "must be true or false" }).exactOptional(),
	direct_install_url: manifestUrlSchema(z).exactOptional(),
	installation_landing_page: manifestUrlSchema(z).exactOptional(),
	privacy_policy_url: manifestUrlSchema(z).exactOptional(),
	support_url: manifestUrlSchema(z).exactOptional(),
	support_email: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional(),
	supported_languages: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional(),
	pricing: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional()
}));
const manifestAppDirectorySchema = oncePerZod((z) => z.strictObject(manifestAppDirectoryShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-parameter.ts
const manifestParameterShape = oncePerZod((z) => ({
	type: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	name: z.string({ error: "must be a string" }).exactOptional(),
	title: z.string({ error: "must be a string" }).exactOptional(),
	description: z.string({ error: "must be a string" }).exactOptional(),
	hint: z.string({ error: "must be a string" }).exactOptional(),
	is_required: z.boolean({ error: "must be true or false" }).exactOptional(),
	is_hidden: z.boolean({ error: "must be true or false" }).exactOptional(),
	minLength: z.int({ error: "must be an integer" }).min(0, { error: "must be at least 0" }).exactOptional(),
	maxLength: z.int({ error: "must be an integer" }).min(0, { error: "must be at least 0" }).exactOptional(),
	minimum: z.number({ error: "must be a number" }).exactOptional(),
	maximum: z.number({ error: "must be a number" }).exactOptional(),
	items: z.lazy(() => manifestParameterSchema(z)).exactOptional(),
	properties: z.record(z.string(), z.lazy(() => manifestParameterSchema(z)), { error: "must be an object" }).exactOptional(),
	required: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional()
}));
const manifestParameterSchema = oncePerZod((z) => z.looseObject(manifestParameterShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-datastore.ts
const manifestDatastoreShape = oncePerZod((z) => ({
	primary_key: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	attributes: z.record(z.string(), manifestParameterSchema(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	time_to_live_attribute: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional()
}));
const manifestDatastoreSchema = oncePerZod((z) => z.strictObject(manifestDatastoreShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-prompt.ts
const manifestPromptShape = oncePerZod((z) => ({
	title: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	message: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" })
}));
const manifestPromptSchema = oncePerZod((z) => z.strictObject(manifestPromptShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-features.ts
const manifestAppHomeShape = oncePerZod((z) => ({
	home_tab_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	messages_tab_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	messages_tab_read_only_enabled: z.boolean({ error: "must be true or false" }).exactOptional()
}));
const manifestAppHomeSchema = oncePerZod((z) => z.strictObject(manifestAppHomeShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestBotUserShape = oncePerZod((z) => ({
	display_name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(80, { error: "must have at most 80 characters" }),
	always_online: z.boolean({ error: "must be true or false" }).exactOptional()
}));
const manifestBotUserSchema = oncePerZod((z) => z.strictObject(manifestBotUserShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestShortcutShape = oncePerZod((z) => ({
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	type: z.enum(["message", "global"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message, global"
	}) }),
	callback_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	description: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" })
}));
const manifestShortcutSchema = oncePerZod((z) => z.strictObject(manifestShortcutShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestSlashCommandShape = oncePerZod((z) => ({
	command: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).max(32, { error: "must have at most 32 characters" }).regex(/^\/[^\s/]+$/u, { error: "must be one word that starts with /" }),
	description: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(2e3, { error: "must have at most 2000 characters" }),
	url: manifestUrlSchema(z).exactOptional(),
	usage_hint: z.string({ error: "must be a string" }).max(1e3, { error: "must have at most 1000 characters" }).exactOptional(),
	should_escape: z.boolean({ error: "must be true or false" }).exactOptional()
}));
const manifestSlashCommandSchema = oncePerZod((z) => z.strictObject(manifestSlashCommandShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestWorkflowStepShape = oncePerZod((z) => ({
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	callback_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" })
}));
const manifestWorkflowStepSchema = oncePerZod((z) => z.strictObject(manifestWorkflowStepShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestAssistantViewShape = oncePerZod((z) => ({
	assistant_description: z.string({ error: "must be a string" }).exactOptional(),
	suggested_prompts: z.array(z.lazy(() => manifestPromptSchema(z)), { error: "must be a list" }).exactOptional()
}));
const manifestAssistantViewSchema = oncePerZod((z) => z.looseObject(manifestAssistantViewShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
const manifestAgentViewShape = oncePerZod((z) => ({
	agent_description: z.string({ error: "must be a string" }).exactOptional(),
	suggested_prompts: z.array(z.lazy(() => manifestPromptSchema(z)), { error: "must be a list" }).exactOptional()
}));
const manifestAgentViewSchema = oncePerZod((z) => z.looseObject(manifestAgentViewShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
const manifestRichPreviewsShape = oncePerZod((z) => ({
	is_active: z.boolean({ error: "must be true or false" }).exactOptional(),
	entity_types: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional()
}));
const manifestRichPreviewsSchema = oncePerZod((z) => z.looseObject(manifestRichPreviewsShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
const manifestSearchShape = oncePerZod((z) => ({
	search_function_callback_id: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional(),
	search_filters_function_callback_id: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional()
}));
const manifestSearchSchema = oncePerZod((z) => z.looseObject(manifestSearchShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
const manifestFeaturesShape = oncePerZod((z) => ({
	app_home: manifestAppHomeSchema(z).exactOptional(),
	bot_user: manifestBotUserSchema(z).exactOptional(),
	shortcuts: z.array(manifestShortcutSchema(z), { error: "must be a list" }).max(10, { error: "must have at most 10 elements" }).exactOptional(),
	slash_commands: z.array(manifestSlashCommandSchema(z), { error: "must be a list" }).min(1, { error: "must have at least 1 element" }).max(50, { error: "must have at most 50 elements" }).exactOptional(),
	unfurl_domains: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).max(5, { error: "must have at most 5 elements" }).exactOptional(),
	workflow_steps: z.array(manifestWorkflowStepSchema(z), { error: "must be a list" }).max(10, { error: "must have at most 10 elements" }).exactOptional(),
	assistant_view: manifestAssistantViewSchema(z).exactOptional(),
	agent_view: manifestAgentViewSchema(z).exactOptional(),
	functions: z.unknown().exactOptional(),
	rich_previews: manifestRichPreviewsSchema(z).exactOptional(),
	search: manifestSearchSchema(z).exactOptional()
}));
const manifestFeaturesSchema = oncePerZod((z) => z.strictObject(manifestFeaturesShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-parameters.ts
const manifestParametersShape = oncePerZod((z) => ({
	properties: z.record(z.string(), manifestParameterSchema(z), { error: "must be an object" }).exactOptional(),
	required: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional()
}));
const manifestParametersSchema = oncePerZod((z) => z.looseObject(manifestParametersShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-function.ts
const manifestFunctionShape = oncePerZod((z) => ({
	title: z.string({ error: "must be a string" }).max(255, { error: "must have at most 255 characters" }).exactOptional(),
	description: z.string({ error: "must be a string" }).exactOptional(),
	source_file: z.string({ error: "must be a string" }).exactOptional(),
	input_parameters: manifestParametersSchema(z).exactOptional(),
	output_parameters: manifestParametersSchema(z).exactOptional()
}));
const manifestFunctionSchema = oncePerZod((z) => z.looseObject(manifestFunctionShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-redirect-url.ts
const manifestRedirectUrlSchema = oncePerZod((z) => z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }).max(2500, { error: "must have at most 2500 characters" }).regex(/^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+$/u, { error: "must be a URL that starts with a scheme, such as https:" }));
// ../../packages/api/src/generated/webapi/types/manifest-settings.ts
const manifestMetadataSubscriptionShape = oncePerZod((z) => ({
	app_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	event_type: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" })
}));
const manifestMetadataSubscriptionSchema = oncePerZod((z) => z.strictObject(manifestMetadataSubscriptionShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestEventSubscriptionsShape = oncePerZod((z) => ({
	request_url: manifestUrlSchema(z).exactOptional(),
	bot_events: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).max(100, { error: "must have at most 100 elements" }).refine(areUnique, { error: "must not hold an element twice" }).exactOptional(),
	user_events: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).max(100, { error: "must have at most 100 elements" }).refine(areUnique, { error: "must not hold an element twice" }).exactOptional(),
	metadata_subscriptions: z.array(manifestMetadataSubscriptionSchema(z), { error: "must be a list" }).exactOptional()
}));
const manifestEventSubscriptionsSchema = oncePerZod((z) => z.strictObject(manifestEventSubscriptionsShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestInteractivityShape = oncePerZod((z) => ({
	is_enabled: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	request_url: manifestUrlSchema(z).exactOptional(),
	message_menu_options_url: manifestUrlSchema(z).exactOptional()
}));
const manifestInteractivitySchema = oncePerZod((z) => z.strictObject(manifestInteractivityShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestIncomingWebhooksShape = oncePerZod((z) => ({ incoming_webhooks_enabled: z.boolean({ error: "must be true or false" }).exactOptional() }));
const manifestIncomingWebhooksSchema = oncePerZod((z) => z.strictObject(manifestIncomingWebhooksShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestSiwsLinksShape = oncePerZod((z) => ({ initiate_uri: z.string({ error: "must be a string" }).max(3500, { error: "must have at most 3500 characters" }).regex(/^https:\/\//u, { error: "must start with https://" }).exactOptional() }));
const manifestSiwsLinksSchema = oncePerZod((z) => z.strictObject(manifestSiwsLinksShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestSettingsShape = oncePerZod((z) => ({
	event_subscriptions: manifestEventSubscriptionsSchema(z).exactOptional(),
	interactivity: manifestInteractivitySchema(z).exactOptional(),
	org_deploy_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	socket_mode_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	is_hosted: z.boolean({ error: "must be true or false" }).exactOptional(),
	token_rotation_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	function_runtime: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional(),
	is_mcp_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	allowed_ip_address_ranges: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).regex(/^[0-9A-Fa-f:.]+(\/[0-9]{1,3})?$/u, { error: "must be an IP address or a range such as 192.0.2.0/24" }), { error: "must be a list" }).max(10, { error: "must have at most 10 elements" }).exactOptional(),
	incoming_webhooks: manifestIncomingWebhooksSchema(z).exactOptional(),
	hermes_app_type: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional(),
	siws_links: manifestSiwsLinksSchema(z).exactOptional()
}));
const manifestSettingsSchema = oncePerZod((z) => z.strictObject(manifestSettingsShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest-workflow.ts
const manifestStepShape = oncePerZod((z) => ({
	id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	type: z.enum([
		"function",
		"switch",
		"conditional"
	], { error: issueMessage({
		missing: "must be a string",
		invalid: "must be one of function, switch, conditional"
	}) }).exactOptional(),
	function_id: z.string({ error: "must be a string" }).min(1, { error: "must have at least 1 character" }).exactOptional(),
	inputs: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional()
}));
const manifestStepSchema = oncePerZod((z) => z.looseObject(manifestStepShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }).superRefine(requiredWhen(["function_id"], { type: "absent" }, "must have function_id when type is not given")));
const manifestWorkflowShape = oncePerZod((z) => ({
	title: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }),
	description: z.string({ error: "must be a string" }).exactOptional(),
	input_parameters: manifestParametersSchema(z).exactOptional(),
	output_parameters: manifestParametersSchema(z).exactOptional(),
	steps: z.array(manifestStepSchema(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	suggested_triggers: z.unknown().exactOptional()
}));
const manifestWorkflowSchema = oncePerZod((z) => z.strictObject(manifestWorkflowShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/api/src/generated/webapi/types/manifest.ts
const manifestMetadataShape = oncePerZod((z) => ({
	major_version: z.int({ error: "must be an integer" }).min(1, { error: "must be at least 1" }).exactOptional(),
	minor_version: z.int({ error: "must be an integer" }).min(0, { error: "must be at least 0" }).exactOptional()
}));
const manifestMetadataSchema = oncePerZod((z) => z.strictObject(manifestMetadataShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestDisplayInformationShape = oncePerZod((z) => ({
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(35, { error: "must have at most 35 characters" }),
	description: z.string({ error: "must be a string" }).max(140, { error: "must have at most 140 characters" }).exactOptional(),
	long_description: z.string({ error: "must be a string" }).min(175, { error: "must have at least 175 characters" }).max(4e3, { error: "must have at most 4000 characters" }).exactOptional(),
	background_color: z.string({ error: "must be a string" }).regex(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u, { error: "must be a color such as #4A154B" }).exactOptional()
}));
const manifestDisplayInformationSchema = oncePerZod((z) => z.strictObject(manifestDisplayInformationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestScopesShape = oncePerZod((z) => ({
	bot: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(50, { error: "must have at most 50 characters" }), { error: "must be a list" }).max(255, { error: "must have at most 255 elements" }).exactOptional(),
	bot_optional: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(50, { error: "must have at most 50 characters" }), { error: "must be a list" }).max(255, { error: "must have at most 255 elements" }).exactOptional(),
	user: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(50, { error: "must have at most 50 characters" }), { error: "must be a list" }).max(255, { error: "must have at most 255 elements" }).exactOptional(),
	user_optional: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }).max(50, { error: "must have at most 50 characters" }), { error: "must be a list" }).max(255, { error: "must have at most 255 elements" }).exactOptional()
}));
const manifestScopesSchema = oncePerZod((z) => z.strictObject(manifestScopesShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestOauthConfigShape = oncePerZod((z) => ({
	redirect_urls: z.array(z.lazy(() => manifestRedirectUrlSchema(z)), { error: "must be a list" }).max(1e3, { error: "must have at most 1000 elements" }).exactOptional(),
	scopes: manifestScopesSchema(z).exactOptional(),
	token_management_enabled: z.boolean({ error: "must be true or false" }).exactOptional(),
	pkce_enabled: z.boolean({ error: "must be true or false" }).exactOptional()
}));
const manifestOauthConfigSchema = oncePerZod((z) => z.strictObject(manifestOauthConfigShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const manifestShape = oncePerZod((z) => ({
	_metadata: manifestMetadataSchema(z).exactOptional(),
	display_information: manifestDisplayInformationSchema(z),
	features: manifestFeaturesSchema(z).exactOptional(),
	oauth_config: manifestOauthConfigSchema(z).exactOptional(),
	settings: manifestSettingsSchema(z).exactOptional(),
	functions: z.record(z.string(), manifestFunctionSchema(z), { error: "must be an object" }).exactOptional(),
	workflows: z.record(z.string(), manifestWorkflowSchema(z), { error: "must be an object" }).exactOptional(),
	datastores: z.record(z.string(), manifestDatastoreSchema(z), { error: "must be an object" }).exactOptional(),
	types: z.record(z.string(), manifestParameterSchema(z), { error: "must be an object" }).exactOptional(),
	events: z.record(z.string(), z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be an object" }).exactOptional(),
	metadata_events: z.record(z.string(), z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be an object" }).exactOptional(),
	external_auth_providers: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be an object" }).exactOptional(),
	outgoing_domains: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }).min(1, { error: "must have at least 1 character" }), { error: "must be a list" }).exactOptional(),
	app_directory: manifestAppDirectorySchema(z).exactOptional(),
	mcp_servers: z.unknown().exactOptional()
}));
const manifestSchema = oncePerZod((z) => z.strictObject(manifestShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
// ../../packages/service/src/apps/manifest/to-problems.ts
function toProblems({ issues }, path = []) {
	return rootIssues(issues).flatMap((issue) => {
		const place = [...path, ...issue.path];
		if (issue.code !== "unrecognized_keys") return [{
			message: issue.message,
			pointer: toJsonPointer(place)
		}];
		return issue.keys.map((key) => ({
			message: `must not have the key ${JSON.stringify(key)}`,
			pointer: toJsonPointer([...place, key])
		}));
	});
}
// ../../packages/service/src/apps/manifest/find-conflicts.ts
function findConflicts(manifest) {
	return [
		...checkOptionalScopes(manifest),
		...checkRemoteFunctions(manifest),
		...checkParameters(manifest)
	];
}
function checkOptionalScopes({ oauth_config }) {
	const { bot = [], user = [], bot_optional = [], user_optional = [] } = oauth_config?.scopes ?? {};
	return [...checkScopes(bot_optional, {
		among: bot,
		kind: "bot"
	}), ...checkScopes(user_optional, {
		among: user,
		kind: "user"
	})];
}
function checkScopes(optional, { among, kind }) {
	const known = new Set(among);
	return optional.flatMap((scope, index) => {
		const pointer = toJsonPointer([
			"oauth_config",
			"scopes",
			`${kind}_optional`,
			index
		]);
		return known.has(scope) ? [] : [{
			message: `must be one of the scopes of ${kind}`,
			pointer
		}];
	});
}
function checkRemoteFunctions({ functions = {}, settings }) {
	if (settings?.function_runtime !== "remote" || Object.keys(functions).length === 0) return [];
	if (settings.event_subscriptions?.bot_events?.includes(appDefaults.functionEvent) === true) return [];
	const pointer = toJsonPointer([
		"settings",
		"event_subscriptions",
		"bot_events"
	]);
	return [{
		message: `must have ${appDefaults.functionEvent}, since the app runs its functions itself`,
		pointer
	}];
}
function checkParameters({ functions = {}, workflows = {} }) {
	return Object.entries({
		functions,
		workflows
	}).flatMap(([group, members]) => Object.entries(members).flatMap(([name, { input_parameters, output_parameters }]) => [...checkNamedParameters(input_parameters, [
		group,
		name,
		"input_parameters"
	]), ...checkNamedParameters(output_parameters, [
		group,
		name,
		"output_parameters"
	])]));
}
function checkNamedParameters(parameters, path) {
	if (parameters === void 0 || parameters.properties !== void 0) return [];
	const { required, ...named } = parameters;
	return Object.entries(named).flatMap(([name, parameter]) => {
		const checked = manifestParameterSchema(light).safeParse(parameter);
		return checked.success ? [] : toProblems(checked.error, [...path, name]);
	});
}
// ../../packages/service/src/apps/manifest/find-unsafe-json.ts
const tooDeep = `must nest at most ${maxManifestDepth} levels deep`;
function findUnsafeJson(value, path = []) {
	if (typeof value === "string" && !value.isWellFormed()) return [problem("must be well-formed Unicode", path)];
	if (typeof value !== "object" || value === null) return [];
	if (path.length >= maxManifestDepth) return [problem(tooDeep, path)];
	return Object.entries(value).flatMap(([key, member]) => {
		const place = [...path, key];
		if (key === "__proto__") return [problem(`must not have the key ${JSON.stringify(key)}`, place)];
		if (!key.isWellFormed()) return [problem("must have keys of well-formed Unicode", path)];
		return findUnsafeJson(member, place);
	});
}
function isTooDeep(unsafe) {
	return unsafe.some(({ message }) => message === tooDeep);
}
function problem(message, path) {
	return {
		message,
		pointer: toJsonPointer(path)
	};
}
// ../../packages/service/src/apps/manifest/has-more-members.ts
function hasMoreMembers(value, most) {
	const open = [value];
	let count = 0;
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		if (typeof next !== "object" || next === null) continue;
		for (const key in next) {
			count += 1;
			if (count > most) return true;
			open.push(Reflect.get(next, key));
		}
	}
	return false;
}
// ../../packages/service/src/apps/manifest/validate-manifest.ts
function validateManifest(text) {
	const read = readManifest(text);
	return read.ok ? [] : read.problems;
}
function readManifest(text) {
	const { manifest: length, manifestMembers: members } = serviceLimits;
	if (text.length > length.value) return refuse$2(`must have at most ${length.value} characters`);
	const read = parse(text);
	if (!read.ok) return refuse$2(read.message);
	if (hasMoreMembers(read.value, members.value)) return refuse$2(`must have at most ${members.value} members and elements together`);
	const unsafe = findUnsafeJson(read.value);
	const checked = isTooDeep(unsafe) ? void 0 : manifestSchema(light).safeParse(read.value);
	const manifest = checked?.success === true ? read.value : void 0;
	const wrong = checked?.error === void 0 ? [] : toProblems(checked.error);
	const known = new Set(wrong.map(({ pointer }) => pointer));
	const problems = [
		...wrong,
		...manifest === void 0 ? [] : findConflicts(manifest),
		...unsafe.filter(({ pointer }) => !known.has(pointer))
	];
	return manifest !== void 0 && problems.length === 0 ? {
		ok: true,
		manifest
	} : {
		ok: false,
		problems
	};
}
function refuse$2(message) {
	return {
		ok: false,
		problems: [{
			message,
			pointer: ""
		}]
	};
}
function parse(text) {
	try {
		return {
			ok: true,
			value: JSON.parse(text)
		};
	} catch (error) {
		if (error instanceof SyntaxError) return {
			ok: false,
			message: `must be JSON: ${error.message}`
		};
		throw error;
	}
}
// ../../packages/service/src/apps/manifest/with-delivery.ts
function withDelivery(manifest, delivery) {
	const { settings = {} } = manifest;
	if (delivery.kind === "socket") return {
		...manifest,
		settings: {
			...settings,
			socket_mode_enabled: true
		}
	};
	const event_subscriptions = {
		...Object(settings["event_subscriptions"]),
		request_url: delivery.url
	};
	return {
		...manifest,
		settings: {
			...settings,
			event_subscriptions,
			socket_mode_enabled: false
		}
	};
}
function isDeliveryUrl(text) {
	return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
// ../../packages/service/src/apps/manifest/find-undone.ts
function findUndone(before, after) {
	return [{
		pointer: "/settings/token_rotation_enabled",
		was: before.settings?.token_rotation_enabled,
		is: after.settings?.token_rotation_enabled
	}, {
		pointer: "/oauth_config/pkce_enabled",
		was: before.oauth_config?.pkce_enabled,
		is: after.oauth_config?.pkce_enabled
	}].flatMap(({ pointer, was, is }) => was === true && is !== true ? [{
		message: "must stay true: it cannot be turned off",
		pointer
	}] : []);
}
// ../../packages/service/src/views/find-view-problems.ts
function findViewProblems(view) {
	const inBlocks = findBlockProblems(view.blocks, view.type).map((problem) => ({
		...problem,
		path: ["blocks", ...problem.path]
	}));
	return lacksSubmit(view) ? [{
		path: [],
		found: void 0,
		wanted: "missing required field: submit"
	}, ...inBlocks] : inBlocks;
}
function lacksSubmit(view) {
	if (view.type === "home" || view.submit !== void 0) return false;
	return placeBlocks(view.blocks).some(({ block }) => block.type === "input");
}
// ../../packages/service/src/views/new-hash.ts
function newHash(nowMs, ids) {
	return `${Math.floor(nowMs / 1e3)}.${ids.secret(4)}`;
}
// ../../packages/service/src/blocks/assign-ids.ts
function assignIds(blocks, newId) {
	return blocks.map((block) => withInner({
		...block,
		block_id: block.block_id || newId()
	}, newId));
}
function withInner(block, newId) {
	const own = (element) => element.type === "image" ? element : {
		...element,
		action_id: element.action_id || newId()
	};
	switch (block.type) {
		case "section": return block.accessory === void 0 ? block : {
			...block,
			accessory: own(block.accessory)
		};
		case "input": return {
			...block,
			element: own(block.element)
		};
		case "actions": return {
			...block,
			elements: block.elements.map(own)
		};
		case "context_actions": return {
			...block,
			elements: block.elements.map((element) => ({
				...element,
				action_id: element.action_id || newId()
			}))
		};
		case "card": return block.actions === void 0 ? block : {
			...block,
			actions: block.actions.map(own)
		};
		case "carousel": return {
			...block,
			elements: assignIds(block.elements, newId)
		};
		case "container": return {
			...block,
			child_blocks: assignIds(block.child_blocks, newId)
		};
		case "alert":
		case "call":
		case "context":
		case "data_table":
		case "divider":
		case "file":
		case "header":
		case "image":
		case "markdown":
		case "plan":
		case "rich_text":
		case "table":
		case "task_card":
		case "video": return block;
	}
}
// ../../packages/service/src/views/to-content.ts
function toContent(sent, ids) {
	const seed = ids.secret(2);
	let count = 0;
	const newId = () => {
		count += 1;
		return `${seed}${count.toString(36)}`;
	};
	const common = {
		blocks: assignIds(sent.blocks, newId),
		...unlessEmpty("private_metadata", sent.private_metadata),
		...unlessEmpty("callback_id", sent.callback_id),
		...unlessEmpty("external_id", sent.external_id)
	};
	if (sent.type === "home") return {
		type: sent.type,
		...common
	};
	const { title, submit, close } = sent;
	return {
		type: sent.type,
		title,
		...common,
		...submit !== void 0 && { submit },
		...close !== void 0 && { close },
		...sent.clear_on_close === true && { clear_on_close: true },
		...sent.notify_on_close === true && { notify_on_close: true },
		...sent.submit_disabled === true && { submit_disabled: true }
	};
}
function unlessEmpty(key, value = "") {
	return value === "" ? {} : { [key]: value };
}
// ../../packages/service/src/views/open-stacks.ts
const maxStacks = 1e3;
function openStacksOf(userId, store) {
	return store.list(viewStacks, "of_user", { user_id: userId }, { limit: maxStacks });
}
// ../../packages/service/src/views/to-view.ts
function toView(view) {
	const { id, workspaceId, content, values, hash, rootId, previousId, appId, botId } = view;
	const modal = content.type === "modal" ? content : void 0;
	return {
		id,
		team_id: workspaceId,
		type: content.type,
		blocks: content.blocks,
		private_metadata: content.private_metadata ?? "",
		callback_id: content.callback_id ?? "",
		state: { values },
		hash,
		title: modal?.title ?? null,
		clear_on_close: modal?.clear_on_close === true,
		notify_on_close: modal?.notify_on_close === true,
		...modal?.submit_disabled === true && { submit_disabled: true },
		close: modal?.close ?? null,
		submit: modal?.submit ?? null,
		previous_view_id: previousId ?? null,
		root_view_id: rootId,
		app_id: appId,
		external_id: content.external_id ?? "",
		app_installed_team_id: workspaceId,
		bot_id: botId ?? ""
	};
}
// ../../packages/service/src/views/has-home-tab.ts
function hasHomeTab({ manifest }) {
	return memberAt(manifest, [
		"features",
		"app_home",
		"home_tab_enabled"
	]) === true;
}
// ../../packages/service/src/apps/manifest/read-sent-manifest.ts
function readSentManifest(text) {
	const read = readManifest(text);
	const problems = read.ok ? checkAddresses(read.manifest) : [];
	return problems.length === 0 ? read : {
		ok: false,
		problems
	};
}
function checkAddresses({ settings = {} }) {
	const { event_subscriptions: events = {}, interactivity, socket_mode_enabled, is_hosted, function_runtime } = settings;
	if (socket_mode_enabled === true || is_hosted === true || function_runtime === "remote") return [];
	const { request_url: url, bot_events = [], user_events = [], metadata_subscriptions = [] } = events;
	const isSilent = bot_events.length + user_events.length + metadata_subscriptions.length === 0;
	return [...url === void 0 && !isSilent ? [lackingUrl("event_subscriptions")] : [], ...interactivity?.is_enabled === true && interactivity.request_url === void 0 ? [lackingUrl("interactivity")] : []];
}
function lackingUrl(key) {
	return {
		message: "must have a request_url, or socket mode must be enabled",
		pointer: toJsonPointer(["settings", key])
	};
}
// ../../packages/service/src/apps/refuse-app.ts
function refuseStranger(app, caller, rule) {
	const { user } = caller;
	if (user !== void 0) {
		if (app.collaboratorIds.includes(user.id)) return void 0;
		return {
			ok: false,
			error: "no_permission",
			because: {
				rule,
				found: user.id,
				wanted: "a collaborator of the app"
			}
		};
	}
	if (isManagedBy(app, caller)) return void 0;
	return {
		ok: false,
		error: "app_not_owned_by_manager_app",
		because: {
			rule,
			found: app.managerAppId,
			wanted: "an app that the manager app created"
		}
	};
}
async function refuseUngranted({ ownerId }, caller, { store, rule }) {
	if (await reachesOwner(caller, ownerId, store)) return void 0;
	return {
		ok: false,
		error: "team_access_not_granted",
		because: {
			rule,
			found: ownerId,
			wanted: "an app of a workspace that the installation was granted to"
		}
	};
}
function refuseClassic(app, rule) {
	if (app.generation !== "classic") return void 0;
	return {
		ok: false,
		error: "app_not_eligible",
		because: {
			rule,
			found: app.generation,
			wanted: "a granular app"
		}
	};
}
// ../../packages/service/src/apps/manifest/find-changeable-app.ts
const changeRule = "install#manifest-changes";
const refuse$1 = createRefuse(changeRule);
async function findChangeableApp(id, caller, { store, scope }) {
	const app = await store.apps.get(id);
	if (app === void 0 || app.deleted) return refuse$1("app_not_found", id, "an app that is not deleted");
	const { user, app: manager, token } = caller;
	if (user === void 0 && manager?.manager === void 0) return refuse$1("app_not_owned_by_manager_app", manager?.id, "an app that is enrolled as a manager");
	if (user === void 0 && !token.scopes.includes(scope)) return refuse$1("app_not_owned_by_manager_app", token.scopes, scope);
	return refuseStranger(app, caller, "install#manifest-changes") ?? await refuseUngranted(app, caller, {
		store,
		rule: "install#manifest-changes"
	}) ?? refuseClassic(app, "install#manifest-changes") ?? {
		ok: true,
		app
	};
}
// ../../packages/service/src/views/bot-of.ts
function botOf({ user }) {
	return user?.kind === "bot" ? { botId: toBotId(user.id) } : {};
}
// ../../packages/service/src/views/refusal.ts
const refuse = createRefuse("interactivity#views");
// ../../packages/service/src/views/name-change.ts
async function nameView(view, before, store) {
	const { external_id: wanted } = view.content;
	const had = before?.content.external_id;
	if (wanted === had) return {
		ok: true,
		expect: [],
		writes: []
	};
	const key = (external_id) => ({
		workspace_id: view.workspaceId,
		app_id: view.appId,
		external_id
	});
	const released = had === void 0 ? [] : [remove(viewNames, key(had))];
	if (wanted === void 0) return {
		ok: true,
		expect: [],
		writes: released
	};
	const holder = await store.get(viewNames, key(wanted));
	if (holder !== void 0) return refuse("duplicate_external_id", holder.viewId, "an external_id that no other view has");
	const { workspaceId, appId, id: viewId } = view;
	const name = {
		workspaceId,
		appId,
		externalId: wanted,
		version: 1,
		viewId
	};
	return {
		ok: true,
		expect: [hasVersion(viewNames, key(wanted), 0)],
		writes: [...released, put(viewNames, name)]
	};
}
// ../../packages/service/src/views/refuse-view.ts
function refuseView(view, maxBytes) {
	const problems = findViewProblems(view);
	if (problems.length > 0) return refuseArguments(problems.map((problem) => ({
		...problem,
		path: ["view", ...problem.path]
	})));
	const size = new TextEncoder().encode(JSON.stringify(view)).length;
	return size > maxBytes ? refuse("view_too_large", size, `at most ${maxBytes} bytes`) : void 0;
}
function refuseArguments(problems) {
	return {
		ok: false,
		error: "invalid_arguments",
		because: {
			rule: "interactivity#views",
			found: problems[0]?.found,
			wanted: problems[0]?.wanted ?? ""
		},
		messages: toProblemLines(problems)
	};
}
// ../../packages/service/src/views/triggers/find-trigger.ts
async function findTrigger({ trigger_id, interactivity_pointer: pointer }, { caller, nowMs, store }) {
	const id = trigger_id || pointer || "";
	const trigger = await store.get(triggers, { id });
	if (trigger === void 0 || trigger.appId !== caller.app?.id || !isGranted(caller.token, trigger.workspaceId)) return refuse("invalid_trigger_id", id, "a trigger that the app received");
	if (trigger.exchanged === true) return refuse("exchanged_trigger_id", id, "a trigger that was not used");
	if (trigger.expires !== void 0 && millisecondsOf(trigger.expires) < nowMs) return refuse("expired_trigger_id", trigger.expires, "a trigger of the last three seconds");
	return {
		ok: true,
		trigger
	};
}
function exchange(trigger) {
	const { id, version } = trigger;
	return {
		expect: [hasVersion(triggers, { id }, version)],
		writes: [put(triggers, {
			...trigger,
			version: version + 1,
			exchanged: true
		})]
	};
}
// ../../packages/service/src/views/keep-values.ts
function keepValues(values, blocks) {
	const kept = placeBlocks(blocks).flatMap((placed) => {
		const { block_id: blockId = "" } = placed.block;
		const before = Object.hasOwn(values, blockId) ? values[blockId] : void 0;
		if (before === void 0) return [];
		const actions = new Set(placeElements(placed).map(({ element }) => element.action_id));
		const entries = Object.entries(before).filter(([action]) => actions.has(action));
		return entries.length === 0 ? [] : [[blockId, Object.fromEntries(entries)]];
	});
	return Object.fromEntries(kept);
}
// ../../packages/service/src/views/replace-view.ts
async function replaceView(before, { sent, hash, nowMs, store, ids }) {
	if (hash !== void 0 && hash !== before.hash) return refuse("hash_conflict", hash, `the hash of the view, ${before.hash}`);
	const { errors: _settled, ...rest } = before;
	const { id, version } = rest;
	const content = toContent(sent, ids);
	const values = keepValues(before.values, content.blocks);
	const view = {
		...rest,
		version: version + 1,
		content,
		values,
		hash: newHash(nowMs, ids)
	};
	const named = await nameView(view, before, store);
	if (!named.ok) return named;
	return {
		ok: true,
		view,
		batch: {
			expect: [hasVersion(views, { id }, version), ...named.expect],
			writes: [put(views, view), ...named.writes]
		}
	};
}
export { isDeliveryUrl as C, manifestSchema as D, validateManifest as E, findUndone as S, readManifest as T, openStacksOf as _, refuseView as a, newHash as b, botOf as c, refuseClassic as d, refuseStranger as f, toView as g, hasHomeTab as h, refuseArguments as i, changeRule as l, readSentManifest as m, exchange as n, nameView as o, refuseUngranted as p, findTrigger as r, refuse as s, replaceView as t, findChangeableApp as u, toContent as v, withDelivery as w, findViewProblems as x, assignIds as y };
