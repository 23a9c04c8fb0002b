import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/reminder-recurrence.ts
const reminderRecurrenceShape = oncePerZod((z) => ({
	frequency: z.enum([
		"daily",
		"weekly",
		"monthly",
		"yearly"
	], { error: "invalid_arguments" }),
	weekdays: z.array(z.enum([
		"monday",
		"tuesday",
		"wednesday",
		"thursday",
		"friday",
		"saturday",
		"sunday"
	], { error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional()
}));
const reminderRecurrenceSchema = oncePerZod((z) => z.strictObject(reminderRecurrenceShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/reminder.ts
const reminderShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	creator: z.string({ error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }),
	recurring: z.boolean({ error: "invalid_arguments" }),
	time: z.int({ error: "invalid_arguments" }).exactOptional(),
	complete_ts: z.int({ error: "invalid_arguments" }).exactOptional(),
	recurrence: reminderRecurrenceSchema(z).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const reminderSchema = oncePerZod((z) => z.strictObject(reminderShape(z), { error: "invalid_arguments" }));
export { reminderRecurrenceSchema as n, reminderSchema as t };
