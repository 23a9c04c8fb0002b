import type { MessageDraft } from "../../../model/message.js";
import { toBotId } from "../../directory/to-bot-id.js";
import type { HookCaller } from "./hook-caller.js";

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
