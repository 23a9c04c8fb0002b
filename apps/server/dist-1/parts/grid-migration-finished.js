import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/grid-migration-finished.ts
const gridMigrationFinishedEventShape = oncePerZod((z) => ({
	type: z.enum(["grid_migration_finished"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of grid_migration_finished"
	}) }),
	enterprise_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const gridMigrationFinishedEvent = {
	wireName: "grid_migration_finished",
	description: "The workspace has joined an organization.",
	reason: "The service has no method that moves a workspace to an organization.",
	payload: oncePerZod((z) => z.strictObject(gridMigrationFinishedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { gridMigrationFinishedEvent };
