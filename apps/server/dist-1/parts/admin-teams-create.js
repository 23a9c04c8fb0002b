import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/admin-teams-create.ts
const adminTeamsCreateArgumentsShape = oncePerZod((z) => ({
	team_domain: z.string({ error: issueMessage({
		missing: "must_provide_team_domain",
		invalid: "invalid_arguments"
	}) }).regex(/\S/u, { error: "must_provide_team_domain" }).max(21, { error: "bad_url" }).regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/u, { error: "bad_url" }),
	team_name: z.string({ error: issueMessage({
		missing: "must_provide_team_name",
		invalid: "invalid_arguments"
	}) }).regex(/\S/u, { error: "must_provide_team_name" }),
	team_description: z.string({ error: "invalid_arguments" }).exactOptional(),
	team_discoverability: z.enum([
		"open",
		"closed",
		"invite_only",
		"unlisted"
	], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "discoverability_setting_invalid"
	}) }).exactOptional()
}));
const adminTeamsCreateArgumentsSchema = oncePerZod((z) => z.object(adminTeamsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const adminTeamsCreateResponseShape = oncePerZod((z) => ({ team: z.string({ error: "internal_error" }) }));
const adminTeamsCreateMethod = {
	wireName: "admin.teams.create",
	verb: "POST",
	description: "Creates a workspace of the organization, with a general channel. The caller is its primary owner.",
	tokens: ["user"],
	scopes: ["admin.teams:write"],
	argumentTable: {
		team_domain: {
			wireName: "team_domain",
			form: "string"
		},
		team_name: {
			wireName: "team_name",
			form: "string"
		},
		team_description: {
			wireName: "team_description",
			form: "string"
		},
		team_discoverability: {
			wireName: "team_discoverability",
			form: "string"
		}
	},
	arguments: adminTeamsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminTeamsCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		bad_url: {
			wireName: "bad_url",
			status: 200,
			meaning: "The domain is not possible."
		},
		could_not_create_workspace: {
			wireName: "could_not_create_workspace",
			status: 200,
			meaning: "The workspace could not be created."
		},
		discoverability_setting_invalid: {
			wireName: "discoverability_setting_invalid",
			status: 200,
			meaning: "The workspace cannot have this discoverability."
		},
		domain_taken: {
			wireName: "domain_taken",
			status: 200,
			meaning: "The domain is in use."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The method is for organizations."
		},
		must_provide_team_domain: {
			wireName: "must_provide_team_domain",
			status: 200,
			meaning: "The domain is missing."
		},
		must_provide_team_name: {
			wireName: "must_provide_team_name",
			status: 200,
			meaning: "The name is missing."
		},
		name_taken_in_org: {
			wireName: "name_taken_in_org",
			status: 200,
			meaning: "The name is in use."
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
			tier: "once-a-minute",
			perMinute: 1,
			burst: 1,
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
		limits: {
			team_domain: {
				maxLength: {
					value: 21,
					error: "bad_url"
				},
				pattern: {
					value: "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$",
					error: "bad_url"
				}
			},
			team_discoverability: { oneOf: {
				value: [
					"open",
					"closed",
					"invite_only",
					"unlisted"
				],
				error: "discoverability_setting_invalid"
			} }
		}
	}
};
export { adminTeamsCreateMethod };
