import { z as createFindTeam } from "./rules.js";
import { Hr as createRefuse, Io as idPatterns } from "./server.js";
// ../../packages/service/src/user-groups/find-administered-group.ts
const refuse = createRefuse("everyday-2#adminroles-adminusergroups");
const findTeam = createFindTeam(refuse, {
	foreign: "invalid_auth",
	absent: "team_not_found"
});
async function findAdministeredGroup(sent, caller, store) {
	const { usergroup_id: id, team_id: teamId = "" } = sent;
	const team = teamId === "" ? void 0 : await findTeam(teamId, caller, store);
	if (team?.ok === false) return team;
	const group = idPatterns.group.test(id) ? await store.groups.get(id) : void 0;
	if (group?.kind !== "idp" || group.organizationId !== caller.organization?.id) return refuse("usergroup_not_found", id, "a group of the identity provider");
	const { connectedWorkspaceIds: connected } = group;
	if (team !== void 0 && !connected.includes(teamId)) return refuse("usergroup_not_linked_to_team", teamId, "a workspace that the group is connected to");
	const { workspaceIds: granted } = caller.token.installation;
	const covered = connected.filter((each) => granted?.includes(each) ?? true);
	return {
		ok: true,
		group,
		workspaceIds: team === void 0 ? covered : [teamId]
	};
}
export { refuse as n, findAdministeredGroup as t };
