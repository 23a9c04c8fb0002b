import type { Methods, UsergroupsCreateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import { type Group, groups } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import { put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { toChannelName } from "../../values/channel-name.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { readDefaultChannels } from "./default-channels.js";
import { refuse } from "./refusal.js";
import { refuseManaging } from "./refuse-managing.js";
import { refuseTaken } from "./refuse-taken.js";
import { toUserGroup } from "./to-user-group.js";
import { readName, refuseDescription, refuseHandle } from "./user-group-texts.js";

const { value: maxLength } = serviceLimits.userGroupHandle;

/**
 * Makes a handle from the name of a user group. A handle that is taken gets a number. Undefined if the name has no
 * letter and no digit.
 */
export async function deriveHandle(name: string, { users }: Pick<Store, "users">): Promise<string | undefined> {
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

type Outcome = MethodOutcome<Methods["usergroups.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `usergroups.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a user group without members. */
export function createCreateUserGroup({ store, ids }: CreateOptions) {
  return async (sent: UsergroupsCreateArguments, { caller, now }: Context): Promise<Outcome> => {
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
    return decide<Outcome>(store, () => insertGroup(group, sent, store));
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

async function insertGroup(group: Group, sent: UsergroupsCreateArguments, store: Store): Promise<Decision<Outcome>> {
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
