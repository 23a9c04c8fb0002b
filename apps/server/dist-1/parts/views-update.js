import { Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
import { t as viewSchema } from "./view.js";
import { t as viewContentSchema } from "./view-content.js";
// ../../packages/api/src/generated/webapi/methods/views-update.ts
const viewsUpdateArgumentsShape = oncePerZod((z) => ({
	view_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	external_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	view: relabelled(z, viewContentSchema(z), "invalid_arguments"),
	hash: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const viewsUpdateArgumentsSchema = oncePerZod((z) => z.object(viewsUpdateArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atLeastOneOf(["view_id", "external_id"], "invalid_arguments")));
const viewsUpdateResponseShape = oncePerZod((z) => ({ view: viewSchema(z) }));
const viewsUpdateMethod = {
	wireName: "views.update",
	verb: "POST",
	description: "Replaces an open view.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		view_id: {
			wireName: "view_id",
			form: "string"
		},
		external_id: {
			wireName: "external_id",
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
		}
	},
	arguments: viewsUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(viewsUpdateResponseShape(z), { error: "internal_error" })),
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
		not_found: {
			wireName: "not_found",
			status: 200,
			meaning: "The view does not exist."
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
export { viewsUpdateMethod };
