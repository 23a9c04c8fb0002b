import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/apps-connections-open.ts
const appsConnectionsOpenArgumentsShape = oncePerZod(() => ({}));
const appsConnectionsOpenArgumentsSchema = oncePerZod((z) => z.object(appsConnectionsOpenArgumentsShape(z), { error: "invalid_arguments" }));
const appsConnectionsOpenResponseShape = oncePerZod((z) => ({ url: z.string({ error: "internal_error" }) }));
const appsConnectionsOpenMethod = {
	wireName: "apps.connections.open",
	verb: "POST",
	verbRefused: "insecure_request",
	description: "Returns an address at which an app opens a socket for its deliveries.",
	fieldTokenRefused: "invalid_auth",
	tokens: ["app"],
	scopes: ["connections:write"],
	argumentTable: {},
	arguments: appsConnectionsOpenArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsConnectionsOpenResponseShape(z), { error: "internal_error" })),
	errors: {
		forbidden_team: {
			wireName: "forbidden_team",
			status: 200,
			meaning: "The workspace may not call the method."
		},
		insecure_request: {
			wireName: "insecure_request",
			status: 200,
			meaning: "The call does not use POST."
		},
		missing_args: {
			wireName: "missing_args",
			status: 200,
			meaning: "A required argument is missing."
		}
	},
	facts: {
		subject: "apps",
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
		requires: []
	}
};
export { appsConnectionsOpenMethod };
