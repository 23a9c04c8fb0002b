import { userLimits } from "../generated/service.js";
import { isReservedWord } from "./channel-name.js";

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
