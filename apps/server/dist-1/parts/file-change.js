import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/file-change.ts
const fileChangeEventFileShape = oncePerZod((z) => ({ id: z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }) }));
const fileChangeEventFileSchema = oncePerZod((z) => z.strictObject(fileChangeEventFileShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const fileChangeEventShape = oncePerZod((z) => ({
	type: z.enum(["file_change"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_change"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	file: fileChangeEventFileSchema(z)
}));
const fileChangeEvent = {
	wireName: "file_change",
	description: "A file was changed, or a List with its rows, or a canvas.",
	payload: oncePerZod((z) => z.strictObject(fileChangeEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { fileChangeEvent };
