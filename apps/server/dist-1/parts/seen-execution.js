import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-execution.ts
const seenExecutionShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	workflow_execution_id: z.string({ error: "invalid_arguments" }),
	state: z.enum([
		"running",
		"completed",
		"failed"
	], { error: "invalid_arguments" }),
	inputs: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }),
	outputs: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	error: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const seenExecutionSchema = oncePerZod((z) => z.strictObject(seenExecutionShape(z), { error: "invalid_arguments" }));
export { seenExecutionSchema as t };
