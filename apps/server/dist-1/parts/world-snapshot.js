import { Ua as oncePerZod } from "./server.js";
import { t as snapshotSchema } from "./snapshot.js";
// ../../packages/double/src/generated/control/methods/world-snapshot.ts
const worldSnapshotArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const worldSnapshotArgumentsSchema = oncePerZod((z) => z.strictObject(worldSnapshotArgumentsShape(z), { error: "invalid_arguments" }));
const worldSnapshotResponseShape = oncePerZod((z) => ({ snapshot: snapshotSchema(z) }));
const worldSnapshotMethod = {
	wireName: "world.snapshot",
	verb: "POST",
	description: "Saves the current state of a world under a name; replaces a snapshot with the same name.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		name: {
			wireName: "name",
			form: "string",
			patternMessage: "expected a name such as before-2"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: worldSnapshotArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldSnapshotResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: {
			name: { pattern: { value: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { worldSnapshotMethod };
