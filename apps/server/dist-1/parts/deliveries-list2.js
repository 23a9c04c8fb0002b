import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/deliveries-list.ts
const deliveriesListArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	event: z.string({ error: "invalid_arguments" }).exactOptional(),
	event_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	state: z.enum([
		"waiting",
		"delivered",
		"given_up",
		"withdrawn"
	], { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const deliveriesListArgumentsSchema = oncePerZod((z) => z.strictObject(deliveriesListArgumentsShape(z), { error: "invalid_arguments" }));
const deliveriesListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const deliveriesListMetadataSchema = oncePerZod((z) => z.strictObject(deliveriesListMetadataShape(z), { error: "internal_error" }));
const deliveriesListResponseShape = oncePerZod((z) => ({
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" }),
	response_metadata: deliveriesListMetadataSchema(z).exactOptional()
}));
const deliveriesListResponseSchema = oncePerZod((z) => z.strictObject(deliveriesListResponseShape(z), { error: "internal_error" }));
const deliveriesListMethod = {
	wireName: "deliveries.list",
	verb: "GET",
	description: "Lists deliveries of events to apps, oldest first: those that the journal has, then those that no attempt was made of.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		app: {
			wireName: "app",
			form: "string"
		},
		event: {
			wireName: "event",
			form: "string"
		},
		event_id: {
			wireName: "event_id",
			form: "string"
		},
		state: {
			wireName: "state",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: deliveriesListArgumentsSchema,
	response: deliveriesListResponseSchema,
	errors: {},
	facts: {
		subject: "deliveries",
		rates: [],
		requires: [],
		limits: {
			state: { oneOf: { value: [
				"waiting",
				"delivered",
				"given_up",
				"withdrawn"
			] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			}
		},
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_arguments"
		}
	}
};
export { deliveriesListResponseSchema as i, deliveriesListMetadataSchema as n, deliveriesListMethod as r, deliveriesListArgumentsSchema as t };
