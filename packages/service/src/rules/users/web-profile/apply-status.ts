import type { User } from "../../../model/user.js";
import { accept } from "../../../store/refusal.js";
import { toInstant } from "../../../values/instant.js";
import { without } from "../changes/user-draft.js";
import type { SentProfile } from "./read-sent.js";
import { type Checked, refuse } from "./refusal.js";

/** Maximum lengths, in characters. */
const [maxTextLength, maxEmojiLength] = [100, 256] as const;

/** Emoji of a status with a text only. */
const defaultEmoji = ":speech_balloon:";

/** Applies the status of a profile. */
export function applyStatus(user: User, { texts, statusExpiration }: SentProfile): Checked<User> {
  const { status_text: sentText, status_emoji: sentEmoji } = texts;
  if (sentText === undefined && sentEmoji === undefined && statusExpiration === undefined) return accept(user);
  const [text, emoji] = [sentText ?? user.status?.text ?? "", sentEmoji ?? user.status?.emoji ?? ""];
  if ([...text].length > maxTextLength) return refuse("too_long", text, `at most ${maxTextLength} characters`);
  if ([...emoji].length > maxEmojiLength) return refuse("too_long", emoji, `at most ${maxEmojiLength} characters`);
  if (text === "" && emoji === "") return accept(without(user, "status"));
  const clearsOnlyText = sentText === "" && sentEmoji === undefined;
  const clearsOnlyEmoji = sentEmoji === "" && sentText === undefined;
  if (clearsOnlyText || clearsOnlyEmoji) {
    return refuse("must_clear_both_status_text_and_status_emoji", { text, emoji }, "both empty, or none of them");
  }
  const { expiration } = user.status ?? {};
  const kept = statusExpiration === undefined ? expiration : ends(statusExpiration);
  const status = { text, emoji: emoji === "" ? defaultEmoji : emoji, ...(kept !== undefined && { expiration: kept }) };
  return accept({ ...user, status });
}

/** Instant of a Unix time in seconds; undefined for 0, which means never. */
function ends(seconds: number): string | undefined {
  return seconds === 0 ? undefined : toInstant(seconds * 1000);
}
