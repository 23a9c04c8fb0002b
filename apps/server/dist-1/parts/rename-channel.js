import { St as refuseChange, Tn as isGeneral, f as changeChannel } from "./rules.js";
// ../../packages/service/src/channel-settings/rename-channel.ts
function renameChannel(before, name, act) {
	const { id, workspaceId, name: oldName = "", previousNames = [] } = before;
	const free = {
		kind: "freeChannelName",
		workspaceId,
		name,
		except: id
	};
	const { expect = [], writes = [] } = act.also ?? {};
	return changeChannel(before, {
		name,
		previousNames: [oldName, ...previousNames],
		...toGeneral(before, name)
	}, {
		...act,
		event: {
			kind: "name",
			oldName,
			name
		},
		also: {
			writes,
			expect: [...expect, free]
		}
	});
}
function refuseTaken(failed) {
	return failed.kind === "freeChannelName" ? refuseChange("name_taken", failed.name, "a free name") : void 0;
}
function toGeneral(before, name) {
	const isIt = isGeneral(before);
	return isGeneral({
		...before,
		name
	}) === isIt ? {} : { general: isIt };
}
export { renameChannel as n, refuseTaken as t };
