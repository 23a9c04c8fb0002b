import { z } from "zod";
import { adminScopes, roles, tokenKinds } from "../generated/service.js";
import { familyOf, refreshTokens } from "../model/oauth.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { type Installation, type Token, tokens as tokenDocument } from "../model/token.js";
import { hasRole } from "../rules/directory/user.js";
import { hashToken } from "../values/secrets.js";
import {
  addressesSchema,
  createdSchema,
  type DeepReadonly,
  instantSchema,
  referenceSchema,
  tokenTextSchema,
} from "./schemas.js";
import {
  findItem,
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { roleIn, userSection } from "./users.js";

const installationSchema = z
  .strictObject({
    workspace: referenceSchema("The workspace")
      .optional()
      .describe("Default: the organization, or the standalone workspace."),
    installer: referenceSchema("The user who installed the app"),
    installer_role: z
      .enum(roles)
      .optional()
      .describe("Role of the installer at the time of installation. Default: the current role."),
    channel_manager: z
      .boolean()
      .optional()
      .describe("The installer had the Channel Management role over public and private channels."),
    channel_manager_lost: z.boolean().optional().describe("The installer has lost that role."),
    allowed_addresses: addressesSchema.optional().describe("Addresses that may use the token. Default: any."),
    workspaces: z
      .array(referenceSchema("A workspace"))
      .optional()
      .describe("Workspaces that an organization's installation was granted to. Default: all."),
  })
  .describe("Where and by whom the app was installed.");

/** The token is in clear text here. Only its hash is stored. */
const tokenSchema = z
  .strictObject({
    token: tokenTextSchema,
    kind: z.enum(tokenKinds),
    created: createdSchema,
    user: referenceSchema("The user or bot that it acts as").optional(),
    app: referenceSchema("The app").optional(),
    scopes: z.array(z.string().min(1)).optional(),
    expires: instantSchema.optional().describe("Default: never."),
    refresh_token: tokenTextSchema.optional().describe("Refresh token that renews it. Default: none."),
    revoked: z.boolean().optional(),
    installation: installationSchema,
  })
  .describe("A token.");

export type WorldToken = DeepReadonly<z.infer<typeof tokenSchema>>;

/** Tokens of a world file. */
export const tokenSection: WorldSection<"tokens", WorldToken> = {
  key: "tokens",
  schema: tokenSchema,
  *references(token, path): Generator<Reference> {
    yield* one("user", token.user, [...path, "user"]);
    yield* one("app", token.app, [...path, "app"]);
    const { workspace, installer, workspaces } = token.installation;
    yield* one("workspace", workspace, [...path, "installation", "workspace"]);
    yield* one("user", installer, [...path, "installation", "installer"]);
    yield* many("workspace", workspaces, [...path, "installation", "workspaces"]);
  },
};

/** Checks that a token acts as a user of its kind, and that its app was installed by a user who could. */
export const checkTokens: SectionCheck<WorldToken> = (tokens, world) =>
  tokens.flatMap((token, i) =>
    [...checkHolder(token, world), ...checkInstallation(token, world)].map((finding) => ({
      ...finding,
      path: ["tokens", i, ...finding.path],
    })),
  );

function checkHolder(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  const user = findItem(world, userSection, token.user);
  switch (token.kind) {
    case "bot":
      if (token.user === undefined) return [{ path: ["kind"], message: "A bot token needs the user that it acts as" }];
      return user !== undefined && user.bot_of === undefined
        ? [{ path: ["user"], message: "A bot token acts as a bot" }]
        : [];
    case "user":
      if (token.user === undefined) return [{ path: ["kind"], message: "A user token needs the user that it acts as" }];
      return user?.bot_of === undefined ? [] : [{ path: ["user"], message: "A user token acts as a person" }];
    case "configuration":
      return checkConfiguration(token, world);
    case "app":
      if (token.refresh_token !== undefined) {
        return [{ path: ["refresh_token"], message: "An app-level token is not renewed" }];
      }
      return token.user === undefined && token.app !== undefined
        ? []
        : [{ path: ["kind"], message: "An app-level token belongs to an app, and acts as no user" }];
  }
}

function checkConfiguration(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  if ((token.user === undefined) === (token.app === undefined)) {
    return [{ path: ["kind"], message: "A configuration token belongs to a user or to a manager app" }];
  }
  if (token.user !== undefined) {
    const person = findItem(world, userSection, token.user)?.bot_of === undefined;
    return person ? [] : [{ path: ["user"], message: "A configuration token belongs to a person" }];
  }
  return [];
}

function checkInstallation(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  const { workspace, workspaces, installer } = token.installation;
  const findings: WorldFinding[] = [];
  if (findItem(world, userSection, installer)?.bot_of !== undefined) {
    findings.push({ path: ["installation", "installer"], message: "An app is installed by a person" });
  }
  if (workspaces !== undefined && (workspace !== undefined || world.organization === undefined)) {
    findings.push({
      path: ["installation", "workspaces"],
      message: "Only an organization's installation is granted to workspaces",
    });
  }
  if (needsOrganization(token, world) && !mayAdminister(token, world)) {
    const message = `${adminScopes.error}: an app with admin scopes is installed on the organization by an administrator or owner who holds the Channel Management role`;
    findings.push({ path: ["installation"], message });
  }
  return findings;
}

/**
 * Whether a scope acts across an organization. Some admin scopes also work on a workspace, and a standalone workspace
 * has no organization.
 */
function needsOrganization({ scopes = [], installation }: WorldToken, { organization }: WorldContext): boolean {
  if (organization === undefined) return false;
  const onWorkspaces: readonly string[] = installation.workspace === undefined ? [] : adminScopes.onWorkspaces;
  return scopes.some((scope) => scope.startsWith(adminScopes.prefix) && !onWorkspaces.includes(scope));
}

function mayAdminister(token: WorldToken, world: WorldContext): boolean {
  const { workspace, installer, installer_role, channel_manager } = token.installation;
  if (world.organization === undefined || workspace !== undefined || channel_manager !== true) return false;
  const user = findItem(world, userSection, installer);
  if (installer_role === undefined && user === undefined) return true;
  return hasRole(installer_role ?? (user && roleIn(user, world.names, undefined)), adminScopes.installerRole);
}

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
