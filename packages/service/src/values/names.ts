import { reservedWords, serviceLimits, userLimits } from "../generated/service.js";

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

/** Room for a number at the end of a name. */
const numberLength = 3;
const maxStemLength = userLimits.userName.maxLength.value - numberLength;

/**
 * The userName of a new bot: its name in lowercase, with `_` for what a userName cannot have. `bot` if nothing is left.
 * @param taken names of users and channels, in lowercase
 */
export function botUserName(botName: string, taken: ReadonlySet<string>): string {
  const stem = stemOf(botName);
  return taken.has(stem) ? (numberedName(stem, taken) ?? stem) : stem;
}

/** The same without a number. */
function stemOf(botName: string): string {
  const written = botName
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, "_")
    .slice(0, maxStemLength);
  const name = written.replaceAll(/^_+|_+$/g, "");
  return /[a-z0-9]/.test(name) && !isReservedWord(name) ? name : "bot";
}

const address = new RegExp(userLimits["emails.value"].pattern.value, "u");

/** Part of an email address before the `@`; undefined if the text is not an address. */
export function localPartOf(text: string): string | undefined {
  return address.test(text) ? text.slice(0, text.indexOf("@")) : undefined;
}

const maxLength = userLimits.userName.maxLength.value;

/**
 * First free name of `stem2`, `stem3` and so on.
 * @param skip number of free names to skip, as long as there are others
 * @returns undefined if no number fits into the maximum length
 */
export function numberedName(stem: string, taken: ReadonlySet<string>, skip = 0): string | undefined {
  let found: string | undefined;
  let skipped = 0;
  for (let number = 2; ; number += 1) {
    const name = `${stem}${number}`;
    if (name.length > maxLength) return found;
    if (taken.has(name)) continue;
    found = name;
    if (skipped === skip) return found;
    skipped += 1;
  }
}
