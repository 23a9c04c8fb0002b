import { f as changeChannel } from "./rules.js";
// ../../packages/service/src/channel-settings/archive-channel.ts
function archiveChannel(channel, act) {
	return changeChannel(channel, { archived: true }, {
		...act,
		event: { kind: "archive" }
	});
}
function unarchiveChannel(channel, act) {
	return changeChannel(channel, { archived: false }, {
		...act,
		event: { kind: "unarchive" }
	});
}
export { unarchiveChannel as n, archiveChannel as t };
