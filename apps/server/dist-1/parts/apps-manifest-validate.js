import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/manifest-problem.ts
const manifestProblemShape = oncePerZod((z) => ({
	message: z.string({ error: "invalid_arguments" }),
	pointer: z.string({ error: "invalid_arguments" })
}));
const manifestProblemSchema = oncePerZod((z) => z.strictObject(manifestProblemShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/apps-manifest-validate.ts
const appsManifestValidateArgumentsShape = oncePerZod((z) => ({
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	app_id: z.string({ error: "invalid_arguments" }).regex(/^A[A-Z0-9]+$/u, { error: "invalid_app_id" }).exactOptional()
}));
const appsManifestValidateArgumentsSchema = oncePerZod((z) => z.object(appsManifestValidateArgumentsShape(z), { error: "invalid_arguments" }));
const appsManifestValidateResponseShape = oncePerZod((z) => ({ errors: z.array(z.lazy(() => manifestProblemSchema(z)), { error: "internal_error" }).max(0, { error: "internal_error" }) }));
const appsManifestValidateMethod = {
	wireName: "apps.manifest.validate",
	verb: "POST",
	description: "Validates an app manifest and returns all problems.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: {
		manifest: {
			wireName: "manifest",
			form: "jsonText"
		},
		app_id: {
			wireName: "app_id",
			form: "string"
		}
	},
	arguments: appsManifestValidateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsManifestValidateResponseShape(z), { error: "internal_error" })),
	errors: {
		app_not_eligible: {
			wireName: "app_not_eligible",
			status: 200,
			meaning: "The app does not support manifests."
		},
		app_not_owned_by_manager_app: {
			wireName: "app_not_owned_by_manager_app",
			status: 200,
			meaning: "Another user or app created the app."
		},
		failed_adding_collaborator: {
			wireName: "failed_adding_collaborator",
			status: 200,
			meaning: "A collaborator could not be added."
		},
		failed_creating_app: {
			wireName: "failed_creating_app",
			status: 200,
			meaning: "The app could not be created."
		},
		invalid_app: {
			wireName: "invalid_app",
			status: 200,
			meaning: "The app is not valid."
		},
		invalid_app_id: {
			wireName: "invalid_app_id",
			status: 200,
			meaning: "The identifier of the app is not valid."
		},
		invalid_manifest: {
			wireName: "invalid_manifest",
			status: 200,
			meaning: "The manifest is not valid."
		}
	},
	facts: {
		subject: "apps",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			feature: "manifests",
			error: "unknown_method"
		}],
		limits: { app_id: { pattern: {
			value: "^A[A-Z0-9]+$",
			error: "invalid_app_id"
		} } }
	}
};
export { appsManifestValidateMethod };
