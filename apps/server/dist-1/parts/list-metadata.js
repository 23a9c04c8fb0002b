import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/list-column.ts
const listChoiceShape = oncePerZod((z) => ({
	value: z.string({ error: "invalid_arguments" }),
	label: z.string({ error: "invalid_arguments" }),
	color: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const listChoiceSchema = oncePerZod((z) => z.strictObject(listChoiceShape(z), { error: "invalid_arguments" }));
const listColumnOptionsShape = oncePerZod((z) => ({
	choices: z.array(listChoiceSchema(z), { error: "invalid_arguments" }).exactOptional(),
	format: z.string({ error: "invalid_arguments" }).exactOptional(),
	max: z.number({ error: "invalid_arguments" }).exactOptional()
}));
const listColumnOptionsSchema = oncePerZod((z) => z.looseObject(listColumnOptionsShape(z), { error: "invalid_arguments" }));
const listColumnShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	key: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	type: z.string({ error: "invalid_arguments" }),
	is_primary_column: z.boolean({ error: "invalid_arguments" }),
	options: listColumnOptionsSchema(z).exactOptional()
}));
const listColumnSchema = oncePerZod((z) => z.strictObject(listColumnShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/list-view.ts
const listViewColumnShape = oncePerZod((z) => ({
	visible: z.boolean({ error: "invalid_arguments" }),
	key: z.string({ error: "invalid_arguments" }),
	id: z.string({ error: "invalid_arguments" }),
	position: z.string({ error: "invalid_arguments" })
}));
const listViewColumnSchema = oncePerZod((z) => z.strictObject(listViewColumnShape(z), { error: "invalid_arguments" }));
const listViewShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	type: z.enum(["table", "record"], { error: "invalid_arguments" }),
	is_locked: z.boolean({ error: "invalid_arguments" }),
	position: z.string({ error: "invalid_arguments" }),
	columns: z.array(listViewColumnSchema(z), { error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" }),
	created_by: z.string({ error: "invalid_arguments" }),
	stick_column_left: z.boolean({ error: "invalid_arguments" }),
	is_all_items_view: z.boolean({ error: "invalid_arguments" }),
	default_view_key: z.string({ error: "invalid_arguments" }).exactOptional(),
	show_completed_items: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const listViewSchema = oncePerZod((z) => z.strictObject(listViewShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/list-metadata.ts
const listCreationSourceShape = oncePerZod((z) => ({
	type: z.enum(["blank", "copy_from_list"], { error: "invalid_arguments" }),
	reference_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const listCreationSourceSchema = oncePerZod((z) => z.strictObject(listCreationSourceShape(z), { error: "invalid_arguments" }));
const listMetadataShape = oncePerZod((z) => ({
	schema: z.array(z.lazy(() => listColumnSchema(z)), { error: "invalid_arguments" }),
	subtask_schema: z.array(z.lazy(() => listColumnSchema(z)), { error: "invalid_arguments" }),
	views: z.array(z.lazy(() => listViewSchema(z)), { error: "invalid_arguments" }),
	icon: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	description_blocks: z.array(z.unknown(), { error: "invalid_arguments" }),
	creation_source: listCreationSourceSchema(z),
	todo_mode: z.boolean({ error: "invalid_arguments" }),
	default_view: z.string({ error: "invalid_arguments" }),
	is_trial: z.boolean({ error: "invalid_arguments" }),
	integrations: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const listMetadataSchema = oncePerZod((z) => z.strictObject(listMetadataShape(z), { error: "invalid_arguments" }));
export { listMetadataSchema as t };
