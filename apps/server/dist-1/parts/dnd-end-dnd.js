import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/dnd-end-dnd.ts
const dndEndDndArgumentsShape = oncePerZod(() => ({}));
const dndEndDndArgumentsSchema = oncePerZod((z) => z.object(dndEndDndArgumentsShape(z), { error: "invalid_arguments" }));
const dndEndDndResponseShape = oncePerZod(() => ({}));
const dndEndDndMethod = {
	wireName: "dnd.endDnd",
	verb: "POST",
	description: "Ends the caller's running do-not-disturb session.",
	tokens: ["user"],
	scopes: ["dnd:write"],
	argumentTable: {},
	arguments: dndEndDndArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(dndEndDndResponseShape(z), { error: "internal_error" })),
	errors: { not_in_dnd: {
		wireName: "not_in_dnd",
		status: 200,
		meaning: "The caller is in no do-not-disturb session."
	} },
	facts: {
		subject: "do-not-disturb",
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
		requires: []
	}
};
export { dndEndDndMethod };
