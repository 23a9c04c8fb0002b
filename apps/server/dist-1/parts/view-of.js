// ../../packages/service/src/reactions/view-of.ts
function viewOf(channel, { caller, siteUrl, full }) {
	const view = {
		channel,
		viewerId: caller.user?.id ?? "",
		siteUrl,
		metadata: new Set()
	};
	return full ? {
		...view,
		reactors: "all"
	} : view;
}
export { viewOf as t };
