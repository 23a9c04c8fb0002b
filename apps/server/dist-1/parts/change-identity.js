// ../../packages/service/src/agent-sessions/change-identity.ts
function changeIdentity(before, sent) {
	const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = sent;
	const values = [
		username,
		iconEmoji,
		iconUrl
	];
	if (values.every((value) => value === null)) return before;
	const base = values.some((value) => typeof value === "string") ? {} : before;
	return defined({
		username: change(base.username, username),
		iconEmoji: change(base.iconEmoji, iconEmoji),
		iconUrl: change(base.iconUrl, iconUrl)
	});
}
function change(before, sent) {
	return sent === void 0 ? before : sent ?? void 0;
}
function defined({ username, iconEmoji, iconUrl }) {
	return {
		...username !== void 0 && { username },
		...iconEmoji !== void 0 && { iconEmoji },
		...iconUrl !== void 0 && { iconUrl }
	};
}
export { changeIdentity as t };
