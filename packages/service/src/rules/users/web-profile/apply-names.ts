import type { User } from "../../../model/user.js";
import { accept, type Refusal } from "../../../store/refusal.js";
import { isReservedWord } from "../../../values/reserved-word.js";
import { readDisplayName } from "../names/display-name.js";
import { hasEmoji } from "../names/emoji.js";
import { mergeName } from "../names/name.js";
import type { SentProfile } from "./read-sent.js";
import { type Checked, refuse } from "./refusal.js";

/** Maximum lengths, in characters. */
const maxLengths = { display_name: 80, first_name: 35, last_name: 35, real_name: 71 } as const;
const names = ["display_name", "first_name", "last_name", "real_name"] as const;

/** Applies the names of a profile. They follow the rules of SCIM, so that both can write what the other reads. */
export function applyNames(user: User, { texts }: SentProfile): Checked<User> {
  for (const key of names) {
    const refusal = texts[key] === undefined ? undefined : refuseName(texts[key], maxLengths[key]);
    if (refusal !== undefined) return refusal;
  }
  const display = texts.display_name === undefined ? accept(user.displayName) : readDisplayName(texts.display_name);
  if (!display.ok) return invalid(display);
  const { first_name: first, last_name: last, real_name: real } = texts;
  const isSplit = first !== undefined || last !== undefined;
  const name = mergeName(user.name, {
    ...(first !== undefined && { givenName: first }),
    ...(last !== undefined && { familyName: last }),
    ...(real !== undefined && !isSplit && { formatted: real }),
  });
  if (!name.ok) return invalid(name);
  return accept({ ...user, displayName: display.value ?? user.userName, name: name.value });
}

function refuseName(text: string, maxLength: number) {
  if (text.startsWith("@")) return refuse("invalid_starts_with_at", text, "a name without @");
  if (hasEmoji(text)) return refuse("invalid_emoji_not_allowed", text, "no emoji");
  if (/https?:\/\/|^www\./i.test(text)) return refuse("name_not_allowed", text, "no URL");
  if (isReservedWord(text)) return refuse("reserved_name", text, "another name");
  if ([...text].length > maxLength) return refuse("too_long", text, `at most ${maxLength} characters`);
  return undefined;
}

function invalid({ reason }: Refusal) {
  return refuse("invalid_profile", reason?.found, reason?.wanted);
}
