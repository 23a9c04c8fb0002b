import { serviceLimits } from "../../generated/service.js";
import type { Refused } from "../../store/refusal.js";
import { countCharacters } from "../../values/characters.js";
import { isReservedWord } from "../../values/reserved-word.js";
import { refuse } from "./refusal.js";

const { userGroupName, userGroupDescription, userGroupHandle } = serviceLimits;

/** Reads the name of a user group: trimmed, and not blank. */
export function readName(
  sent: string,
): { readonly ok: true; readonly name: string } | Refused<"missing_subteam_name" | "name_too_long"> {
  const name = sent.trim();
  if (name === "") return refuse("missing_subteam_name", sent, "a name");
  const length = countCharacters(name);
  if (length > userGroupName.value) {
    return refuse("name_too_long", length, `at most ${userGroupName.value} characters`);
  }
  return { ok: true, name };
}

/** Refuses a description that is too long. */
export function refuseDescription(sent = ""): Refused<"description_too_long"> | undefined {
  const length = countCharacters(sent);
  if (length <= userGroupDescription.value) return undefined;
  return refuse("description_too_long", length, `at most ${userGroupDescription.value} characters`);
}

/** Refuses a handle that no user group can have. */
export function refuseHandle(sent: string): Refused<"bad_handle" | "forbidden_handle"> | undefined {
  const isLegal = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}._-]+$/u.test(sent) && countCharacters(sent) <= userGroupHandle.value;
  if (!isLegal) return refuse("bad_handle", sent, "lower-case letters, digits and . _ -");
  return isReservedWord(sent) ? refuse("forbidden_handle", sent, "no reserved word") : undefined;
}
