import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/tokens-revoked.ts
const tokensRevokedEventTokensShape = oncePerZod((z) => ({
	oauth: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: "must be a list" }).exactOptional(),
	bot: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: "must be a list" }).exactOptional()
}));
const tokensRevokedEventTokensSchema = oncePerZod((z) => z.strictObject(tokensRevokedEventTokensShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const tokensRevokedEventShape = oncePerZod((z) => ({
	type: z.enum(["tokens_revoked"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of tokens_revoked"
	}) }),
	tokens: tokensRevokedEventTokensSchema(z)
}));
const tokensRevokedEvent = {
	wireName: "tokens_revoked",
	description: "Tokens of the app were revoked.",
	payload: oncePerZod((z) => z.strictObject(tokensRevokedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { tokensRevokedEvent };
