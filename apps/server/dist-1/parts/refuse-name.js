import { An as countCharacters, K as hasNameCharacters, St as refuseChange } from "./rules.js";
import { Qo as serviceLimits, Yo as reservedChannelNames } from "./server.js";
// ../../packages/service/src/channel-settings/refuse-name.ts
function refuseName(name) {
	const { value } = serviceLimits.channelName;
	if (countCharacters(name) > value) return refuseChange("invalid_name_maxlength", name, `at most ${value} characters`);
	if (/^[-_]+$/.test(name)) return refuseChange("invalid_name_punctuation", name, "letters or digits");
	if (!hasNameCharacters(name)) return refuseChange("invalid_name_specials", name, "lower-case letters, digits, hyphens and underscores");
	return reservedChannelNames.has(name) ? refuseChange("invalid_name", name, "a name that is not reserved") : void 0;
}
export { refuseName as t };
