import { t as mainNameOf } from "./main-name.js";
import { Qo as serviceLimits } from "./server.js";
import { An as countCharacters } from "./rules.js";
import { r as refuse } from "./find-shelf.js";
// ../../packages/service/src/bookmarks/read-parts.ts
const { value: maxLink } = serviceLimits.bookmarkLink;
function refuseLink(link) {
	if (link !== void 0 && isLink(link)) return void 0;
	return refuse("invalid_link", link, `an http or https URL of at most ${maxLink} characters`);
}
function isLink(link) {
	if (countCharacters(link) > maxLink || !/^https?:\/\/[^\s/]/i.test(link) || /\p{Cc}/u.test(link)) return false;
	return URL.canParse(link);
}
async function readEmoji(sent, caller, store) {
	if (sent === void 0 || sent === "") return {
		ok: true,
		emoji: void 0
	};
	const name = /^:(.+):$/.exec(sent)?.[1] ?? sent;
	const home = (caller.organization ?? caller.workspace).id;
	const main = await mainNameOf(name, home, store);
	if (main === void 0) return refuse("invalid_emoji", sent, "the name of an emoji");
	return {
		ok: true,
		emoji: `:${main}:`
	};
}
export { refuseLink as n, readEmoji as t };
