import { Co as keyOf, So as hasVersion, Wr as decide, bn as appRequests, wo as put } from "./server.js";
import { B as refuse, R as findTarget } from "./rules.js";
import { t as findRequest } from "./open-requests.js";
// ../../packages/service/src/approvals/admin.apps.requests.cancel.ts
function createCancelRequest({ store }) {
	return (sent, { caller }) => decide(store, () => decideCancellation(sent, caller, store));
}
async function decideCancellation(sent, caller, store) {
	const target = await findTarget(sent, "team_not_found", caller, store);
	if (!target.ok) return {
		kind: "answer",
		answer: target
	};
	const request = await findRequest(sent.request_id, store);
	if (request?.targetId !== target.targetId) return {
		kind: "answer",
		answer: refuse("invalid_request_id", sent.request_id, `a request for ${target.targetId}`)
	};
	if (request.status !== "open") return {
		kind: "answer",
		answer: refuse("request_already_resolved", request.status, "an open request")
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(appRequests, keyOf(appRequests, request), request.version)],
			writes: [put(appRequests, {
				...request,
				version: request.version + 1,
				status: "canceled"
			})]
		},
		answer: () => ({ ok: true })
	};
}
export { createCancelRequest };
