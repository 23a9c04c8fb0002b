// ../../packages/service/src/events/event-context.ts
function printEventContext({ type, teamId, channelId }) {
	return `1-${type}-${teamId}-${channelId}`;
}
function readEventContext(text) {
	const [, type, teamId, channelId] = /^1-(\w+)-(\w+)-(\w+)$/.exec(text) ?? [];
	if (type === void 0 || teamId === void 0 || channelId === void 0) return void 0;
	return {
		type,
		teamId,
		channelId
	};
}
// ../../packages/service/src/events/to-authorization.ts
function toAuthorization({ token, enterpriseId, teamId }) {
	const isOfOrganization = token.installation.target.kind === "organization";
	return {
		enterprise_id: enterpriseId,
		team_id: isOfOrganization ? null : teamId,
		user_id: token.userId ?? "",
		is_bot: token.kind === "bot",
		is_enterprise_install: isOfOrganization
	};
}
export { printEventContext as n, readEventContext as r, toAuthorization as t };
