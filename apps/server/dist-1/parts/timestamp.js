import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/timestamp.ts
const timestampSchema = oncePerZod((z) => z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }).regex(/^\d{10}\.\d{6}$/u, { error: "must be a timestamp such as 1531420618.000100" }));
export { timestampSchema as t };
