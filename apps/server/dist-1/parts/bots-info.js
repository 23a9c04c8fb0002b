import { Ua as oncePerZod } from "./server.js";
import { t as botIconsSchema } from "./bot-icons.js";
// ../../packages/api/src/generated/webapi/types/bot.ts
const botShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	deleted: z.boolean({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	updated: z.int({ error: "invalid_arguments" }),
	app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_id: z.string({ error: "invalid_arguments" }),
	icons: botIconsSchema(z)
}));
const botSchema = oncePerZod((z) => z.strictObject(botShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/bots-info.ts
const botsInfoArgumentsShape = oncePerZod((z) => ({
	bot: z.string({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const botsInfoArgumentsSchema = oncePerZod((z) => z.object(botsInfoArgumentsShape(z), { error: "invalid_arguments" }));
const botsInfoResponseShape = oncePerZod((z) => ({ bot: botSchema(z) }));
const botsInfoMethod = {
	wireName: "bots.info",
	verb: "GET",
	description: "Returns information about a bot.",
	tokens: ["bot", "user"],
	scopes: ["users:read"],
	argumentTable: {
		bot: {
			wireName: "bot",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: botsInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(botsInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		bot_not_found: {
			wireName: "bot_not_found",
			status: 200,
			meaning: "The bot does not exist."
		},
		bots_not_found: {
			wireName: "bots_not_found",
			status: 200,
			meaning: "Several bots do not exist."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		}
	},
	facts: {
		subject: "bots",
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
export { botsInfoMethod };
