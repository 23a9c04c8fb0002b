import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/group-disconnect.ts
const groupDisconnectArgumentsShape = oncePerZod((z) => ({
	group: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const groupDisconnectArgumentsSchema = oncePerZod((z) => z.strictObject(groupDisconnectArgumentsShape(z), { error: "invalid_arguments" }));
const groupDisconnectResponseShape = oncePerZod(() => ({}));
const groupDisconnectMethod = {
	wireName: "group.disconnect",
	verb: "POST",
	description: "Disconnects a group from a workspace, as administrators do in the dashboard of the organization.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		group: {
			wireName: "group",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: groupDisconnectArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(groupDisconnectResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "group",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { groupDisconnectMethod };
