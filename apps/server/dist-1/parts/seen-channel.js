import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-channel.ts
const seenChannelShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	unread: z.int({ error: "invalid_arguments" }).exactOptional()
}));
const seenChannelSchema = oncePerZod((z) => z.looseObject(seenChannelShape(z), { error: "invalid_arguments" }));
export { seenChannelSchema as t };
