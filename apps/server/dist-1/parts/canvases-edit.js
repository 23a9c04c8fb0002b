import { Ua as oncePerZod } from "./server.js";
import { t as canvasContentSchema } from "./canvas-content.js";
// ../../packages/api/src/generated/webapi/methods/canvases-edit.ts
const canvasInsertionShape = oncePerZod((z) => ({
	operation: z.enum(["insert_after", "insert_before"], { error: "invalid_arguments" }),
	section_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	document_content: canvasContentSchema(z)
}));
const canvasInsertionSchema = oncePerZod((z) => z.strictObject(canvasInsertionShape(z), { error: "invalid_arguments" }));
const canvasAdditionShape = oncePerZod((z) => ({
	operation: z.enum(["insert_at_start", "insert_at_end"], { error: "invalid_arguments" }),
	document_content: canvasContentSchema(z)
}));
const canvasAdditionSchema = oncePerZod((z) => z.strictObject(canvasAdditionShape(z), { error: "invalid_arguments" }));
const canvasReplacementShape = oncePerZod((z) => ({
	operation: z.enum(["replace"], { error: "invalid_arguments" }),
	section_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	document_content: canvasContentSchema(z)
}));
const canvasReplacementSchema = oncePerZod((z) => z.strictObject(canvasReplacementShape(z), { error: "invalid_arguments" }));
const canvasDeletionShape = oncePerZod((z) => ({
	operation: z.enum(["delete"], { error: "invalid_arguments" }),
	section_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const canvasDeletionSchema = oncePerZod((z) => z.strictObject(canvasDeletionShape(z), { error: "invalid_arguments" }));
const canvasRenamingShape = oncePerZod((z) => ({
	operation: z.enum(["rename"], { error: "invalid_arguments" }),
	title_content: canvasContentSchema(z)
}));
const canvasRenamingSchema = oncePerZod((z) => z.strictObject(canvasRenamingShape(z), { error: "invalid_arguments" }));
const canvasChangeSchema = oncePerZod((z) => z.discriminatedUnion("operation", [
	canvasInsertionSchema(z),
	canvasAdditionSchema(z),
	canvasReplacementSchema(z),
	canvasDeletionSchema(z),
	canvasRenamingSchema(z)
], { error: "invalid_arguments" }));
const canvasesEditArgumentsShape = oncePerZod((z) => ({
	canvas_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	changes: z.array(canvasChangeSchema(z), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" })
}));
const canvasesEditArgumentsSchema = oncePerZod((z) => z.object(canvasesEditArgumentsShape(z), { error: "invalid_arguments" }));
const canvasesEditResponseShape = oncePerZod(() => ({}));
const canvasesEditMethod = {
	wireName: "canvases.edit",
	verb: "POST",
	description: "Applies one operation to a canvas.",
	tokens: ["bot", "user"],
	scopes: ["canvases:write"],
	argumentTable: {
		canvas_id: {
			wireName: "canvas_id",
			form: "string"
		},
		changes: {
			wireName: "changes",
			form: "objects"
		}
	},
	arguments: canvasesEditArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(canvasesEditResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		canvas_editing_failed: {
			wireName: "canvas_editing_failed",
			status: 200,
			meaning: "The change is not possible."
		},
		canvas_editing_locked: {
			wireName: "canvas_editing_locked",
			status: 200,
			meaning: "Another change is in progress."
		},
		canvas_not_found: {
			wireName: "canvas_not_found",
			status: 200,
			meaning: "The canvas does not exist."
		},
		canvas_too_large: {
			wireName: "canvas_too_large",
			status: 200,
			meaning: "The canvas would become too large."
		},
		free_teams_cannot_edit_standalone_canvases: {
			wireName: "free_teams_cannot_edit_standalone_canvases",
			status: 200,
			meaning: "The workspace's plan includes only canvases of channels."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not change the canvas."
		}
	},
	facts: {
		subject: "canvases",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			feature: "canvases",
			error: "canvas_disabled_user_team"
		}],
		limits: { changes: {
			minItems: { value: 1 },
			maxItems: { value: 1 }
		} }
	}
};
export { canvasesEditMethod };
