import { scimAccess } from "@rollcall/service";
import type { ResolvedToken, Store, Token } from "@rollcall/service/store";

/** The operator's token, as if the primary owner had installed it where all users are reached. */
export async function resolveOperator(store: Store, hash: string): Promise<ResolvedToken | undefined> {
  const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
  const active = workspaces.filter(({ deleted }) => !deleted);
  const workspace = active.find(({ id }) => id === organization?.defaultWorkspaceId) ?? active[0];
  const ownerId = organization?.primaryOwnerId ?? workspace?.primaryOwnerId;
  const [user, [kind]] = [ownerId === undefined ? undefined : await store.users.get(ownerId), scimAccess.tokens];
  if (workspace === undefined || user === undefined || kind === undefined) return undefined;
  const token: Token = {
    ...{ hash, kind, userId: user.id },
    created: workspace.created,
    scopes: [...scimAccess.scopes],
    revoked: false,
    installation: {
      target:
        organization === undefined
          ? { kind: "workspace", id: workspace.id }
          : { kind: "organization", id: organization.id },
      installerId: user.id,
      installerRole: "primary_owner",
      channelManager: false,
      allowedAddresses: [],
    },
  };
  return { token, user, workspace, ...(organization !== undefined && { organization }) };
}
