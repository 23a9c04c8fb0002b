import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/authorized-place.ts
const authorizedPlaceShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" })
}));
const authorizedPlaceSchema = oncePerZod((z) => z.strictObject(authorizedPlaceShape(z), { error: "invalid_arguments" }));
export { authorizedPlaceSchema as t };
