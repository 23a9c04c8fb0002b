import { Ua as oncePerZod } from "./server.js";
import { t as isGiven } from "./is-given.js";
// ../../packages/api/src/generated/webapi/types/list-item-field.ts
const listItemMessageShape = oncePerZod((z) => ({
	value: z.string({ error: "invalid_arguments" }),
	channel_id: z.string({ error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const listItemMessageSchema = oncePerZod((z) => z.strictObject(listItemMessageShape(z), { error: "invalid_arguments" }));
const listItemLinkShape = oncePerZod((z) => ({
	originalUrl: z.string({ error: "invalid_arguments" }),
	displayAsUrl: z.boolean({ error: "invalid_arguments" }),
	displayName: z.string({ error: "invalid_arguments" })
}));
const listItemLinkSchema = oncePerZod((z) => z.strictObject(listItemLinkShape(z), { error: "invalid_arguments" }));
const listItemReferencedFileShape = oncePerZod((z) => ({ file_id: z.string({ error: "invalid_arguments" }) }));
const listItemReferencedFileSchema = oncePerZod((z) => z.strictObject(listItemReferencedFileShape(z), { error: "invalid_arguments" }));
const listItemReferenceShape = oncePerZod((z) => ({ file: listItemReferencedFileSchema(z) }));
const listItemReferenceSchema = oncePerZod((z) => z.strictObject(listItemReferenceShape(z), { error: "invalid_arguments" }));
const listItemFieldShape = oncePerZod((z) => ({
	key: z.string({ error: "invalid_arguments" }),
	column_id: z.string({ error: "invalid_arguments" }),
	value: z.unknown().refine(isGiven, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).exactOptional(),
	rich_text: z.array(z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	message: z.array(listItemMessageSchema(z), { error: "invalid_arguments" }).exactOptional(),
	number: z.array(z.number({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	select: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	user: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	date: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	checkbox: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	email: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	phone: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	channel: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	rating: z.array(z.int({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	attachment: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	link: z.array(listItemLinkSchema(z), { error: "invalid_arguments" }).exactOptional(),
	vote: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	timestamp: z.array(z.int({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	reference: z.array(listItemReferenceSchema(z), { error: "invalid_arguments" }).exactOptional()
}));
const listItemFieldSchema = oncePerZod((z) => z.strictObject(listItemFieldShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/list-item.ts
const listItemShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	list_id: z.string({ error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" }),
	created_by: z.string({ error: "invalid_arguments" }),
	updated_by: z.string({ error: "invalid_arguments" }),
	fields: z.array(z.lazy(() => listItemFieldSchema(z)), { error: "invalid_arguments" }),
	updated_timestamp: z.string({ error: "invalid_arguments" }),
	parent_record_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	is_subscribed: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const listItemSchema = oncePerZod((z) => z.strictObject(listItemShape(z), { error: "invalid_arguments" }));
export { listItemSchema as t };
