import { type AgentSession, agentSessionId } from "../model/agent-session.js";
import type { App } from "../model/app.js";
import type { AppFunction } from "../model/app-function.js";
import type { Canvas } from "../model/canvas.js";
import type { Channel } from "../model/channel.js";
import { type CrmRecord, recordKey } from "../model/crm.js";
import type { File } from "../model/file.js";
import type { Group } from "../model/group.js";
import type { List, ListExport } from "../model/list.js";
import type { ListRow } from "../model/list-row.js";
import type { MessageDraft } from "../model/message.js";
import type { Organization, Workspace } from "../model/organization.js";
import type { Token } from "../model/token.js";
import type { User } from "../model/user.js";

const created = "2026-01-02T03:04:05.006Z";
const userRules = { identityManager: false, usersMayChangeDisplayName: false };

/** Organization `E1`, with changes. */
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

/** Workspace `T1`, with changes. */
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

/** User with the ID, and a name and an address derived from it. */
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

/** Group with the ID and a name derived from it. */
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

/** Public channel with the ID in `T1`, and a name derived from it. */
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

/** DM of two users in `T1`. */
export function sampleDm(id: string, userIds: readonly [string, string]): Channel {
  const { name: _name, ...channel } = sampleChannel(id, { kind: "im" });
  return { ...channel, dmUserIds: userIds };
}

/** Message draft for the channel. */
export function sampleMessage(channelId: string, parts: Partial<MessageDraft> = {}): MessageDraft {
  return { channelId, userId: "U1", text: "hello", ...parts };
}

/** Bot token with the hash. */
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

/** App with the ID. */
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

/** List with the ID. */
export function sampleList(id: string, parts: Partial<List> = {}): List {
  return { id, version: 1, created, workspaceId: "T1", ownerId: "U1", name: `List ${id}`, ...parts };
}

/** Function of app `A1` with the ID, and a callback ID derived from it. */
export function sampleFunction(id: string, parts: Partial<AppFunction> = {}): AppFunction {
  return {
    id,
    version: 1,
    created,
    updated: created,
    appId: "A1",
    callbackId: `callback_${id}`,
    title: `Function ${id}`,
    description: "",
    type: "app",
    inputParameters: [],
    outputParameters: [],
    distribution: { kind: "everyone" },
    distributed: true,
    ...parts,
  };
}

/** Record of CRM organization `O1`. */
export function sampleRecord(objectId: string, parts: Partial<CrmRecord> = {}): CrmRecord {
  const crmOrgId = parts.crmOrgId ?? "O1";
  return {
    id: recordKey(crmOrgId, objectId),
    version: 1,
    crmOrgId,
    objectId,
    objectType: "Account",
    name: `Record ${objectId}`,
    teamIds: [],
    ...parts,
  };
}

/** Row with the ID in `F1`, without cells. */
export function sampleRow(id: string, parts: Partial<ListRow> = {}): ListRow {
  const made = { created, createdBy: "U1", edited: created, editedBy: "U1" };
  return { id, version: 1, listId: "F1", place: 1, archived: false, ...made, cells: {}, ...parts };
}

/** Running export of `F1` with the ID. */
export function sampleExport(id: string, parts: Partial<ListExport> = {}): ListExport {
  const included = { includeArchived: false, includeThreads: false, includeAttachments: false };
  const job = { id, version: 1, created, listId: "F1", requestedBy: "U1", format: "csv", ...included } as const;
  return { ...job, state: "running", fileName: "list.csv", parts: 0, ...parts };
}

/** File with the ID. */
export function sampleFile(id: string, parts: Partial<File> = {}): File {
  const content = { name: `${id}.txt`, mimetype: "text/plain", size: 1 };
  return { id, version: 1, created, workspaceId: "T1", ownerId: "U1", ...content, ...parts };
}

/** Canvas with the ID and one section. */
export function sampleCanvas(id: string, parts: Partial<Canvas> = {}): Canvas {
  const sections = [{ id: "Sec1", markdown: "# Plan", gap: "\n" }];
  return {
    id,
    version: 1,
    created,
    workspaceId: "T1",
    ownerId: "U1",
    title: `Canvas ${id}`,
    access: [],
    sections,
    ...parts,
  };
}

/** Agent session in a channel, or in one of its threads, with app `A1`. */
export function sampleAgentSession(channelId: string, parts: Partial<AgentSession> = {}): AgentSession {
  const id = agentSessionId({ ...parts, channelId });
  const agents = [{ appId: "A1", status: "active", stopButton: false, identity: {} } as const];
  return { id, version: 1, created, channelId, title: "", agents, ...parts };
}
