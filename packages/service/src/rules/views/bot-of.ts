import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { toBotId } from "../directory/to-bot-id.js";

/** The bot that views of a call have. Absent for a user's token. */
export function botOf({ user }: WebapiCaller): { readonly botId?: Id } {
  return user?.kind === "bot" ? { botId: toBotId(user.id) } : {};
}
