import { Ia as exactlyOneOf, Ua as oncePerZod } from "./server.js";
import { nt as narrowed } from "./messages.js";
import { t as relabelled } from "./relabelled.js";
import { t as viewSchema } from "./view.js";
import { t as viewContentSchema } from "./view-content.js";
// ../../packages/api/src/generated/webapi/methods/views-push.ts
const viewsPushArgumentsShape = oncePerZod((z) => ({
	trigger_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	interactivity_pointer: z.string({ error: "invalid_arguments" }).exactOptional(),
	view: relabelled(z, narrowed(z, viewContentSchema(z), { type: z.enum(["modal"], { error: "invalid_arguments" }).exactOptional() }), "invalid_arguments")
}));
const viewsPushArgumentsSchema = oncePerZod((z) => z.object(viewsPushArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["trigger_id", "interactivity_pointer"], "invalid_arguments")));
const viewsPushResponseShape = oncePerZod((z) => ({ view: viewSchema(z) }));
const viewsPushMethod = {
	wireName: "views.push",
	verb: "POST",
	description: "Adds a modal on top of the one in which the user acted.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		trigger_id: {
			wireName: "trigger_id",
			form: "string"
		},
		interactivity_pointer: {
			wireName: "interactivity_pointer",
			form: "string"
		},
		view: {
			wireName: "view",
			form: "object",
			type: "ViewContent"
		}
	},
	arguments: viewsPushArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(viewsPushResponseShape(z), { error: "internal_error" })),
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
		exchanged_trigger_id: {
			wireName: "exchanged_trigger_id",
			status: 200,
			meaning: "The trigger was used."
		},
		expired_trigger_id: {
			wireName: "expired_trigger_id",
			status: 200,
			meaning: "The trigger has expired."
		},
		invalid_trigger_id: {
			wireName: "invalid_trigger_id",
			status: 200,
			meaning: "The trigger does not exist."
		},
		not_found: {
			wireName: "not_found",
			status: 200,
			meaning: "The modal in which the user acted is not open."
		},
		push_limit_reached: {
			wireName: "push_limit_reached",
			status: 200,
			meaning: "The stack is full."
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
export { viewsPushMethod };
