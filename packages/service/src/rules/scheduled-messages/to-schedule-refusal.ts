import type { ChatScheduleMessageRefusal } from "@rollcall/api/webapi";
import type { PostingRefusal } from "../messages/refusal.js";

type Code = ChatScheduleMessageRefusal["error"];

/** Codes of `chat.postMessage` for which `chat.scheduleMessage` has another one. */
const codes = {
  app_access_restricted: "restricted_action",
  attachment_payload_limit_exceeded: "msg_too_long",
  cannot_reply_to_message: "invalid_arguments",
  messages_tab_disabled: "restricted_action",
  missing_file_data: "invalid_blocks",
  msg_blocks_too_long: "msg_too_long",
  // The rest is about arguments that the method does not have.
  as_user_not_supported: "invalid_arguments",
  draft_already_deleted: "invalid_arguments",
  draft_already_sent: "invalid_arguments",
  draft_has_conflict: "invalid_arguments",
  draft_not_found: "invalid_arguments",
  duplicate_channel_not_found: "invalid_arguments",
  duplicate_message_not_found: "invalid_arguments",
} as const satisfies { readonly [C in Exclude<PostingRefusal["error"], Code>]: Code };

/** A refusal to post, with the code of `chat.scheduleMessage`. */
export function toScheduleRefusal({ error, reason }: PostingRefusal) {
  return { ok: false, error: isOther(error) ? codes[error] : error, reason } as const;
}

function isOther(error: PostingRefusal["error"]): error is keyof typeof codes {
  return error in codes;
}
