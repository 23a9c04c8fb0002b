import type { ResponseUrl } from "../../../model/interaction.js";
import { type Message, type MessageDraft, tombstoneSubtype } from "../../../model/message.js";
import { changeMessage, messageVersion } from "../../../model/message-store.js";
import type { Expectation, Store, Write } from "../../../model/store.js";
import type { Refused } from "../../../store/decide.js";
import { deletionOf } from "../../messages/chat.delete.js";
import type { Ephemeral, Ephemerals } from "../../messages/ephemerals.js";
import type { MessageContent } from "../../messages/message-content.js";
import { findThread } from "../../messages/posting.js";
import { type HookCaller, type HookMessage, hookAuthor } from "../hooks/hook-message.js";

/** The changes and the message that an app asks for. */
interface WantedAnswer {
  readonly replaces: boolean;
  readonly deletes: boolean;
  /** Whether everyone in the conversation sees the message. */
  readonly inChannel: boolean;
  readonly message?: HookMessage;
}

interface Context {
  readonly original: Original;
  readonly responseUrl: ResponseUrl;
  readonly caller: HookCaller;
  readonly nowMs: number;
  readonly store: Pick<Store, "messages">;
  readonly ephemerals: Ephemerals;
}

/** The changes of the commit, and the view after it. */
interface AnswerPlan {
  readonly ok: true;
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
  /** Changes what only the user who acted sees. */
  readonly show: () => void;
}

const nothing: AnswerPlan = { ok: true, expect: [], writes: [], show: () => {} };

/** Plans an answer: it deletes the original, replaces it, or posts a message. */
export async function planAnswer(
  { replaces, deletes, inChannel, message }: WantedAnswer,
  context: Context,
): Promise<AnswerPlan | Refused<"invalid_payload">> {
  const { original } = context;
  if (deletes) {
    const deletion = await deleteOriginal(context);
    if (message === undefined) return deletion;
    const posted = await post(message, inChannel, context);
    return posted.ok ? together(deletion, posted) : posted;
  }
  if (message === undefined) return nothing;
  if (replaces && original.kind !== "none") return replaceOriginal(original, message.content, context.ephemerals);
  return post(message, inChannel, context);
}

async function deleteOriginal({ original, store, ephemerals }: Context): Promise<AnswerPlan> {
  switch (original.kind) {
    case "none":
    case "gone":
      return nothing;
    case "message":
      return { ...nothing, ...(await deletionOf(original.message, store)) };
    case "ephemeral": {
      const { userId, message } = original.ephemeral;
      return { ...nothing, show: () => ephemerals.remove({ ...message, userId }) };
    }
  }
}

function replaceOriginal(
  original: Exclude<Original, { readonly kind: "none" }>,
  content: MessageContent,
  ephemerals: Ephemerals,
): AnswerPlan {
  switch (original.kind) {
    case "gone":
      return nothing;
    case "message": {
      const { message } = original;
      const writes = [changeMessage(withContent(message, content), message)];
      return { ...nothing, expect: [messageVersion(message)], writes };
    }
    case "ephemeral": {
      const { userId, message } = original.ephemeral;
      return { ...nothing, show: () => ephemerals.replace({ userId, message: withContent(message, content) }) };
    }
  }
}

/** Everything but the content stays. */
function withContent(message: Message, content: MessageContent): Message {
  const { text: _text, blocks: _blocks, attachments: _attachments, metadata: _metadata, ...others } = message;
  const { isUnstyled: _unstyled, fileIds: _files, stream: _stream, ...kept } = others;
  return { ...kept, ...content };
}

async function post(
  { content, threadTs, unfurl }: HookMessage,
  inChannel: boolean,
  { responseUrl, caller, nowMs, store, ephemerals }: Context,
): Promise<AnswerPlan | Refused<"invalid_payload">> {
  const { channelId, userId } = responseUrl;
  const draft: MessageDraft = { channelId, ...hookAuthor(caller), ...content, ...(unfurl !== undefined && { unfurl }) };
  if (!inChannel) return { ...nothing, show: () => ephemerals.show(userId, draft, nowMs) };
  const thread = threadTs === undefined ? undefined : await findThread(store, channelId, threadTs);
  if (thread?.ok === false) return { ...thread, error: "invalid_payload" };
  const message = thread === undefined ? draft : { ...draft, threadTs: thread.threadTs };
  return { ...nothing, expect: thread?.expect ?? [], writes: [{ kind: "insertMessage", message, nowMs }] };
}

function together(one: AnswerPlan, other: AnswerPlan): AnswerPlan {
  const show = () => {
    one.show();
    other.show();
  };
  return { ok: true, expect: [...one.expect, ...other.expect], writes: [...one.writes, ...other.writes], show };
}

/** The message in which a user acted, as far as the app may change it. */
type Original =
  /** The act was not in a message of the app. */
  | { readonly kind: "none" }
  /** It was deleted. */
  | { readonly kind: "gone" }
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "ephemeral"; readonly ephemeral: Ephemeral };

/** Finds the message that answers may replace or delete. */
export async function findOriginal(
  { message: acted, channelId, userId, appId }: ResponseUrl,
  { store, ephemerals }: { readonly store: Pick<Store, "messages">; readonly ephemerals: Ephemerals },
): Promise<Original> {
  if (acted === undefined) return { kind: "none" };
  if (acted.isEphemeral) {
    const ephemeral = ephemerals.get({ channelId, userId, ts: acted.ts });
    return ephemeral === undefined ? { kind: "gone" } : { kind: "ephemeral", ephemeral };
  }
  const message = await store.messages.get(channelId, acted.ts);
  if (message === undefined || message.deleted === true || message.subtype === tombstoneSubtype)
    return { kind: "gone" };
  return message.appId === appId ? { kind: "message", message } : { kind: "none" };
}
