import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/paging.ts
const pagingShape = oncePerZod((z) => ({
	count: z.int({ error: "invalid_arguments" }),
	total: z.int({ error: "invalid_arguments" }),
	page: z.int({ error: "invalid_arguments" }),
	pages: z.int({ error: "invalid_arguments" })
}));
const pagingSchema = oncePerZod((z) => z.strictObject(pagingShape(z), { error: "invalid_arguments" }));
export { pagingSchema as t };
