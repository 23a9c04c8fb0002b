import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/app-environment.ts
const appEnvironmentShape = oncePerZod((z) => ({
	app_id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	client_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	signing_secret: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_token: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_token: z.string({ error: "invalid_arguments" }).exactOptional(),
	app_token: z.string({ error: "invalid_arguments" }).exactOptional(),
	webhook_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" })
}));
const appEnvironmentSchema = oncePerZod((z) => z.strictObject(appEnvironmentShape(z), { error: "invalid_arguments" }));
export { appEnvironmentSchema as t };
