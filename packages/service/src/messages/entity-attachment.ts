import type { MessageEntity } from "@rollcall/api/webapi";
import { memberAt } from "../values/member-at.js";
import type { JsonObject } from "./message.js";

/** The attachment that shows an entity of a message's metadata; its title, where it has one, stands in for it. */
export function entityAttachment({ url, entity_payload: shown = {} }: MessageEntity): JsonObject {
  const title = memberAt(shown, ["attributes", "title", "text"]);
  return { from_url: url, ...(typeof title === "string" && title !== "" && { fallback: title }) };
}
