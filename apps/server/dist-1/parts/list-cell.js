import { La as forbiddenWhen, Na as atLeastOneOf, Pa as atMostOneOf, Ua as oncePerZod, za as requiredWhen } from "./server.js";
import { rt as issueMessage } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/text-cell-leaf.ts
const textCellTextShape = oncePerZod((z) => ({
	type: z.enum(["text"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellTextSchema = oncePerZod((z) => z.looseObject(textCellTextShape(z), { error: "invalid_blocks" }));
const textCellLinkShape = oncePerZod((z) => ({
	type: z.enum(["link"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	url: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).exactOptional()
}));
const textCellLinkSchema = oncePerZod((z) => z.looseObject(textCellLinkShape(z), { error: "invalid_blocks" }));
const textCellUserShape = oncePerZod((z) => ({
	type: z.enum(["user"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	user_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellUserSchema = oncePerZod((z) => z.looseObject(textCellUserShape(z), { error: "invalid_blocks" }));
const textCellUsergroupShape = oncePerZod((z) => ({
	type: z.enum(["usergroup"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	usergroup_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellUsergroupSchema = oncePerZod((z) => z.looseObject(textCellUsergroupShape(z), { error: "invalid_blocks" }));
const textCellChannelShape = oncePerZod((z) => ({
	type: z.enum(["channel"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	channel_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellChannelSchema = oncePerZod((z) => z.looseObject(textCellChannelShape(z), { error: "invalid_blocks" }));
const textCellEmojiShape = oncePerZod((z) => ({
	type: z.enum(["emoji"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	name: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellEmojiSchema = oncePerZod((z) => z.looseObject(textCellEmojiShape(z), { error: "invalid_blocks" }));
const textCellDateShape = oncePerZod((z) => ({
	type: z.enum(["date"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	timestamp: z.int({ error: "invalid_blocks" }),
	format: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellDateSchema = oncePerZod((z) => z.looseObject(textCellDateShape(z), { error: "invalid_blocks" }));
const textCellTeamShape = oncePerZod((z) => ({
	type: z.enum(["team"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	team_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellTeamSchema = oncePerZod((z) => z.looseObject(textCellTeamShape(z), { error: "invalid_blocks" }));
const textCellLeafSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	textCellTextSchema(z),
	textCellLinkSchema(z),
	textCellUserSchema(z),
	textCellUsergroupSchema(z),
	textCellChannelSchema(z),
	textCellEmojiSchema(z),
	textCellDateSchema(z),
	textCellTeamSchema(z)
], { error: issueMessage({
	missing: "invalid_blocks",
	invalid: "invalid_blocks",
	noCase: "invalid_text_block"
}) }));
// ../../packages/api/src/generated/webapi/types/text-cell-section.ts
const textCellSectionShape = oncePerZod((z) => ({
	type: z.enum(["rich_text_section"], { error: issueMessage({
		missing: "invalid_blocks",
		invalid: "invalid_text_block"
	}) }),
	elements: z.array(z.lazy(() => textCellLeafSchema(z)), { error: "invalid_blocks" })
}));
const textCellSectionSchema = oncePerZod((z) => z.looseObject(textCellSectionShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/text-cell-element.ts
const textCellRunShape = oncePerZod((z) => ({
	type: z.enum([
		"rich_text_section",
		"rich_text_preformatted",
		"rich_text_quote"
	], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => textCellLeafSchema(z)), { error: "invalid_blocks" })
}));
const textCellRunSchema = oncePerZod((z) => z.looseObject(textCellRunShape(z), { error: "invalid_blocks" }));
const textCellListShape = oncePerZod((z) => ({
	type: z.enum(["rich_text_list"], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => textCellSectionSchema(z)), { error: "invalid_blocks" }),
	style: z.enum(["bullet", "ordered"], { error: "invalid_blocks" }),
	indent: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).max(8, { error: "invalid_blocks" }).exactOptional()
}));
const textCellListSchema = oncePerZod((z) => z.looseObject(textCellListShape(z), { error: "invalid_blocks" }));
const textCellElementSchema = oncePerZod((z) => z.discriminatedUnion("type", [textCellRunSchema(z), textCellListSchema(z)], { error: issueMessage({
	missing: "invalid_blocks",
	invalid: "invalid_blocks",
	noCase: "invalid_text_block"
}) }));
// ../../packages/api/src/generated/webapi/types/text-cell-block.ts
const textCellBlockShape = oncePerZod((z) => ({
	type: z.enum(["rich_text"], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => textCellElementSchema(z)), { error: "invalid_blocks" })
}));
const textCellBlockSchema = oncePerZod((z) => z.looseObject(textCellBlockShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/list-cell.ts
const listLinkShape = oncePerZod((z) => ({
	original_url: z.string({ error: "invalid_link" }).regex(/\S/u, { error: "invalid_link" }).regex(/^(?:https?:\/\/|mailto:)\S+$/u, { error: "invalid_link" }),
	display_as_url: z.boolean({ error: "invalid_link" }).exactOptional(),
	display_name: z.string({ error: "invalid_link" }).exactOptional()
}));
const listLinkSchema = oncePerZod((z) => z.looseObject(listLinkShape(z), { error: "invalid_input_type" }));
const listReferencedFileShape = oncePerZod((z) => ({ file_id: z.string({ error: "invalid_input_type" }).regex(/\S/u, { error: "invalid_input_type" }) }));
const listReferencedFileSchema = oncePerZod((z) => z.looseObject(listReferencedFileShape(z), { error: "invalid_input_type" }));
const listReferenceShape = oncePerZod((z) => ({ file: listReferencedFileSchema(z) }));
const listReferenceSchema = oncePerZod((z) => z.looseObject(listReferenceShape(z), { error: "invalid_input_type" }));
const listCellShape = oncePerZod((z) => ({
	row_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	row_id_to_create: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	column_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	column_id_to_create: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).exactOptional(),
	rich_text: z.array(z.lazy(() => textCellBlockSchema(z)), { error: "invalid_blocks" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	message: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	number: z.array(z.number({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	select: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	user: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	date: z.array(z.string({ error: "invalid_input_type" }).regex(/^\d{4}-\d{2}-\d{2}$/u, { error: "invalid_date" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	checkbox: z.boolean({ error: "invalid_input_type" }).exactOptional(),
	email: z.array(z.string({ error: "invalid_input_type" }).regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, { error: "invalid_email" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	phone: z.array(z.string({ error: "invalid_input_type" }).regex(/^\+?(?=(?:[ ().-]*[0-9]){3})[0-9 ().-]{3,32}$/u, { error: "invalid_phone_number" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	channel: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	rating: z.array(z.int({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	attachment: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	link: z.array(listLinkSchema(z), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	vote: z.array(z.string({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	timestamp: z.array(z.int({ error: "invalid_input_type" }), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional(),
	reference: z.array(listReferenceSchema(z), { error: "invalid_input_type" }).max(100, { error: "over_cell_fields_limit" }).exactOptional()
}));
const listCellSchema = oncePerZod((z) => z.looseObject(listCellShape(z), { error: "invalid_arguments" }).superRefine(forbiddenWhen(["row_id"], { row_id_to_create: [true] }, "invalid_arguments")).superRefine(requiredWhen(["row_id"], { row_id_to_create: "absent" }, "row_id_not_provided")).superRefine(requiredWhen(["row_id"], { row_id_to_create: [false] }, "row_id_not_provided")).superRefine(atMostOneOf(["column_id", "column_id_to_create"], "invalid_arguments")).superRefine(atLeastOneOf(["column_id", "column_id_to_create"], "column_id_not_provided")));
export { listCellSchema as t };
