import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-revoke-access.ts
const peopleRevokeAccessArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspaces: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleRevokeAccessArgumentsSchema = oncePerZod((z) => z.strictObject(peopleRevokeAccessArgumentsShape(z), { error: "invalid_arguments" }));
const peopleRevokeAccessResponseShape = oncePerZod((z) => ({
	app: z.string({ error: "internal_error" }),
	granted: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleRevokeAccessMethod = {
	wireName: "people.revokeAccess",
	verb: "POST",
	description: "Revokes the access to workspaces of an app that is installed on the organization.",
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
		app: {
			wireName: "app",
			form: "string"
		},
		workspaces: {
			wireName: "workspaces",
			form: "list"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleRevokeAccessArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleRevokeAccessResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			app: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleRevokeAccessMethod };
