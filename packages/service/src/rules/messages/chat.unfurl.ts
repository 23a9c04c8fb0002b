import type { ChatUnfurlArguments, Methods } from "@rollcall/api/webapi";
import { type MethodContext, type MethodDefinition, type MethodOutcome, withoutZod } from "@rollcall/webapi-core";
import { messageDefaults } from "../../generated/service.js";
import { domainsOf, isWithin } from "../../model/app.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type JsonObject, type Message, tombstoneSubtype } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { findConversation } from "../conversations/find-conversation.js";
import { toBotId } from "../directory/user.js";
import { entityAttachment, withIds } from "./message-content.js";
import { escapeMarkup } from "./message-text.js";
import { refuseBlockProblems } from "./parts.js";
import { refuseChange } from "./posting.js";

/** Refuses links that the message does not have, and those of domains that the app did not register. */
function refuseLinks(
  urls: readonly string[],
  message: Message,
  domains: readonly string[],
): Refused<"cannot_unfurl_message" | "cannot_unfurl_url"> | undefined {
  const stranger = urls.find((url) => !hasLink(message, url));
  if (stranger !== undefined) return refuseChange("cannot_unfurl_message", stranger, "a URL of the message");
  const foreign = urls.find((url) => !domains.some((domain) => isWithin(url, domain)));
  return foreign === undefined ? undefined : refuseChange("cannot_unfurl_url", foreign, domains.join(", "));
}

function hasLink({ text, blocks = [] }: Message, url: string): boolean {
  return [text, ...blocks].some((part) => mentions(part, [url, escapeMarkup(url)]));
}

function mentions(value: unknown, forms: readonly string[]): boolean {
  if (typeof value === "string") return forms.some((form) => hasWhole(value, form));
  return typeof value === "object" && value !== null && Object.values(value).some((part) => mentions(part, forms));
}

/** Whether a text has a URL that is not the beginning of a longer one. Punctuation after it belongs to the text. */
function hasWhole(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const rest = text.slice(at + url.length);
    if (/^[.,:;!?'")\]}*_~`]*(?:$|[\s<>|])/.test(rest)) return true;
  }
  return false;
}

type Outcome = MethodOutcome<Methods["chat.unfurl"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.unfurl`. */
interface UnfurlOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly posting: Posting;
}

/** Adds the app's previews of links to a message. */
export function createUnfurl(options: UnfurlOptions) {
  return (sent: ChatUnfurlArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideUnfurl(sent, context, options));
}

async function decideUnfurl(
  sent: ChatUnfurlArguments,
  { caller }: Context,
  { store, ids, posting }: UnfurlOptions,
): Promise<Decision<Outcome>> {
  const place = readPlace(sent);
  if (!place.ok) return answer(place);
  const read = readPreviews(sent, posting, ids);
  if (!read.ok) return answer(read);
  const found = await findConversation(place.channel, { caller, store, kindScopes: {} });
  if (!found.ok) {
    if (found.error === "missing_scope") return answer(found);
    return answer({ ...found, error: found.error === "channel_not_found" ? "cannot_find_channel" : found.error });
  }
  const message = await store.messages.get(found.channel.id, place.ts);
  if (message === undefined || message.deleted === true || message.subtype === tombstoneSubtype) {
    return answer(refuseChange("cannot_find_message", place.ts, "a message of the conversation"));
  }
  const domains = domainsOf(caller.app);
  if (caller.app === undefined || domains.length === 0) {
    return answer(refuseChange("cannot_find_service", caller.app?.id, "an app that registers domains"));
  }
  const { previews } = read;
  const refusal = refuseLinks([...previews.keys()], message, domains);
  if (refusal !== undefined) return answer(refusal);
  if (previews.size === 0) return answer({ ok: true });
  const changed = addPreviews(message, previews, { appId: caller.app.id, user: caller.user });
  return {
    kind: "commit",
    batch: { expect: [messageVersion(message)], writes: [changeMessage(changed)] },
    answer: () => ({ ok: true }),
  };
}

/** The message that a call names. Links that a user is composing are not known here. */
function readPlace({ channel, ts, unfurl_id: unfurlId, source }: ChatUnfurlArguments) {
  if (channel !== undefined && ts !== undefined) return { ok: true, channel, ts } as const;
  if (ts !== undefined) return refuseChange("missing_channel", undefined, "the conversation of the message");
  if (channel !== undefined) return refuseChange("missing_ts", undefined, "the ts of the message");
  if (unfurlId === undefined && source !== undefined)
    return refuseChange("missing_unfurl_id", undefined, "an unfurl_id");
  if (unfurlId === undefined) return refuseChange("missing_ts", undefined, "the message with the links");
  if (source === undefined) return refuseChange("missing_source", undefined, "composer or conversations_history");
  return refuseChange("invalid_unfurl_id", unfurlId, "links that a user is composing");
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}

interface Previewer {
  readonly appId: Id;
  readonly user: User | undefined;
}

/** A message with previews of its links. A preview replaces the app's earlier one of the same link. */
function addPreviews(message: Message, previews: Previews, { appId, user }: Previewer): Message {
  const former = message.attachments ?? [];
  const bot = user?.kind === "bot" ? { bot_id: toBotId(user.id) } : {};
  const toAttachment = (url: string, preview: JsonObject, id: unknown): JsonObject => ({
    fallback: messageDefaults.attachmentFallback,
    ...preview,
    id,
    from_url: url,
    app_unfurl_url: url,
    is_app_unfurl: true,
    app_id: appId,
    ...bot,
  });
  const isOf = (attachment: JsonObject, url: string) =>
    attachment["app_unfurl_url"] === url && attachment["app_id"] === appId;
  const kept = former.map((attachment) => {
    const [url, preview] = [...previews].find(([each]) => isOf(attachment, each)) ?? [];
    return url === undefined || preview === undefined ? attachment : toAttachment(url, preview, attachment["id"]);
  });
  const lastId = former.reduce((last, { id }) => Math.max(last, typeof id === "number" ? id : 0), 0);
  const added = [...previews]
    .filter(([url]) => !former.some((attachment) => isOf(attachment, url)))
    .map(([url, preview], at) => toAttachment(url, preview, lastId + 1 + at));
  return { ...message, attachments: [...kept, ...added] };
}

/** Attachments by the URL of their link. */
type Previews = ReadonlyMap<string, JsonObject>;

/** The method whose attachments previews are like. */
type Posting = MethodDefinition<Methods["chat.postMessage"]>;

/** Reads the previews of a call. There may be none if the call invites to sign in. */
function readPreviews(
  sent: ChatUnfurlArguments,
  posting: Posting,
  ids: Ids,
): { readonly ok: true; readonly previews: Previews } | Refused<"missing_unfurls" | "cannot_parse_attachment"> {
  const { unfurls, metadata } = sent;
  if (unfurls === undefined && metadata === undefined && !invites(sent)) {
    return refuseChange("missing_unfurls", undefined, "previews by URL");
  }
  const previews = new Map<string, JsonObject>();
  for (const entity of metadata?.entities ?? []) previews.set(entity.url, entityAttachment(entity));
  for (const [url, value] of Object.entries(unfurls ?? {})) {
    const read = posting.arguments(withoutZod).safeParse({ channel: sent.channel, attachments: [value] });
    const [attachment] = read.success ? (read.data.attachments ?? []) : [];
    if (attachment === undefined) {
      return refuseChange("cannot_parse_attachment", url, "an attachment, or an object with blocks");
    }
    const at = ["unfurls", url, "blocks"];
    const wrong = refuseBlockProblems([{ at, blocks: attachment.blocks ?? [], error: "cannot_parse_attachment" }]);
    if (wrong !== undefined) return wrong;
    const [named = attachment] = withIds({ attachments: [{ ...attachment }] }, ids).attachments ?? [];
    previews.set(url, { ...named });
  }
  return { ok: true, previews };
}

/** An address, a text or blocks for signing in imply that signing in is required. */
function invites(sent: ChatUnfurlArguments): boolean {
  const {
    user_auth_required: isRequired,
    user_auth_message: text,
    user_auth_url: url,
    user_auth_blocks: blocks,
  } = sent;
  return isRequired === true || [text, url, blocks].some((part) => part !== undefined);
}
