import { t as listResolutions } from "./list-resolutions.js";
// ../../packages/service/src/approvals/admin.apps.approved.list.ts
const method = "admin.apps.approved.list";
function createListApproved({ definition, store }) {
	const { defaultSize } = definition.facts.paging;
	return async (sent, { caller }) => {
		const listed = await listResolutions({
			limit: defaultSize,
			...sent
		}, {
			method,
			status: "approved",
			caller,
			store
		});
		if (!listed.ok) return listed;
		return {
			ok: true,
			approved_apps: listed.items,
			response_metadata: { next_cursor: listed.nextCursor }
		};
	};
}
export { createListApproved };
