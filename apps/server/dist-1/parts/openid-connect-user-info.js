import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/openid-connect-user-info.ts
const openidConnectUserInfoArgumentsShape = oncePerZod(() => ({}));
const openidConnectUserInfoArgumentsSchema = oncePerZod((z) => z.object(openidConnectUserInfoArgumentsShape(z), { error: "invalid_arguments" }));
const openidConnectUserInfoResponseShape = oncePerZod((z) => ({
	sub: z.string({ error: "internal_error" }),
	email: z.string({ error: "internal_error" }).exactOptional(),
	email_verified: z.boolean({ error: "internal_error" }).exactOptional(),
	date_email_verified: z.int({ error: "internal_error" }).exactOptional(),
	name: z.string({ error: "internal_error" }).exactOptional(),
	picture: z.string({ error: "internal_error" }).exactOptional(),
	given_name: z.string({ error: "internal_error" }).exactOptional(),
	family_name: z.string({ error: "internal_error" }).exactOptional(),
	locale: z.string({ error: "internal_error" }).exactOptional()
}));
const openidConnectUserInfoMethod = {
	wireName: "openid.connect.userInfo",
	verb: "POST",
	description: "Returns who signed in.",
	tokens: ["user"],
	scopes: ["openid"],
	argumentTable: {},
	arguments: openidConnectUserInfoArgumentsSchema,
	response: oncePerZod((z) => z.looseObject(openidConnectUserInfoResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "sign-in",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		furtherScopes: {
			email: "email",
			profile: "profile"
		}
	}
};
export { openidConnectUserInfoMethod };
