import { idPrefixes } from "../generated/service.js";

/** The identifier under which messages name a bot, made of that of its user. */
export function toBotId(userId: string): string {
  return `${idPrefixes.bot}${userId.slice(idPrefixes.user.length)}`;
}
