import { idPatterns, idPrefixes } from "../../generated/service.js";
import type { Id } from "../../values/ids.js";

/** Bot ID in messages, derived from the ID of the bot's user. */
export function toBotId(userId: Id): Id {
  return `${idPrefixes.bot}${userId.slice(idPrefixes.user.length)}`;
}

/** ID of a bot's user, derived from the bot ID; undefined for an ID of anything else. */
export function toBotUserId(botId: Id): Id | undefined {
  return idPatterns.bot.test(botId) ? `${idPrefixes.user}${botId.slice(idPrefixes.bot.length)}` : undefined;
}
