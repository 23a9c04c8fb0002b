import type { AdminConversationsRenameArguments, ConversationsRenameArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { reservedChannelNames, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Expectation, Store } from "../../model/store.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import { hasNameCharacters } from "../../values/names.js";
import { countCharacters } from "../../values/text.js";
import {
  findAdministered,
  refuse,
  refuseDefault,
  refuseForeign,
  refuseGeneral,
} from "../administration/find-administered.js";
import { type FoundChannel, findChannel, refuseArchived, refuseStranger } from "../conversations/find-conversation.js";
import { refuseChange } from "../conversations/refusal.js";
import { changedView, isGeneral, toConversation } from "../conversations/to-conversation.js";
import { administers, hasPermission } from "../directory/rights.js";
import { workspaceOf } from "../messages/posting.js";
import { type Act, type ChannelChange, changeChannel, expectMember } from "./change-channel.js";

type RenameConversationOutcome = MethodOutcome<Methods["conversations.rename"]>;
type Context = MethodContext<WebapiCaller>;
type Refusal = Extract<RenameConversationOutcome, { readonly ok: false }>;

/** Dependencies of `conversations.rename`. */
interface RenameOptions {
  readonly definition: MethodDefinition<Methods["conversations.rename"]>;
  readonly store: Store;
}

/** Renames a channel. */
export function createRenameConversation({ definition, store }: RenameOptions) {
  const { kindScopes } = definition.facts;
  return (
    { channel: id, name }: ConversationsRenameArguments,
    { caller, now }: Context,
  ): Promise<RenameConversationOutcome> =>
    decide<RenameConversationOutcome>(store, async () => {
      const found = await findChannel(id, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal =
        refuseArchived(found.channel) ??
        refuseStranger(found) ??
        (await refuseCaller(found.channel, caller, store)) ??
        refuseName(name);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      if (name !== found.channel.name) return decideName(found, name, { caller, nowMs: now.getTime() });
      return {
        kind: "answer",
        answer: { ok: true, channel: toConversation(found, changedView(caller, found.access.owners)) },
      };
    });
}

/** Creators rename their channels, managers those that their role is for, and administrators all of them. */
async function refuseCaller(channel: Channel, caller: WebapiCaller, store: Store): Promise<Refusal | undefined> {
  const { user } = caller;
  if (user !== undefined && user.guest === undefined) {
    if (channel.creatorId === user.id) return undefined;
    const workspace = await workspaceOf(channel, caller, store);
    if (administers(user, workspace)) return undefined;
    const entityIds = [channel.id, workspace.id, workspace.organizationId ?? workspace.id];
    if (await hasPermission(user.id, "manageChannels", { entityIds, store })) return undefined;
  }
  return refuseChange(
    "not_authorized",
    user?.id,
    "the creator of the channel, one of its managers, or an administrator",
  );
}

type Found = Extract<FoundChannel, { readonly ok: true }>;

interface Renaming {
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

function decideName(found: Found, name: string, { caller, nowMs }: Renaming): Decision<RenameConversationOutcome> {
  const userId = caller.user?.id ?? "";
  const { channel, batch } = renameChannel(found.channel, name, {
    userId,
    nowMs,
    also: expectMember(found.channel, userId),
  });
  return {
    kind: "commit",
    batch,
    answer: () => ({
      ok: true,
      channel: toConversation({ ...found, channel }, changedView(caller, found.access.owners)),
    }),
    refuse: refuseTaken,
  };
}

type AdminRenameOutcome = MethodOutcome<Methods["admin.conversations.rename"]>;

/** Renames a channel of the organization. The caller does not become a member. */
export function createAdminRename({ store }: { readonly store: Store }) {
  return (
    { channel_id, name }: AdminConversationsRenameArguments,
    { caller, now }: Context,
  ): Promise<AdminRenameOutcome> =>
    decide<AdminRenameOutcome>(store, async () => {
      const found = await findAdministered(channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal =
        refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseNewName(name);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      if (name === channel.name) return { kind: "answer", answer: { ok: true } };
      const { batch } = renameChannel(channel, name, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }), refuse: refuseTaken };
    });
}

/** The method has a code of its own only for long names. */
function refuseNewName(name: string) {
  const refusal = refuseName(name);
  if (refusal === undefined) return undefined;
  const { error, reason } = refusal;
  if (error === "invalid_name_maxlength") return refuse(error, name, reason.wanted);
  const messages = ["[ERROR] must be a name that a channel can have [json-pointer:/name]"];
  return { ...refuse("invalid_arguments", name, reason.wanted), messages };
}

/** Renames a channel and posts a message about it. A name that another channel or a user has makes the commit fail. */
function renameChannel(before: Channel, name: string, act: Omit<Act, "event">): ChannelChange {
  const { id, workspaceId, name: oldName = "", previousNames = [] } = before;
  const free = { kind: "freeChannelName", workspaceId, name, except: id } as const;
  const { expect = [], writes = [] } = act.also ?? {};
  return changeChannel(
    before,
    { name, previousNames: [oldName, ...previousNames], ...toGeneral(before, name) },
    { ...act, event: { kind: "name", oldName, name }, also: { writes, expect: [...expect, free] } },
  );
}

/** Refuses a commit that failed because of the name of a channel. */
export function refuseTaken(failed: Expectation): Refused<"name_taken"> | undefined {
  return failed.kind === "freeChannelName" ? refuseChange("name_taken", failed.name, "a free name") : undefined;
}

/** States which channel is the general one where the name would change that. */
function toGeneral(before: Channel, name: string): Pick<Channel, "general"> {
  const isIt = isGeneral(before);
  return isGeneral({ ...before, name }) === isIt ? {} : { general: isIt };
}

type NameCode = "invalid_name" | "invalid_name_maxlength" | "invalid_name_punctuation" | "invalid_name_specials";

/** Refuses a name that no channel may have. */
export function refuseName(name: string): Refused<NameCode> | undefined {
  const { value } = serviceLimits.channelName;
  if (countCharacters(name) > value) return refuseChange("invalid_name_maxlength", name, `at most ${value} characters`);
  if (/^[-_]+$/.test(name)) return refuseChange("invalid_name_punctuation", name, "letters or digits");
  if (!hasNameCharacters(name)) {
    return refuseChange("invalid_name_specials", name, "lower-case letters, digits, hyphens and underscores");
  }
  return reservedChannelNames.has(name) ? refuseChange("invalid_name", name, "a name that is not reserved") : undefined;
}
