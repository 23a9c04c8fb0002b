import type { ChatUnfurlArguments, Methods } from "@rollcall/api/webapi";
import { type MethodDefinition, withoutZod } from "@rollcall/webapi-core";
import type { JsonObject } from "../../../model/message.js";
import type { Refused } from "../../../store/refusal.js";
import { refuse } from "../changes/refusal.js";
import { refuseBlockProblems } from "../parts/block-problems.js";
import { entityAttachment } from "../parts/entity-attachment.js";

/** Attachments by the URL of their link. */
export type Previews = ReadonlyMap<string, JsonObject>;

/** The method whose attachments previews are like. */
export type Posting = MethodDefinition<Methods["chat.postMessage"]>;

/** Reads the previews of a call. There may be none if the call invites to sign in. */
export function readPreviews(
  sent: ChatUnfurlArguments,
  posting: Posting,
): { readonly ok: true; readonly previews: Previews } | Refused<"missing_unfurls" | "cannot_parse_attachment"> {
  const { unfurls, metadata } = sent;
  if (unfurls === undefined && metadata === undefined && !invites(sent)) {
    return refuse("missing_unfurls", undefined, "previews by URL");
  }
  const previews = new Map<string, JsonObject>();
  for (const entity of metadata?.entities ?? []) previews.set(entity.url, entityAttachment(entity));
  for (const [url, value] of Object.entries(unfurls ?? {})) {
    const read = posting.arguments(withoutZod).safeParse({ channel: sent.channel, attachments: [value] });
    const [attachment] = read.success ? (read.data.attachments ?? []) : [];
    if (attachment === undefined || refuseBlockProblems([{ at: [], blocks: attachment.blocks ?? [] }]) !== undefined) {
      return refuse("cannot_parse_attachment", url, "an attachment, or an object with blocks");
    }
    previews.set(url, attachment);
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
