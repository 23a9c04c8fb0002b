import { Pa as atMostOneOf, Ua as oncePerZod, za as requiredWhen } from "./server.js";
import { t as relabelled } from "./relabelled.js";
import { t as listMetadataSchema } from "./list-metadata.js";
import { t as richTextDescriptionSchema } from "./rich-text-description.js";
// ../../packages/api/src/generated/webapi/types/new-list-column.ts
const newListChoiceShape = oncePerZod((z) => ({
	value: z.string({ error: "invalid_schema" }),
	label: z.string({ error: "invalid_schema" }),
	color: z.enum([
		"indigo",
		"blue",
		"cyan",
		"pink",
		"yellow",
		"green",
		"gray",
		"red",
		"purple",
		"orange",
		"brown"
	], { error: "invalid_schema" }).exactOptional()
}));
const newListChoiceSchema = oncePerZod((z) => z.looseObject(newListChoiceShape(z), { error: "invalid_schema" }));
const newListColumnOptionsShape = oncePerZod((z) => ({
	choices: z.array(newListChoiceSchema(z), { error: "invalid_schema" }).max(100, { error: "invalid_schema" }).exactOptional(),
	format: z.enum([
		"single_select",
		"multi_select",
		"single_entity",
		"multi_entity"
	], { error: "invalid_schema" }).exactOptional(),
	max: z.int({ error: "invalid_schema" }).min(1, { error: "invalid_schema" }).exactOptional()
}));
const newListColumnOptionsSchema = oncePerZod((z) => z.looseObject(newListColumnOptionsShape(z), { error: "invalid_schema" }));
const newListColumnShape = oncePerZod((z) => ({
	key: z.string({ error: "invalid_schema" }).regex(/\S/u, { error: "invalid_schema" }),
	name: z.string({ error: "invalid_schema" }).regex(/\S/u, { error: "invalid_schema" }),
	type: z.enum([
		"text",
		"rich_text",
		"message",
		"number",
		"select",
		"multi_select",
		"date",
		"user",
		"attachment",
		"checkbox",
		"email",
		"phone",
		"channel",
		"rating",
		"created_by",
		"last_edited_by",
		"created_time",
		"last_edited_time",
		"vote",
		"canvas",
		"link",
		"reference",
		"assignee",
		"due_date",
		"completed",
		"todo_assignee",
		"todo_due_date",
		"todo_completed"
	], { error: "invalid_column_type" }),
	is_primary_column: z.boolean({ error: "invalid_schema" }).exactOptional(),
	options: newListColumnOptionsSchema(z).exactOptional()
}));
const newListColumnSchema = oncePerZod((z) => z.looseObject(newListColumnShape(z), { error: "invalid_schema" }));
// ../../packages/api/src/generated/webapi/methods/svc-lists-create.ts
const svcListsCreateArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).max(255, { error: "over_title_length_maximum" }).regex(/\S/u, { error: "invalid_arguments" }),
	description_blocks: z.array(z.lazy(() => relabelled(z, richTextDescriptionSchema(z), "invalid_arguments")), { error: "invalid_arguments" }).exactOptional(),
	schema: z.array(z.lazy(() => newListColumnSchema(z)), { error: "invalid_schema" }).max(30, { error: "over_column_maximum" }).exactOptional(),
	copy_from_list_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	include_copied_list_records: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	todo_mode: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const svcListsCreateArgumentsSchema = oncePerZod((z) => z.object(svcListsCreateArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["schema", "copy_from_list_id"], "invalid_copy_and_schema_args")).superRefine(requiredWhen(["copy_from_list_id"], { include_copied_list_records: [true] }, "missing_arg_copy_from_list_id")));
const svcListsCreateResponseShape = oncePerZod((z) => ({
	list_id: z.string({ error: "internal_error" }),
	list_metadata: listMetadataSchema(z)
}));
const svcListsCreateMethod = {
	wireName: "svcLists.create",
	verb: "POST",
	description: "Creates a List in the caller's workspace. The caller owns it.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
		description_blocks: {
			wireName: "description_blocks",
			form: "objects"
		},
		schema: {
			wireName: "schema",
			form: "objects"
		},
		copy_from_list_id: {
			wireName: "copy_from_list_id",
			form: "string"
		},
		include_copied_list_records: {
			wireName: "include_copied_list_records",
			form: "boolean"
		},
		todo_mode: {
			wireName: "todo_mode",
			form: "boolean"
		}
	},
	arguments: svcListsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_column_type: {
			wireName: "invalid_column_type",
			status: 200,
			meaning: "The type of a column does not exist."
		},
		invalid_copy_and_schema_args: {
			wireName: "invalid_copy_and_schema_args",
			status: 200,
			meaning: "A copy has the columns of its original."
		},
		invalid_primary_column: {
			wireName: "invalid_primary_column",
			status: 200,
			meaning: "The primary column is not valid."
		},
		invalid_schema: {
			wireName: "invalid_schema",
			status: 200,
			meaning: "The columns are not valid."
		},
		missing_arg_copy_from_list_id: {
			wireName: "missing_arg_copy_from_list_id",
			status: 200,
			meaning: "No List is given to copy rows from."
		},
		over_column_maximum: {
			wireName: "over_column_maximum",
			status: 200,
			meaning: "The List has too many columns."
		},
		over_list_file_maximum: {
			wireName: "over_list_file_maximum",
			status: 200,
			meaning: "The workspace has too many Lists."
		},
		over_title_length_maximum: {
			wireName: "over_title_length_maximum",
			status: 200,
			meaning: "The name is too long."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not create the List."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
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
			error: "permission_denied"
		}, {
			feature: "lists",
			error: "permission_denied"
		}],
		limits: {
			name: {
				maxLength: {
					value: 255,
					error: "over_title_length_maximum"
				},
				pattern: { value: "\\S" }
			},
			schema: { maxItems: {
				value: 30,
				error: "over_column_maximum"
			} }
		}
	}
};
export { svcListsCreateMethod };
