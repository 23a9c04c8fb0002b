import { put } from "../model/port/document.js";
import { familyOf, refreshTokens } from "../model/refresh-token.js";
import { type Installation, type Token, tokens as tokenDocument } from "../model/token.js";
import type { Write } from "../model/writes.js";
import { hashToken } from "../values/secrets/hash-token.js";
import { present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import type { WorldToken } from "./tokens.js";
import { userSection } from "./users.js";
import { roleIn } from "./users-role.js";

/** Writes of the tokens, hashed. */
export function tokenWrites(tokens: readonly WorldToken[], context: WriteContext): readonly Write[] {
  return tokens.flatMap((token) => {
    const stored = toToken(token, context);
    return [put(tokenDocument, stored), ...refreshWrites(token, stored)];
  });
}

function refreshWrites({ refresh_token: text }: WorldToken, token: Token): readonly Write[] {
  // The checks allow none for an app-level token.
  if (text === undefined || token.kind === "app") return [];
  const { kind, created, userId, appId, scopes, installation } = token;
  return [
    put(refreshTokens, {
      hash: hashToken(text),
      version: 1,
      created,
      kind,
      ...present("userId", userId),
      ...present("appId", appId),
      scopes,
      installation,
      family: familyOf(text),
    }),
  ];
}

function toToken(token: WorldToken, context: WriteContext): Token {
  const { ids, nowMs } = context;
  const user = findItem(context, userSection, token.user);
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
    ...present("family", token.refresh_token && familyOf(token.refresh_token)),
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

/** Current role of the installer: in the organization for its installations, otherwise in the workspace. */
function installerRole({ workspace, installer }: WorldToken["installation"], context: WriteContext) {
  const { organization, names } = context;
  const user = findItem(context, userSection, installer);
  if (user === undefined) throw new Error(`the world has no user ${installer}`);
  if (workspace === undefined && organization !== undefined) return roleIn(user, names, undefined);
  const index = workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", workspace)[0];
  return roleIn(user, names, index ?? -1);
}
