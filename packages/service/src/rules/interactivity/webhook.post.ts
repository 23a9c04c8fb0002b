import type { Methods, WebhookPostArguments, WebhookPostRefusal } from "@rollcall/api/hooks";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { Expectation, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { isGeneral } from "../conversations/to-conversation.js";
import { isActive } from "../directory/user.js";
import { expectRoom, findThread, refusePosting, workspaceOf } from "../messages/posting.js";
import type { HookOptions } from "./hooks/hook-definitions.js";
import { type HookCaller, hookAuthor, readHookMessage } from "./hooks/hook-message.js";

type Outcome = MethodOutcome<Methods["webhook.post"]>;
type Context = MethodContext<HookCaller>;

const refuse = createRefuse<WebhookPostRefusal["error"]>("interactivity#incoming-webhooks");

/** Posts the message of an app to the channel of its webhook. */
export function createWebhookPost(options: HookOptions) {
  return async (sent: WebhookPostArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decidePost(sent, context, options));
}

async function decidePost(
  sent: WebhookPostArguments,
  { caller, now }: Context,
  { store, ids, posting }: HookOptions,
): Promise<Decision<Outcome>> {
  const { hook } = caller;
  if (hook.kind !== "webhook") throw new Error("The address is that of a webhook.");
  const { channelId } = hook.webhook;
  const read = await readHookMessage(sent, { posting, channelId, caller, store, ids });
  if (!read.ok) return answer(read);
  const { content, threadTs, unfurl } = read.message;
  const channel = await store.channels.get(channelId);
  if (channel === undefined || channel.deleted === true) {
    return answer(refuse("channel_not_found", channelId, "a channel that is not deleted"));
  }
  const home = await workspaceOf(channel, caller, store);
  const nowMs = now.getTime();
  const closed =
    refuseClosed(channel) ?? refuseAction(channel, caller, home) ?? (await refusePartner(channel, nowMs, store));
  if (closed !== undefined) return answer(closed);
  const thread = threadTs === undefined ? undefined : await findThread(store, channelId, threadTs);
  if (thread?.ok === false) return answer({ ...thread, error: "invalid_payload" });
  const message = {
    channelId,
    ...hookAuthor(caller),
    ...content,
    ...(thread !== undefined && { threadTs: thread.threadTs }),
    ...(unfurl !== undefined && { unfurl }),
  };
  const opened = await publishFiles(content.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "openChannel", id: channelId },
        ...(thread?.expect ?? []),
        ...opened.expect,
        ...expectRoom(home),
      ],
      writes: [...opened.writes, { kind: "insertMessage", message, nowMs }],
    },
    answer: () => ({ ok: true }),
    refuse: refuseFull,
  };
}

function refuseClosed({ id, archived }: Channel): Refused<"channel_is_archived"> | undefined {
  return archived ? refuse("channel_is_archived", id, "a channel that is not archived") : undefined;
}

/** Refuses what administrators do not allow. */
function refuseAction(
  channel: Channel,
  caller: HookCaller,
  home: HookCaller["workspace"],
): Refused<"action_prohibited" | "posting_to_general_channel_denied"> | undefined {
  const { reason } = refusePosting(caller, home) ?? {};
  if (reason !== undefined) return { ok: false, error: "action_prohibited", reason };
  if (!channel.postingSuspended) return undefined;
  const error = isGeneral(channel) ? "posting_to_general_channel_denied" : "action_prohibited";
  return refuse(error, channel.id, "a channel open to posts");
}

/** Refuses a direct conversation with a user whose account has ended. */
async function refusePartner(
  { kind, dmUserIds = [] }: Channel,
  nowMs: number,
  { users }: Pick<Store, "users">,
): Promise<Refused<"user_not_found"> | undefined> {
  if (kind !== "im") return undefined;
  const partners = await Promise.all(dmUserIds.map((id) => users.get(id)));
  const gone = partners.findIndex((user) => user === undefined || !isActive(user, nowMs));
  return gone === -1 ? undefined : refuse("user_not_found", dmUserIds[gone], "an active user");
}

function refuseFull(failed: Expectation): Refused<"action_prohibited"> | undefined {
  if (failed.kind !== "messagesAtMost") return undefined;
  return refuse("action_prohibited", failed.atMost, "fewer messages in the workspace");
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
