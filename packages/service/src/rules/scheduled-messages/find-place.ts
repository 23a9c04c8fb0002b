import type { Channel } from "../../model/channel.js";
import type { ChannelWrite } from "../../model/channel-store.js";
import type { Expectation } from "../../model/expectations.js";
import type { Workspace } from "../../model/organization.js";
import type { ScheduledMessage } from "../../model/scheduled-message.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import { reopening } from "../conversations/direct/reopening.js";
import { isActive } from "../directory/is-active.js";
import { postable } from "../messages/find-target.js";
import { refusePosting } from "../messages/posting.js";
import { findThread } from "../messages/thread.js";

/** The place of a scheduled message. */
interface Place {
  readonly channel: Channel;
  /** Workspace of the conversation. */
  readonly home: Workspace;
  readonly expect: readonly Expectation[];
  readonly writes: readonly ChannelWrite[];
}

/** Finds where a scheduled message can be posted now; undefined if it can no longer be posted. */
export async function findPlace(scheduled: ScheduledMessage, store: Store, nowMs: number): Promise<Place | undefined> {
  const { message, authorId, appId } = scheduled;
  const [channel, author, app] = await Promise.all([
    store.channels.get(message.channelId),
    store.users.get(authorId),
    appId === "" ? undefined : store.apps.get(appId),
  ]);
  if (channel === undefined || channel.deleted === true || channel.archived || channel.postingSuspended)
    return undefined;
  if (author === undefined || !isActive(author, nowMs) || app?.deleted === true) return undefined;
  const home = await store.organizations.workspace(channel.workspaceId);
  if (home === undefined || home.deleted) return undefined;
  if (refusePosting(app === undefined ? {} : { app }, home) !== undefined) return undefined;
  if (!(await mayPost(scheduled, { channel, author, store }))) return undefined;
  const { threadTs } = message;
  const thread = threadTs === undefined ? undefined : await findThread(store, channel.id, threadTs);
  if (thread?.ok === false) return undefined;
  return {
    home,
    channel,
    expect: [...postable(channel, author), ...(thread?.expect ?? [])],
    writes: reopening(channel),
  };
}

interface Posting {
  readonly channel: Channel;
  readonly author: User;
  readonly store: Store;
}

/** Whether the author is still in the conversation, or may post without being in it. */
async function mayPost(
  { message, postsAnywhere }: ScheduledMessage,
  { channel, author, store }: Posting,
): Promise<boolean> {
  // A direct message under another identity is in the conversation with the system user.
  if (channel.kind === "im") return message.userId === undefined || channel.dmUserIds?.includes(author.id) === true;
  if (await store.channels.isMember(channel.id, author.id)) return true;
  return channel.kind === "public" && author.guest === undefined && postsAnywhere === true;
}
