import { Da as loadMethods } from "./server.js";
import { t as webapi } from "./webapi2.js";
import { t as events } from "./events.js";
import { i as wireNames, n as coverRoutes, t as coverMethods } from "./cover-methods.js";
// ../../packages/double/src/coverage/cover-acts.ts
async function coverActs({ acts }) {
	const { methods } = await loadMethods(webapi);
	return Object.values(methods).filter(({ verb, facts: { subject } }) => subject === "people" && verb === "POST").map(({ wireName }) => ({
		act: wireName,
		times: acts.get(wireName) ?? 0
	}));
}
// ../../packages/double/src/coverage/cover-events.ts
function coverEvents({ deliveries }) {
	return Promise.all(Object.values(events).map(async ({ wireName, emit, load }) => ({
		event: wireName,
		deliveries: deliveries.get(wireName) ?? 0,
		emit,
		how: toHow(await load())
	})));
}
function toHow({ description, reason }) {
	if (reason !== void 0) return `${reason} \`events.send\` sends it by hand.`;
	return `Sent when ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}
// ../../packages/double/src/coverage/write-report.ts
async function writeReport(counts, definitions) {
	const covered = {
		methods: await coverMethods(counts, definitions),
		routes: coverRoutes(counts, definitions),
		events: await coverEvents(counts),
		acts: await coverActs(counts)
	};
	return {
		...covered,
		totals: toTotals(covered, definitions)
	};
}
function toTotals({ methods, routes, events, acts }, { scim }) {
	const sum = (count) => methods.reduce((total, method) => total + count(method), 0);
	const argumentsSeen = sum((method) => method.arguments.length);
	const codesSeen = sum((method) => method.codes.length);
	return {
		methods: {
			seen: methods.filter(({ calls }) => calls > 0).length,
			declared: methods.length
		},
		routes: {
			seen: routes.filter(({ calls }) => calls > 0).length,
			declared: routes.length
		},
		arguments: {
			seen: argumentsSeen,
			declared: argumentsSeen + sum((method) => method.missing_arguments.length)
		},
		codes: {
			seen: codesSeen,
			declared: codesSeen + sum((method) => method.missing_codes.length)
		},
		scim_codes: {
			seen: new Set(routes.flatMap(({ codes }) => codes)).size,
			declared: wireNames(scim.errors).length
		},
		events: {
			seen: events.filter(({ deliveries }) => deliveries > 0).length,
			declared: events.length
		},
		acts: {
			seen: acts.filter(({ times }) => times > 0).length,
			declared: acts.length
		}
	};
}
export { writeReport };
