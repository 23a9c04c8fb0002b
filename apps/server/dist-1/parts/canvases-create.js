import { Ua as oncePerZod } from "./server.js";
import { t as canvasContentSchema } from "./canvas-content.js";
// ../../packages/api/src/generated/webapi/methods/canvases-create.ts
const canvasesCreateArgumentsShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	document_content: canvasContentSchema(z).exactOptional(),
	channel_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const canvasesCreateArgumentsSchema = oncePerZod((z) => z.object(canvasesCreateArgumentsShape(z), { error: "invalid_arguments" }));
const canvasesCreateResponseShape = oncePerZod((z) => ({ canvas_id: z.string({ error: "internal_error" }) }));
const canvasesCreateMethod = {
	wireName: "canvases.create",
	verb: "POST",
	description: "Creates a canvas that belongs to the caller, or to a channel.",
	tokens: ["bot", "user"],
	scopes: ["canvases:write"],
	argumentTable: {
		title: {
			wireName: "title",
			form: "string"
		},
		document_content: {
			wireName: "document_content",
			form: "object"
		},
		channel_id: {
			wireName: "channel_id",
			form: "string"
		}
	},
	arguments: canvasesCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(canvasesCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_creation_failed: {
			wireName: "canvas_creation_failed",
			status: 200,
			meaning: "The canvas cannot be created like this."
		},
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		free_team_canvas_tab_already_exists: {
			wireName: "free_team_canvas_tab_already_exists",
			status: 200,
			meaning: "The channel has a canvas, and the workspace's plan includes only one."
		},
		free_teams_cannot_create_non_tabbed_canvases: {
			wireName: "free_teams_cannot_create_non_tabbed_canvases",
			status: 200,
			meaning: "The workspace's plan includes only canvases of channels."
		},
		free_teams_cannot_create_standalone_canvases: {
			wireName: "free_teams_cannot_create_standalone_canvases",
			status: 200,
			meaning: "The workspace's plan includes only canvases of channels."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not create the canvas."
		}
	},
	facts: {
		subject: "canvases",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
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
		}]
	}
};
export { canvasesCreateMethod };
