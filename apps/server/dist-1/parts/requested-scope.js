import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/approvable-app.ts
const approvableAppShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	help_url: z.string({ error: "invalid_arguments" }),
	privacy_policy_url: z.string({ error: "invalid_arguments" }),
	app_homepage_url: z.string({ error: "invalid_arguments" }),
	app_directory_url: z.string({ error: "invalid_arguments" }),
	is_app_directory_approved: z.boolean({ error: "invalid_arguments" }),
	is_internal: z.boolean({ error: "invalid_arguments" }),
	is_granular_bot_app: z.boolean({ error: "invalid_arguments" }),
	developer_type: z.enum(["internal", "third_party"], { error: "invalid_arguments" }),
	additional_info: z.string({ error: "invalid_arguments" })
}));
const approvableAppSchema = oncePerZod((z) => z.strictObject(approvableAppShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/requested-scope.ts
const requestedScopeShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	is_sensitive: z.boolean({ error: "invalid_arguments" }),
	token_type: z.enum(["bot", "user"], { error: "invalid_arguments" })
}));
const requestedScopeSchema = oncePerZod((z) => z.strictObject(requestedScopeShape(z), { error: "invalid_arguments" }));
export { approvableAppSchema as n, requestedScopeSchema as t };
