import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { isIn } from "../../model/channel.js";
import type { Group } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import type { Expectation, Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { isReservedWord } from "../../values/names.js";
import { countCharacters } from "../../values/text.js";
import { findConversation } from "../conversations/find-conversation.js";
import { isAdministrator, roleIn } from "../directory/user.js";

/** Builds a refusal of a call about user groups, with its reason. */
export const refuse = createRefuse<string>("everyday-1#directory");

const { userGroupName, userGroupDescription, userGroupHandle } = serviceLimits;

/** Reads the name of a user group: trimmed, and not blank. */
export function readName(
  sent: string,
): { readonly ok: true; readonly name: string } | Refused<"missing_subteam_name" | "name_too_long"> {
  const name = sent.trim();
  if (name === "") return refuse("missing_subteam_name", sent, "a name");
  const length = countCharacters(name);
  if (length > userGroupName.value) {
    return refuse("name_too_long", length, `at most ${userGroupName.value} characters`);
  }
  return { ok: true, name };
}

/** Refuses a description that is too long. */
export function refuseDescription(sent = ""): Refused<"description_too_long"> | undefined {
  const length = countCharacters(sent);
  if (length <= userGroupDescription.value) return undefined;
  return refuse("description_too_long", length, `at most ${userGroupDescription.value} characters`);
}

/** Refuses a handle that no user group can have. */
export function refuseHandle(sent: string): Refused<"bad_handle" | "forbidden_handle"> | undefined {
  const isLegal = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}._-]+$/u.test(sent) && countCharacters(sent) <= userGroupHandle.value;
  if (!isLegal) return refuse("bad_handle", sent, "lower-case letters, digits and . _ -");
  return isReservedWord(sent) ? refuse("forbidden_handle", sent, "no reserved word") : undefined;
}

/**
 * Refuses a name that another group has, or a handle that a user, a channel or another group has. A handle that the
 * server made is made again instead.
 */
export function refuseTaken(
  failed: Expectation,
  isSent: boolean,
): Refused<"name_already_exists" | "handle_already_exists"> | undefined {
  if (failed.kind === "freeGroupName") {
    return refuse("name_already_exists", failed.name, "a name that no other group has");
  }
  if (failed.kind !== "freeHandle" || !isSent) return undefined;
  return refuse("handle_already_exists", failed.name, "a handle that no user, channel or group has");
}

/** Default channels of a user group, or why they are refused. */
type DefaultChannels =
  | ({ readonly ok: true } & Required<Pick<Group, "defaultChannelIds" | "defaultPrivateChannelIds">>)
  | Refused<"invalid_channel_provided" | "invalid_group_provided" | "too_many_linked_channels">;

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations">;
  readonly workspaceId: Id;
}

/** Reads the default channels of a user group: open public and private channels of the workspace that the caller sees. */
export async function readDefaultChannels(sent: readonly string[], search: Search): Promise<DefaultChannels> {
  const ids = [...new Set(sent.filter((id) => id !== ""))];
  const { value: most } = serviceLimits.userGroupChannels;
  if (ids.length > most) return refuse("too_many_linked_channels", ids.length, `at most ${most} channels`);
  const isPublic = new Map<Id, boolean>();
  for (const id of ids) {
    const kind = await kindOf(id, search);
    if (kind === undefined) {
      return refuse(
        id.startsWith("G") ? "invalid_group_provided" : "invalid_channel_provided",
        id,
        "an open channel of the workspace that the caller sees",
      );
    }
    isPublic.set(id, kind === "public");
  }
  return {
    ok: true,
    defaultChannelIds: ids.filter((id) => isPublic.get(id) === true),
    defaultPrivateChannelIds: ids.filter((id) => isPublic.get(id) === false),
  };
}

async function kindOf(id: Id, { caller, store, workspaceId }: Search): Promise<"public" | "private" | undefined> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok || !isIn(found.channel, workspaceId) || found.channel.archived) return undefined;
  const { kind } = found.channel;
  return kind === "public" || kind === "private" ? kind : undefined;
}

/**
 * Refuses a caller who may not manage the user groups of a workspace.
 *
 * - Guests manage none, and nobody manages groups of an identity provider here.
 * - A workspace can leave it to its admins. Bots then manage none.
 */
export function refuseManaging(
  { user, tokenType }: Pick<WebapiCaller, "user" | "tokenType">,
  workspace: Workspace,
  group?: Group,
): Refused<"permission_denied"> | undefined {
  if (user === undefined || user.guest !== undefined) {
    return refuse("permission_denied", user?.id, "a caller who is no guest");
  }
  if (workspace.userGroupManagers === "admins" && (tokenType === "bot" || !administers(user, workspace))) {
    return refuse("permission_denied", user.id, "an admin of the workspace");
  }
  if (group?.kind === "idp") return refuse("permission_denied", group.id, "a group that no identity provider manages");
  return undefined;
}

function administers(user: NonNullable<WebapiCaller["user"]>, { id, organizationId }: Workspace): boolean {
  if (isAdministrator(roleIn(user, { kind: "workspace", id }))) return true;
  return organizationId !== undefined && isAdministrator(roleIn(user, { kind: "organization", id: organizationId }));
}
