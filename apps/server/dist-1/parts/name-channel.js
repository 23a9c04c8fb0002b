import { q as toChannelName } from "./rules.js";
// ../../packages/service/src/agent-sessions/name-channel.ts
function nameChannel(channel, title) {
	if (channel.kind !== "session") return unchanged;
	const name = toChannelName(title);
	if (name === void 0) return void 0;
	if (name === channel.name) return unchanged;
	const { id, version, workspaceId } = channel;
	return {
		expect: [{
			kind: "version",
			document: "channel",
			key: { id },
			version
		}, {
			kind: "freeChannelName",
			workspaceId,
			name,
			except: id
		}],
		writes: [{
			kind: "put",
			document: "channel",
			value: {
				...channel,
				version: version + 1,
				name
			}
		}]
	};
}
const unchanged = {
	expect: [],
	writes: []
};
export { nameChannel as t };
