import { userCodes, userLimits } from "../../../generated/service.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { isReservedWord } from "../../../values/names.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const codes = userCodes.displayName;
const { value: maxLength, error: tooLong } = userLimits.displayName.maxLength;

/** A displayName in ASCII. Compiling the expression for all scripts takes longer. */
const plain = /^[\w .'-]+$/;

/** Reads a displayName: letters of any script, digits, spaces and `. _ - '`; undefined if blank. */
export function readDisplayName(sent: string): Result<string | undefined> {
  const text = sent.trim().normalize("NFC");
  if (text === "") return accept(undefined);
  if (text.startsWith("@")) return refuse(codes.startsWithAt, { rule, found: sent });
  if (hasEmoji(text)) return refuse(codes.emoji, { rule, found: sent, wanted: "no emoji" });
  if (!plain.test(text) && !/^[\p{L}\p{M}\p{Nd} ._'-]+$/u.test(text)) {
    return refuse(codes.specials, { rule, found: sent, wanted: "letters, digits, spaces and . _ - '" });
  }
  const length = [...text].length;
  if (length > maxLength) {
    return refuse(tooLong, { rule, found: length, wanted: `at most ${maxLength} characters` });
  }
  if (isReservedWord(text)) return refuse(codes.reserved, { rule, found: text, wanted: "no reserved word" });
  return accept(text);
}

/**
 * Matches emoji, except text symbols with an emoji form that are ordinary writing. A text, because an expression would be
 * checked whenever the module is parsed, and reading the emoji of Unicode takes many milliseconds.
 */
const pattern =
  "\\p{RGI_Emoji}|[\\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\\p{Regional_Indicator}|[0-9\\#*]\\u20E3";

let emoji: RegExp | undefined;

/** Every emoji, also that of a digit or of ©, has a character from here on. */
const high = /[\u2000-\uFFFF]/;

/** Whether a text contains an emoji. Digits and symbols such as © are text, but keycaps are emoji. */
export function hasEmoji(text: string): boolean {
  if (!high.test(text)) return false;
  emoji ??= new RegExp(pattern, "v");
  return emoji.test(text);
}
