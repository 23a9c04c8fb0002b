import type { ChatPostMessageRefusal } from "@rollcall/api/webapi";
import type { Because } from "@rollcall/webapi-core";

/** A code of chat.postMessage that carries nothing but itself. */
type PostingCode = ChatPostMessageRefusal["error"];

/** A refusal to post. */
export interface PostingRefusal extends ChatPostMessageRefusal {
  readonly ok: false;
  readonly because: Because;
}

const rule = "web-api#chatpostmessage-post";

/** A refusal to post, with its reason. */
export function refuse(error: PostingCode, found: unknown, wanted?: string): PostingRefusal {
  return { ok: false, error, because: { rule, found, ...(wanted !== undefined && { wanted }) } };
}
