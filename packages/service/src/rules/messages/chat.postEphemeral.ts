import type { ChatPostEphemeralArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import type { Ephemerals } from "./ephemerals.js";
import { findWritable } from "./find-target.js";
import { readContent } from "./message-content.js";
import { findPoster, findThread, refuseMessagesTab } from "./posting.js";

type Outcome = MethodOutcome<Methods["chat.postEphemeral"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<string>("everyday-1#chat");

/** Dependencies of `chat.postEphemeral`. */
interface EphemeralOptions {
  readonly definition: MethodDefinition<Methods["chat.postEphemeral"]>;
  readonly store: Store;
  readonly ephemerals: Ephemerals;
  readonly ids: Ids;
}

/** Shows a message to one user of a conversation. Nothing is stored. */
export function createPostEphemeral({ definition, store, ephemerals, ids }: EphemeralOptions) {
  const { limits } = definition.facts;
  return async (sent: ChatPostEphemeralArguments, { caller, now }: Context): Promise<Outcome> => {
    const author = findPoster(sent, caller);
    if (!author.ok) return author;
    const { poster } = author;
    const actor = poster.user;
    const found = await findWritable(sent.channel, { caller, actor, store, restricted: "restricted_action" });
    if (!found.ok) return found;
    const { channel } = found;
    const hidden = refuseMessagesTab(channel, poster, caller);
    if (hidden !== undefined) return hidden;
    const thread = sent.thread_ts === undefined ? undefined : await findThread(store, channel.id, sent.thread_ts);
    if (thread?.ok === false) return thread;
    if (!(await store.channels.isMember(channel.id, sent.user))) {
      return refuse("user_not_in_channel", sent.user, "a member of the conversation");
    }
    const read = await readContent(
      sent,
      { caller, store, ids },
      {
        maxAttachmentBytes: limits.attachments.maxBytes,
        blocksTooLong: "msg_too_long",
        missingFile: "invalid_blocks",
        manyTables: serviceLimits.tables.error,
        isEphemeral: true,
      },
    );
    if (!read.ok) return read;
    const draft = {
      channelId: channel.id,
      ...poster.author,
      ...read.content,
      ...(thread !== undefined && { threadTs: thread.threadTs }),
    };
    return { ok: true, message_ts: ephemerals.show(sent.user, draft, now.getTime()) };
  };
}
