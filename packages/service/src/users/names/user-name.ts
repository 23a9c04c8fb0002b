import { userCodes, userLimits } from "@rollcall/api/scim";
import { accept, type Refusal, type Ruled, refuse } from "../../decisions/refusal.js";
import { serviceLimits } from "../../generated/service.js";
import { localPartOf } from "../emails/email-address.js";
import { hasEmoji } from "./emoji.js";
import { isReservedWord } from "./reserved-word.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const maxLength = userLimits.userName.maxLength.value;

/** A userName as it is to be stored, before anyone has looked whether it is free. */
export interface WantedUserName {
  /** `derived` from an e-mail address: a clash is resolved by a number; a `plain` one was chosen by the client. */
  readonly kind: "plain" | "derived";
  readonly name: string;
}

/**
 * The userName that a client's value of `userName` or `nickName` asks for: lower case, an e-mail address cut to its
 * local part, every other character than letters, digits, `.`, `_` and `-` turned into `_`.
 */
export function readUserName(sent: string, attribute: "userName" | "nickName"): Ruled<WantedUserName> {
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

/** Refuses a name of which only signs are left. A nickname is asked only where it becomes the userName. */
export function refuseNoName(name: string): Refusal | undefined {
  if (/[a-z0-9]/.test(name)) return undefined;
  return refuse(userCodes.userName.invalid, { rule, found: name, wanted: "a letter or a digit" });
}

/**
 * The first free name of `stem2`, `stem3` and so on.
 * @param skip how many free names are passed over, as long as there are others
 * @returns undefined where no number fits into the greatest length
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

function convert(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9._-]/gu, "_");
}
