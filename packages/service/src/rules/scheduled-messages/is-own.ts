import type { ScheduledMessage } from "../../model/scheduled-message.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";

/** Whether the caller's app has scheduled a message and, for a user token, has done so for the user. */
export function isOwn({ appId, userId }: ScheduledMessage, { app, token, tokenType }: WebapiCaller): boolean {
  return appId === (app?.id ?? "") && (tokenType === "bot" || userId === token.userId);
}
