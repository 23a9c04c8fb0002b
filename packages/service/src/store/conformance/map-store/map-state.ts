import type { AgentSession } from "../../../agent-sessions/agent-session.js";
import type { MessageEvent } from "../../../analytics/message-event.js";
import type { App } from "../../../apps/app.js";
import type { Canvas } from "../../../canvases/canvas.js";
import type { Channel } from "../../../channels/channel.js";
import type { File } from "../../../files/file.js";
import type { AppFunction } from "../../../functions/app-function.js";
import type { Group } from "../../../groups/group.js";
import type { List, ListAccess } from "../../../lists/list.js";
import type { ListExport } from "../../../lists/list-export.js";
import type { ListRow } from "../../../lists/list-row.js";
import type { Message } from "../../../messages/message.js";
import type { Id, Organization, Workspace } from "../../../organizations/organization.js";
import type { CrmOrganization, CrmRecord } from "../../../record-channels/crm.js";
import type { Token } from "../../../tokens/token.js";
import type { User } from "../../../users/user.js";

/** Everything that a store keeps, in maps by id. */
export interface MapState {
  readonly organizations: Map<Id, Organization>;
  readonly workspaces: Map<Id, Workspace>;
  readonly users: Map<Id, User>;
  readonly groups: Map<Id, Group>;
  readonly groupMembers: Map<Id, Set<Id>>;
  /** By hash. */
  readonly tokens: Map<string, Token>;
  readonly apps: Map<Id, App>;
  readonly channels: Map<Id, Channel>;
  readonly channelMembers: Map<Id, Set<Id>>;
  /** By channel, oldest first. */
  readonly messages: Map<Id, readonly Message[]>;
  /** By everything that makes an event. */
  readonly messageEvents: Map<string, MessageEvent>;
  readonly functions: Map<Id, AppFunction>;
  readonly crmOrganizations: Map<string, CrmOrganization>;
  readonly records: Map<string, CrmRecord>;
  readonly lists: Map<Id, List>;
  /** By list, then by kind and id of the subject. */
  readonly listAccess: Map<Id, Map<string, ListAccess>>;
  readonly listRows: Map<Id, ListRow>;
  readonly listExports: Map<Id, ListExport>;
  /** By export, then by part. */
  readonly listExportParts: Map<Id, Map<number, string>>;
  readonly files: Map<Id, File>;
  readonly canvases: Map<Id, Canvas>;
  readonly agentSessions: Map<string, AgentSession>;
}

/** A state that holds nothing. */
export function emptyState(): MapState {
  return {
    organizations: new Map(),
    workspaces: new Map(),
    users: new Map(),
    groups: new Map(),
    groupMembers: new Map(),
    tokens: new Map(),
    apps: new Map(),
    channels: new Map(),
    channelMembers: new Map(),
    messages: new Map(),
    messageEvents: new Map(),
    functions: new Map(),
    crmOrganizations: new Map(),
    records: new Map(),
    lists: new Map(),
    listAccess: new Map(),
    listRows: new Map(),
    listExports: new Map(),
    listExportParts: new Map(),
    files: new Map(),
    canvases: new Map(),
    agentSessions: new Map(),
  };
}

/** A copy that can be changed without the original; the documents themselves never change. */
export function copyState(state: MapState): MapState {
  return {
    organizations: new Map(state.organizations),
    workspaces: new Map(state.workspaces),
    users: new Map(state.users),
    groups: new Map(state.groups),
    groupMembers: copySets(state.groupMembers),
    tokens: new Map(state.tokens),
    apps: new Map(state.apps),
    channels: new Map(state.channels),
    channelMembers: copySets(state.channelMembers),
    messages: new Map(state.messages),
    messageEvents: new Map(state.messageEvents),
    functions: new Map(state.functions),
    crmOrganizations: new Map(state.crmOrganizations),
    records: new Map(state.records),
    lists: new Map(state.lists),
    listAccess: new Map([...state.listAccess].map(([id, access]) => [id, new Map(access)])),
    listRows: new Map(state.listRows),
    listExports: new Map(state.listExports),
    listExportParts: new Map([...state.listExportParts].map(([id, parts]) => [id, new Map(parts)])),
    files: new Map(state.files),
    canvases: new Map(state.canvases),
    agentSessions: new Map(state.agentSessions),
  };
}

function copySets(sets: ReadonlyMap<Id, ReadonlySet<Id>>): Map<Id, Set<Id>> {
  return new Map([...sets].map(([id, members]) => [id, new Set(members)]));
}
