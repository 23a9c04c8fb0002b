import { serviceLimits } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { countCharacters } from "../../values/characters.js";
import { mainNameOf } from "../directory/emoji/main-name.js";
import { refuse } from "./refusal.js";

const { value: maxLink } = serviceLimits.bookmarkLink;

/** Refuses a link that is not an address for browsers. */
export function refuseLink(link: string | undefined) {
  if (link !== undefined && isLink(link)) return undefined;
  return refuse("invalid_link", link, `an http or https URL of at most ${maxLink} characters`);
}

function isLink(link: string): boolean {
  if (countCharacters(link) > maxLink || !/^https?:\/\/[^\s/]/i.test(link) || /\p{Cc}/u.test(link)) return false;
  return URL.canParse(link);
}

/** Reads an emoji with or without colons. Undefined for none. */
export async function readEmoji(sent: string | undefined, caller: WebapiCaller, store: Store) {
  if (sent === undefined || sent === "") return { ok: true, emoji: undefined } as const;
  const name = /^:(.+):$/.exec(sent)?.[1] ?? sent;
  const home = (caller.organization ?? caller.workspace).id;
  const main = await mainNameOf(name, home, store);
  if (main === undefined) return refuse("invalid_emoji", sent, "the name of an emoji");
  return { ok: true, emoji: `:${main}:` } as const;
}
