import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/emoji-list.ts
const emojiListArgumentsShape = oncePerZod((z) => ({ include_categories: z.boolean({ error: "invalid_arguments" }).exactOptional() }));
const emojiListArgumentsSchema = oncePerZod((z) => z.object(emojiListArgumentsShape(z), { error: "invalid_arguments" }));
const emojiCategoryShape = oncePerZod((z) => ({
	name: z.string({ error: "internal_error" }),
	emoji_names: z.array(z.string({ error: "internal_error" }), { error: "internal_error" })
}));
const emojiCategorySchema = oncePerZod((z) => z.strictObject(emojiCategoryShape(z), { error: "internal_error" }));
const emojiListResponseShape = oncePerZod((z) => ({
	emoji: z.record(z.string(), z.string({ error: "internal_error" }), { error: "internal_error" }),
	cache_ts: z.string({ error: "internal_error" }),
	categories_version: z.string({ error: "internal_error" }).exactOptional(),
	categories: z.array(emojiCategorySchema(z), { error: "internal_error" }).exactOptional()
}));
const emojiListMethod = {
	wireName: "emoji.list",
	verb: "GET",
	description: "Lists the custom emoji.",
	tokens: ["bot", "user"],
	scopes: ["emoji:read"],
	argumentTable: { include_categories: {
		wireName: "include_categories",
		form: "boolean"
	} },
	arguments: emojiListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(emojiListResponseShape(z), { error: "internal_error" })),
	errors: { unable_to_fetch_custom_emojis: {
		wireName: "unable_to_fetch_custom_emojis",
		status: 200,
		meaning: "The custom emoji cannot be read."
	} },
	facts: {
		subject: "emoji",
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
		requires: []
	}
};
export { emojiListMethod };
