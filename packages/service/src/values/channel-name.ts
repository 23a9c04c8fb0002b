import { reservedWords, serviceLimits } from "../generated/service.js";

/** Whether a text has only characters that channel names can have. */
export function hasNameCharacters(text: string): boolean {
  return /^[\p{Ll}\p{Lo}\p{Nd}_-]*$/u.test(text);
}

/**
 * Channel name for a text: in lowercase, with hyphens for spaces, without characters that names cannot have, cut to the
 * maximum length. Undefined if no letter and no digit is left.
 */
export function toChannelName(text: string): string | undefined {
  const legal = text
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Nd}_\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
  const name = [...legal].slice(0, serviceLimits.channelName.value).join("");
  return /[\p{L}\p{Nd}]/u.test(name) ? name : undefined;
}

/**
 * Name of a group conversation, made from the names of its users.
 * @param place number at its end, for groups whose users have or had the same names
 */
export function toGroupName(userNames: readonly string[], place = 1): string {
  return `mpdm-${userNames.join("--")}-${place}`;
}

/** Whether the whole text is a reserved word, ignoring case and surrounding spaces. */
export function isReservedWord(text: string): boolean {
  return reservedWords.has(text.trim().toLowerCase());
}
