import { Ua as oncePerZod } from "./server.js";
import { n as approvableAppSchema, t as requestedScopeSchema } from "./requested-scope.js";
import { t as authorizedPlaceSchema } from "./authorized-place.js";
// ../../packages/api/src/generated/webapi/types/app-request.ts
const previousResolutionShape = oncePerZod((z) => ({
	status: z.enum(["approved", "restricted"], { error: "invalid_arguments" }),
	scopes: z.array(z.lazy(() => requestedScopeSchema(z)), { error: "invalid_arguments" })
}));
const previousResolutionSchema = oncePerZod((z) => z.strictObject(previousResolutionShape(z), { error: "invalid_arguments" }));
const requestingUserShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" })
}));
const requestingUserSchema = oncePerZod((z) => z.strictObject(requestingUserShape(z), { error: "invalid_arguments" }));
const requestingTeamShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	domain: z.string({ error: "invalid_arguments" })
}));
const requestingTeamSchema = oncePerZod((z) => z.strictObject(requestingTeamShape(z), { error: "invalid_arguments" }));
const appRequestShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	app: approvableAppSchema(z),
	previous_resolution: previousResolutionSchema(z).nullable(),
	is_user_app_collaborator: z.boolean({ error: "invalid_arguments" }),
	user: requestingUserSchema(z),
	team: requestingTeamSchema(z).nullable(),
	enterprise: authorizedPlaceSchema(z).nullable(),
	scopes: z.array(z.lazy(() => requestedScopeSchema(z)), { error: "invalid_arguments" }),
	message: z.string({ error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" })
}));
const appRequestSchema = oncePerZod((z) => z.strictObject(appRequestShape(z), { error: "invalid_arguments" }));
export { appRequestSchema as t };
