import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/team-owner.ts
const teamOwnerShape = oncePerZod((z) => ({
	user_id: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" })
}));
const teamOwnerSchema = oncePerZod((z) => z.strictObject(teamOwnerShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/administered-team.ts
const administeredTeamShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	discoverability: z.enum([
		"open",
		"closed",
		"invite_only",
		"unlisted",
		"hidden"
	], { error: "invalid_arguments" }),
	primary_owner: teamOwnerSchema(z).exactOptional(),
	team_url: z.string({ error: "invalid_arguments" })
}));
const administeredTeamSchema = oncePerZod((z) => z.strictObject(administeredTeamShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-teams-list.ts
const adminTeamsListArgumentsShape = oncePerZod((z) => ({
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_limit" }).min(1, { error: "invalid_limit" }).max(1e3, { error: "invalid_limit" }).exactOptional()
}));
const adminTeamsListArgumentsSchema = oncePerZod((z) => z.object(adminTeamsListArgumentsShape(z), { error: "invalid_arguments" }));
const adminTeamsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminTeamsListMetadataSchema = oncePerZod((z) => z.strictObject(adminTeamsListMetadataShape(z), { error: "internal_error" }));
const adminTeamsListResponseShape = oncePerZod((z) => ({
	teams: z.array(z.lazy(() => administeredTeamSchema(z)), { error: "internal_error" }),
	response_metadata: adminTeamsListMetadataSchema(z).exactOptional()
}));
const adminTeamsListMethod = {
	wireName: "admin.teams.list",
	verb: "POST",
	description: "Lists the workspaces of the organization that the app's installation was granted to, by identifier.",
	tokens: ["user"],
	scopes: ["admin.teams:read"],
	argumentTable: {
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
	arguments: adminTeamsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminTeamsListResponseShape(z), { error: "internal_error" })),
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
		invalid_limit: {
			wireName: "invalid_limit",
			status: 200,
			meaning: "The page size is not valid."
		},
		not_an_admin: {
			wireName: "not_an_admin",
			status: 200,
			meaning: "The caller may not administer the organization."
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
			min: {
				value: 1,
				error: "invalid_limit"
			},
			max: {
				value: 1e3,
				error: "invalid_limit"
			}
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminTeamsListMethod };
