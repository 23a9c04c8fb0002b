import { Ua as oncePerZod } from "./server.js";
import { t as teamIconSchema } from "./team-icon.js";
// ../../packages/api/src/generated/webapi/types/team.ts
const teamShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	url: z.string({ error: "invalid_arguments" }),
	domain: z.string({ error: "invalid_arguments" }),
	email_domain: z.string({ error: "invalid_arguments" }),
	icon: teamIconSchema(z),
	enterprise_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_name: z.string({ error: "invalid_arguments" }).exactOptional(),
	enterprise_domain: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const teamSchema = oncePerZod((z) => z.strictObject(teamShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/team-info.ts
const teamInfoArgumentsShape = oncePerZod((z) => ({
	team: z.string({ error: "invalid_arguments" }).exactOptional(),
	domain: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const teamInfoArgumentsSchema = oncePerZod((z) => z.object(teamInfoArgumentsShape(z), { error: "invalid_arguments" }));
const teamInfoResponseShape = oncePerZod((z) => ({ team: teamSchema(z) }));
const teamInfoMethod = {
	wireName: "team.info",
	verb: "GET",
	description: "Returns information about a workspace.",
	tokens: ["bot", "user"],
	scopes: ["team:read"],
	argumentTable: {
		team: {
			wireName: "team",
			form: "string"
		},
		domain: {
			wireName: "domain",
			form: "string"
		}
	},
	arguments: teamInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(teamInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		enterprise_not_found: {
			wireName: "enterprise_not_found",
			status: 200,
			meaning: "The organization does not exist."
		},
		fail_to_get_teams_for_restricted_user: {
			wireName: "fail_to_get_teams_for_restricted_user",
			status: 200,
			meaning: "A guest may not look up the workspace."
		},
		missing_user: {
			wireName: "missing_user",
			status: 200,
			meaning: "The token has no user."
		},
		org_not_found: {
			wireName: "org_not_found",
			status: 200,
			meaning: "The organization does not exist."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		team_not_on_enterprise: {
			wireName: "team_not_on_enterprise",
			status: 200,
			meaning: "The workspace belongs to no organization."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user of the token does not exist."
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
		requires: []
	}
};
export { teamInfoMethod };
