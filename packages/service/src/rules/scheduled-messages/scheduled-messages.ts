import type {
  ChatDeleteScheduledMessageArguments,
  ChatDeleteScheduledMessageRefusal,
  ChatScheduledMessagesListArguments,
  ChatScheduledMessagesListRefusal,
  Methods,
  ScheduledMessage as Shown,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printCursor, readCursor } from "../../model/paging.js";
import { hasVersion, remove } from "../../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { Store } from "../../model/store.js";
import { createRefuse, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, secondsOf } from "../../values/instant.js";
import { findConversation, findListWorkspace } from "../conversations/find-conversation.js";

type ScheduledMessagesListOutcome = MethodOutcome<Methods["chat.scheduledMessages.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.scheduledMessages.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["chat.scheduledMessages.list"]>;
  readonly store: Store;
}

const refuse = createRefuse<ChatScheduledMessagesListRefusal["error"] | ChatDeleteScheduledMessageRefusal["error"]>(
  "everyday-1#chat",
);

/** Lists what the app has scheduled, in the order in which it is posted. */
export function createScheduledMessagesList({ definition, store }: Options) {
  const { defaultSize } = definition.facts.paging;
  return async (
    sent: ChatScheduledMessagesListArguments,
    { caller }: Context,
  ): Promise<ScheduledMessagesListOutcome> => {
    const workspace = await findListWorkspace(sent.team_id, caller, store);
    if (!workspace.ok) return workspace;
    const { oldest, latest } = readBounds(sent);
    if (oldest >= latest) return refuse("invalid_arguments", [sent.oldest, sent.latest], "oldest before latest");
    const { channel, cursor = "", limit = defaultSize } = sent;
    const found =
      channel === undefined ? undefined : await findConversation(channel, { caller, store, kindScopes: {} });
    if (found?.ok === false) return refuse("invalid_channel", channel, "a conversation that the caller sees");
    const list = [
      "chat.scheduledMessages.list",
      caller.app?.id ?? null,
      caller.token.userId,
      workspace.id,
      channel ?? null,
      sent.oldest ?? null,
    ];
    const after = cursor === "" ? { post_at: Math.ceil(oldest), created: 0, id: "" } : readPlace(list, cursor);
    if (after === undefined) return refuse("invalid_cursor", cursor, "a cursor of this list");
    const slice = { workspaceId: workspace.id, ...(found && { channelId: found.channel.id }), after, limit: limit + 1 };
    const pending = (await findScheduled(slice, caller, store)).filter(({ postAt }) => postAt <= latest);
    const page = pending.slice(0, limit);
    const last = pending.length > limit ? page.at(-1) : undefined;
    return {
      ok: true,
      scheduled_messages: page.map(toShown),
      response_metadata: { next_cursor: last === undefined ? "" : printPlace(list, last) },
    };
  };
}

/** Times between which messages are listed. An empty one counts as absent. */
function readBounds({ oldest = "", latest = "" }: ChatScheduledMessagesListArguments) {
  return {
    oldest: oldest === "" ? 0 : Number(oldest),
    latest: latest === "" ? Number.POSITIVE_INFINITY : Number(latest),
  };
}

function printPlace(list: readonly unknown[], { postAt, created, id }: ScheduledMessage): string {
  return printCursor(list, [String(postAt), String(millisecondsOf(created)), id]);
}

function readPlace(list: readonly unknown[], cursor: string): ScheduledPlace | undefined {
  const [postAt, created, id] = readCursor(list, cursor) ?? [];
  if (postAt === undefined || created === undefined || id === undefined) return undefined;
  return { post_at: Number(postAt), created: Number(created), id };
}

function toShown({ id, message, postAt, created }: ScheduledMessage): Shown {
  return { id, channel_id: message.channelId, post_at: postAt, date_created: secondsOf(created), text: message.text };
}

/** Place of a message in the order of a list. */
interface ScheduledPlace {
  readonly post_at: number;
  readonly created: number;
  readonly id: Id;
}

/** A page of the scheduled messages of an app. */
interface ScheduledSlice {
  readonly workspaceId: Id;
  /** Default: every conversation. */
  readonly channelId?: Id;
  readonly after?: ScheduledPlace;
  readonly limit: number;
}

/** Finds what the caller's app has scheduled and, for a user token, what it has scheduled for the user. */
function findScheduled(
  { workspaceId, channelId, ...page }: ScheduledSlice,
  { app, token, tokenType }: WebapiCaller,
  store: Store,
): Promise<readonly ScheduledMessage[]> {
  const [app_id, user_id] = [app?.id ?? "", token.userId ?? ""];
  if (channelId === undefined) {
    const workspace_id = workspaceId;
    return tokenType === "bot"
      ? store.list(scheduledMessages, "of_app", { workspace_id, app_id }, page)
      : store.list(scheduledMessages, "of_user", { workspace_id, app_id, user_id }, page);
  }
  const channel_id = channelId;
  return tokenType === "bot"
    ? store.list(scheduledMessages, "of_app_in", { channel_id, app_id }, page)
    : store.list(scheduledMessages, "of_user_in", { channel_id, app_id, user_id }, page);
}

type DeleteScheduledMessageOutcome = MethodOutcome<Methods["chat.deleteScheduledMessage"]>;

/** Deletes a scheduled message of the caller. */
export function createDeleteScheduledMessage({ store }: { readonly store: Store }) {
  return async (
    sent: ChatDeleteScheduledMessageArguments,
    { caller, now }: Context,
  ): Promise<DeleteScheduledMessageOutcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { scheduled_message_id: id } = sent;
    return decide<DeleteScheduledMessageOutcome>(store, async () => {
      const stored = idPatterns.scheduledMessage.test(id) ? await store.get(scheduledMessages, { id }) : undefined;
      const isHere = stored?.message.channelId === found.channel.id && isOwn(stored, caller);
      if (stored === undefined || !isHere) {
        const answer = refuse("invalid_scheduled_message_id", id, "a scheduled message of the caller in the channel");
        return { kind: "answer", answer };
      }
      const { value } = serviceLimits.scheduleDeletableSeconds;
      if (stored.postAt - now.getTime() / 1000 <= value) {
        const answer = refuse("invalid_scheduled_message_id", stored.postAt, `more than ${value} seconds ahead`);
        return { kind: "answer", answer };
      }
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(scheduledMessages, { id }, stored.version)],
          writes: [remove(scheduledMessages, { id })],
        },
        answer: () => ({ ok: true }),
      };
    });
  };
}

/** Whether the caller's app has scheduled a message and, for a user token, has done so for the user. */
function isOwn({ appId, userId }: ScheduledMessage, { app, token, tokenType }: WebapiCaller): boolean {
  return appId === (app?.id ?? "") && (tokenType === "bot" || userId === token.userId);
}
