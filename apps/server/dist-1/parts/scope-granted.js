import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/scope-granted.ts
const scopeGrantedEventShape = oncePerZod((z) => ({
	type: z.enum(["scope_granted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of scope_granted"
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
const scopeGrantedEvent = {
	wireName: "scope_granted",
	description: "A user granted scopes that the app had requested.",
	reason: "Apps cannot request single scopes here; only legacy apps could.",
	payload: oncePerZod((z) => z.strictObject(scopeGrantedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { scopeGrantedEvent };
