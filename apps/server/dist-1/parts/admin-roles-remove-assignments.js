import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-roles-remove-assignments.ts
const adminRolesRemoveAssignmentsArgumentsShape = oncePerZod((z) => ({
	role_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	entity_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(10, { error: "too_many_entities" }),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(10, { error: "too_many_users" })
}));
const adminRolesRemoveAssignmentsArgumentsSchema = oncePerZod((z) => z.object(adminRolesRemoveAssignmentsArgumentsShape(z), { error: "invalid_arguments" }));
const adminRolesRemoveAssignmentsResponseShape = oncePerZod(() => ({}));
const adminRolesRemoveAssignmentsMethod = {
	wireName: "admin.roles.removeAssignments",
	verb: "POST",
	description: "Takes a role for an organization, workspaces or channels from users.",
	tokens: ["user"],
	scopes: ["admin.roles:write"],
	argumentTable: {
		role_id: {
			wireName: "role_id",
			form: "string"
		},
		entity_ids: {
			wireName: "entity_ids",
			form: "list"
		},
		user_ids: {
			wireName: "user_ids",
			form: "list"
		}
	},
	arguments: adminRolesRemoveAssignmentsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminRolesRemoveAssignmentsResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_modify_role_admin: {
			wireName: "cannot_modify_role_admin",
			status: 200,
			meaning: "The caller may not change who administers roles."
		},
		failed_for_some_entities: {
			wireName: "failed_for_some_entities",
			status: 200,
			meaning: "Some entities are not valid."
		},
		failed_for_some_users: {
			wireName: "failed_for_some_users",
			status: 200,
			meaning: "Some users are not valid."
		},
		failed_for_some_users_and_entities: {
			wireName: "failed_for_some_users_and_entities",
			status: 200,
			meaning: "Some users and some entities are not valid."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The app is not installed on an organization."
		},
		invalid_actor: {
			wireName: "invalid_actor",
			status: 200,
			meaning: "The caller does not administer the organization."
		},
		invalid_role_id: {
			wireName: "invalid_role_id",
			status: 200,
			meaning: "The role does not exist."
		},
		no_valid_entities: {
			wireName: "no_valid_entities",
			status: 200,
			meaning: "No entity is valid."
		},
		no_valid_users: {
			wireName: "no_valid_users",
			status: 200,
			meaning: "No user is valid."
		},
		too_many_entities: {
			wireName: "too_many_entities",
			status: 200,
			meaning: "The call has too many entities."
		},
		too_many_users: {
			wireName: "too_many_users",
			status: 200,
			meaning: "The call has too many users."
		}
	},
	facts: {
		subject: "roles",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "invalid_actor"
		}],
		limits: {
			entity_ids: { maxItems: {
				value: 10,
				error: "too_many_entities"
			} },
			user_ids: { maxItems: {
				value: 10,
				error: "too_many_users"
			} }
		}
	}
};
export { adminRolesRemoveAssignmentsMethod };
