import type {
  AdminConversationsArchiveArguments,
  AdminConversationsDeleteArguments,
  AdminConversationsUnarchiveArguments,
  ConversationsArchiveArguments,
  ConversationsUnarchiveArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, channels } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import {
  findAdministered,
  refuse,
  refuseDefault,
  refuseForeign,
  refuseGeneral,
} from "../administration/find-administered.js";
import { findChannel, refuseStranger } from "../conversations/find-conversation.js";
import { refuseChange } from "../conversations/refusal.js";
import { isGeneral } from "../conversations/to-conversation.js";
import { isForeignWorkspace } from "../directory/reach.js";
import { mayAct } from "../directory/rights.js";
import { workspaceOf } from "../messages/posting.js";
import { type Act, type ChannelChange, changeChannel, expectMember } from "./change-channel.js";

type ArchiveConversationOutcome = MethodOutcome<Methods["conversations.archive"]>;
type Context = MethodContext<WebapiCaller>;
type Refusal = Extract<ArchiveConversationOutcome, { readonly ok: false }>;

/** Dependencies of `conversations.archive`. */
interface ArchiveOptions {
  readonly definition: MethodDefinition<Methods["conversations.archive"]>;
  readonly store: Store;
}

/** Archives a channel. Its members stay members. */
export function createArchiveConversation({ definition, store }: ArchiveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsArchiveArguments, { caller, now }: Context): Promise<ArchiveConversationOutcome> =>
    decide<ArchiveConversationOutcome>(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = await refuseArchiving(found, caller, store);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { channel } = found;
      const userId = caller.user?.id ?? "";
      const act = { userId, nowMs: now.getTime(), also: expectMember(channel, userId) };
      const { batch } = archiveChannel(channel, act);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

async function refuseArchiving(found: SeenChannel, caller: WebapiCaller, store: Store): Promise<Refusal | undefined> {
  const { channel } = found;
  const { id, archived, mandatory } = channel;
  if (archived) return refuseChange("already_archived", id, "a channel that is not archived");
  const outside = refuseStranger(found);
  if (outside !== undefined) return outside;
  const home = await workspaceOf(channel, caller, store);
  if (!mayAct(caller.user, "archive_channels", home) || isForeignWorkspace(home, caller)) {
    return refuseChange("restricted_action", caller.user?.id, "a caller who may archive the channel");
  }
  if (isGeneral(channel)) return refuseChange("cant_archive_general", id, "a channel other than the general one");
  if (mandatory === true) return refuseChange("cant_archive_required", id, "a channel that is not mandatory");
  return undefined;
}

type UnarchiveConversationOutcome = MethodOutcome<Methods["conversations.unarchive"]>;

/** Dependencies of `conversations.unarchive`. */
interface UnarchiveOptions {
  readonly definition: MethodDefinition<Methods["conversations.unarchive"]>;
  readonly store: Store;
}

/** Restores an archived channel, and makes the caller a member. */
export function createUnarchiveConversation({ definition, store }: UnarchiveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsUnarchiveArguments, { caller, now }: Context): Promise<UnarchiveConversationOutcome> =>
    decide<UnarchiveConversationOutcome>(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel } = found;
      if (!channel.archived) {
        return { kind: "answer", answer: refuseChange("not_archived", channel.id, "an archived channel") };
      }
      const userId = caller.user?.id ?? "";
      const joins = { kind: "addChannelMembers", channelId: channel.id, userIds: [userId] } as const;
      const also = { expect: [], writes: [joins] };
      const { batch } = unarchiveChannel(channel, { userId, nowMs: now.getTime(), also });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

type AdminArchiveOutcome = MethodOutcome<Methods["admin.conversations.archive"]>;

/** Archives a channel of the organization. Its members stay members, and the caller does not become one. */
export function createAdminArchive({ store }: { readonly store: Store }) {
  return (sent: AdminConversationsArchiveArguments, { caller, now }: Context): Promise<AdminArchiveOutcome> =>
    decide<AdminArchiveOutcome>(store, async () => {
      const found = await findAdministered(sent.channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal = refuseForeign(channel, access) ?? refuseAdminArchiving(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { batch } = archiveChannel(channel, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseAdminArchiving(channel: Channel) {
  const { id, archived } = channel;
  if (archived) return refuse("already_archived", id, "a channel that is not archived");
  if (isGeneral(channel)) return refuse("cant_archive_general", id, "a channel other than the general one");
  return refuseDefault(channel);
}

type AdminUnarchiveOutcome = MethodOutcome<Methods["admin.conversations.unarchive"]>;

/** Restores an archived channel of the organization. The caller does not become a member. */
export function createAdminUnarchive({ store }: { readonly store: Store }) {
  return (sent: AdminConversationsUnarchiveArguments, { caller, now }: Context): Promise<AdminUnarchiveOutcome> =>
    decide<AdminUnarchiveOutcome>(store, async () => {
      const found = await findAdministered(sent.channel_id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal =
        refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseUnarchived(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { batch } = unarchiveChannel(channel, { userId: caller.user?.id ?? "", nowMs: now.getTime() });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

function refuseUnarchived({ id, archived }: Channel) {
  return archived ? undefined : refuse("channel_not_archived", id, "an archived channel");
}

/** Archives a channel and posts a message about it. Its members stay members. */
function archiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: true }, { ...act, event: { kind: "archive" } });
}

/** Restores an archived channel and posts a message about it. */
function unarchiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: false }, { ...act, event: { kind: "unarchive" } });
}

type Outcome = MethodOutcome<Methods["admin.conversations.delete"]>;

/** Deletes a channel of the organization. */
export function createAdminDelete({ store }: { readonly store: Store }) {
  return ({ channel_id: id }: AdminConversationsDeleteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findAdministered(id, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, access } = found;
      const refusal = refuseForeign(channel, access) ?? refuseGeneral(channel) ?? refuseDefault(channel);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(channels, { id }, channel.version)],
          writes: [put(channels, deleted(channel, now.getTime()))],
          byId: caller.user?.id ?? "",
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** The document of a deleted channel. Others can have its name. */
function deleted({ name: _name, ...channel }: Channel, nowMs: number): Channel {
  return { ...channel, version: channel.version + 1, updated: toInstant(nowMs), deleted: true };
}
