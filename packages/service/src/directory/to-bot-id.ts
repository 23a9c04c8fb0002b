import { idPrefixes } from "../generated/service.js";

/** Bot ID in messages, derived from the ID of the bot's user. */
export function toBotId(userId: string): string {
  return `${idPrefixes.bot}${userId.slice(idPrefixes.user.length)}`;
}
