import { Ua as oncePerZod } from "./server.js";
import { $ as richTextElementSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/rich-text-description.ts
const richTextDescriptionShape = oncePerZod((z) => ({
	type: z.enum(["rich_text"], { error: "invalid_arguments" }),
	elements: z.array(z.lazy(() => richTextElementSchema(z)), { error: "invalid_arguments" })
}));
const richTextDescriptionSchema = oncePerZod((z) => z.looseObject(richTextDescriptionShape(z), { error: "invalid_arguments" }));
export { richTextDescriptionSchema as t };
