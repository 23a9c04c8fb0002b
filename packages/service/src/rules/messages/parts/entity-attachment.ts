import type { MessageEntity } from "@rollcall/api/webapi";
import type { JsonObject } from "../../../model/message.js";
import { memberAt } from "../../../values/member-at.js";

/** Attachment that shows an entity of a message's metadata. The entity's title, if it has one, is the fallback text. */
export function entityAttachment({ url, entity_payload: shown = {} }: MessageEntity): JsonObject {
  const title = memberAt(shown, ["attributes", "title", "text"]);
  return { from_url: url, ...(typeof title === "string" && title !== "" && { fallback: title }) };
}
