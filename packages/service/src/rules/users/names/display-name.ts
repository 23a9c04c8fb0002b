import { userCodes, userLimits } from "../../../generated/service.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { isReservedWord } from "../../../values/reserved-word.js";
import { hasEmoji } from "./emoji.js";

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
