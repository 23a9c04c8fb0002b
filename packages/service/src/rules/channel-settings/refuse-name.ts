import { reservedChannelNames, serviceLimits } from "../../generated/service.js";
import type { Refused } from "../../store/refusal.js";
import { hasNameCharacters } from "../../values/channel-name.js";
import { countCharacters } from "../../values/characters.js";
import { refuseChange } from "../conversations/refusal.js";

type NameCode = "invalid_name" | "invalid_name_maxlength" | "invalid_name_punctuation" | "invalid_name_specials";

/** Refuses a name that no channel may have. */
export function refuseName(name: string): Refused<NameCode> | undefined {
  const { value } = serviceLimits.channelName;
  if (countCharacters(name) > value) return refuseChange("invalid_name_maxlength", name, `at most ${value} characters`);
  if (/^[-_]+$/.test(name)) return refuseChange("invalid_name_punctuation", name, "letters or digits");
  if (!hasNameCharacters(name)) {
    return refuseChange("invalid_name_specials", name, "lower-case letters, digits, hyphens and underscores");
  }
  return reservedChannelNames.has(name) ? refuseChange("invalid_name", name, "a name that is not reserved") : undefined;
}
