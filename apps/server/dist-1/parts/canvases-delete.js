import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/canvases-delete.ts
const canvasesDeleteArgumentsShape = oncePerZod((z) => ({ canvas_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const canvasesDeleteArgumentsSchema = oncePerZod((z) => z.object(canvasesDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const canvasesDeleteResponseShape = oncePerZod(() => ({}));
const canvasesDeleteMethod = {
	wireName: "canvases.delete",
	verb: "POST",
	description: "Deletes a canvas for good.",
	tokens: ["bot", "user"],
	scopes: ["canvases:write"],
	argumentTable: { canvas_id: {
		wireName: "canvas_id",
		form: "string"
	} },
	arguments: canvasesDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(canvasesDeleteResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_deleting_disabled: {
			wireName: "canvas_deleting_disabled",
			status: 200,
			meaning: "Canvases cannot be deleted."
		},
		canvas_not_found: {
			wireName: "canvas_not_found",
			status: 200,
			meaning: "The canvas does not exist."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not delete the canvas."
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
			error: "canvas_deleting_disabled"
		}]
	}
};
export { canvasesDeleteMethod };
