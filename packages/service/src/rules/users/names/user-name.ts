import { serviceLimits, userCodes, userLimits } from "../../../generated/service.js";
import { accept, type Refusal, type Result, refuse } from "../../../store/refusal.js";
import { isReservedWord } from "../../../values/reserved-word.js";
import { localPartOf } from "../../../values/user-names/email-address.js";
import { hasEmoji } from "./emoji.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const maxLength = userLimits.userName.maxLength.value;

/** A userName to store, before it is checked to be free. */
export interface WantedUserName {
  /**
   * A `derived` name comes from an email address and is numbered if it is taken. A `plain` name was chosen by the
   * client.
   */
  readonly kind: "plain" | "derived";
  readonly name: string;
}

/**
 * Reads the userName for a value of `userName` or `nickName`: in lowercase, an email address cut to its local part, and
 * every character other than letters, digits, `.`, `_` and `-` replaced by `_`.
 */
export function readUserName(sent: string, attribute: "userName" | "nickName"): Result<WantedUserName> {
  const codes = userCodes[attribute];
  const tooLong = userLimits[attribute].maxLength.error;
  const text = sent.trim().normalize("NFC");
  if (text === "") return refuse(codes.empty, { rule, found: sent, wanted: "letters or digits" });
  if (hasEmoji(text)) return refuse(codes.emoji, { rule, found: sent, wanted: "no emoji" });
  const local = localPartOf(text);
  const name = convert(local ?? text);
  if (local === undefined && name.length > maxLength) {
    return refuse(tooLong, { rule, found: name, wanted: `at most ${maxLength} characters` });
  }
  const refusal = attribute === "userName" ? refuseNoName(name) : undefined;
  if (refusal !== undefined) return refusal;
  const stored = local === undefined ? name : name.slice(0, serviceLimits.userNameFromEmail.value);
  if (isReservedWord(stored)) return refuse(codes.reserved, { rule, found: stored, wanted: "no reserved word" });
  return accept({ kind: local === undefined ? "plain" : "derived", name: stored });
}

/** Refuses a name without letters and digits. A nickname is only checked when it becomes the userName. */
export function refuseNoName(name: string): Refusal | undefined {
  if (/[a-z0-9]/.test(name)) return undefined;
  return refuse(userCodes.userName.invalid, { rule, found: name, wanted: "a letter or a digit" });
}

function convert(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9._-]/gu, "_");
}
