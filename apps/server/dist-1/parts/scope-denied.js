import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/scope-denied.ts
const scopeDeniedEventShape = oncePerZod((z) => ({
	type: z.enum(["scope_denied"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of scope_denied"
	}) }),
	scopes: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	trigger_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const scopeDeniedEvent = {
	wireName: "scope_denied",
	description: "A user denied scopes that the app had requested.",
	reason: "Apps cannot request single scopes here; only legacy apps could.",
	payload: oncePerZod((z) => z.strictObject(scopeDeniedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { scopeDeniedEvent };
