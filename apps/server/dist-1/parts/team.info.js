import { Fr as isForeignWorkspace, Hr as createRefuse, gr as isGranted } from "./server.js";
import { t as toTeam } from "./to-team.js";
// ../../packages/service/src/organizations/team.info.ts
const refuse = createRefuse("everyday-1#directory");
function createTeamInfo({ store, siteUrl }) {
	return async (sent, { caller }) => {
		const found = await findTeam(sent, caller, store);
		if (!found.ok) return found;
		const { organization } = caller;
		const isOfOrganization = organization !== void 0 && found.workspace.organizationId === organization.id;
		const home = isOfOrganization ? await store.organizations.workspace(organization.defaultWorkspaceId) : void 0;
		const enterprise = isOfOrganization ? {
			organization,
			domain: home?.domain ?? ""
		} : void 0;
		return {
			ok: true,
			team: toTeam(found.workspace, {
				siteUrl,
				...enterprise && { enterprise }
			})
		};
	};
}
async function findTeam(sent, caller, store) {
	const { team = "", domain = "" } = sent;
	const { workspace: own, user, token } = caller;
	if (team === "" && domain === "") return {
		ok: true,
		workspace: own
	};
	if (team === "" && caller.organization === void 0) return refuse("team_not_on_enterprise", own.id, "a workspace of an organization");
	const workspace = await lookUp(team, domain, store);
	if (workspace === void 0 || workspace.deleted || isForeignWorkspace(workspace, caller)) return refuse("team_not_found", team === "" ? domain : team, "a workspace of the caller's organization");
	if (workspace.id === own.id) return {
		ok: true,
		workspace
	};
	if (user?.guest !== void 0 && !user.memberships.some(({ workspaceId }) => workspaceId === workspace.id)) return refuse("fail_to_get_teams_for_restricted_user", user.id, "a workspace that the guest belongs to");
	if (token.installation.target.kind === "workspace" || isGranted(token, workspace.id)) return {
		ok: true,
		workspace
	};
	return refuse("team_access_not_granted", workspace.id, "a workspace that the installation was granted to");
}
async function lookUp(id, domain, { organizations }) {
	if (id !== "") return organizations.workspace(id);
	return (await organizations.workspaces()).find((workspace) => workspace.domain === domain.toLowerCase());
}
export { createTeamInfo };
