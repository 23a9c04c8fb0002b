import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/grid-migration-started.ts
const gridMigrationStartedEventShape = oncePerZod((z) => ({
	type: z.enum(["grid_migration_started"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of grid_migration_started"
	}) }),
	enterprise_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const gridMigrationStartedEvent = {
	wireName: "grid_migration_started",
	description: "The workspace joins an organization.",
	reason: "The service has no method that moves a workspace to an organization.",
	payload: oncePerZod((z) => z.strictObject(gridMigrationStartedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { gridMigrationStartedEvent };
