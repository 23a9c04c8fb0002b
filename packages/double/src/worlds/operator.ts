import type { PlainRequest } from "@rollcall/server-adapters/node";
import { hashToken, scimAccess } from "@rollcall/service";
import type { ResolvedToken, Store, Token } from "@rollcall/service/store";

/** Who calls SCIM from the control plane: the primary owner, with a token that no world has. */
export interface Operator {
  /** A token that this process alone knows. */
  readonly token: string;
  /** A store that knows the token, too. */
  admit(store: Store): Store;
  /** Whether a request is the operator's, and only reads. */
  isLook(request: Pick<PlainRequest, "method" | "headers">): boolean;
}

/** Creates an operator with a token of its own. */
export function createOperator(): Operator {
  const token = `operator-${crypto.randomUUID()}`;
  const hash = hashToken(token);
  return {
    token,
    admit: (store) => ({
      ...store,
      tokens: {
        ...store.tokens,
        resolve: (sought) => (sought === hash ? resolveOperator(store, hash) : store.tokens.resolve(sought)),
      },
    }),
    isLook: ({ method, headers }) => method === "GET" && headers.get("authorization") === `Bearer ${token}`,
  };
}

/** The operator's token, as if the primary owner had installed it where all users are reached. */
async function resolveOperator(store: Store, hash: string): Promise<ResolvedToken | undefined> {
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
