import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-teams-owners-list.ts
const adminTeamsOwnersListArgumentsShape = oncePerZod((z) => ({
	team_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const adminTeamsOwnersListArgumentsSchema = oncePerZod((z) => z.object(adminTeamsOwnersListArgumentsShape(z), { error: "invalid_arguments" }));
const adminTeamsOwnersListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminTeamsOwnersListMetadataSchema = oncePerZod((z) => z.strictObject(adminTeamsOwnersListMetadataShape(z), { error: "internal_error" }));
const adminTeamsOwnersListResponseShape = oncePerZod((z) => ({
	owner_ids: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }),
	response_metadata: adminTeamsOwnersListMetadataSchema(z).exactOptional()
}));
const adminTeamsOwnersListMethod = {
	wireName: "admin.teams.owners.list",
	verb: "GET",
	description: "Lists the owners of a workspace, in the order of their accounts' creation.",
	tokens: ["user"],
	scopes: ["admin.teams:read"],
	argumentTable: {
		team_id: {
			wireName: "team_id",
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
				max: 1e3
			}
		}
	},
	arguments: adminTeamsOwnersListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminTeamsOwnersListResponseShape(z), { error: "internal_error" })),
	errors: {
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller may not administer the organization."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		}
	},
	facts: {
		subject: "organizations",
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
			error: "not_an_admin"
		}],
		limits: { limit: {
			min: { value: 1 },
			max: { value: 1e3 }
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminTeamsOwnersListMethod };
