import type { ChatPostMessageRefusal } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import { createRefuse } from "../../store/refusal.js";

/** Refusal to post. */
export interface PostingRefusal extends ChatPostMessageRefusal {
  readonly ok: false;
  readonly reason: Reason;
}

/** Builds a refusal to post, with its reason. */
export const refuse = createRefuse<ChatPostMessageRefusal["error"]>("web-api#chatpostmessage-post");
