import type { ChatPostMessageRefusal } from "@rollcall/api/webapi";
import type { Because } from "@rollcall/webapi-core";

/** Error code of `chat.postMessage` without extra fields. */
type PostingCode = ChatPostMessageRefusal["error"];

/** Refusal to post. */
export interface PostingRefusal extends ChatPostMessageRefusal {
  readonly ok: false;
  readonly because: Because;
}

const rule = "web-api#chatpostmessage-post";

/** Builds a refusal to post, with its reason. */
export function refuse(error: PostingCode, found: unknown, wanted?: string): PostingRefusal {
  return { ok: false, error, because: { rule, found, ...(wanted !== undefined && { wanted }) } };
}
