import { Ua as oncePerZod } from "./server.js";
import { n as approvableAppSchema, t as requestedScopeSchema } from "./requested-scope.js";
// ../../packages/api/src/generated/webapi/types/app-resolution.ts
const appResolverShape = oncePerZod((z) => ({
	actor_id: z.string({ error: "invalid_arguments" }),
	actor_type: z.enum(["user"], { error: "invalid_arguments" })
}));
const appResolverSchema = oncePerZod((z) => z.strictObject(appResolverShape(z), { error: "invalid_arguments" }));
const appResolutionShape = oncePerZod((z) => ({
	app: approvableAppSchema(z),
	scopes: z.array(z.lazy(() => requestedScopeSchema(z)), { error: "invalid_arguments" }),
	date_updated: z.int({ error: "invalid_arguments" }),
	last_resolved_by: appResolverSchema(z)
}));
const appResolutionSchema = oncePerZod((z) => z.strictObject(appResolutionShape(z), { error: "invalid_arguments" }));
export { appResolutionSchema as t };
