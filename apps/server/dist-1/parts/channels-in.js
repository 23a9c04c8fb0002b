// ../../packages/service/src/members/channels-in.ts
const types = ["public_channel", "private_channel"];
const channelsAtOnce = 200;
async function channelsIn(workspaceId, userId, { channels }) {
	const found = [];
	for (const type of types) for (let from = ""; from !== void 0;) {
		const page = await channels.ofMember({
			workspaceId,
			type,
			from,
			limit: 201
		}, userId);
		found.push(...page.slice(0, channelsAtOnce).map(({ channel }) => channel));
		from = page[channelsAtOnce]?.channel.id;
	}
	return found;
}
export { channelsIn as t };
