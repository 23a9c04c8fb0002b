import { Ua as oncePerZod } from "./server.js";
import { t as isGiven } from "./is-given.js";
// ../../packages/double/src/generated/control/types/journal-change.ts
const changeBeforeShape = oncePerZod(() => ({}));
const changeBeforeSchema = oncePerZod((z) => z.looseObject(changeBeforeShape(z), { error: "invalid_arguments" }));
const changeAfterShape = oncePerZod(() => ({}));
const changeAfterSchema = oncePerZod((z) => z.looseObject(changeAfterShape(z), { error: "invalid_arguments" }));
const journalChangeShape = oncePerZod((z) => ({
	kind: z.string({ error: "invalid_arguments" }),
	id: z.string({ error: "invalid_arguments" }).exactOptional(),
	before: changeBeforeSchema(z).exactOptional(),
	after: changeAfterSchema(z).exactOptional()
}));
const journalChangeSchema = oncePerZod((z) => z.strictObject(journalChangeShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/delivered-answer.ts
const deliveredAnswerShape = oncePerZod((z) => ({
	status: z.int({ error: "invalid_arguments" }),
	headers: z.record(z.string(), z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	body: z.unknown().refine(isGiven, { error: "invalid_arguments" }),
	cut: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const deliveredAnswerSchema = oncePerZod((z) => z.strictObject(deliveredAnswerShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/delivered-request.ts
const deliveredRequestShape = oncePerZod((z) => ({
	url: z.string({ error: "invalid_arguments" }),
	redirects: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	headers: z.record(z.string(), z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	body: z.unknown().refine(isGiven, { error: "invalid_arguments" })
}));
const deliveredRequestSchema = oncePerZod((z) => z.strictObject(deliveredRequestShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/journal-delivery.ts
const journalDeliveryShape = oncePerZod((z) => ({
	event_id: z.string({ error: "invalid_arguments" }),
	event: z.string({ error: "invalid_arguments" }),
	attempt: z.int({ error: "invalid_arguments" }),
	result: z.enum([
		"delivered",
		"retried",
		"given_up",
		"withdrawn"
	], { error: "invalid_arguments" }),
	request: deliveredRequestSchema(z).exactOptional(),
	answer: deliveredAnswerSchema(z).exactOptional(),
	reason: z.string({ error: "invalid_arguments" }).exactOptional(),
	detail: z.string({ error: "invalid_arguments" }).exactOptional(),
	rate_limited: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	switched_off: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	next_at: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const journalDeliverySchema = oncePerZod((z) => z.strictObject(journalDeliveryShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/journal-reason.ts
const journalReasonShape = oncePerZod((z) => ({
	rule: z.string({ error: "invalid_arguments" }),
	found: z.unknown().exactOptional(),
	wanted: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const journalReasonSchema = oncePerZod((z) => z.strictObject(journalReasonShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/journal-entry.ts
const journalQueryShape = oncePerZod(() => ({}));
const journalQuerySchema = oncePerZod((z) => z.looseObject(journalQueryShape(z), { error: "invalid_arguments" }));
const journalArgumentsShape = oncePerZod(() => ({}));
const journalArgumentsSchema = oncePerZod((z) => z.looseObject(journalArgumentsShape(z), { error: "invalid_arguments" }));
const journalEntryShape = oncePerZod((z) => ({
	request_id: z.string({ error: "invalid_arguments" }),
	at: z.string({ error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }),
	protocol: z.enum([
		"scim",
		"webapi",
		"events",
		"people"
	], { error: "invalid_arguments" }),
	method: z.string({ error: "invalid_arguments" }).exactOptional(),
	version: z.string({ error: "invalid_arguments" }).exactOptional(),
	route: z.string({ error: "invalid_arguments" }).exactOptional(),
	id: z.string({ error: "invalid_arguments" }).exactOptional(),
	query: journalQuerySchema(z).exactOptional(),
	arguments: journalArgumentsSchema(z).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	status: z.int({ error: "invalid_arguments" }),
	ok: z.boolean({ error: "invalid_arguments" }),
	code: z.string({ error: "invalid_arguments" }).exactOptional(),
	because: journalReasonSchema(z).exactOptional(),
	answer: z.unknown().exactOptional(),
	changes: z.array(z.lazy(() => journalChangeSchema(z)), { error: "invalid_arguments" }),
	fault: z.string({ error: "invalid_arguments" }).exactOptional(),
	aborted: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	delivery: journalDeliverySchema(z).exactOptional(),
	duration_ms: z.number({ error: "invalid_arguments" })
}));
const journalEntrySchema = oncePerZod((z) => z.strictObject(journalEntryShape(z), { error: "invalid_arguments" }));
export { journalEntrySchema as t };
