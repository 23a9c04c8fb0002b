import type {
  Methods,
  UsergroupsCreateArguments,
  UsergroupsDisableArguments,
  UsergroupsEnableArguments,
  UsergroupsListArguments,
  UsergroupsUpdateArguments,
  UsergroupsUpdateRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Group, groups } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import { put } from "../../model/port/document.js";
import type { Expectation, Store } from "../../model/store.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { toChannelName } from "../../values/names.js";
import { findAddressed } from "../directory/reach.js";
import { changeUserGroup } from "./change-user-group.js";
import { toUserGroup } from "./to-user-group.js";
import {
  readDefaultChannels,
  readName,
  refuse,
  refuseDescription,
  refuseHandle,
  refuseManaging,
  refuseTaken,
} from "./user-group-parts.js";

const { value: maxLength } = serviceLimits.userGroupHandle;

/**
 * Makes a handle from the name of a user group. A handle that is taken gets a number. Undefined if the name has no
 * letter and no digit.
 */
async function deriveHandle(name: string, { users }: Pick<Store, "users">): Promise<string | undefined> {
  const handle = toChannelName(name);
  if (handle === undefined || (await users.nameHolder(handle)) === undefined) return handle;
  const taken = new Set(await users.namesLike(`${cut(handle, 10)}-`));
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(handle, 10)}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The handle, with room for a number. */
function cut(handle: string, room: number): string {
  return [...handle].slice(0, maxLength - room).join("");
}

type CreateUserGroupOutcome = MethodOutcome<Methods["usergroups.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `usergroups.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a user group without members. */
export function createCreateUserGroup({ store, ids }: CreateOptions) {
  return async (sent: UsergroupsCreateArguments, { caller, now }: Context): Promise<CreateUserGroupOutcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { workspace } = addressed;
    const denied = refuseManaging(caller, workspace);
    if (denied !== undefined) return denied;
    const read = readName(sent.name);
    if (!read.ok) return read;
    const refusal =
      (sent.handle === undefined ? undefined : refuseHandle(sent.handle)) ?? refuseDescription(sent.description);
    if (refusal !== undefined) return refusal;
    const channels = await readDefaultChannels(sent.channels ?? [], { caller, store, workspaceId: workspace.id });
    if (!channels.ok) return channels;
    const { ok: _, ...defaults } = channels;
    const group: Group = {
      ...toGroup(sent, workspace, read.name),
      id: ids.id(idPrefixes.group),
      created: toInstant(now.getTime()),
      ...(caller.user !== undefined && { creatorId: caller.user.id }),
      ...defaults,
    };
    return decide<CreateUserGroupOutcome>(store, () => insertGroup(group, sent, store));
  };
}

function toGroup(
  { handle, description, enable_section: section }: UsergroupsCreateArguments,
  { id: workspaceId, organizationId }: Workspace,
  displayName: string,
): Omit<Group, "id" | "created"> {
  return {
    version: 1,
    kind: "user",
    displayName,
    workspaceId,
    ...(organizationId !== undefined && { organizationId }),
    ...(handle !== undefined && { handle }),
    ...(description !== undefined && { description }),
    ...(section === true && { section }),
    linkedChannelIds: [],
    connectedWorkspaceIds: [],
  };
}

async function insertGroup(
  group: Group,
  sent: UsergroupsCreateArguments,
  store: Store,
): Promise<Decision<CreateUserGroupOutcome>> {
  const { displayName: name, workspaceId = "" } = group;
  const handle = sent.handle ?? (await deriveHandle(name, store));
  if (handle === undefined) {
    return { kind: "answer", answer: refuse("bad_handle", name, "a name with a letter or a digit, or a handle") };
  }
  const view = { workspaceId, ...(sent.include_count === true && { userCount: 0 }) };
  const value = { ...group, handle };
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "freeGroupName", name },
        { kind: "freeHandle", name: handle },
      ],
      writes: [put(groups, value)],
    },
    answer: () => ({ ok: true, usergroup: toUserGroup(value, view) }),
    refuse: (failed) => refuseTaken(failed, sent.handle !== undefined),
  };
}

type UpdateUserGroupOutcome = MethodOutcome<Methods["usergroups.update"]>;
type Code = Exclude<UsergroupsUpdateRefusal["error"], "missing_argument">;

