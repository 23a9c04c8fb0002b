import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-accept-invitation.ts
const peopleAcceptInvitationArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_name: z.string({ error: "invalid_arguments" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleAcceptInvitationArgumentsSchema = oncePerZod((z) => z.strictObject(peopleAcceptInvitationArgumentsShape(z), { error: "invalid_arguments" }));
const peopleAcceptInvitationResponseShape = oncePerZod((z) => ({
	user: z.string({ error: "internal_error" }),
	user_name: z.string({ error: "internal_error" }),
	workspace: z.string({ error: "internal_error" }),
	channels: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleAcceptInvitationMethod = {
	wireName: "people.acceptInvitation",
	verb: "POST",
	description: "Accepts an invitation to a workspace. The person becomes a user, or a user of one more workspace.",
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
		user_name: {
			wireName: "user_name",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleAcceptInvitationArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleAcceptInvitationResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleAcceptInvitationMethod };
