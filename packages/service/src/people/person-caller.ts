import type { Organization, Workspace } from "../model/organization.js";
import type { Installation } from "../model/token.js";
import type { User } from "../model/user.js";
import type { WebapiCaller } from "../model/webapi-caller.js";

/** The place where a person acts. */
interface PersonPlace {
  readonly user: User;
  readonly workspace: Workspace;
  readonly organization: Organization | undefined;
  /** Every scope that a method may need. */
  readonly scopes: ReadonlySet<string>;
}

/** The caller that a person in a client is: like a user token with every scope, but of no app. */
export function personCaller({ user, workspace, organization, scopes }: PersonPlace): WebapiCaller {
  const { role = "member" } = user.memberships.find(({ workspaceId }) => workspaceId === workspace.id) ?? {};
  const installation: Installation = {
    target: { kind: "workspace", id: workspace.id },
    installerId: user.id,
    installerRole: role,
    channelManager: false,
    allowedAddresses: [],
  };
  return {
    tokenType: "user",
    scopes,
    token: {
      hash: "",
      kind: "user",
      created: user.created,
      userId: user.id,
      scopes: [...scopes],
      revoked: false,
      installation,
    },
    user,
    ...(organization !== undefined && { organization }),
    workspace,
  };
}
