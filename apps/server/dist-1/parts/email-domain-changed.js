import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/email-domain-changed.ts
const emailDomainChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["email_domain_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of email_domain_changed"
	}) }),
	email_domain: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const emailDomainChangedEvent = {
	wireName: "email_domain_changed",
	description: "The email domains of the workspace changed.",
	reason: "The service has no method that changes a workspace.",
	payload: oncePerZod((z) => z.strictObject(emailDomainChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { emailDomainChangedEvent };
