import { userLimits } from "../../generated/service.js";
import { isReservedWord } from "../reserved-word.js";
import { numberedName } from "./numbered-name.js";

/** Room for a number at the end of a name. */
const numberLength = 3;
const maxLength = userLimits.userName.maxLength.value - numberLength;

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
    .slice(0, maxLength);
  const name = written.replaceAll(/^_+|_+$/g, "");
  return /[a-z0-9]/.test(name) && !isReservedWord(name) ? name : "bot";
}
