import { Ua as oncePerZod } from "./server.js";
import { t as listItemSchema } from "./list-item.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-create.ts
const svcListsItemsCreateArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	duplicated_item_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	parent_item_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	initial_fields: z.array(z.unknown(), { error: "invalid_arguments" }).exactOptional()
}));
const svcListsItemsCreateArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsCreateResponseShape = oncePerZod((z) => ({ item: listItemSchema(z) }));
const svcListsItemsCreateMethod = {
	wireName: "svcLists.items.create",
	verb: "POST",
	description: "Creates a row of a List, at the end.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		duplicated_item_id: {
			wireName: "duplicated_item_id",
			form: "string"
		},
		parent_item_id: {
			wireName: "parent_item_id",
			form: "string"
		},
		initial_fields: {
			wireName: "initial_fields",
			form: "objects"
		}
	},
	arguments: svcListsItemsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "A channel does not exist."
		},
		duplicated_item_not_found: {
			wireName: "duplicated_item_not_found",
			status: 200,
			meaning: "The row to duplicate does not exist."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "A file does not exist."
		},
		invalid_args: {
			wireName: "invalid_args",
			status: 200,
			meaning: "The parent is not valid."
		},
		invalid_attachment: {
			wireName: "invalid_attachment",
			status: 200,
			meaning: "An attachment is not valid."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 200,
			meaning: "The rich text is not valid."
		},
		invalid_column_id: {
			wireName: "invalid_column_id",
			status: 200,
			meaning: "The column does not exist."
		},
		invalid_date: {
			wireName: "invalid_date",
			status: 200,
			meaning: "A date is not valid."
		},
		invalid_email: {
			wireName: "invalid_email",
			status: 200,
			meaning: "An e-mail address is not valid."
		},
		invalid_input_type: {
			wireName: "invalid_input_type",
			status: 200,
			meaning: "The value does not match the type of the column."
		},
		invalid_link: {
			wireName: "invalid_link",
			status: 200,
			meaning: "A link is not valid."
		},
		invalid_message: {
			wireName: "invalid_message",
			status: 200,
			meaning: "A message is not valid."
		},
		invalid_option_id: {
			wireName: "invalid_option_id",
			status: 200,
			meaning: "An option is not valid."
		},
		invalid_phone_number: {
			wireName: "invalid_phone_number",
			status: 200,
			meaning: "A phone number is not valid."
		},
		invalid_text_block: {
			wireName: "invalid_text_block",
			status: 200,
			meaning: "The rich text has an element that text cells do not support."
		},
		invalid_vote_value: {
			wireName: "invalid_vote_value",
			status: 200,
			meaning: "A vote is not valid."
		},
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		over_cell_fields_limit: {
			wireName: "over_cell_fields_limit",
			status: 200,
			meaning: "A cell has too many values."
		},
		over_row_maximum: {
			wireName: "over_row_maximum",
			status: 200,
			meaning: "The List has too many rows."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		uneditable_column: {
			wireName: "uneditable_column",
			status: 200,
			meaning: "The column is read-only."
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
			plan: "entry",
			error: "list_not_found"
		}, {
			feature: "lists",
			error: "list_not_found"
		}]
	}
};
export { svcListsItemsCreateMethod };
