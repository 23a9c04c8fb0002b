import type { Channel } from "../model/channel.js";
import type { CommitView, EventRead } from "../model/commit-view.js";
import { documents } from "../model/documents.js";
import type { EventDraft } from "../model/event-draft.js";
import { isOfService, type Message } from "../model/message.js";
import type { ChangeMessage, InsertMessage } from "../model/message-store.js";
import { keyOf } from "../model/port/document.js";
import { assistantSubtype } from "../rules/messages/parts/assistant-root.js";
import { mentionedUsers } from "../rules/messages/text/mentioned-users.js";
import { channelTypeOf, conversationAudience } from "./conversation-audience.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";
import { linkDrafts, linkReads, linkShared } from "./link-shared.js";

const messageSubscriptions = {
  channel: "message.channels",
  group: "message.groups",
  im: "message.im",
  mpim: "message.mpim",
} as const;

const ofMessages = Object.values(messageSubscriptions);

/** Events of a posted message. */
export const postedMessageEvents: EventSource<InsertMessage> = {
  subscriptions: [...ofMessages, "app_mention", "message_metadata_posted", linkShared, "file_shared"],
  reads: ({ message }, isWanted) => [
    channelRead(message.channelId),
    ...(isWanted(linkShared) ? linkReads(message) : []),
  ],
  drafts: (write, view) => {
    const channel = view.channel(write.message.channelId);
    // The app learns of a thread by the event about it.
    if (channel === undefined || write.message.subtype === assistantSubtype) return [];
    const message = { ...write.message, ts: view.tsOf(write) };
    return [
      messageDraft(channel, { message }),
      ...(view.isWanted("app_mention") ? mentions(channel, message) : []),
      ...(view.isWanted(linkShared) ? linkDrafts(channel, message, view) : []),
      ...(message.metadata === undefined
        ? []
        : [contextual("message_metadata_posted", channel, { message, eventTs: message.ts })]),
      ...(message.fileIds === undefined ? [] : shareDrafts(channel, { message }, view)),
    ];
  },
};

/** Events of a changed or deleted message. */
export const changedMessageEvents: EventSource<ChangeMessage> = {
  subscriptions: [
    ...[...ofMessages, "pin_added", "pin_removed", "message_metadata_updated", "message_metadata_deleted"],
    ...["file_shared", "file_unshared"],
  ],
  reads: ({ message }) => [
    channelRead(message.channelId),
    { kind: "document", document: documents.message, key: keyOf(documents.message, message) },
  ],
  drafts: ({ message }, view) => {
    const before = view.before(documents.message, keyOf(documents.message, message));
    const channel = view.channel(message.channelId);
    if (channel === undefined || before === undefined) return [];
    return [
      ...contentDrafts(channel, { before, message }, view),
      ...pinDrafts(channel, { before, message }, view),
      ...metadataDrafts(channel, { before, message }, view),
      ...(before.fileIds === message.fileIds ? [] : shareDrafts(channel, { before, message }, view)),
    ];
  },
};

interface Change {
  readonly before: Message;
  readonly message: Message;
}

function contentDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  if (before.deleted === true || contentOf(before) === contentOf(message)) return [];
  const eventTs = eventTsOf(view);
  return [messageDraft(channel, message.deleted === true ? { before, eventTs } : { before, message, eventTs })];
}

/** The content of a message that clients show, without marks such as pins. */
function contentOf({ version: _version, pinned: _pinned, ...content }: Message): string {
  return JSON.stringify(content);
}

function pinDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  const [was, is] = [before.pinned, message.deleted === true ? undefined : message.pinned];
  if ((was === undefined) === (is === undefined)) return [];
  const pin = is ?? was;
  const userId = is?.userId ?? view.byId ?? was?.userId;
  const type = is === undefined ? "pin_removed" : "pin_added";
  return [contextual(type, channel, { message, pin, userId, eventTs: eventTsOf(view) })];
}

function metadataDrafts(channel: Channel, { before, message }: Change, view: CommitView): readonly EventDraft[] {
  const is = message.deleted === true ? undefined : message.metadata;
  if (before.metadata === undefined || JSON.stringify(before.metadata) === JSON.stringify(is)) return [];
  const type = is === undefined ? "message_metadata_deleted" : "message_metadata_updated";
  return [contextual(type, channel, { before, message, eventTs: eventTsOf(view) })];
}

/** Bots receive messages that mention them, except direct ones. */
function mentions(channel: Channel, message: Message): readonly EventDraft[] {
  if (channel.kind === "im" || isOfService(message)) return [];
  return mentionedUsers(message).map((userId) => ({
    type: "app_mention",
    audience: { ...conversationAudience(channel, "app_mention"), userId },
    facts: { channel, message },
  }));
}

function messageDraft(channel: Channel, facts: object): EventDraft {
  const type = channelTypeOf(channel.kind);
  return {
    type: "message",
    audience: conversationAudience(channel, messageSubscriptions[type]),
    facts: { channel, ...facts },
  };
}

function contextual(type: string, channel: Channel, facts: object): EventDraft {
  return { type, audience: conversationAudience(channel, type), facts: { channel, ...facts } };
}

function channelRead(id: string): EventRead {
  return { kind: "document", document: documents.channel, key: { id } };
}

/** Events of the files that a message shares, and of those that it no longer shares. */
function shareDrafts(
  channel: Channel,
  { message, before }: { readonly message?: Message | undefined; readonly before?: Message },
  view: CommitView,
): readonly EventDraft[] {
  const was = before?.fileIds ?? [];
  const is = message === undefined || message.deleted === true ? [] : (message.fileIds ?? []);
  const draft = (type: string) => (fileId: string) => ({
    type,
    audience: conversationAudience(channel, type),
    facts: {
      fileId,
      userId: view.byId ?? message?.userId ?? message?.authorId ?? "",
      channelId: channel.id,
      eventTs: eventTsOf(view),
    },
  });
  return [
    ...is.filter((id) => !was.includes(id)).map(draft("file_shared")),
    ...was.filter((id) => !is.includes(id)).map(draft("file_unshared")),
  ];
}
