import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/function-user.ts
const functionUserShape = oncePerZod((z) => ({
	user_id: z.string({ error: "invalid_arguments" }),
	username: z.string({ error: "invalid_arguments" }),
	email: z.string({ error: "invalid_arguments" })
}));
const functionUserSchema = oncePerZod((z) => z.strictObject(functionUserShape(z), { error: "invalid_arguments" }));
export { functionUserSchema as t };
