import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/role-assignment.ts
const roleAssignmentShape = oncePerZod((z) => ({
	role_id: z.string({ error: "invalid_arguments" }),
	entity_id: z.string({ error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }),
	date_create: z.int({ error: "invalid_arguments" })
}));
const roleAssignmentSchema = oncePerZod((z) => z.strictObject(roleAssignmentShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-roles-list-assignments.ts
const adminRolesListAssignmentsArgumentsShape = oncePerZod((z) => ({
	role_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	entity_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	sort_dir: z.enum(["ASC", "DESC"], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_sort"
	}) }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }).exactOptional()
}));
const adminRolesListAssignmentsArgumentsSchema = oncePerZod((z) => z.object(adminRolesListAssignmentsArgumentsShape(z), { error: "invalid_arguments" }));
const adminRolesListAssignmentsMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminRolesListAssignmentsMetadataSchema = oncePerZod((z) => z.strictObject(adminRolesListAssignmentsMetadataShape(z), { error: "internal_error" }));
const adminRolesListAssignmentsResponseShape = oncePerZod((z) => ({
	role_assignments: z.array(z.lazy(() => roleAssignmentSchema(z)), { error: "internal_error" }),
	response_metadata: adminRolesListAssignmentsMetadataSchema(z).exactOptional()
}));
const adminRolesListAssignmentsMethod = {
	wireName: "admin.roles.listAssignments",
	verb: "GET",
	description: "Lists the roles of users.",
	tokens: ["user"],
	scopes: ["admin.roles:read"],
	argumentTable: {
		role_ids: {
			wireName: "role_ids",
			form: "list"
		},
		entity_ids: {
			wireName: "entity_ids",
			form: "list"
		},
		sort_dir: {
			wireName: "sort_dir",
			form: "string"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 200
			}
		}
	},
	arguments: adminRolesListAssignmentsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminRolesListAssignmentsResponseShape(z), { error: "internal_error" })),
	errors: {
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
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_role_id: {
			wireName: "invalid_role_id",
			status: 200,
			meaning: "The role does not exist."
		},
		invalid_sort: {
			wireName: "invalid_sort",
			status: 200,
			meaning: "The order is not valid."
		}
	},
	facts: {
		subject: "roles",
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
		requires: [{
			organization: true,
			error: "feature_not_enabled"
		}, {
			role: "admin",
			of: "organization",
			error: "invalid_actor"
		}],
		limits: {
			sort_dir: { oneOf: {
				value: ["ASC", "DESC"],
				error: "invalid_sort"
			} },
			limit: {
				min: { value: 1 },
				max: { value: 200 }
			}
		},
		paging: {
			defaultSize: 200,
			maxSize: 200,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminRolesListAssignmentsMethod };
