import type { App } from "../../../apps/app.js";
import type { Channel } from "../../../channels/channel.js";
import type { Group } from "../../../groups/group.js";
import type { List, ListAccess } from "../../../lists/list.js";
import type { Message } from "../../../messages/message.js";
import type { Id, Organization, Workspace } from "../../../organizations/organization.js";
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
  readonly lists: Map<Id, List>;
  /** By list, then by kind and id of the subject. */
  readonly listAccess: Map<Id, Map<string, ListAccess>>;
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
    lists: new Map(),
    listAccess: new Map(),
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
    lists: new Map(state.lists),
    listAccess: new Map([...state.listAccess].map(([id, access]) => [id, new Map(access)])),
  };
}

function copySets(sets: ReadonlyMap<Id, ReadonlySet<Id>>): Map<Id, Set<Id>> {
  return new Map([...sets].map(([id, members]) => [id, new Set(members)]));
}
