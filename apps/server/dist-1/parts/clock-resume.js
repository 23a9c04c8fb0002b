import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/clock-resume.ts
const clockResumeArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const clockResumeArgumentsSchema = oncePerZod((z) => z.strictObject(clockResumeArgumentsShape(z), { error: "invalid_arguments" }));
const clockResumeResponseShape = oncePerZod((z) => ({
	now: z.string({ error: "internal_error" }),
	frozen: z.boolean({ error: "internal_error" })
}));
const clockResumeMethod = {
	wireName: "clock.resume",
	verb: "POST",
	description: "Resumes the clock of a world from its current time.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: clockResumeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(clockResumeResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "clock",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { clockResumeMethod };
