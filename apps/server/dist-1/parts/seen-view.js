import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-view.ts
const seenViewBelowShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" })
}));
const seenViewBelowSchema = oncePerZod((z) => z.strictObject(seenViewBelowShape(z), { error: "invalid_arguments" }));
const seenViewShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	app: z.string({ error: "invalid_arguments" }),
	type: z.enum(["modal", "home"], { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }),
	values: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }), { error: "invalid_arguments" }),
	submit: z.string({ error: "invalid_arguments" }).exactOptional(),
	close: z.string({ error: "invalid_arguments" }).exactOptional(),
	errors: z.record(z.string(), z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	below: z.array(seenViewBelowSchema(z), { error: "invalid_arguments" })
}));
const seenViewSchema = oncePerZod((z) => z.strictObject(seenViewShape(z), { error: "invalid_arguments" }));
export { seenViewSchema as t };
