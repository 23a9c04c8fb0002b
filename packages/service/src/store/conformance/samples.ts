import type { App } from "../../apps/app.js";
import type { Channel } from "../../channels/channel.js";
import type { Group } from "../../groups/group.js";
import type { List } from "../../lists/list.js";
import type { MessageDraft } from "../../messages/message.js";
import type { Organization, Workspace } from "../../organizations/organization.js";
import type { Token } from "../../tokens/token.js";
import type { User } from "../../users/user.js";

const created = "2026-01-02T03:04:05.006Z";
const userRules = { identityManager: false, usersMayChangeDisplayName: false };

/** An organization `E1`, or with the given parts. */
export function sampleOrganization(parts: Partial<Organization> = {}): Organization {
  return {
    id: "E1",
    version: 1,
    created,
    name: "Acme",
    plan: "enterprise",
    defaultWorkspaceId: "T1",
    primaryOwnerId: "U1",
    userRules,
    ...parts,
  };
}

/** A workspace `T1`, or with the given parts. */
export function sampleWorkspace(parts: Partial<Workspace> = {}): Workspace {
  return {
    id: "T1",
    version: 1,
    created,
    name: "Acme",
    domain: "acme",
    plan: "enterprise",
    primaryOwnerId: "U1",
    userRules,
    disabledFeatures: [],
    requires2fa: false,
    postingSuspended: false,
    deleted: false,
    networks: {},
    restrictedApps: [],
    ...parts,
  };
}

/** A user of the id, with a name and an address made from it. */
export function sampleUser(id: string, parts: Partial<User> = {}): User {
  const name = id.toLowerCase();
  return {
    id,
    version: 1,
    created,
    updated: created,
    kind: "person",
    memberships: [{ workspaceId: "T1", role: "member" }],
    active: true,
    forgotten: false,
    has2fa: false,
    userName: name,
    displayName: `Name of ${id}`,
    name: {},
    emails: [`${name}@example.com`],
    profileUrl: `https://acme.example/team/${name}`,
    timezone: "America/Los_Angeles",
    hasProfileFields: false,
    ...parts,
  };
}

/** A group of the id, with a name made from it. */
export function sampleGroup(id: string, parts: Partial<Group> = {}): Group {
  return {
    id,
    version: 1,
    created,
    kind: "idp",
    displayName: `Group ${id}`,
    linkedChannelIds: [],
    connectedWorkspaceIds: [],
    ...parts,
  };
}

/** A public channel of the id in `T1`, with a name made from it. */
export function sampleChannel(id: string, parts: Partial<Channel> = {}): Channel {
  return {
    id,
    version: 1,
    created,
    kind: "public",
    workspaceId: "T1",
    name: `channel-${id.toLowerCase()}`,
    archived: false,
    postingSuspended: false,
    ...parts,
  };
}

/** The DM of two users in `T1`. */
export function sampleDm(id: string, userIds: readonly [string, string]): Channel {
  const { name: _name, ...channel } = sampleChannel(id, { kind: "dm" });
  return { ...channel, dmUserIds: userIds };
}

/** A message for the channel. */
export function sampleMessage(channelId: string, parts: Partial<MessageDraft> = {}): MessageDraft {
  return { channelId, userId: "U1", text: "hello", ...parts };
}

/** A bot's token of the hash. */
export function sampleToken(hash: string, parts: Partial<Token> = {}): Token {
  return {
    hash,
    kind: "bot",
    created,
    scopes: ["chat:write"],
    revoked: false,
    installation: {
      target: { kind: "workspace", id: "T1" },
      installerId: "U1",
      installerRole: "owner",
      channelManager: false,
      allowedAddresses: [],
    },
    ...parts,
  };
}

/** An app of the id. */
export function sampleApp(id: string, parts: Partial<App> = {}): App {
  return {
    id,
    version: 1,
    created,
    name: `App ${id}`,
    ownerId: "T1",
    generation: "granular",
    collaboratorIds: [],
    deleted: false,
    manifest: {},
    ...parts,
  };
}

/** A List of the id. */
export function sampleList(id: string, parts: Partial<List> = {}): List {
  return { id, version: 1, created, workspaceId: "T1", ownerId: "U1", name: `List ${id}`, ...parts };
}
