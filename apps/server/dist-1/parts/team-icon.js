import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/team-icon.ts
const teamIconShape = oncePerZod((z) => ({
	image_34: z.string({ error: "invalid_arguments" }),
	image_44: z.string({ error: "invalid_arguments" }),
	image_68: z.string({ error: "invalid_arguments" }),
	image_88: z.string({ error: "invalid_arguments" }),
	image_102: z.string({ error: "invalid_arguments" }),
	image_132: z.string({ error: "invalid_arguments" }),
	image_230: z.string({ error: "invalid_arguments" }),
	image_original: z.string({ error: "invalid_arguments" }).exactOptional(),
	image_default: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const teamIconSchema = oncePerZod((z) => z.strictObject(teamIconShape(z), { error: "invalid_arguments" }));
export { teamIconSchema as t };
