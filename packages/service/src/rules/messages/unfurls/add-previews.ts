import { messageDefaults } from "../../../generated/service.js";
import type { JsonObject, Message } from "../../../model/message.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { toBotId } from "../../directory/to-bot-id.js";
import type { Previews } from "./read-previews.js";

interface Previewer {
  readonly appId: Id;
  readonly user: User | undefined;
}

/** A message with previews of its links. A preview replaces the app's earlier one of the same link. */
export function addPreviews(message: Message, previews: Previews, { appId, user }: Previewer): Message {
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
