import type { ChatPostMessageArguments, MethodFacts, Methods } from "@rollcall/api/webapi";
import { type MethodDefinition, rootIssues, withoutZod } from "@rollcall/webapi-core";
import { serviceLimits } from "../../../generated/service.js";
import type { WebapiCaller } from "../../../model/caller.js";
import type { ResponseUrl } from "../../../model/interaction.js";
import type { MessageDraft } from "../../../model/message.js";
import type { Store } from "../../../model/store.js";
import type { Webhook } from "../../../model/webhook.js";
import { createRefuse, type Refused } from "../../../store/decide.js";
import type { Id, Ids } from "../../../values/ids.js";
import type { Ts } from "../../../values/instant.js";
import { toBotId } from "../../directory/user.js";
import { type MessageContent, readContent } from "../../messages/message-content.js";

/** The hook behind an address. */
export type Hook =
  | { readonly kind: "webhook"; readonly webhook: Webhook }
  | { readonly kind: "response"; readonly responseUrl: ResponseUrl };

/** The caller of a hook: the bot of its app, or the user who installed it. */
export interface HookCaller extends WebapiCaller {
  readonly hook: Hook;
}

const refuse = createRefuse<string>("interactivity#incoming-webhooks");

/** The definition of the method whose messages hooks post. */
export type Posting = MethodDefinition<Methods["chat.postMessage"], MethodFacts>;

/** A message as an app sends it to a hook. */
interface SentToHook extends Pick<ChatPostMessageArguments, "text" | "thread_ts" | "unfurl_links" | "unfurl_media"> {
  readonly blocks?: unknown;
  readonly attachments?: unknown;
  readonly metadata?: unknown;
}

/** A message for a hook. */
export interface HookMessage {
  readonly content: MessageContent;
  readonly threadTs?: Ts;
  readonly unfurl?: NonNullable<MessageDraft["unfurl"]>;
}

type Code = "invalid_payload" | "no_text" | "invalid_blocks" | "invalid_attachments" | "too_many_attachments";

type ReadMessage = { readonly ok: true; readonly message: HookMessage } | Refused<Code>;

interface HookReading {
  readonly posting: Posting;
  readonly channelId: Id;
  readonly caller: HookCaller;
  readonly store: Store;
  readonly ids: Pick<Ids, "secret">;
  /** Set for a message that only one user sees. */
  readonly isEphemeral?: boolean;
}

/** Reads the message of a hook by the rules of `chat.postMessage`. */
export async function readHookMessage(
  { text, blocks, attachments, metadata, thread_ts, unfurl_links: links, unfurl_media: media }: SentToHook,
  { posting, channelId, caller, store, ids, isEphemeral }: HookReading,
): Promise<ReadMessage> {
  const sent = { text, blocks, attachments, metadata, thread_ts };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const checked = posting.arguments(withoutZod).safeParse({ channel: channelId, ...given });
  if (!checked.success) {
    const [issue] = rootIssues(checked.error.issues);
    return refuse(codeOf(issue?.message), issue?.path.join("."), "a message of chat.postMessage");
  }
  const { limits } = posting.facts;
  const read = await readContent(
    checked.data,
    { caller, store, ids },
    {
      truncateAt: limits.text.truncate.value,
      maxAttachmentBytes: { value: limits.attachments.maxBytes.value, error: "invalid_payload" },
      maxMetadataBytes: { value: limits.metadata.maxBytes.value, error: "invalid_payload" },
      blocksTooLong: "invalid_blocks",
      missingFile: "invalid_blocks",
      manyTables: serviceLimits.tables.error,
      ...(isEphemeral === true && { isEphemeral }),
    },
  );
  if (!read.ok) return read;
  const unfurl = { ...(links !== undefined && { links }), ...(media !== undefined && { media }) };
  const message = {
    content: read.content,
    ...(thread_ts !== undefined && { threadTs: thread_ts }),
    ...(Object.keys(unfurl).length > 0 && { unfurl }),
  };
  return { ok: true, message };
}

const codes: readonly Code[] = ["no_text", "invalid_blocks", "invalid_attachments", "too_many_attachments"];

/** The code of an issue. Those that only methods have are general ones. */
function codeOf(message: string | undefined): Code {
  return codes.find((code) => code === message) ?? "invalid_payload";
}

type Author = Pick<MessageDraft, "subtype" | "authorId" | "botId" | "appId" | "username">;

/** Author of a message that an app posts with a hook: the app by its name. A webhook of an app without a bot is its own bot. */
export function hookAuthor({ app, user, hook }: HookCaller): Author {
  const isBot = user?.kind === "bot";
  return {
    subtype: "bot_message",
    ...(isBot && { authorId: user.id, botId: toBotId(user.id) }),
    ...(!isBot && hook.kind === "webhook" && { botId: hook.webhook.id }),
    ...(app !== undefined && { appId: app.id, username: app.name }),
  };
}
