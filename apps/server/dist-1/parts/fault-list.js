import { Ua as oncePerZod } from "./server.js";
import { t as faultSchema } from "./fault.js";
// ../../packages/double/src/generated/control/methods/fault-list.ts
const faultListArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const faultListArgumentsSchema = oncePerZod((z) => z.strictObject(faultListArgumentsShape(z), { error: "invalid_arguments" }));
const faultListResponseShape = oncePerZod((z) => ({ faults: z.array(z.lazy(() => faultSchema(z)), { error: "internal_error" }) }));
const faultListMethod = {
	wireName: "fault.list",
	verb: "GET",
	description: "Lists the faults of a world in the order in which they were armed.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: faultListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(faultListResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "fault",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { faultListMethod };
