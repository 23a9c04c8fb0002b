import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/act-coverage.ts
const actCoverageShape = oncePerZod((z) => ({
	act: z.string({ error: "invalid_arguments" }),
	times: z.int({ error: "invalid_arguments" })
}));
const actCoverageSchema = oncePerZod((z) => z.strictObject(actCoverageShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/coverage-total.ts
const coverageTotalShape = oncePerZod((z) => ({
	seen: z.int({ error: "invalid_arguments" }),
	declared: z.int({ error: "invalid_arguments" })
}));
const coverageTotalSchema = oncePerZod((z) => z.strictObject(coverageTotalShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/coverage-totals.ts
const coverageTotalsShape = oncePerZod((z) => ({
	methods: coverageTotalSchema(z),
	routes: coverageTotalSchema(z),
	arguments: coverageTotalSchema(z),
	codes: coverageTotalSchema(z),
	scim_codes: coverageTotalSchema(z),
	events: coverageTotalSchema(z),
	acts: coverageTotalSchema(z)
}));
const coverageTotalsSchema = oncePerZod((z) => z.strictObject(coverageTotalsShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/event-coverage.ts
const eventCoverageShape = oncePerZod((z) => ({
	event: z.string({ error: "invalid_arguments" }),
	deliveries: z.int({ error: "invalid_arguments" }),
	emit: z.enum(["commit", "control"], { error: "invalid_arguments" }),
	how: z.string({ error: "invalid_arguments" })
}));
const eventCoverageSchema = oncePerZod((z) => z.strictObject(eventCoverageShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/method-coverage.ts
const methodCoverageShape = oncePerZod((z) => ({
	method: z.string({ error: "invalid_arguments" }),
	calls: z.int({ error: "invalid_arguments" }),
	arguments: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	missing_arguments: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	codes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	missing_codes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const methodCoverageSchema = oncePerZod((z) => z.strictObject(methodCoverageShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/route-coverage.ts
const routeCoverageShape = oncePerZod((z) => ({
	version: z.string({ error: "invalid_arguments" }),
	route: z.string({ error: "invalid_arguments" }),
	calls: z.int({ error: "invalid_arguments" }),
	codes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const routeCoverageSchema = oncePerZod((z) => z.strictObject(routeCoverageShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/coverage-get.ts
const coverageGetArgumentsShape = oncePerZod(() => ({}));
const coverageGetArgumentsSchema = oncePerZod((z) => z.strictObject(coverageGetArgumentsShape(z), { error: "invalid_arguments" }));
const coverageGetResponseShape = oncePerZod((z) => ({
	methods: z.array(z.lazy(() => methodCoverageSchema(z)), { error: "internal_error" }),
	routes: z.array(z.lazy(() => routeCoverageSchema(z)), { error: "internal_error" }),
	events: z.array(z.lazy(() => eventCoverageSchema(z)), { error: "internal_error" }),
	acts: z.array(z.lazy(() => actCoverageSchema(z)), { error: "internal_error" }),
	totals: coverageTotalsSchema(z)
}));
const coverageGetMethod = {
	wireName: "coverage.get",
	verb: "GET",
	description: "Returns the methods, routes, arguments, codes, events and acts that have been exercised since the server started.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {},
	arguments: coverageGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(coverageGetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "coverage",
		rates: [],
		requires: []
	}
};
export { coverageGetMethod };
