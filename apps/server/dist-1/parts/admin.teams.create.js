import { Cr as organizations, Hr as createRefuse, Lo as idPrefixes, So as hasVersion, Tr as workspaces, Wr as decide, _o as toInstant, ci as users, mn as channels, wo as put, zr as systemMessage } from "./server.js";
import { t as newChannel } from "./new-channel.js";
import { t as newWorkspace } from "./new-workspace.js";
// ../../packages/service/src/organizations/admin.teams.create.ts
const refuse = createRefuse("everyday-2#adminteams-adminapps");
const generalName = "general";
function createAdminTeamsCreate({ store, ids }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findFounder(caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const refusal = refuseTaken(sent, found.organization, await store.organizations.workspaces());
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		const nowMs = now.getTime();
		const workspace = toWorkspace(sent, found, {
			id: ids.id(idPrefixes.workspace),
			nowMs
		});
		return {
			kind: "commit",
			batch: foundWorkspace(workspace, found, {
				channelId: ids.id(idPrefixes.channel),
				nowMs
			}),
			answer: () => ({
				ok: true,
				team: workspace.id
			}),
			refuse: ({ kind }) => kind === "freeChannelName" ? refuse("could_not_create_workspace", generalName, "a free name") : void 0
		};
	});
}
async function findFounder(caller, store) {
	const organization = await store.organizations.get();
	if (organization === void 0) return refuse("feature_not_enabled", caller.workspace.id, "an organization");
	const user = await store.users.get(caller.user?.id ?? "");
	return user === void 0 ? refuse("not_an_admin", user, "a user") : {
		ok: true,
		organization,
		user
	};
}
function refuseTaken(sent, { id }, all) {
	const name = sent.team_name.toLowerCase();
	if (all.some(({ domain }) => domain === sent.team_domain)) return refuse("domain_taken", sent.team_domain, "a free domain");
	if (all.every((one) => one.organizationId !== id || one.name.toLowerCase() !== name)) return void 0;
	return refuse("name_taken_in_org", sent.team_name, "a free name");
}
function toWorkspace(sent, { organization, user }, { id, nowMs }) {
	const { team_description: description = "", team_discoverability: discoverability } = sent;
	return newWorkspace({
		id,
		created: toInstant(nowMs),
		name: sent.team_name,
		domain: sent.team_domain,
		...description !== "" && { description },
		...discoverability !== void 0 && { discoverability },
		organizationId: organization.id,
		plan: organization.plan,
		primaryOwnerId: user.id,
		userRules: organization.userRules
	});
}
function foundWorkspace(workspace, { organization, user }, { channelId: id, nowMs }) {
	const place = {
		workspaceId: workspace.id,
		creatorId: user.id,
		nowMs
	};
	const general = {
		...newChannel({
			id,
			name: generalName,
			isPrivate: false,
			...place
		}),
		general: true
	};
	const memberships = [...user.memberships, {
		workspaceId: workspace.id,
		role: "primary_owner"
	}];
	return {
		expect: [
			hasVersion(organizations, { id: organization.id }, organization.version),
			hasVersion(users, { id: user.id }, user.version),
			{
				kind: "freeChannelName",
				workspaceId: workspace.id,
				name: generalName
			}
		],
		writes: [
			put(organizations, {
				...organization,
				version: organization.version + 1
			}),
			put(workspaces, workspace),
			put(users, {
				...user,
				version: user.version + 1,
				updated: toInstant(nowMs),
				memberships
			}),
			put(channels, general),
			{
				kind: "addChannelMembers",
				channelId: id,
				userIds: [user.id]
			},
			systemMessage(general, user.id, { kind: "join" }, nowMs)
		],
		byId: user.id
	};
}
export { createAdminTeamsCreate };
