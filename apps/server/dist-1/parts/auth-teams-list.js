import { Ua as oncePerZod } from "./server.js";
import { t as teamIconSchema } from "./team-icon.js";
// ../../packages/api/src/generated/webapi/types/granted-team.ts
const grantedTeamShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	icon: teamIconSchema(z).exactOptional()
}));
const grantedTeamSchema = oncePerZod((z) => z.strictObject(grantedTeamShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/auth-teams-list.ts
const authTeamsListArgumentsShape = oncePerZod((z) => ({
	include_icon: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_limit" }).min(1, { error: "invalid_limit" }).max(1e3, { error: "invalid_limit" }).exactOptional()
}));
const authTeamsListArgumentsSchema = oncePerZod((z) => z.object(authTeamsListArgumentsShape(z), { error: "invalid_arguments" }));
const authTeamsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const authTeamsListMetadataSchema = oncePerZod((z) => z.strictObject(authTeamsListMetadataShape(z), { error: "internal_error" }));
const authTeamsListResponseShape = oncePerZod((z) => ({
	teams: z.array(z.lazy(() => grantedTeamSchema(z)), { error: "internal_error" }),
	response_metadata: authTeamsListMetadataSchema(z).exactOptional()
}));
const authTeamsListMethod = {
	wireName: "auth.teams.list",
	verb: "POST",
	description: "Lists the workspaces that the app's installation was granted to, by identifier.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		include_icon: {
			wireName: "include_icon",
			form: "boolean"
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
	arguments: authTeamsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(authTeamsListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_limit: {
			wireName: "invalid_limit",
			status: 200,
			meaning: "The page size is not valid."
		}
	},
	facts: {
		subject: "organizations",
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
		requires: [],
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
export { authTeamsListMethod };
