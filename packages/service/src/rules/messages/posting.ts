import type { ChatPostMessageArguments, ChatPostMessageRefusal } from "@rollcall/api/webapi";
import { type Awaitable, after, type Reason } from "@rollcall/webapi-core";
import { writtenSubtypes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Message, MessageDraft } from "../../model/message.js";
import { messageVersion } from "../../model/message-store.js";
import type { Workspace } from "../../model/organization.js";
import type { Expectation, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Ts } from "../../values/instant.js";
import { memberAt } from "../../values/json.js";
import { toBotId } from "../directory/user.js";

/** Refusal to post. */
export interface PostingRefusal extends ChatPostMessageRefusal {
  readonly ok: false;
  readonly reason: Reason;
}

/** Builds a refusal to post, with its reason. */
export const refuse = createRefuse<ChatPostMessageRefusal["error"]>("web-api#chatpostmessage-post");

/** Arguments that say who a message is posted as. */
type Identity = Pick<ChatPostMessageArguments, "username" | "icon_emoji" | "icon_url">;

/** The author under whom a message is posted. */
export interface Poster {
  /** User or bot whose channels are used. */
  readonly user: User;
  /** Shown under a custom name or picture. */
  readonly isCustomized: boolean;
  /** Author fields of the message. */
  readonly author: Pick<
    MessageDraft,
    "userId" | "authorId" | "botId" | "appId" | "executionId" | "username" | "icons" | "subtype"
  >;
}

/** Decides who the call posts as: the token's bot or user, under another identity if the call has one. */
export function findPoster(
  sent: Identity,
  caller: WebapiCaller,
): { readonly ok: true; readonly poster: Poster } | Refused<"channel_not_found"> {
  const { app, user, executionId } = caller;
  if (user === undefined) return refuse("channel_not_found", caller.token.userId, "a user who can be in a channel");
  const identity = identityOf(sent);
  const isCustomized = Object.keys(identity).length > 0;
  const botId = user.kind === "bot" ? { botId: toBotId(user.id) } : {};
  const appId = app === undefined ? {} : { appId: app.id, ...(executionId !== undefined && { executionId }) };
  if (!isCustomized)
    return { ok: true, poster: { user, isCustomized, author: { userId: user.id, ...botId, ...appId } } };
  const author = { subtype: "bot_message", authorId: user.id, ...botId, ...appId, ...identity };
  return { ok: true, poster: { user, isCustomized, author } };
}

/** An emoji takes precedence over a picture. Empty values count as absent. */
function identityOf({ username = "", icon_emoji: emoji = "", icon_url: imageUrl = "" }: Identity) {
  const picture = imageUrl === "" ? {} : { icons: { imageUrl } };
  return { ...(username !== "" && { username }), ...(emoji === "" ? picture : { icons: { emoji } }) };
}

/** Refuses posts that a workspace does not accept at all: from restricted apps, or while posting is suspended. */
export function refusePosting(
  { app }: Pick<WebapiCaller, "app">,
  workspace: Workspace,
): Refused<"app_access_restricted" | "ekm_access_denied"> | undefined {
  if (app !== undefined && workspace.restrictedApps.includes(app.id)) {
    return refuse("app_access_restricted", app.id, "an app that the workspace does not restrict");
  }
  return workspace.postingSuspended
    ? refuse("ekm_access_denied", workspace.id, "a workspace open to posts")
    : undefined;
}

/** Workspace of a channel: the caller's, or another one of the organization. */
export function workspaceOf(
  { workspaceId }: Channel,
  { workspace }: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Awaitable<Workspace> {
  if (workspaceId === workspace.id) return workspace;
  return after(organizations.workspace(workspaceId), (other) => {
    if (other === undefined) throw new Error(`The workspace ${workspaceId} of a channel does not exist.`);
    return other;
  });
}

/** Refuses a message to a user from an app whose manifest turns the messages tab off. */
export function refuseMessagesTab(
  channel: Channel,
  { user, isCustomized }: Poster,
  { app }: WebapiCaller,
): Refused<"messages_tab_disabled"> | undefined {
  if (channel.kind !== "im" || user.kind !== "bot" || isCustomized || app === undefined) return undefined;
  const enabled = memberAt(app.manifest, ["features", "app_home", "messages_tab_enabled"]);
  return enabled === false ? refuse("messages_tab_disabled", app.id, "an app with its messages tab on") : undefined;
}

/** The root of a thread, with the expectation that nobody changes or deletes it before the reply is posted. */
interface Thread {
  readonly ok: true;
  readonly threadTs: Ts;
  readonly expect: readonly Expectation[];
}

/** Finds the root of a thread: the named message, or its root if it is a reply. */
export async function findThread(
  store: Pick<Store, "messages">,
  channelId: string,
  ts: Ts,
): Promise<Thread | Refused<"cannot_reply_to_message">> {
  const named = await store.messages.get(channelId, ts);
  if (named === undefined || named.deleted === true) {
    return refuse("cannot_reply_to_message", ts, "a message of the channel");
  }
  if (named.subtype !== undefined && !writtenSubtypes.has(named.subtype)) {
    return refuse("cannot_reply_to_message", named.subtype, "a message that a user wrote");
  }
  const root = await rootOf(named, store);
  return { ok: true, threadTs: named.threadTs ?? ts, expect: root === undefined ? [] : [messageVersion(root)] };
}

/** Undefined for a reply whose root is unknown. */
async function rootOf(named: Message, { messages }: Pick<Store, "messages">): Promise<Message | undefined> {
  return named.threadTs === undefined ? named : messages.get(named.channelId, named.threadTs);
}

/** Expects that the workspace has room for another message. */
export function expectRoom({ id: workspaceId, messageLimit: atMost }: Workspace): readonly Expectation[] {
  return atMost === undefined ? [] : [{ kind: "messagesAtMost", workspaceId, atMost }];
}

/** Refuses a message over the workspace's limit, which only the commit can detect. */
export function refuseFull(failed: Expectation): Refused<"message_limit_exceeded"> | undefined {
  if (failed.kind !== "messagesAtMost") return undefined;
  return refuse("message_limit_exceeded", failed.atMost, "fewer messages in the workspace");
}

/** Builds a refusal to change a message, with its reason. */
export const refuseChange = createRefuse<string>("everyday-1#chat");
