import { Ua as oncePerZod } from "./server.js";
import { t as botIconsSchema } from "./bot-icons.js";
// ../../packages/api/src/generated/webapi/types/bot-profile.ts
const botProfileShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	app_id: z.string({ error: "invalid_arguments" }),
	user_id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	icons: botIconsSchema(z),
	deleted: z.boolean({ error: "invalid_arguments" }),
	updated: z.int({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" })
}));
const botProfileSchema = oncePerZod((z) => z.strictObject(botProfileShape(z), { error: "invalid_arguments" }));
export { botProfileSchema as t };
