import { Na as atLeastOneOf, Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
import { t as richTextDescriptionSchema } from "./rich-text-description.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-update.ts
const svcListsUpdateArgumentsShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).max(255, { error: "over_title_length_maximum" }).regex(/\S/u, { error: "invalid_arguments" }).exactOptional(),
	description_blocks: z.array(z.lazy(() => relabelled(z, richTextDescriptionSchema(z), "invalid_arguments")), { error: "invalid_arguments" }).exactOptional(),
	todo_mode: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const svcListsUpdateArgumentsSchema = oncePerZod((z) => z.object(svcListsUpdateArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atLeastOneOf([
	"name",
	"description_blocks",
	"todo_mode"
], "missing_arguments")));
const svcListsUpdateResponseShape = oncePerZod(() => ({}));
const svcListsUpdateMethod = {
	wireName: "svcLists.update",
	verb: "POST",
	description: "Changes the name and the description of a List, and shows or hides its task columns.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		id: {
			wireName: "id",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		},
		description_blocks: {
			wireName: "description_blocks",
			form: "objects"
		},
		todo_mode: {
			wireName: "todo_mode",
			form: "boolean"
		}
	},
	arguments: svcListsUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsUpdateResponseShape(z), { error: "internal_error" })),
	errors: {
		file_channel_rename_error: {
			wireName: "file_channel_rename_error",
			status: 200,
			meaning: "The channel of the List cannot be renamed."
		},
		list_editor_upsert_error: {
			wireName: "list_editor_upsert_error",
			status: 200,
			meaning: "The editors could not be stored."
		},
		list_edits_update_error: {
			wireName: "list_edits_update_error",
			status: 200,
			meaning: "The edits could not be stored."
		},
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		missing_arguments: {
			wireName: "missing_arguments",
			status: 200,
			meaning: "The call changes nothing."
		},
		over_title_length_maximum: {
			wireName: "over_title_length_maximum",
			status: 200,
			meaning: "The name is too long."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		unexpected_description_blocks_arg: {
			wireName: "unexpected_description_blocks_arg",
			status: 200,
			meaning: "The List does not support a description."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "A user does not exist."
		}
	},
	facts: {
		subject: "lists",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			plan: "entry",
			error: "access_denied"
		}, {
			feature: "lists",
			error: "access_denied"
		}],
		limits: { name: {
			maxLength: {
				value: 255,
				error: "over_title_length_maximum"
			},
			pattern: { value: "\\S" }
		} }
	}
};
export { svcListsUpdateMethod };
