import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/app.ts
const appShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	request_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	verified: z.boolean({ error: "invalid_arguments" }),
	handshake_error: z.string({ error: "invalid_arguments" }).exactOptional(),
	socket_mode: z.boolean({ error: "invalid_arguments" }),
	bot_events: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	user_events: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	switched_off_at: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const appSchema = oncePerZod((z) => z.strictObject(appShape(z), { error: "invalid_arguments" }));
export { appSchema as t };
