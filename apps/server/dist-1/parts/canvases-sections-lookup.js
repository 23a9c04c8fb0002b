import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/canvases-sections-lookup.ts
const sectionCriteriaShape = oncePerZod((z) => ({
	section_types: z.array(z.enum([
		"h1",
		"h2",
		"h3",
		"any_header"
	], { error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).exactOptional(),
	contains_text: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const sectionCriteriaSchema = oncePerZod((z) => z.strictObject(sectionCriteriaShape(z), { error: "invalid_arguments" }));
const canvasesSectionsLookupArgumentsShape = oncePerZod((z) => ({
	canvas_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	criteria: sectionCriteriaSchema(z)
}));
const canvasesSectionsLookupArgumentsSchema = oncePerZod((z) => z.object(canvasesSectionsLookupArgumentsShape(z), { error: "invalid_arguments" }));
const foundSectionShape = oncePerZod((z) => ({ id: z.string({ error: "internal_error" }) }));
const foundSectionSchema = oncePerZod((z) => z.strictObject(foundSectionShape(z), { error: "internal_error" }));
const canvasesSectionsLookupResponseShape = oncePerZod((z) => ({ sections: z.array(foundSectionSchema(z), { error: "internal_error" }) }));
const canvasesSectionsLookupMethod = {
	wireName: "canvases.sections.lookup",
	verb: "POST",
	description: "Finds sections of a canvas.",
	tokens: ["bot", "user"],
	scopes: ["canvases:read"],
	argumentTable: {
		canvas_id: {
			wireName: "canvas_id",
			form: "string"
		},
		criteria: {
			wireName: "criteria",
			form: "object"
		}
	},
	arguments: canvasesSectionsLookupArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(canvasesSectionsLookupResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_deleted: {
			wireName: "canvas_deleted",
			status: 200,
			meaning: "The canvas is deleted."
		},
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		canvas_not_found: {
			wireName: "canvas_not_found",
			status: 200,
			meaning: "The canvas does not exist."
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
		limits: { "criteria.section_types": {
			oneOf: { value: [
				"h1",
				"h2",
				"h3",
				"any_header"
			] },
			minItems: { value: 1 }
		} }
	}
};
export { canvasesSectionsLookupMethod };
