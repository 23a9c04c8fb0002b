import type { Write } from "../../store/write.js";
import { hashToken } from "../../tokens/hash-token.js";
import type { Installation, Token } from "../../tokens/token.js";
import type { WorldToken } from "../format/token.js";
import { roleIn } from "../role-in.js";
import { present } from "./present.js";
import { storedCreation, storedInstant } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The tokens, hashed. */
export function tokenWrites(context: WriteContext): readonly Write[] {
  return (context.world.tokens ?? []).map((token) => ({ kind: "putToken", token: toToken(token, context) }));
}

function toToken(token: WorldToken, context: WriteContext): Token {
  const { world, names, ids, nowMs } = context;
  const user = token.user === undefined ? undefined : world.users?.[names.lookup("user", token.user)[0] ?? -1];
  const app = token.app ?? user?.bot_of;
  return {
    hash: hashToken(token.token),
    kind: token.kind,
    created: storedCreation(token, nowMs),
    ...present("userId", token.user === undefined ? undefined : ids.of("user", token.user)),
    ...present("appId", app === undefined ? undefined : ids.of("app", app)),
    scopes: token.scopes ?? [],
    ...present("expires", token.expires && storedInstant(token.expires)),
    revoked: token.revoked ?? false,
    installation: toInstallation(token.installation, context),
  };
}

function toInstallation(installation: WorldToken["installation"], context: WriteContext): Installation {
  const { ids } = context;
  const onOrganization = installation.workspace === undefined ? ids.organization : undefined;
  return {
    target:
      onOrganization === undefined
        ? { kind: "workspace", id: ids.workspace(installation.workspace) }
        : { kind: "organization", id: onOrganization },
    installerId: ids.of("user", installation.installer),
    installerRole: installation.installer_role ?? installerRole(installation, context),
    channelManager: installation.channel_manager ?? false,
    ...(installation.channel_manager_lost === true && { channelManagerLost: true }),
    allowedAddresses: installation.allowed_addresses ?? [],
    ...present(
      "workspaceIds",
      installation.workspaces?.map((workspace) => ids.of("workspace", workspace)),
    ),
  };
}

/** The role that the installer holds now: in the organization for its installations, else in the workspace. */
function installerRole({ workspace, installer }: WorldToken["installation"], { world, names }: WriteContext) {
  const user = world.users?.[names.lookup("user", installer)[0] ?? -1];
  if (user === undefined) throw new Error(`the world has no user ${installer}`);
  if (workspace === undefined && world.organization !== undefined) return roleIn(user, names, undefined);
  const index = workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", workspace)[0];
  return roleIn(user, names, index ?? -1);
}
