import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-call.ts
const calledArgumentsShape = oncePerZod(() => ({}));
const calledArgumentsSchema = oncePerZod((z) => z.looseObject(calledArgumentsShape(z), { error: "invalid_arguments" }));
const peopleCallArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	method: z.enum([
		"canvases.access.delete",
		"canvases.access.set",
		"canvases.create",
		"canvases.delete",
		"canvases.edit",
		"canvases.sections.lookup",
		"conversations.canvases.create",
		"svcLists.access.delete",
		"svcLists.access.set",
		"svcLists.create",
		"svcLists.download.get",
		"svcLists.download.start",
		"svcLists.items.create",
		"svcLists.items.delete",
		"svcLists.items.deleteMultiple",
		"svcLists.items.info",
		"svcLists.items.list",
		"svcLists.items.update",
		"svcLists.update"
	], { error: "invalid_arguments" }),
	arguments: calledArgumentsSchema(z),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleCallArgumentsSchema = oncePerZod((z) => z.strictObject(peopleCallArgumentsShape(z), { error: "invalid_arguments" }));
const calledAnswerShape = oncePerZod(() => ({}));
const calledAnswerSchema = oncePerZod((z) => z.looseObject(calledAnswerShape(z), { error: "internal_error" }));
const peopleCallResponseShape = oncePerZod((z) => ({
	answer: calledAnswerSchema(z),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleCallMethod = {
	wireName: "people.call",
	verb: "POST",
	description: "Calls a method of Lists or canvases as a person.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		person: {
			wireName: "person",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		method: {
			wireName: "method",
			form: "string"
		},
		arguments: {
			wireName: "arguments",
			form: "object"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleCallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleCallResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			method: { oneOf: { value: [
				"canvases.access.delete",
				"canvases.access.set",
				"canvases.create",
				"canvases.delete",
				"canvases.edit",
				"canvases.sections.lookup",
				"conversations.canvases.create",
				"svcLists.access.delete",
				"svcLists.access.set",
				"svcLists.create",
				"svcLists.download.get",
				"svcLists.download.start",
				"svcLists.items.create",
				"svcLists.items.delete",
				"svcLists.items.deleteMultiple",
				"svcLists.items.info",
				"svcLists.items.list",
				"svcLists.items.update",
				"svcLists.update"
			] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleCallMethod };
