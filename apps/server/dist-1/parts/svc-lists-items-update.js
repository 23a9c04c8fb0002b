import { Ua as oncePerZod } from "./server.js";
import { t as listCellSchema } from "./list-cell.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-update.ts
const svcListsItemsUpdateArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	cells: z.array(z.lazy(() => listCellSchema(z)), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" })
}));
const svcListsItemsUpdateArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsUpdateArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsUpdateResponseShape = oncePerZod(() => ({}));
const svcListsItemsUpdateMethod = {
	wireName: "svcLists.items.update",
	verb: "POST",
	description: "Writes cells of a List, and creates rows and text columns for them on request. Either all cells are written or none.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		cells: {
			wireName: "cells",
			form: "objects"
		}
	},
	arguments: svcListsItemsUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsUpdateResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "A channel does not exist."
		},
		column_id_not_provided: {
			wireName: "column_id_not_provided",
			status: 200,
			meaning: "A cell has no column."
		},
		column_not_found: {
			wireName: "column_not_found",
			status: 200,
			meaning: "The column does not exist."
		},
		file_not_found: {
			wireName: "file_not_found",
			status: 200,
			meaning: "A file does not exist."
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
			meaning: "The column's identifier is malformed."
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
		invalid_row_id: {
			wireName: "invalid_row_id",
			status: 200,
			meaning: "The row's identifier is malformed."
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
		over_column_maximum: {
			wireName: "over_column_maximum",
			status: 200,
			meaning: "The List has too many columns."
		},
		over_row_maximum: {
			wireName: "over_row_maximum",
			status: 200,
			meaning: "The List has too many rows."
		},
		permission_denied: {
			wireName: "permission_denied",
			status: 200,
			meaning: "The caller may not write to the List."
		},
		row_id_not_provided: {
			wireName: "row_id_not_provided",
			status: 200,
			meaning: "A cell has no row."
		},
		row_not_found: {
			wireName: "row_not_found",
			status: 200,
			meaning: "The row does not exist."
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
			error: "permission_denied"
		}, {
			feature: "lists",
			error: "permission_denied"
		}],
		limits: { cells: {
			minItems: { value: 1 },
			maxItems: { value: 100 }
		} }
	}
};
export { svcListsItemsUpdateMethod };
