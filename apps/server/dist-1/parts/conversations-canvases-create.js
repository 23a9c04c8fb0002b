import { Ua as oncePerZod } from "./server.js";
import { t as canvasContentSchema } from "./canvas-content.js";
// ../../packages/api/src/generated/webapi/methods/conversations-canvases-create.ts
const conversationsCanvasesCreateArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).exactOptional(),
	document_content: canvasContentSchema(z).exactOptional()
}));
const conversationsCanvasesCreateArgumentsSchema = oncePerZod((z) => z.object(conversationsCanvasesCreateArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsCanvasesCreateResponseShape = oncePerZod((z) => ({ canvas_id: z.string({ error: "internal_error" }) }));
const conversationsCanvasesCreateMethod = {
	wireName: "conversations.canvases.create",
	verb: "POST",
	description: "Creates the canvas of a channel, which its members can edit.",
	tokens: ["bot", "user"],
	scopes: ["canvases:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		title: {
			wireName: "title",
			form: "string"
		},
		document_content: {
			wireName: "document_content",
			form: "object"
		}
	},
	arguments: conversationsCanvasesCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsCanvasesCreateResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_creation_failed: {
			wireName: "canvas_creation_failed",
			status: 200,
			meaning: "The canvas cannot have this content."
		},
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		canvas_tab_creation_failed: {
			wireName: "canvas_tab_creation_failed",
			status: 200,
			meaning: "The tab of the canvas could not be created."
		},
		channel_canvas_already_exists: {
			wireName: "channel_canvas_already_exists",
			status: 200,
			meaning: "The channel has a canvas."
		},
		channel_canvas_creation_failed: {
			wireName: "channel_canvas_creation_failed",
			status: 200,
			meaning: "The canvas of the channel could not be created."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist, or the caller does not see it."
		},
		free_team_canvas_tab_already_exists: {
			wireName: "free_team_canvas_tab_already_exists",
			status: 200,
			meaning: "The channel has a canvas, and the workspace's plan includes only one."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not create the canvas."
		},
		team_tier_cannot_create_channel_canvases: {
			wireName: "team_tier_cannot_create_channel_canvases",
			status: 200,
			meaning: "The workspace's plan includes no canvases of channels."
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
export { conversationsCanvasesCreateMethod };
