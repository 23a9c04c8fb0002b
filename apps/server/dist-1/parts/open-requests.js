import { bn as appRequests, so as readAll } from "./server.js";
// ../../packages/service/src/approvals/open-requests.ts
async function openRequests(appId, targetId, store) {
	const by = {
		app_id: appId,
		target_id: targetId
	};
	return readAll(appRequests, (page) => store.list(appRequests, "of_app", by, page));
}
async function findRequest(id, store) {
	const [found] = await store.list(appRequests, "of_id", { id }, { limit: 1 });
	return found;
}
export { openRequests as n, findRequest as t };
