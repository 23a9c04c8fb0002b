import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/events-send.ts
const eventsSendArgumentsShape = oncePerZod((z) => ({
	type: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	payload: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const eventsSendArgumentsSchema = oncePerZod((z) => z.strictObject(eventsSendArgumentsShape(z), { error: "invalid_arguments" }));
const eventsSendResponseShape = oncePerZod((z) => ({
	event_id: z.string({ error: "internal_error" }),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const eventsSendMethod = {
	wireName: "events.send",
	verb: "POST",
	description: "Sends an event to the apps that would receive it: they subscribe to it, have a scope that covers it, and see the conversation that it names.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		type: {
			wireName: "type",
			form: "string"
		},
		payload: {
			wireName: "payload",
			form: "object"
		},
		app: {
			wireName: "app",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: eventsSendArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(eventsSendResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "events",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { eventsSendMethod };
