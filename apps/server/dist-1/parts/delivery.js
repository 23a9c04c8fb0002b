import { Ua as oncePerZod } from "./server.js";
import { t as journalEntrySchema } from "./journal-entry.js";
// ../../packages/double/src/generated/control/types/delivery.ts
const deliveryShape = oncePerZod((z) => ({
	event_id: z.string({ error: "invalid_arguments" }),
	event: z.string({ error: "invalid_arguments" }),
	app: z.string({ error: "invalid_arguments" }),
	at: z.string({ error: "invalid_arguments" }),
	state: z.enum([
		"waiting",
		"delivered",
		"given_up",
		"withdrawn"
	], { error: "invalid_arguments" }),
	once: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	next_at: z.string({ error: "invalid_arguments" }).exactOptional(),
	attempts: z.array(z.lazy(() => journalEntrySchema(z)), { error: "invalid_arguments" })
}));
const deliverySchema = oncePerZod((z) => z.strictObject(deliveryShape(z), { error: "invalid_arguments" }));
export { deliverySchema as t };
