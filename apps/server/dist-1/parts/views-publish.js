import { nt as narrowed } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
import { t as viewSchema } from "./view.js";
import { t as viewContentSchema } from "./view-content.js";
// ../../packages/api/src/generated/webapi/methods/views-publish.ts
const viewsPublishArgumentsShape = oncePerZod((z) => ({
	user_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	view: relabelled(z, narrowed(z, viewContentSchema(z), { type: z.enum(["home"], { error: "invalid_arguments" }).exactOptional() }), "invalid_arguments"),
	hash: z.string({ error: "invalid_arguments" }).exactOptional(),
	interactivity_pointer: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const viewsPublishArgumentsSchema = oncePerZod((z) => z.object(viewsPublishArgumentsShape(z), { error: "invalid_arguments" }));
const viewsPublishResponseShape = oncePerZod((z) => ({ view: viewSchema(z) }));
const viewsPublishMethod = {
	wireName: "views.publish",
	verb: "POST",
	description: "Replaces the home of the app for a user.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		user_id: {
			wireName: "user_id",
			form: "string"
		},
		view: {
			wireName: "view",
			form: "object",
			type: "ViewContent"
		},
		hash: {
			wireName: "hash",
			form: "string"
		},
		interactivity_pointer: {
			wireName: "interactivity_pointer",
			form: "string"
		}
	},
	arguments: viewsPublishArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(viewsPublishResponseShape(z), { error: "internal_error" })),
	responseTable: { view: {
		wireName: "view",
		type: "View"
	} },
	errors: {
		duplicate_external_id: {
			wireName: "duplicate_external_id",
			status: 200,
			meaning: "Another view has the external_id."
		},
		hash_conflict: {
			wireName: "hash_conflict",
			status: 200,
			meaning: "The view has changed."
		},
		missing_profile_id: {
			wireName: "missing_profile_id",
			status: 200,
			meaning: "The profile is missing."
		},
		not_enabled: {
			wireName: "not_enabled",
			status: 200,
			meaning: "The app has no home."
		},
		not_implemented: {
			wireName: "not_implemented",
			status: 200,
			meaning: "The client does not support it."
		},
		view_too_large: {
			wireName: "view_too_large",
			status: 200,
			meaning: "The view is too large."
		}
	},
	facts: {
		subject: "views",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: { view: { maxBytes: {
			value: 25e4,
			error: "view_too_large"
		} } }
	}
};
export { viewsPublishMethod };
