import { t as listResolutions } from "./list-resolutions.js";
// ../../packages/service/src/approvals/admin.apps.restricted.list.ts
const method = "admin.apps.restricted.list";
function createListRestricted({ definition, store }) {
	const { defaultSize } = definition.facts.paging;
	return async (sent, { caller }) => {
		const listed = await listResolutions({
			limit: defaultSize,
			...sent
		}, {
			method,
			status: "restricted",
			caller,
			store
		});
		if (!listed.ok) return listed;
		return {
			ok: true,
			restricted_apps: listed.items,
			response_metadata: { next_cursor: listed.nextCursor }
		};
	};
}
export { createListRestricted };