/** Changes a user group. What is not sent stays as it is. */
export function createUpdateUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsUpdateArguments, { caller, now }: Context): Promise<UpdateUserGroupOutcome> =>
    changeUserGroup<Code>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      async change(group, workspaceId) {
        const texts = readTexts(sent);
        if (!texts.ok) return texts;
        const { channels } = sent;
        const read =
          channels === undefined ? undefined : await readDefaultChannels(channels, { caller, store, workspaceId });
        if (read?.ok === false) return read;
        const { ok: _texts, ...values } = texts;
        const { ok: _channels, ...defaults } = read ?? { ok: true };
        const after = withSection({ ...group, ...values, ...defaults }, sent.enable_section);
        return { ok: true, group: after, expect: namesOf(group, after) };
      },
      refuse: (failed) => refuseTaken(failed, true),
    });
}

type Texts = { readonly ok: true } & Partial<Pick<Group, "displayName" | "handle" | "description">>;

function readTexts({ name, handle, description }: UsergroupsUpdateArguments): Texts | Refused<Code> {
  const read = name === undefined ? undefined : readName(name);
  if (read?.ok === false) return read;
  const refusal = (handle === undefined ? undefined : refuseHandle(handle)) ?? refuseDescription(description);
  if (refusal !== undefined) return refusal;
  return {
    ok: true,
    ...(read !== undefined && { displayName: read.name }),
    ...(handle !== undefined && { handle }),
    ...(description !== undefined && { description }),
  };
}

function withSection({ section, ...group }: Group, sent: boolean | undefined): Group {
  return { ...group, ...((sent ?? section === true) && { section: true }) };
}

/** Names that must be free. */
function namesOf({ id: except, ...before }: Group, { displayName, handle }: Group): readonly Expectation[] {
  return [
    ...(displayName === before.displayName ? [] : [{ kind: "freeGroupName", name: displayName, except } as const]),
    ...(handle === undefined || handle === before.handle
      ? []
      : [{ kind: "freeHandle", name: handle, except } as const]),
  ];
}

type ListUserGroupsOutcome = MethodOutcome<Methods["usergroups.list"]>;

/** Lists the user groups of a workspace, and the groups of an identity provider that are connected to it. */
export function createListUserGroups({ store }: { readonly store: Store }) {
  return async (sent: UsergroupsListArguments, { caller }: Context): Promise<ListUserGroupsOutcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { id: workspaceId } = addressed.workspace;
    const found = await store.groups.ofWorkspace(workspaceId, { withDisabled: sent.include_disabled === true });
    const members =
      sent.include_users === true ? await store.groups.membersOf(found.map(({ group }) => group.id)) : undefined;
    const usergroups = found.map(({ group, memberCount }) =>
      toUserGroup(group, {
        workspaceId,
        ...(members !== undefined && { userIds: (members.get(group.id) ?? []).map(({ id }) => id) }),
        ...(sent.include_count === true && { userCount: memberCount }),
      }),
    );
    return { ok: true, usergroups };
  };
}

type EnableUserGroupOutcome = MethodOutcome<Methods["usergroups.enable"]>;

/** Enables a user group. An enabled one stays as it is. */
export function createEnableUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsEnableArguments, { caller, now }: Context): Promise<EnableUserGroupOutcome> =>
    changeUserGroup<never>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      change: (group) => {
        const { disabled, ...enabled } = group;
        return { ok: true, group: disabled === undefined ? group : enabled };
      },
    });
}

type DisableUserGroupOutcome = MethodOutcome<Methods["usergroups.disable"]>;

/** Disables a user group. A disabled one stays as it is. */
export function createDisableUserGroup({ store }: { readonly store: Store }) {
  return (sent: UsergroupsDisableArguments, { caller, now }: Context): Promise<DisableUserGroupOutcome> =>
    changeUserGroup<never>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      change: (group) => {
        if (group.disabled !== undefined) return { ok: true, group };
        const by = caller.user === undefined ? {} : { userId: caller.user.id };
        return { ok: true, group: { ...group, disabled: { at: toInstant(now.getTime()), ...by } } };
      },
    });
}
