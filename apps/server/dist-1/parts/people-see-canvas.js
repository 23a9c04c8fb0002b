import { Ua as oncePerZod } from "./server.js";
import { t as seenAccessSchema } from "./seen-access.js";
// ../../packages/double/src/generated/control/types/seen-section.ts
const seenSectionShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	markdown: z.string({ error: "invalid_arguments" })
}));
const seenSectionSchema = oncePerZod((z) => z.strictObject(seenSectionShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/people-see-canvas.ts
const peopleSeeCanvasArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	canvas: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeCanvasArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeCanvasArgumentsShape(z), { error: "invalid_arguments" }));
const seenCanvasFileShape = oncePerZod(() => ({}));
const seenCanvasFileSchema = oncePerZod((z) => z.looseObject(seenCanvasFileShape(z), { error: "internal_error" }));
const peopleSeeCanvasResponseShape = oncePerZod((z) => ({
	canvas: seenCanvasFileSchema(z),
	level: z.enum([
		"read",
		"write",
		"owner"
	], { error: "internal_error" }),
	markdown: z.string({ error: "internal_error" }),
	sections: z.array(z.lazy(() => seenSectionSchema(z)), { error: "internal_error" }),
	access: z.array(z.lazy(() => seenAccessSchema(z)), { error: "internal_error" }),
	channel: z.string({ error: "internal_error" }).exactOptional()
}));
const peopleSeeCanvasMethod = {
	wireName: "people.seeCanvas",
	verb: "GET",
	description: "Returns a canvas that a person sees, with its text, its sections and its access.",
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
		canvas: {
			wireName: "canvas",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeCanvasArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeCanvasResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			canvas: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeCanvasMethod };
