import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/team-profile-field.ts
const teamProfileFieldOptionsShape = oncePerZod((z) => ({
	is_scim: z.boolean({ error: "invalid_arguments" }),
	is_protected: z.boolean({ error: "invalid_arguments" })
}));
const teamProfileFieldOptionsSchema = oncePerZod((z) => z.strictObject(teamProfileFieldOptionsShape(z), { error: "invalid_arguments" }));
const teamProfileFieldPermissionsShape = oncePerZod((z) => ({
	api: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	ui: z.boolean({ error: "invalid_arguments" }),
	scim: z.boolean({ error: "invalid_arguments" })
}));
const teamProfileFieldPermissionsSchema = oncePerZod((z) => z.strictObject(teamProfileFieldPermissionsShape(z), { error: "invalid_arguments" }));
const teamProfileFieldShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	ordering: z.int({ error: "invalid_arguments" }),
	field_name: z.string({ error: "invalid_arguments" }),
	label: z.string({ error: "invalid_arguments" }),
	hint: z.string({ error: "invalid_arguments" }),
	type: z.enum([
		"date",
		"link",
		"options_list",
		"text",
		"user"
	], { error: "invalid_arguments" }),
	possible_values: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).nullable(),
	options: teamProfileFieldOptionsSchema(z),
	permissions: teamProfileFieldPermissionsSchema(z),
	is_hidden: z.boolean({ error: "invalid_arguments" }),
	is_inverse: z.boolean({ error: "invalid_arguments" })
}));
const teamProfileFieldSchema = oncePerZod((z) => z.strictObject(teamProfileFieldShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/team-profile-get.ts
const teamProfileGetArgumentsShape = oncePerZod((z) => ({
	visibility: z.enum([
		"all",
		"visible",
		"hidden"
	], { error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const teamProfileGetArgumentsSchema = oncePerZod((z) => z.object(teamProfileGetArgumentsShape(z), { error: "invalid_arguments" }));
const teamProfileShape = oncePerZod((z) => ({
	fields: z.array(z.lazy(() => teamProfileFieldSchema(z)), { error: "internal_error" }),
	sections: z.array(z.record(z.string(), z.unknown(), { error: "internal_error" }), { error: "internal_error" })
}));
const teamProfileSchema = oncePerZod((z) => z.strictObject(teamProfileShape(z), { error: "internal_error" }));
const teamProfileGetResponseShape = oncePerZod((z) => ({ profile: teamProfileSchema(z) }));
const teamProfileGetMethod = {
	wireName: "team.profile.get",
	verb: "GET",
	description: "Returns the definitions of the custom profile fields.",
	tokens: ["bot", "user"],
	scopes: ["users.profile:read"],
	argumentTable: {
		visibility: {
			wireName: "visibility",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: teamProfileGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(teamProfileGetResponseShape(z), { error: "internal_error" })),
	errors: { missing_argument: {
		wireName: "missing_argument",
		status: 200,
		meaning: "A required argument is missing."
	} },
	facts: {
		subject: "profile-fields",
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
		limits: { visibility: { oneOf: { value: [
			"all",
			"visible",
			"hidden"
		] } } }
	}
};
export { teamProfileGetMethod };
