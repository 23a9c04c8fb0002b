import { Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/fault-action.ts
const faultFieldsShape = oncePerZod(() => ({}));
const faultFieldsSchema = oncePerZod((z) => z.looseObject(faultFieldsShape(z), { error: "invalid_arguments" }));
const faultErrorShape = oncePerZod((z) => ({
	kind: z.enum(["error"], { error: "invalid_arguments" }),
	code: z.string({ error: "invalid_arguments" }),
	fields: faultFieldsSchema(z).exactOptional(),
	status: z.int({ error: "invalid_arguments" }).min(200, { error: "invalid_arguments" }).max(599, { error: "invalid_arguments" }).exactOptional(),
	retry_after: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).exactOptional(),
	after: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const faultErrorSchema = oncePerZod((z) => z.strictObject(faultErrorShape(z), { error: "invalid_arguments" }));
const faultLatencyShape = oncePerZod((z) => ({
	kind: z.enum(["latency"], { error: "invalid_arguments" }),
	ms: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" })
}));
const faultLatencySchema = oncePerZod((z) => z.strictObject(faultLatencyShape(z), { error: "invalid_arguments" }));
const faultHangShape = oncePerZod((z) => ({ kind: z.enum(["hang"], { error: "invalid_arguments" }) }));
const faultHangSchema = oncePerZod((z) => z.strictObject(faultHangShape(z), { error: "invalid_arguments" }));
const faultResetShape = oncePerZod((z) => ({ kind: z.enum(["reset"], { error: "invalid_arguments" }) }));
const faultResetSchema = oncePerZod((z) => z.strictObject(faultResetShape(z), { error: "invalid_arguments" }));
const faultTruncateShape = oncePerZod((z) => ({
	kind: z.enum(["truncate"], { error: "invalid_arguments" }),
	bytes: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" })
}));
const faultTruncateSchema = oncePerZod((z) => z.strictObject(faultTruncateShape(z), { error: "invalid_arguments" }));
const faultBadGatewayShape = oncePerZod((z) => ({ kind: z.enum(["bad_gateway"], { error: "invalid_arguments" }) }));
const faultBadGatewaySchema = oncePerZod((z) => z.strictObject(faultBadGatewayShape(z), { error: "invalid_arguments" }));
const faultDropShape = oncePerZod((z) => ({ kind: z.enum(["drop"], { error: "invalid_arguments" }) }));
const faultDropSchema = oncePerZod((z) => z.strictObject(faultDropShape(z), { error: "invalid_arguments" }));
const faultDelayShape = oncePerZod((z) => ({
	kind: z.enum(["delay"], { error: "invalid_arguments" }),
	ms: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(36e5, { error: "invalid_arguments" })
}));
const faultDelaySchema = oncePerZod((z) => z.strictObject(faultDelayShape(z), { error: "invalid_arguments" }));
const faultDuplicateShape = oncePerZod((z) => ({ kind: z.enum(["duplicate"], { error: "invalid_arguments" }) }));
const faultDuplicateSchema = oncePerZod((z) => z.strictObject(faultDuplicateShape(z), { error: "invalid_arguments" }));
const faultReorderShape = oncePerZod((z) => ({ kind: z.enum(["reorder"], { error: "invalid_arguments" }) }));
const faultReorderSchema = oncePerZod((z) => z.strictObject(faultReorderShape(z), { error: "invalid_arguments" }));
const faultBadSignatureShape = oncePerZod((z) => ({ kind: z.enum(["bad_signature"], { error: "invalid_arguments" }) }));
const faultBadSignatureSchema = oncePerZod((z) => z.strictObject(faultBadSignatureShape(z), { error: "invalid_arguments" }));
const faultClosedSocketShape = oncePerZod((z) => ({ kind: z.enum(["closed_socket"], { error: "invalid_arguments" }) }));
const faultClosedSocketSchema = oncePerZod((z) => z.strictObject(faultClosedSocketShape(z), { error: "invalid_arguments" }));
const faultSilentShape = oncePerZod((z) => ({ kind: z.enum(["silent"], { error: "invalid_arguments" }) }));
const faultSilentSchema = oncePerZod((z) => z.strictObject(faultSilentShape(z), { error: "invalid_arguments" }));
const faultActionSchema = oncePerZod((z) => z.discriminatedUnion("kind", [
	faultErrorSchema(z),
	faultLatencySchema(z),
	faultHangSchema(z),
	faultResetSchema(z),
	faultTruncateSchema(z),
	faultBadGatewaySchema(z),
	faultDropSchema(z),
	faultDelaySchema(z),
	faultDuplicateSchema(z),
	faultReorderSchema(z),
	faultBadSignatureSchema(z),
	faultClosedSocketSchema(z),
	faultSilentSchema(z)
], { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/fault-match.ts
const faultWhereShape = oncePerZod(() => ({}));
const faultWhereSchema = oncePerZod((z) => z.looseObject(faultWhereShape(z), { error: "invalid_arguments" }));
const faultMatchShape = oncePerZod((z) => ({
	method: z.string({ error: "invalid_arguments" }).exactOptional(),
	route: z.string({ error: "invalid_arguments" }).exactOptional(),
	version: z.enum(["1.1", "2.0"], { error: "invalid_arguments" }).exactOptional(),
	token: z.string({ error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	event: z.string({ error: "invalid_arguments" }).exactOptional(),
	where: faultWhereSchema(z).exactOptional()
}));
const faultMatchSchema = oncePerZod((z) => z.strictObject(faultMatchShape(z), { error: "invalid_arguments" }).superRefine(atMostOneOf(["method", "route"], "invalid_arguments")));
// ../../packages/double/src/generated/control/types/fault-times.ts
const faultAlwaysShape = oncePerZod((z) => ({ kind: z.enum(["always"], { error: "invalid_arguments" }) }));
const faultAlwaysSchema = oncePerZod((z) => z.strictObject(faultAlwaysShape(z), { error: "invalid_arguments" }));
const faultNextShape = oncePerZod((z) => ({
	kind: z.enum(["next"], { error: "invalid_arguments" }),
	count: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" })
}));
const faultNextSchema = oncePerZod((z) => z.strictObject(faultNextShape(z), { error: "invalid_arguments" }));
const faultEveryShape = oncePerZod((z) => ({
	kind: z.enum(["every"], { error: "invalid_arguments" }),
	nth: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" })
}));
const faultEverySchema = oncePerZod((z) => z.strictObject(faultEveryShape(z), { error: "invalid_arguments" }));
const faultChanceShape = oncePerZod((z) => ({
	kind: z.enum(["chance"], { error: "invalid_arguments" }),
	probability: z.number({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" })
}));
const faultChanceSchema = oncePerZod((z) => z.strictObject(faultChanceShape(z), { error: "invalid_arguments" }));
const faultTimesSchema = oncePerZod((z) => z.discriminatedUnion("kind", [
	faultAlwaysSchema(z),
	faultNextSchema(z),
	faultEverySchema(z),
	faultChanceSchema(z)
], { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/fault.ts
const faultShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	match: faultMatchSchema(z),
	action: faultActionSchema(z),
	times: faultTimesSchema(z),
	matched: z.int({ error: "invalid_arguments" }),
	happened: z.int({ error: "invalid_arguments" })
}));
const faultSchema = oncePerZod((z) => z.strictObject(faultShape(z), { error: "invalid_arguments" }));
export { faultActionSchema as i, faultTimesSchema as n, faultMatchSchema as r, faultSchema as t };
