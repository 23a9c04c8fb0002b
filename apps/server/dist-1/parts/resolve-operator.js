import { Zo as scimAccess } from "./server.js";
// ../../packages/double/src/worlds/resolve-operator.ts
async function resolveOperator(store, hash) {
	const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
	const active = workspaces.filter(({ deleted }) => !deleted);
	const workspace = active.find(({ id }) => id === organization?.defaultWorkspaceId) ?? active[0];
	const ownerId = organization?.primaryOwnerId ?? workspace?.primaryOwnerId;
	const [user, [kind]] = [ownerId === void 0 ? void 0 : await store.users.get(ownerId), scimAccess.tokens];
	if (workspace === void 0 || user === void 0 || kind === void 0) return void 0;
	return {
		token: {
			hash,
			kind,
			userId: user.id,
			created: workspace.created,
			scopes: [...scimAccess.scopes],
			revoked: false,
			installation: {
				target: organization === void 0 ? {
					kind: "workspace",
					id: workspace.id
				} : {
					kind: "organization",
					id: organization.id
				},
				installerId: user.id,
				installerRole: "primary_owner",
				channelManager: false,
				allowedAddresses: []
			}
		},
		user,
		workspace,
		...organization !== void 0 && { organization }
	};
}
export { resolveOperator };
