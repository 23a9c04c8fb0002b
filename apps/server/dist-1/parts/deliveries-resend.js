import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/deliveries-resend.ts
const deliveriesResendArgumentsShape = oncePerZod((z) => ({
	event_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const deliveriesResendArgumentsSchema = oncePerZod((z) => z.strictObject(deliveriesResendArgumentsShape(z), { error: "invalid_arguments" }));
const deliveriesResendResponseShape = oncePerZod((z) => ({ deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" }) }));
const deliveriesResendMethod = {
	wireName: "deliveries.resend",
	verb: "POST",
	description: "Sends an event to an app again, with the same identifier, whatever happened to it before.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		event_id: {
			wireName: "event_id",
			form: "string"
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
	arguments: deliveriesResendArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(deliveriesResendResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "deliveries",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { deliveriesResendMethod };
