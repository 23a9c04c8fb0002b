import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/fault-declared.ts
const faultDeclaredArgumentsShape = oncePerZod(() => ({}));
const faultDeclaredArgumentsSchema = oncePerZod((z) => z.strictObject(faultDeclaredArgumentsShape(z), { error: "invalid_arguments" }));
const faultDeclaredResponseShape = oncePerZod((z) => ({
	methods: z.record(z.string(), z.array(z.string({ error: "internal_error" }), { error: "internal_error" }), { error: "internal_error" }),
	routes: z.record(z.string(), z.array(z.string({ error: "internal_error" }), { error: "internal_error" }), { error: "internal_error" })
}));
const faultDeclaredMethod = {
	wireName: "fault.declared",
	verb: "GET",
	description: "Lists what can be armed: the codes that each method and route declares.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {},
	arguments: faultDeclaredArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(faultDeclaredResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "fault",
		rates: [],
		requires: []
	}
};
export { faultDeclaredMethod };
